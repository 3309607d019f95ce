package org.plateau.render.text;

import java.util.Arrays;

/** On which side of the printed value the true one lies. */
public enum Bound {
  EXACT("", ""),
  APPROX("approx", "≈"),
  BELOW("lt", "<"),
  AT_MOST("le", "≤"),
  ABOVE("gt", ">"),
  AT_LEAST("ge", "≥");

  private final String id;
  private final String operator;

  Bound(String id, String operator) {
    this.id = id;
    this.operator = operator;
  }

  /** The value of {@code data-bound}; empty for exact values, which carry none. */
  public String id() {
    return id;
  }

  /** What is printed before the number, followed by a no-break space; empty for exact values. */
  public String operator() {
    return operator;
  }

  /** The bound with this {@link #id()}. */
  public static Bound of(String id) {
    return Arrays.stream(values())
        .filter(bound -> bound.id.equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("bound " + id + " is unknown"));
  }

  /** The bound with this {@link #operator()}. */
  static Bound ofOperator(String operator) {
    return Arrays.stream(values())
        .filter(bound -> bound.operator.equals(operator))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("operator " + operator + " is unknown"));
  }
}
