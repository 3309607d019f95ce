package org.plateau.analysis.statistics;

/** Student's t distribution: quantiles for intervals, tail probabilities for tests. */
public final class StudentT {
  private StudentT() {}

  /**
   * The value that |T| exceeds with the given probability.
   *
   * @param tails probability of both tails, more than 0 and below 1: 0.05 for a 95 % interval
   * @param degrees degrees of freedom, more than 0, not necessarily whole
   */
  public static double twoSided(double tails, double degrees) {
    double low = 0;
    double high = 1;
    while (tailProbability(high, degrees) > tails) {
      high *= 2;
    }
    for (int i = 0; i < 200 && high - low > 1e-13 * high; i++) {
      double middle = (low + high) / 2;
      if (tailProbability(middle, degrees) > tails) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** Probability that |T| exceeds |t|. */
  public static double tailProbability(double t, double degrees) {
    return Double.isInfinite(t) ? 0 : incompleteBeta(degrees / 2, degrees / (degrees + t * t));
  }

  /** Regularised incomplete beta function I_x(a, 1/2), by Lentz's continued fraction. */
  private static double incompleteBeta(double a, double x) {
    double b = 0.5;
    if (x <= 0 || x >= 1) {
      return x <= 0 ? 0 : 1;
    }
    double front =
        Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * log1m(x));
    return x < (a + 1) / (a + b + 2)
        ? front * fraction(a, b, x) / a
        : 1 - front * fraction(b, a, 1 - x) / b;
  }

  private static double log1m(double x) {
    return Math.log1p(-x);
  }

  private static double fraction(double a, double b, double x) {
    double c = 1;
    double d = 1 / kept(1 - (a + b) * x / (a + 1));
    double product = d;
    for (int m = 1; m <= 1000; m++) {
      double even = m * (b - m) * x / ((a - 1 + 2 * m) * (a + 2 * m));
      d = 1 / kept(1 + even * d);
      c = kept(1 + even / c);
      product *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 1 + 2 * m));
      d = 1 / kept(1 + odd * d);
      c = kept(1 + odd / c);
      product *= d * c;
      if (Math.abs(d * c - 1) < 1e-15) {
        break;
      }
    }
    return product;
  }

  private static double kept(double value) {
    return Math.abs(value) < 1e-300 ? 1e-300 : value;
  }

  /** Stirling's series, at arguments raised to 10 and more. */
  private static double logGamma(double x) {
    double shifted = x;
    double below = 0;
    while (shifted < 10) {
      below += Math.log(shifted);
      shifted++;
    }
    double square = shifted * shifted;
    double series = (1 / 12.0 - (1 / 360.0 - (1 / 1260.0 - 1 / 1680.0 / square) / square) / square);
    return (shifted - 0.5) * Math.log(shifted)
        - shifted
        + 0.5 * Math.log(2 * Math.PI)
        + series / shifted
        - below;
  }
}
