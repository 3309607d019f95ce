package org.plateau.render.chart.scale;

import java.util.ArrayList;
import java.util.List;

/** Ticks of a time axis from its start: hours, or minutes when it is shorter than two hours. */
public final class TimeTicks {
  private static final int MINUTE = 60;
  private static final int HOUR = 3600;
  private static final int[] STEPS = {
    1,
    2,
    5,
    10,
    15,
    20,
    30,
    MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    20 * MINUTE,
    30 * MINUTE,
    HOUR,
    2 * HOUR,
    3 * HOUR,
    4 * HOUR,
    6 * HOUR,
    12 * HOUR,
    24 * HOUR,
    48 * HOUR
  };

  private TimeTicks() {}

  /** A place on the axis in seconds, and its words. */
  public record Tick(double seconds, String label) {}

  /**
   * Ticks from 0 to at most {@code end}; the last carries the unit after a no-break space.
   *
   * @param end of the axis in seconds, more than 0
   * @param most at most this many ticks after the first
   */
  public static List<Tick> upTo(double end, int most) {
    if (!(end > 0)) {
      throw new IllegalArgumentException("time axis ends at " + end + " s, expected more than 0");
    }
    double step = step(end, most);
    boolean inHours = end >= 2 * HOUR;
    boolean inSeconds = end < 2 * MINUTE;
    int unit = inHours ? HOUR : inSeconds ? 1 : MINUTE;
    List<Tick> ticks = new ArrayList<>();
    int count = (int) Math.floor(end / step * (1 + 1e-12));
    for (int i = 0; i <= count; i++) {
      double seconds = i * step;
      boolean whole = step % unit == 0;
      String label =
          seconds == 0
              ? "0"
              : whole ? AxisNumber.plain(seconds / unit) : Clock.hoursMinutes(seconds);
      ticks.add(
          new Tick(
              seconds,
              i == count ? label + "\u00A0" + (inHours ? "h" : inSeconds ? "s" : "min") : label));
    }
    return ticks;
  }

  private static double step(double end, int most) {
    for (int step : STEPS) {
      if (end / step <= most + 1e-9) {
        return step;
      }
    }
    return Math.ceil(end / most / (24 * HOUR)) * 24 * HOUR;
  }
}
