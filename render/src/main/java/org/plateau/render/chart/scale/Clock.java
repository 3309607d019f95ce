package org.plateau.render.chart.scale;

/** Prints durations as h:mm, the same in every language. */
public final class Clock {
  private Clock() {}

  /**
   * Hours and minutes, rounded to the nearest minute.
   *
   * @param seconds zero or more
   */
  public static String hoursMinutes(double seconds) {
    long minutes = Math.round(seconds / 60);
    long rest = minutes % 60;
    return minutes / 60 + ":" + (rest < 10 ? "0" : "") + rest;
  }
}
