package org.plateau.analysis;

import java.math.BigDecimal;
import java.util.Locale;

/**
 * Which statistic of a metric a value is.
 *
 * @param kind mean, minimum, maximum, standard deviation, percentile
 * @param rank the percentile's rank in percent, above 0 and below 100; 0 for the others
 */
public record Statistic(Kind kind, double rank) {
  /** The kinds of statistic. */
  public enum Kind {
    MEAN,
    MIN,
    MAX,
    STDDEV,
    PERCENTILE
  }

  public static final Statistic MEAN = new Statistic(Kind.MEAN, 0);
  public static final Statistic MIN = new Statistic(Kind.MIN, 0);
  public static final Statistic MAX = new Statistic(Kind.MAX, 0);
  public static final Statistic STDDEV = new Statistic(Kind.STDDEV, 0);

  public Statistic {
    boolean percentile = kind == Kind.PERCENTILE;
    if (percentile != (rank > 0 && rank < 100)) {
      throw new IllegalArgumentException(kind + " with rank " + rank);
    }
  }

  /**
   * A percentile.
   *
   * @param rank in percent, above 0 and below 100
   */
  public static Statistic percentile(double rank) {
    return new Statistic(Kind.PERCENTILE, rank);
  }

  /** {@code mean}, {@code max}, {@code p99.9}. */
  public String id() {
    return kind == Kind.PERCENTILE
        ? "p" + BigDecimal.valueOf(rank).stripTrailingZeros().toPlainString()
        : kind.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The statistic with this {@link #id()}.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static Statistic of(String id) {
    if (id.startsWith("p") && id.length() > 1) {
      return percentile(Double.parseDouble(id.substring(1)));
    }
    return new Statistic(Kind.valueOf(id.toUpperCase(Locale.ROOT)), 0);
  }

  @Override
  public String toString() {
    return id();
  }
}
