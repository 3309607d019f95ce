package org.plateau.render.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;

/**
 * Chooses unit and decimals of a value: rates whole, latencies and bandwidths at two decimals below
 * 10, one below 100, then none, percent at one.
 *
 * <p>Where rounding would carry a value over such a border ({@code 9.996} to {@code 10.00}) the
 * rule of the far side holds.
 */
public final class Precision {
  private static final BigDecimal TEN = BigDecimal.TEN;
  private static final BigDecimal HUNDRED = new BigDecimal(100);
  private static final BigDecimal THOUSAND = new BigDecimal(1000);

  private Precision() {}

  /**
   * A result's value as it is printed where nothing else is asked for.
   *
   * @param value in the metric's base unit
   */
  public static Quantity of(String name, Metric metric, double value) {
    return switch (metric) {
      case IOPS -> rate(name, value, Unit.IOPS);
      case TPS -> rate(name, value, Unit.TPS);
      case QPS -> rate(name, value, Unit.QPS);
      case NOPM -> rate(name, value, Unit.NOPM);
      case BANDWIDTH -> bandwidth(name, value);
      case LATENCY -> latency(name, value);
      case ELAPSED, MOMENT -> exact(name, value, Unit.SECONDS);
    };
  }

  /** A rate in IOPS, TPS, QPS or NOPM. */
  public static Quantity rate(String name, double perUnitOfTime, Unit unit) {
    return exact(name, perUnitOfTime, unit);
  }

  /** A latency: µs below 1 ms, ms below 10 s, else s. */
  public static Quantity latency(String name, double nanos) {
    return ladder(
        name,
        decimal(nanos),
        Unit.MICROSECONDS,
        THOUSAND,
        Unit.MILLISECONDS,
        new BigDecimal(10_000),
        Unit.SECONDS_OF_LATENCY);
  }

  /** A bandwidth: MB/s below 1 GB/s, else GB/s; decimal. */
  public static Quantity bandwidth(String name, double bytesPerSecond) {
    return ladder(
        name,
        decimal(bytesPerSecond),
        Unit.MEGABYTES_PER_SECOND,
        THOUSAND,
        Unit.GIGABYTES_PER_SECOND,
        null,
        Unit.GIGABYTES_PER_SECOND);
  }

  /** A share or a change, {@code 0.383} for 38.3 %. */
  public static Quantity percent(String name, double ratio) {
    return exact(name, ratio, Unit.PERCENT);
  }

  /** A ratio as a bare number, {@code 3.6}. */
  public static Quantity times(String name, double ratio) {
    return exact(name, ratio, Unit.TIMES);
  }

  /** A duration in the words of the language. */
  public static Quantity duration(String name, double seconds) {
    return exact(name, seconds, Unit.DURATION);
  }

  /** A value in exactly this unit. */
  public static Quantity exact(String name, double value, Unit unit) {
    BigDecimal decimal = decimal(value);
    return new Quantity(name, decimal, unit, decimals(decimal, unit));
  }

  static BigDecimal decimal(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw new IllegalArgumentException("a figure of " + value);
    }
    return new BigDecimal(Double.toString(value)).stripTrailingZeros();
  }

  static BigDecimal printed(BigDecimal value, Unit unit, int decimals) {
    return value
        .divide(unit.factor(), MathContext.DECIMAL128)
        .setScale(decimals, RoundingMode.HALF_UP);
  }

  /** The decimals at which a value in its base unit is printed in this unit. */
  static int decimals(BigDecimal value, Unit unit) {
    return switch (unit) {
      case RANK, COUNT, DURATION, CLOCK -> 0;
      case PERCENT -> 1;
      case IOPS, NOPM -> steps(value, unit, 1, 0, 0);
      case TPS, QPS, TIMES -> steps(value, unit, 2, 1, 0);
      case WATTS, CELSIUS -> steps(value, unit, 1, 0, 0);
      default -> steps(value, unit, 2, 1, 0);
    };
  }

  /** Rates below 10 keep a decimal: printed whole, a slow drive would stand at zero. */
  private static int steps(BigDecimal value, Unit unit, int below10, int below100, int above) {
    BigDecimal magnitude = value.abs();
    if (printed(magnitude, unit, below10).compareTo(TEN) < 0) {
      return below10;
    }
    return printed(magnitude, unit, below100).compareTo(HUNDRED) < 0 ? below100 : above;
  }

  private static Quantity ladder(
      String name,
      BigDecimal value,
      Unit small,
      BigDecimal smallEnd,
      Unit middle,
      @Nullable BigDecimal middleEnd,
      Unit large) {
    Unit unit = middle;
    if (printed(value.abs(), small, decimals(value, small)).compareTo(smallEnd) < 0) {
      unit = small;
    } else if (middleEnd != null
        && printed(value.abs(), middle, decimals(value, middle)).compareTo(middleEnd) >= 0) {
      unit = large;
    }
    return new Quantity(name, value, unit, decimals(value, unit));
  }
}
