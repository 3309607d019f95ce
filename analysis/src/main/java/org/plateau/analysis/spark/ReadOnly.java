package org.plateau.analysis.spark;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.sql.catalyst.analysis.UnresolvedFunction;
import org.apache.spark.sql.catalyst.analysis.UnresolvedRelation;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.PlanExpression;
import org.apache.spark.sql.catalyst.plans.logical.Command;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.ParsedStatement;
import org.apache.spark.sql.catalyst.plans.logical.ScriptTransformation;
import org.apache.spark.sql.catalyst.trees.TreeNode;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Refuses every statement that is more than a question: decided on the parsed plan, since text can
 * hide anything in comments, quotes and subqueries.
 */
final class ReadOnly {
  private static final Set<String> QUESTIONS =
      Set.of(
          "ShowTables",
          "ShowColumns",
          "ShowFunctions",
          "ShowViews",
          "DescribeRelation",
          "DescribeColumn",
          "DescribeQueryCommand",
          "DescribeFunction");

  /** They call any method of any class on the class path. */
  private static final Set<String> REFLECTION = Set.of("reflect", "java_method", "try_reflect");

  private ReadOnly() {}

  /** Why the plan is refused; empty when it only reads the views. */
  static Optional<String> objection(LogicalPlan plan) {
    if (QUESTIONS.contains(plan.getClass().getSimpleName())) {
      return Optional.empty();
    }
    return inside(plan);
  }

  private static Optional<String> inside(TreeNode<?> node) {
    Optional<String> own = own(node);
    if (own.isPresent()) {
      return own;
    }
    if (node instanceof LogicalPlan plan) {
      for (Expression expression : CollectionConverters.asJava(plan.expressions())) {
        Optional<String> found = inside(expression);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    if (node instanceof PlanExpression<?> subquery) {
      Optional<String> found = inside(subquery.plan());
      if (found.isPresent()) {
        return found;
      }
    }
    Optional<String> below = among(CollectionConverters.asJava(node.children()));
    return below.isPresent() ? below : among(CollectionConverters.asJava(node.innerChildren()));
  }

  private static Optional<String> among(Iterable<?> nodes) {
    for (Object node : nodes) {
      if (node instanceof TreeNode<?> tree) {
        Optional<String> found = inside(tree);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> own(TreeNode<?> node) {
    if (node instanceof Command
        || node instanceof ParsedStatement
        || node instanceof ScriptTransformation) {
      return Optional.of("the statement " + node.getClass().getSimpleName());
    }
    if (node instanceof UnresolvedRelation relation && relation.multipartIdentifier().size() > 1) {
      return Optional.of("the table " + relation.name());
    }
    if (node instanceof UnresolvedFunction function) {
      String name = String.valueOf(function.nameParts().last()).toLowerCase(Locale.ROOT);
      if (REFLECTION.contains(name)) {
        return Optional.of("the function " + name);
      }
    }
    return Optional.empty();
  }
}
