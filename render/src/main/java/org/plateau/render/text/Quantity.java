package org.plateau.render.text;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * A named value together with the decision how it is printed.
 *
 * @param name the figure's name in the review, as {@code data-figure} repeats it
 * @param value in the unit's {@linkplain Unit#base() base unit}, at full precision
 * @param unit in which it is printed
 * @param decimals digits after the point, 0 to 9
 * @param bound on which side the true value lies
 * @param worded whether the sentence says the bound in words, so that no operator is printed
 */
public record Quantity(
    String name, BigDecimal value, Unit unit, int decimals, Bound bound, boolean worded) {
  public Quantity {
    Objects.requireNonNull(value, "value");
    if (name.isBlank()) {
      throw new IllegalArgumentException("a figure without a name: " + value);
    }
    if (decimals < 0 || decimals > 9) {
      throw new IllegalArgumentException(name + " with " + decimals + " decimals");
    }
  }

  /** An exact value, printed with an operator if it ever gets a bound. */
  Quantity(String name, BigDecimal value, Unit unit, int decimals) {
    this(name, value, unit, decimals, Bound.EXACT, false);
  }

  /** The same value under another bound, with its operator. */
  public Quantity bounded(Bound to) {
    return new Quantity(name, value, unit, decimals, to, false);
  }

  /** The same value under a bound that the sentence says in words. */
  public Quantity boundedInWords(Bound to) {
    return new Quantity(name, value, unit, decimals, to, true);
  }

  /** The same value printed with so many decimals. */
  public Quantity withDecimals(int digits) {
    return new Quantity(name, value, unit, digits, bound, worded);
  }

  /**
   * The same value printed in another unit, at the precision that unit asks for.
   *
   * @throws IllegalArgumentException when the unit has another base
   */
  public Quantity in(Unit other) {
    if (!other.base().equals(unit.base())) {
      throw new IllegalArgumentException(name + " is kept in " + unit.base() + ", not " + other);
    }
    int digits = Precision.decimals(value, other);
    return new Quantity(name, value, other, digits, bound, worded);
  }
}
