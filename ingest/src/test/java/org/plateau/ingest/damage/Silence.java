package org.plateau.ingest.damage;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.damage.Figures.Figure;

/**
 * Why damage that changed a figure could not be seen: the damaged log is one that a lab could have
 * written, and nothing else in it bears witness against the figure. What is none of these is a
 * fault of the reader.
 */
enum Silence {
  /** Whole lines are gone, doubled or exchanged, of a format that numbers none and counts none. */
  ROWS("whole rows of a format that numbers and counts none"),
  /** The figures are right and stand under a name that the whole log does not have. */
  NAMES("another name, under which the figures are right"),
  /** What else tells the figure was rounded, and allows this one as well. */
  ROUNDING("within the rounding of what else tells it"),
  /** A number for a number, where the format tells it once alone. */
  FIELDS("a number that the format tells once alone");

  /** The tolerance of formats.md 9.4 between a figure and its witness. */
  private static final double SHARE = 0.02;

  private static final Set<String> UNNUMBERED =
      Set.of("fio-log", "fio-histogram", "hammerdb-counter", "table", "plateau-csv");

  private final String title;

  Silence(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  /** The reason, judged from both texts and their figures; nothing when there is none. */
  static Optional<Silence> of(
      String format, byte[] wholeLog, byte[] damagedLog, Figures whole, Figures damaged) {
    List<Figure> foreign = damaged.foreignTo(whole);
    List<String> before = lines(wholeLog);
    List<String> after = lines(damagedLog);
    if (UNNUMBERED.contains(format) && new HashSet<>(before).containsAll(after)) {
      return Optional.of(ROWS);
    }
    if (foreign.stream().allMatch(f -> whole.hasValue(f) && !whole.hasName(f.name()))) {
      return Optional.of(NAMES);
    }
    if (foreign.stream().allMatch(f -> whole.isNear(f, SHARE))) {
      return Optional.of(ROUNDING);
    }
    boolean noGrid = before.stream().filter(line -> !line.isBlank()).count() <= 2;
    if (format.equals("fio-log") && noGrid && after.stream().allMatch(Silence::isRow)) {
      return Optional.of(FIELDS); // one or two stamps have no grid to lie off
    }
    if (format.equals("fio-log") && sameRows(before, after)) {
      return Optional.of(FIELDS); // times off the grid are named, and jitter on it is usual
    }
    return before.size() == after.size() && onlyFields(format, before, after)
        ? Optional.of(FIELDS)
        : Optional.empty();
  }

  private static boolean sameRows(List<String> before, List<String> after) {
    boolean same = before.size() == after.size() && after.stream().allMatch(Silence::isRow);
    for (int i = 0; same && i < before.size(); i++) {
      same = before.get(i).split(",", -1).length == after.get(i).split(",", -1).length;
    }
    return same;
  }

  private static boolean isRow(String line) {
    return line.isBlank() || line.matches("[0-9]+(, (0x)?[0-9]+)+");
  }

  private static boolean onlyFields(String format, List<String> before, List<String> after) {
    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).equals(after.get(i))
          && !(format.equals("table") && cells(before.get(i)).equals(cells(after.get(i))))
          && !masked(format, before.get(i)).equals(masked(format, after.get(i)))) {
        return false;
      }
    }
    return true;
  }

  /** The cells of a table's line in some order: exchanged columns are a table as well. */
  private static List<String> cells(String line) {
    return Arrays.stream(line.split("[;,\t]", -1)).sorted().toList();
  }

  /** A line with its unrepeated numbers taken out. */
  private static String masked(String format, String line) {
    // a record need not say that it is a total
    String plain = format.equals("plateau-jsonl") ? line.replace("\"total\":true,", "") : line;
    for (Pattern pattern : Unrepeated.of(format)) {
      Matcher match = pattern.matcher(plain);
      StringBuilder out = new StringBuilder();
      while (match.find()) {
        match.appendReplacement(
            out, Matcher.quoteReplacement(match.group().replace(match.group(1), "#")));
      }
      plain = match.appendTail(out).toString();
    }
    return plain;
  }

  private static List<String> lines(byte[] log) {
    return Arrays.asList(new String(log, StandardCharsets.ISO_8859_1).split("\r?\n", -1));
  }
}
