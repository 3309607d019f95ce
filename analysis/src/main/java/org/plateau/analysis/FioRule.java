package org.plateau.analysis;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The settings of fio's own steady-state detection ({@code steadystate}, {@code ss_dur}, {@code
 * ss_interval}; fio {@code steadystate.c} 3.42, formats.md 8.4).
 *
 * @param window {@code ss_dur}
 * @param interval {@code ss_interval}, 1 s unless set
 * @param rangeLimit largest deviation from the mean over the mean, exclusive
 * @param slopeLimit largest slope per sample over the mean, absolute, exclusive
 */
public record FioRule(Duration window, Duration interval, double rangeLimit, double slopeLimit)
    implements java.io.Serializable {
  /** Five minutes of one-second samples, 10 % either way and 10 % over the window. */
  public static final FioRule DEFAULT =
      new FioRule(Duration.ofSeconds(300), Duration.ofSeconds(1), 0.10, 0.10 / 299);

  private static final Pattern LIMIT =
      Pattern.compile("(?:iops|bw|lat)(_slope)?:([0-9]+(?:\\.[0-9]+)?)%");

  private static final Pattern TIME = Pattern.compile("([0-9]{1,9})(ms|s|m|h)?");

  public FioRule {
    if (interval.isZero() || interval.isNegative() || window.compareTo(interval) < 0) {
      throw new IllegalArgumentException("window " + window + " of intervals " + interval);
    }
  }

  /** Samples in the window, at least 2. */
  public int samples() {
    return (int) Math.max(2, window.toNanos() / interval.toNanos());
  }

  /** A time as fio's job files write it: {@code 240}, {@code 240s}, {@code 4m}. */
  static Optional<Duration> time(String text) {
    Matcher matcher = TIME.matcher(text.trim());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    long amount = Long.parseLong(matcher.group(1));
    String unit = matcher.group(2) == null ? "s" : matcher.group(2);
    Duration time =
        switch (unit) {
          case "ms" -> Duration.ofMillis(amount);
          case "m" -> Duration.ofMinutes(amount);
          case "h" -> Duration.ofHours(amount);
          default -> Duration.ofSeconds(amount);
        };
    return time.isZero() ? Optional.empty() : Optional.of(time);
  }

  /**
   * The rule that a run's own option states.
   *
   * @param option {@code iops_slope:0.3%}, {@code bw:10.000000%}; a limit without percent is
   *     absolute, and is not understood
   * @param window {@code ss_dur}
   */
  public static Optional<FioRule> of(String option, Duration window, Duration interval) {
    Matcher matcher = LIMIT.matcher(option);
    if (!matcher.matches() || window.compareTo(interval) < 0) {
      return Optional.empty();
    }
    double limit = Double.parseDouble(matcher.group(2)) / 100;
    int samples = (int) Math.max(2, window.toNanos() / interval.toNanos());
    return Optional.of(
        matcher.group(1) == null
            ? new FioRule(window, interval, limit, limit / (samples - 1))
            : new FioRule(window, interval, DEFAULT.rangeLimit(), limit));
  }
}
