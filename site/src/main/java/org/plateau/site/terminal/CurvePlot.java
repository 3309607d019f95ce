package org.plateau.site.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Samples;
import org.plateau.ingest.Window;

/** A run over time in characters: Braille dots, or stars where the screen has ASCII alone. */
public final class CurvePlot {
  private static final int ROWS = 9;
  private static final int COLUMNS = 76;
  private static final int[][] DOTS = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

  private final Screen screen;
  private final Ink ink;
  private final Samples samples;
  private final double top;

  public CurvePlot(Screen screen, Samples samples) {
    this.screen = screen;
    this.ink = new Ink(screen);
    this.samples = samples;
    this.top = 1.05 * Arrays.stream(samples.values()).filter(v -> !Double.isNaN(v)).max().orElse(1);
  }

  /**
   * Marks under the axis.
   *
   * @param nanos where
   * @param word what: {@code cliff 0:34}
   */
  public record Mark(long nanos, String word) {}

  /**
   * The lines of the plot, its axes and the marks.
   *
   * @param window the window to set off, if there is one
   * @param windowWord what it is called
   */
  public List<String> lines(@Nullable Window window, String windowWord, @Nullable Mark mark) {
    List<Double> ticks = ticks();
    int margin = 2 + ticks.stream().mapToInt(tick -> label(tick).length()).max().orElse(1);
    int columns = Math.min(COLUMNS, screen.columns() - margin - 1);
    int[][] cells = cells(columns);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      lines.add(line(row, cells[row], ticks, margin, window).stripTrailing());
    }
    lines.add(axis(margin, columns));
    lines.add(times(margin, columns));
    // a cliff under the window's line gets a line of its own
    boolean apart =
        window != null
            && mark != null
            && column(window.startNanos(), columns)
                < column(mark.nanos(), columns) + mark.word().length() + 4;
    for (String below :
        apart
            ? List.of(
                below(margin, columns, null, windowWord, mark),
                below(margin, columns, window, windowWord, null))
            : List.of(below(margin, columns, window, windowWord, mark))) {
      if (!below.isBlank()) {
        lines.add(below);
      }
    }
    return lines;
  }

  private int[][] cells(int columns) {
    int across = screen.unicode() ? 2 : 1;
    int down = screen.unicode() ? 4 : 1;
    int[][] cells = new int[ROWS][columns];
    for (int x = 0; x < columns * across; x++) {
      double value = mean(x, columns * across);
      if (Double.isNaN(value)) {
        continue;
      }
      int height = ROWS * down;
      int y = height - 1 - (int) Math.min(height - 1, Math.floor(value / top * height));
      int dot = screen.unicode() ? DOTS[y % down][x % across] : 1;
      cells[y / down][x / across] |= dot;
    }
    return cells;
  }

  /** Mean of the samples under a column of dots; of the nearest where they are fewer than dots. */
  private double mean(int x, int all) {
    int from = (int) ((long) x * samples.size() / all);
    int to = Math.max(from + 1, (int) ((long) (x + 1) * samples.size() / all));
    double sum = 0;
    int known = 0;
    for (int i = from; i < Math.min(to, samples.size()); i++) {
      if (!Double.isNaN(samples.at(i))) {
        sum += samples.at(i);
        known++;
      }
    }
    return known == 0 ? Double.NaN : sum / known;
  }

  private String line(
      int row, int[] cells, List<Double> ticks, int margin, @Nullable Window window) {
    String label = "";
    for (double tick : ticks) {
      if (tick > 0 && row == rowOf(tick)) {
        label = label(tick);
      }
    }
    String bar = screen.unicode() ? (label.isEmpty() ? "│" : "┤") : (label.isEmpty() ? "|" : "+");
    StringBuilder line = new StringBuilder();
    line.append(ink.dim(TextWidth.right(label, margin - 1) + " " + bar));
    int from = window == null ? cells.length : column(window.startNanos(), cells.length);
    int to = window == null ? cells.length : column(window.endNanos(), cells.length);
    line.append(ink.spot(dots(cells, 0, from)));
    line.append(ink.spotOnWindow(dots(cells, from, to)));
    line.append(ink.spot(dots(cells, to, cells.length)));
    return line.toString();
  }

  private String dots(int[] cells, int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      char dot = screen.unicode() ? (char) (0x2800 + cells[i]) : '*';
      text.append(cells[i] == 0 ? ' ' : dot);
    }
    return text.toString();
  }

  private int rowOf(double value) {
    return ROWS - 1 - (int) Math.min(ROWS - 1, Math.floor(value / top * ROWS));
  }

  private int column(long nanos, int columns) {
    double share = (nanos - samples.startNanos()) / (double) length();
    return (int) Math.max(0, Math.min(columns, Math.round(share * columns)));
  }

  private long length() {
    return Math.max(1, samples.size() * samples.stepNanos());
  }

  private List<Double> ticks() {
    double step = step(top / 4);
    List<Double> ticks = new ArrayList<>();
    for (int i = 0; i * step <= top; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** 1, 2 or 5 times a power of ten, at least as large. */
  private static double step(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(Math.max(least, 1e-9))));
    for (int times : new int[] {1, 2, 5}) {
      if (power * times >= least) {
        return power * times;
      }
    }
    return power * 10;
  }

  private static String label(double value) {
    if (value >= 1e9) {
      return plain(value / 1e9) + "G";
    }
    if (value >= 1e6) {
      return plain(value / 1e6) + "M";
    }
    return value >= 1e3 ? plain(value / 1e3) + "K" : plain(value);
  }

  private static String plain(double value) {
    return java.math.BigDecimal.valueOf(value)
        .setScale(3, java.math.RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  private String axis(int margin, int columns) {
    StringBuilder line = new StringBuilder(TextWidth.right("0", margin - 1)).append(' ');
    line.append(screen.unicode() ? '└' : '+');
    char[] rule = new char[columns];
    Arrays.fill(rule, screen.unicode() ? '─' : '-');
    for (long at : timeTicks()) {
      int column = column(at, columns);
      if (column > 0 && column < columns) {
        rule[column] = screen.unicode() ? '┬' : '+';
      }
    }
    return ink.dim(line.append(rule).toString());
  }

  private String times(int margin, int columns) {
    char[] text = new char[margin + 1 + columns + 10];
    Arrays.fill(text, ' ');
    long unit = unit();
    List<Long> ticks = timeTicks();
    int used = 0;
    for (int i = 0; i < ticks.size(); i++) {
      long at = ticks.get(i);
      String word = plain((at - origin()) / (double) unit);
      if (i == ticks.size() - 1) {
        word += unit == HOUR ? " h" : unit == MINUTE ? " min" : " s";
      }
      int column = Math.min(margin + 1 + column(at, columns), screen.columns() - word.length());
      if (column >= used && column + word.length() < text.length) {
        word.getChars(0, word.length(), text, column);
        used = column + word.length() + 1;
      }
    }
    return ink.dim(new String(text).stripTrailing());
  }

  private static final long SECOND = 1_000_000_000L;
  private static final long MINUTE = 60 * SECOND;
  private static final long HOUR = 60 * MINUTE;

  private long origin() {
    return 0;
  }

  private long unit() {
    return length() >= 2 * HOUR ? HOUR : length() >= 4 * MINUTE ? MINUTE : SECOND;
  }

  private List<Long> timeTicks() {
    double step = step(length() / (double) unit() / 7);
    long nanos = Math.max(1, Math.round(step * unit()));
    List<Long> ticks = new ArrayList<>();
    long first = Math.floorDiv(samples.startNanos() + nanos - 1, nanos) * nanos;
    for (long at = first; at <= samples.startNanos() + length(); at += nanos) {
      ticks.add(at);
    }
    return ticks;
  }

  private String below(
      int margin, int columns, @Nullable Window window, String windowWord, @Nullable Mark mark) {
    char[] text = new char[margin + 1 + columns + 40];
    Arrays.fill(text, ' ');
    int end = 0;
    if (mark != null) {
      String word = (screen.unicode() ? "▲ " : "^ ") + mark.word();
      int at = margin + 1 + column(mark.nanos(), columns);
      at = Math.min(at, margin + columns - word.length());
      word.getChars(0, word.length(), text, at);
      end = at + word.length() + 1;
    }
    if (window != null) {
      int from = margin + 1 + column(window.startNanos(), columns);
      int to = margin + column(window.endNanos(), columns);
      String left = screen.unicode() ? "├─" : "|-";
      String full = left + " " + windowWord + " ";
      if (to - Math.max(from, end) > 3 && from >= end && to - from > full.length() + 2) {
        Arrays.fill(text, from, to, screen.unicode() ? '─' : '-');
        full.getChars(0, full.length(), text, from);
        text[to] = screen.unicode() ? '┤' : '|';
      }
    }
    return new String(text).stripTrailing();
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "plot of %d samples", samples.size());
  }
}
