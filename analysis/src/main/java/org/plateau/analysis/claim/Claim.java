package org.plateau.analysis.claim;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.analysis.statistics.Ranking;

/**
 * A predicate over figures: {@code leads(write-hp) and ratio(write-hp, write) >= 1.5}.
 *
 * <p>{@code leads}: significantly better than every comparable. {@code first}: rank 1, ties
 * allowed. {@code never_steady}. Comparisons ({@code < <= > >= = !=}) between figures, {@code
 * rank(f)}, {@code published_rank(f)}, {@code ratio(a, b)} and numbers. {@code and}, {@code or},
 * {@code not}, parentheses, and nothing else.
 */
public sealed interface Claim {
  /**
   * Reads a predicate.
   *
   * @throws ClaimException with the column of what cannot be read
   */
  static Claim parse(String text) {
    return new ClaimParser(text).parse();
  }

  /** Holds the claim against the facts. */
  Outcome evaluate(Facts facts);

  /** Adds the figures that it names. */
  void addFigures(Set<String> names);

  /** The figures that it names, in order. */
  default Set<String> figures() {
    TreeSet<String> names = new TreeSet<>();
    addFigures(names);
    return names;
  }

  /** Both hold. */
  record And(Claim left, Claim right) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      return left.evaluate(facts).and(right.evaluate(facts));
    }

    @Override
    public void addFigures(Set<String> names) {
      left.addFigures(names);
      right.addFigures(names);
    }
  }

  /** One of them holds, or both. */
  record Or(Claim left, Claim right) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      return left.evaluate(facts).or(right.evaluate(facts));
    }

    @Override
    public void addFigures(Set<String> names) {
      left.addFigures(names);
      right.addFigures(names);
    }
  }

  /** It is known not to hold. */
  record Not(Claim claim) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      return claim.evaluate(facts).negated();
    }

    @Override
    public void addFigures(Set<String> names) {
      claim.addFigures(names);
    }
  }

  /** {@code leads(f)}. */
  record Leads(String figure) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      String shown = "leads(" + figure + ")";
      return facts
          .place(figure)
          .map(place -> Outcome.of(place.leads(), shown + " = " + place.leads()))
          .orElseGet(() -> Outcome.unknown(shown + " is not known"));
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(figure);
    }
  }

  /** {@code first(f)}. */
  record First(String figure) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      Optional<Ranking.Place> place = facts.place(figure);
      return place
          .map(found -> Outcome.of(found.rank() == 1, "rank(" + figure + ") = " + found.rank()))
          .orElseGet(() -> Outcome.unknown("rank(" + figure + ") is not known"));
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(figure);
    }
  }

  /** {@code never_steady(f)}. */
  record NeverSteady(String figure) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      String shown = "never_steady(" + figure + ")";
      return facts
          .neverSteady(figure)
          .map(never -> Outcome.of(never, shown + " = " + never))
          .orElseGet(() -> Outcome.unknown(shown + " is not known"));
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(figure);
    }
  }

  /** {@code rank(f) <= 2}. */
  record Comparison(Operand left, String operator, Operand right) implements Claim {
    @Override
    public Outcome evaluate(Facts facts) {
      Optional<Double> x = left.value(facts);
      Optional<Double> y = right.value(facts);
      if (x.isEmpty() || y.isEmpty()) {
        return Outcome.unknown((x.isEmpty() ? left : right).shown() + " is not known");
      }
      boolean holds = holds(x.get(), y.get());
      return Outcome.of(holds, left.evidence(x.get()) + ", " + right.evidence(y.get()));
    }

    private boolean holds(double x, double y) {
      return switch (operator) {
        case "<" -> x < y;
        case "<=" -> x <= y;
        case ">" -> x > y;
        case ">=" -> x >= y;
        case "!=" -> x != y;
        case "=", "==" -> x == y;
        default -> throw new IllegalStateException("operator " + operator);
      };
    }

    @Override
    public void addFigures(Set<String> names) {
      left.addFigures(names);
      right.addFigures(names);
    }
  }
}
