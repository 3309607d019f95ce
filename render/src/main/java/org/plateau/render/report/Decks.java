package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Steadiness;
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
   * The blocks.
   *
   * @param sheet from this many charts on they become a deck
   */
  List<Block> of(List<Drawn> plots, ReviewReport.Numbering numbering, int sheet) {
    List<Chart> framed = new ArrayList<>();
    plots.forEach(plot -> framed.add(numbering.frame(plot)));
    if (plots.size() < sheet) {
      return List.copyOf(framed);
    }
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < framed.size(); i++) {
      entries.add(new Entry(List.of(), i == 0, true, framed.get(i)));
    }
    String summary =
        words
            .page("page.chart.sheet", Map.of("charts", new Arg.Count("charts", framed.size())))
            .plain();
    return List.of(new Block.Deck(summary, sheet(plots, framed), List.of(), entries));
  }

  private Sheet sheet(List<Drawn> plots, List<Chart> framed) {
    Set<String> systems = new LinkedHashSet<>();
    plots.forEach(plot -> systems.add(plot.question().os()));
    Map<String, List<Integer>> rows = new LinkedHashMap<>();
    for (int i = 0; i < plots.size(); i++) {
      ChartQuestion question = plots.get(i).question();
      String row =
          question.workload() + question.phase() + question.metric() + question.statistic();
      rows.computeIfAbsent(row, any -> new ArrayList<>()).add(i);
    }
    List<SheetColumn> columns =
        systems.stream().map(os -> new SheetColumn(List.of(words.name(os)))).toList();
    List<SheetRow> lines = new ArrayList<>();
    for (List<Integer> row : rows.values()) {
      Drawn first = plots.get(row.get(0));
      double top = row.stream().mapToDouble(i -> top(plots.get(i))).max().orElse(1);
      List<SheetCell> cells = new ArrayList<>();
      for (String os : systems) {
        Integer at = null;
        for (int i : row) {
          if (plots.get(i).question().os().equals(os)) {
            at = i;
          }
        }
        cells.add(at == null ? nothing() : cell(plots.get(at), framed.get(at), top));
      }
      lines.add(new SheetRow(label(first), measure(first), cells));
    }
    return new Sheet(columns, lines);
  }

  private String label(Drawn drawn) {
    return words.metric(drawn.question().metric(), drawn.question().statistic())
        + (drawn.question().phase().isEmpty()
            ? ""
            : "\u00a0· " + words.plain("phase." + drawn.question().phase()));
  }

  private static String measure(Drawn drawn) {
    return drawn.scale().unit().symbol() + (drawn.scale().measure().higherIsBetter() ? " ↑" : " ↓");
  }

  private static SheetCell nothing() {
    return new SheetCell(null, "", null, "–", null, false, false);
  }

  private SheetCell cell(Drawn drawn, Chart chart, double top) {
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
        if (row.bars().get(0) instanceof Bar.Known known) {
          lines.add(
              Line.of(
                  row.key(),
                  row.name(),
                  row.role(),
                  List.of(new Point(0, known.value()), new Point(1, known.value()))));
        }
      }
    }
    return lines;
  }
}
