package org.plateau.sample.reviews;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One figure that a publisher printed, a line of {@code figures.tsv}.
 *
 * @param id review and number, {@code pblaze3-17}
 * @param cells the line's fields by their titles
 */
public record PublishedFigure(String id, Map<String, String> cells) {
  /** Whether the printed value is exact, near, a bound, or a range with both of its ends. */
  public enum Sense {
    IS,
    ABOUT,
    MOST,
    LEAST,
    RANGE
  }

  public PublishedFigure {
    cells = Map.copyOf(cells);
  }

  static PublishedFigure of(List<String> titles, String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length != titles.size()) {
      throw new IllegalArgumentException(
          line + ": " + fields.length + " fields, expected " + titles.size());
    }
    Map<String, String> cells = new HashMap<>();
    for (int i = 0; i < fields.length; i++) {
      cells.put(titles.get(i), fields[i]);
    }
    return new PublishedFigure(fields[0], cells);
  }

  /** A field by its title; empty where the line has none. */
  public String cell(String title) {
    return cells.getOrDefault(title, "");
  }

  /** A field's words. */
  public List<String> words(String title) {
    return Arrays.stream(cell(title).split(" ", -1)).filter(word -> !word.isEmpty()).toList();
  }

  public Sense sense() {
    return Sense.valueOf(cell("sense").toUpperCase(java.util.Locale.ROOT));
  }

  /** {@code steady.latency.mean}: span, metric, statistic. */
  public String quantity() {
    return cell("span") + "." + cell("metric") + "." + cell("stat");
  }

  /**
   * The lower end, or the only value, in base units (1/s, ns, B/s, s, or none); NaN without one.
   */
  public double low() {
    return inBase(cell("low"));
  }

  /** The upper end in base units; NaN without one. */
  public double high() {
    return inBase(cell("high"));
  }

  /** Labels that another selection has in place of this one's. */
  public Map<String, String> against() {
    Map<String, String> labels = new HashMap<>();
    for (String word : words("against")) {
      labels.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
    }
    return Map.copyOf(labels);
  }

  /** Whether another figure says otherwise, and was chosen. */
  public boolean isContradicted() {
    return cell("note").startsWith("contradicts ");
  }

  /** How many base units one printed unit is. */
  public double factor() {
    return switch (cell("unit")) {
      case "ms", "MB/s" -> 1e6;
      case "us" -> 1e3;
      case "min" -> 60;
      // what the reviews print as GB/s is IOPS x 64 KiB / 1000 / 1024
      case "1000MiB/s" -> 1000 * 1048576.0;
      default -> 1;
    };
  }

  private double inBase(String text) {
    return text.isEmpty() ? Double.NaN : Double.parseDouble(text) * factor();
  }
}
