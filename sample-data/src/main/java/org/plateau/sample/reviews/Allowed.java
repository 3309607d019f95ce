package org.plateau.sample.reviews;

/**
 * What a quantity of one run may come out as, in base units.
 *
 * @param low least
 * @param high largest
 * @param aim what it is when nothing else speaks against it
 */
record Allowed(double low, double high, double aim) {
  /** Published as about this: half a percent is kept from the 5 % that the word leaves. */
  private static final double NEAR = 0.045;

  Allowed {
    if (!(low <= aim && aim <= high)) {
      throw new IllegalArgumentException(aim + " is not within " + low + " to " + high);
    }
  }

  static Allowed exactly(double value) {
    return new Allowed(value, value, value);
  }

  static Allowed about(double value) {
    return new Allowed(value * (1 - NEAR), value * (1 + NEAR), value);
  }

  /**
   * A value from a stretch.
   *
   * @param share 0 at the low end, 1 at the high one
   */
  static Allowed within(double low, double high, double share) {
    return new Allowed(low, high, low + (high - low) * share);
  }

  boolean isExact() {
    return low == high;
  }

  double clamp(double value) {
    return Math.max(low, Math.min(high, value));
  }

  /** What both allow. */
  Allowed and(Allowed other) {
    double least = Math.max(low, other.low);
    double largest = Math.min(high, other.high);
    if (least > largest) {
      throw new IllegalArgumentException(this + " and " + other + " have nothing in common");
    }
    double wanted = other.isExact() ? other.aim : aim;
    return new Allowed(least, largest, Math.max(least, Math.min(largest, wanted)));
  }
}
