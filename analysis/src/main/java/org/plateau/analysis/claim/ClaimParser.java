package org.plateau.analysis.claim;

import java.util.List;
import java.util.Set;

/**
 * Recursive descent over {@code or := and ("or" and)*}, {@code and := not ("and" not)*}, {@code not
 * := "not" not | "(" or ")" | predicate | comparison}.
 */
final class ClaimParser {
  private static final Set<String> SIGNS = Set.of("<", "<=", ">", ">=", "=", "==", "!=");
  private static final Set<String> RESERVED =
      Set.of(
          "and", "or", "not", "leads", "first", "never_steady", "rank", "published_rank", "ratio");

  /** Nesting beyond this is nobody's claim, and would only exhaust the stack. */
  private static final int DEEPEST = 100;

  private final List<Token> tokens;
  private int next;
  private int depth;

  ClaimParser(String text) {
    tokens = Token.of(text);
  }

  Claim parse() {
    Claim claim = or();
    Token rest = peek();
    if (rest.kind() != Token.Kind.END) {
      throw unexpected(rest, "and, or, or the end");
    }
    return claim;
  }

  private Claim or() {
    Claim claim = and();
    while (peek().is("or")) {
      next++;
      claim = new Claim.Or(claim, and());
    }
    return claim;
  }

  private Claim and() {
    Claim claim = not();
    while (peek().is("and")) {
      next++;
      claim = new Claim.And(claim, not());
    }
    return claim;
  }

  private Claim not() {
    depth++;
    if (depth > DEEPEST) {
      throw unexpected(peek(), "at most " + DEEPEST + " levels of nesting");
    }
    Claim claim = primary();
    depth--;
    return claim;
  }

  private Claim primary() {
    Token token = peek();
    if (token.is("not")) {
      next++;
      return new Claim.Not(not());
    }
    if (token.is("(")) {
      next++;
      Claim claim = or();
      expect(")");
      return claim;
    }
    return switch (token.kind() == Token.Kind.NAME ? token.text() : "") {
      case "leads" -> new Claim.Leads(argument());
      case "first" -> new Claim.First(argument());
      case "never_steady" -> new Claim.NeverSteady(argument());
      default -> comparison();
    };
  }

  private Claim comparison() {
    Operand left = operand();
    Token sign = peek();
    if (!SIGNS.contains(sign.text()) || sign.kind() != Token.Kind.SIGN) {
      throw unexpected(sign, "one of < <= > >= = !=");
    }
    next++;
    return new Claim.Comparison(left, sign.text(), operand());
  }

  private Operand operand() {
    Token token = peek();
    if (token.kind() == Token.Kind.NUMBER) {
      next++;
      return new Operand.Literal(Double.parseDouble(token.text()));
    }
    if (token.is("rank")) {
      return new Operand.Rank(argument());
    }
    if (token.is("published_rank")) {
      return new Operand.PublishedRank(argument());
    }
    if (token.is("ratio")) {
      next++;
      expect("(");
      String over = figure();
      expect(",");
      String under = figure();
      expect(")");
      return new Operand.Ratio(over, under);
    }
    return new Operand.Value(figure());
  }

  /** {@code (f)} after the name of a predicate. */
  private String argument() {
    next++;
    expect("(");
    String figure = figure();
    expect(")");
    return figure;
  }

  private String figure() {
    Token token = peek();
    if (token.kind() != Token.Kind.NAME || RESERVED.contains(token.text())) {
      throw unexpected(token, "the name of a figure");
    }
    next++;
    return token.text();
  }

  private void expect(String sign) {
    Token token = peek();
    if (!token.is(sign)) {
      throw unexpected(token, "\"" + sign + "\"");
    }
    next++;
  }

  private Token peek() {
    return tokens.get(next);
  }

  private static ClaimException unexpected(Token token, String expected) {
    return new ClaimException(token.column(), token.shown(), expected);
  }
}
