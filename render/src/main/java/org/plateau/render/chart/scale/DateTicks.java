package org.plateau.render.chart.scale;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Ticks of a calendar axis at the turn of years, quarters or months, as ISO 8601 writes them. */
public final class DateTicks {
  private static final int[] STEPS = {1, 3, 6, 12, 24, 60, 120, 240};

  private DateTicks() {}

  /** A day and its words: {@code 2014}, or {@code 2014-07} where months matter. */
  public record Tick(LocalDate date, String label) {}

  /**
   * At most {@code most} ticks inside the range; the range's first day alone if no month begins in
   * it.
   */
  public static List<Tick> between(LocalDate from, LocalDate to, int most) {
    for (int step : STEPS) {
      List<Tick> ticks = every(step, from, to);
      if (ticks.size() <= most) {
        return ticks.isEmpty() ? List.of(new Tick(from, from.toString())) : ticks;
      }
    }
    throw new IllegalArgumentException("history from " + from + " to " + to + " is too long");
  }

  private static List<Tick> every(int months, LocalDate from, LocalDate to) {
    List<Tick> ticks = new ArrayList<>();
    int first = from.getYear() * 12 + from.getMonthValue() - 1;
    for (int month = Math.floorDiv(first, months) * months; ; month += months) {
      LocalDate date = LocalDate.of(Math.floorDiv(month, 12), Math.floorMod(month, 12) + 1, 1);
      if (date.isAfter(to)) {
        return ticks;
      }
      if (!date.isBefore(from)) {
        String iso = date.toString();
        ticks.add(new Tick(date, months >= 12 ? iso.substring(0, 4) : iso.substring(0, 7)));
      }
    }
  }
}
