package org.plateau.render.text;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;

/** A unit as printed, with the base unit in which its values are kept. */
public enum Unit {
  IOPS("IOPS", "1/s", "1"),
  TPS("TPS", "1/s", "1"),
  QPS("QPS", "1/s", "1"),
  NOPM("NOPM", "1/min", "1"),
  MICROSECONDS("µs", "ns", "1000"),
  MILLISECONDS("ms", "ns", "1000000"),
  SECONDS_OF_LATENCY("s", "ns", "1000000000"),
  SECONDS("s", "s", "1"),
  /** Hours and minutes in the words of the language, for running text. */
  DURATION("", "s", "1"),
  /** {@code h:mm}, for axes and tables. */
  CLOCK("", "s", "1"),
  MEGABYTES_PER_SECOND("MB/s", "B/s", "1000000"),
  GIGABYTES_PER_SECOND("GB/s", "B/s", "1000000000"),
  MEGABYTES("MB", "B", "1000000"),
  GIGABYTES("GB", "B", "1000000000"),
  TERABYTES("TB", "B", "1000000000000"),
  PETABYTES("PB", "B", "1000000000000000"),
  PERCENT("%", "ratio", "0.01"),
  /** A bare ratio; the word for "times" is the sentence's. */
  TIMES("", "ratio", "1"),
  RANK("", "rank", "1"),
  COUNT("", "count", "1"),
  WATTS("W", "W", "1"),
  CELSIUS("°C", "°C", "1");

  private final String symbol;
  private final String base;
  private final BigDecimal factor;

  Unit(String symbol, String base, String factor) {
    this.symbol = symbol;
    this.base = base;
    this.factor = new BigDecimal(factor);
  }

  /** What is printed after the number, the same in every language; empty for bare numbers. */
  public String symbol() {
    return symbol;
  }

  /** The unit of {@code data-unit} in pages. */
  public String base() {
    return base;
  }

  /** One of this unit in the base unit. */
  public BigDecimal factor() {
    return factor;
  }

  /** The units that print values kept in this base unit, none when it is not known. */
  public static List<Unit> ofBase(String base) {
    return Arrays.stream(values()).filter(unit -> unit.base.equals(base)).toList();
  }
}
