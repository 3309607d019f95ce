package org.plateau.render.chart.svg;

/** Prints coordinates to one decimal, and nothing of the machine's locale. */
final class Tenths {
  private Tenths() {}

  static long of(double value) {
    return Math.round(value * 10);
  }

  static String print(double value) {
    return print(of(value));
  }

  static String print(long tenths) {
    long whole = Math.abs(tenths) / 10;
    long rest = Math.abs(tenths) % 10;
    String digits = rest == 0 ? Long.toString(whole) : whole + "." + rest;
    return tenths < 0 ? "-" + digits : digits;
  }

  /** Two decimals, for stroke widths and opacities. */
  static String hundredths(double value) {
    long hundredths = Math.round(value * 100);
    long rest = hundredths % 100;
    if (rest == 0) {
      return Long.toString(hundredths / 100);
    }
    String two = (rest < 10 ? "0" : "") + rest;
    return hundredths / 100 + "." + (rest % 10 == 0 ? two.substring(0, 1) : two);
  }
}
