package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.ThreadLines;
import org.plateau.render.chart.Thumbnail;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Entry;
import org.plateau.render.page.Block.Sheet;
import org.plateau.render.page.Block.SheetCell;
import org.plateau.render.page.Block.SheetColumn;
import org.plateau.render.page.Block.SheetRow;
import org.plateau.render.page.Chart;
import org.plateau.render.page.Drawing;
import org.plateau.render.text.Arg;

/** Sets the charts of a section: one after the other, or as a deck with its contact sheet. */
final class Decks {
  private static final int THUMB_WIDTH = 158;
  private static final int THUMB_NARROW = 81;
  private static final int THUMB_HEIGHT = 38;

  private final Words words;
  private final ChartMaker charts;

  Decks(Words words, ChartMaker charts) {
    this.words = words;
    this.charts = charts;
  }

  /**
   * The blocks of what stands in the flow.
   *
   * @param sheet from this many charts on they become a deck
   */
  List<Block> of(List<Shown> plots, Numbering numbering, int sheet) {
    List<Chart> framed = new ArrayList<>();
    plots.forEach(plot -> framed.add(numbering.frame(plot)));
    if (plots.size() < sheet) {
      return List.copyOf(framed);
    }
    return List.of(deck(plots, framed, true));
  }

  /** The deck of an annex: closed, with a place for what was never published. */
  Block.Deck annex(List<Shown> plots, Numbering numbering) {
    List<Chart> framed = new ArrayList<>();
    plots.stream()
        .filter(plot -> plot.drawn() != null)
        .forEach(plot -> framed.add(numbering.frame(plot)));
    return deck(plots, framed, false);
  }

  private Block.Deck deck(List<Shown> plots, List<Chart> framed, boolean open) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < framed.size(); i++) {
      entries.add(new Entry(List.of(), i == 0 && open, open, framed.get(i)));
    }
    String summary =
        open
            ? words.pagePlain(
                "page.chart.sheet", Map.of("charts", new Arg.Count("charts", plots.size())))
            : words.pageWord("page.annex.sheet");
    return new Block.Deck(summary, sheet(plots, framed), List.of(), entries);
  }

  private Sheet sheet(List<Shown> plots, List<Chart> framed) {
    Set<String> heads = new LinkedHashSet<>();
    Map<String, SheetColumn> columns = new LinkedHashMap<>();
    Map<String, List<Shown>> rows = new LinkedHashMap<>();
    for (Shown shown : plots) {
      ChartQuestion question = shown.question();
      heads.add(head(question));
      columns.putIfAbsent(head(question), column(question));
      rows.computeIfAbsent(row(question), any -> new ArrayList<>()).add(shown);
    }
    Map<Integer, Chart> charts = new LinkedHashMap<>();
    framed.forEach(chart -> charts.put(chart.number(), chart));
    List<SheetRow> lines = new ArrayList<>();
    for (List<Shown> row : rows.values()) {
      double top =
          row.stream()
              .flatMap(shown -> java.util.Optional.ofNullable(shown.drawn()).stream())
              .mapToDouble(Decks::top)
              .max()
              .orElse(1);
      List<SheetCell> cells = new ArrayList<>();
      for (String head : heads) {
        cells.add(
            row.stream()
                .filter(shown -> head(shown.question()).equals(head))
                .findFirst()
                .map(shown -> cell(shown, charts.get(shown.number()), top))
                .orElseGet(Decks::nothing));
      }
      lines.add(new SheetRow(label(row.get(0).question()), measure(row), cells));
    }
    return new Sheet(List.copyOf(columns.values()), lines);
  }

  private static String head(ChartQuestion question) {
    return question.os() + " " + question.drive();
  }

  private static String row(ChartQuestion question) {
    return question.workload() + question.phase() + question.metric() + question.statistic();
  }

  private SheetColumn column(ChartQuestion question) {
    List<String> lines = new ArrayList<>();
    if (!question.os().isEmpty()) {
      lines.add(words.name(question.os()));
    }
    if (!question.drive().isEmpty()) {
      lines.add(charts.model(question.drive()));
    }
    return new SheetColumn(lines);
  }

  private String label(ChartQuestion question) {
    return words.metric(question.metric(), question.statistic())
        + (question.phase().isEmpty() ? "" : "\u00a0· " + words.plain("phase." + question.phase()));
  }

  private static String measure(List<Shown> row) {
    return row.stream()
        .flatMap(shown -> java.util.Optional.ofNullable(shown.drawn()).stream())
        .findFirst()
        .map(
            drawn ->
                drawn.scale().unit().symbol()
                    + (drawn.scale().measure().higherIsBetter() ? " ↑" : " ↓"))
        .orElse("");
  }

  private static SheetCell nothing() {
    return new SheetCell(null, "", null, "–", null, false, false);
  }

  private SheetCell cell(Shown shown, @Nullable Chart chart, double top) {
    Drawn drawn = shown.drawn();
    if (chart == null || drawn == null) {
      String number = Integer.toString(shown.number());
      return new SheetCell(
          null, words.pageWord("page.annex.nothing"), null, number, null, false, false);
    }
    int place = drawn.place();
    Integer number = chart.number();
    return new SheetCell(
        chart.id(),
        chart.title(),
        thumb(drawn, chart, top),
        number == null ? "" : number.toString(),
        place == 0
            ? null
            : words.pagePlain("page.rank.short", Map.of("rank", new Arg.Count("rank", place))),
        place == 1,
        number != null && number == 1);
  }

  static double top(Drawn drawn) {
    double highest = lines(drawn).stream().mapToDouble(Line::highest).max().orElse(1);
    double clip = drawn.plot() instanceof TimeLine line ? line.clip() : Double.POSITIVE_INFINITY;
    double top = Math.min(clip, highest);
    return top > 0 ? top : 1;
  }

  private Drawing thumb(Drawn drawn, Chart chart, double top) {
    return charts.tiny(
        new Thumbnail(lines(drawn), top, new Steadiness.Unstated(), THUMB_HEIGHT),
        "thumb-" + chart.id(),
        chart.title(),
        THUMB_WIDTH,
        THUMB_NARROW,
        charts.numbers(drawn.scale()));
  }

  /** A plot as bare lines: curves as they are, a bar as a level, a grid as a run over its loads. */
  static List<Line> lines(Drawn drawn) {
    List<Line> lines = new ArrayList<>();
    if (drawn.plot() instanceof TimeLine line) {
      return line.lines();
    }
    if (drawn.plot() instanceof LatencyCurve curve) {
      return curve.curves();
    }
    if (drawn.plot() instanceof ThreadLines threads) {
      return threads.lines();
    }
    if (drawn.plot() instanceof LoadGrid grid) {
      for (LoadGrid.GridLine line : grid.lines()) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < line.cells().size(); i++) {
          points.add(new Point(i, line.cells().get(i).value()));
        }
        lines.add(Line.of(line.key(), line.label(), line.role(), points));
      }
    }
    if (drawn.plot() instanceof Bars bars) {
      for (Bars.Row row : bars.rows()) {
        row.bars().stream()
            .flatMap(bar -> bar instanceof Bar.Known known ? Stream.of(known) : Stream.empty())
            .findFirst()
            .ifPresent(known -> lines.add(level(row, known)));
      }
    }
    return lines;
  }

  private static Line level(Bars.Row row, Bar.Known known) {
    return Line.of(
        row.key(),
        row.name(),
        row.role(),
        List.of(new Point(0, known.value()), new Point(1, known.value())));
  }
}
