package org.plateau.ingest.fio;

/** Numbers as fio writes them for people: {@code 34.2k}, {@code 1805.8K}, {@code 14.3GiB}. */
final class HumanNumber {
  private HumanNumber() {}

  /** A count or latency; k, M, G are powers of 1000 here (fio {@code num2str}, base 1000). */
  static double decimal(String text) {
    return scaled(text.strip(), 1000);
  }

  /**
   * An amount in bytes. {@code KiB} and the {@code KB} of fio 2 are powers of 1024, {@code kB} of
   * 1000; a small {@code b}, or {@code bit}, counts bits (formats.md 3.9, 7.3).
   *
   * @param binary whether units without {@code i} are powers of 1024: true for fio 2's layout
   */
  static double bytes(String number, String unit, boolean binary) {
    double value = Double.parseDouble(number);
    String u = unit.strip();
    boolean bits = u.endsWith("bit") || u.endsWith("b");
    String prefix = u.replaceAll("(i?B|i?bit|i?b)$", "");
    boolean power2 = u.contains("iB") || u.contains("ibit") || u.contains("ib") || binary;
    double factor = Math.pow(power2 ? 1024 : 1000, exponent(prefix));
    return value * factor / (bits ? 8 : 1);
  }

  private static double scaled(String text, int base) {
    int end = text.length();
    while (end > 0 && Character.isLetter(text.charAt(end - 1))) {
      end--;
    }
    return Double.parseDouble(text.substring(0, end))
        * Math.pow(base, exponent(text.substring(end)));
  }

  private static int exponent(String prefix) {
    return prefix.isEmpty() ? 0 : "KMGTPE".indexOf(Character.toUpperCase(prefix.charAt(0))) + 1;
  }
}
