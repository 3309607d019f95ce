package org.plateau.render.chart.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.DoubleFunction;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Dumbbell;
import org.plateau.render.chart.History;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Measure;
import org.plateau.render.chart.OperationLines;
import org.plateau.render.chart.OrdinalStrip;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.RankStrip;
import org.plateau.render.chart.Ranking;
import org.plateau.render.chart.SmallMultiples;
import org.plateau.render.chart.Strip;
import org.plateau.render.chart.ThreadLines;
import org.plateau.render.chart.Thumbnail;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.chart.table.ChartTable.Cell;
import org.plateau.render.chart.table.ChartTable.Column;

/** The rows of each kind of plot. It is long for having one method a kind. */
final class PlotTables implements Plot.Cases<ChartTable> {
  private final Cells cells;
  private final TimeRows timeRows;

  PlotTables(ChartText words, TimeRows timeRows) {
    this.cells = new Cells(words);
    this.timeRows = timeRows;
  }

  @Override
  public ChartTable timeLine(TimeLine plot) {
    return overTime(plot.measure(), plot.lines());
  }

  private ChartTable overTime(Measure measure, List<Line> lines) {
    return over(measure, lines, "seconds", timeRows.of(lines), Cells::time);
  }

  private ChartTable over(
      Measure measure, List<Line> lines, String xKey, List<Double> xs, DoubleFunction<Cell> xCell) {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(xKey, "", "", true));
    List<Map<Double, Double>> values = new ArrayList<>();
    for (Line line : lines) {
      columns.add(new Column(line.key(), line.label(), measure.unit(), true));
      Map<Double, Double> byX = new HashMap<>();
      line.points().forEach(p -> byX.put(p.x(), p.y()));
      values.add(byX);
    }
    List<List<Cell>> rows = new ArrayList<>();
    for (double x : xs) {
      List<Cell> row = new ArrayList<>();
      row.add(xCell.apply(x));
      values.forEach(v -> row.add(cells.number(measure, v.getOrDefault(x, Double.NaN))));
      rows.add(row);
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable bars(Bars plot) {
    List<Column> columns = new ArrayList<>(List.of(drive(), new Column("profile", "", "", false)));
    for (Bars.Panel panel : plot.panels()) {
      Measure measure = panel.measure();
      columns.add(
          new Column(panel.key() + "_" + measure.key(), panel.title(), measure.unit(), true));
      columns.add(new Column(panel.key() + "_provenance", "", "", false));
    }
    List<List<Cell>> rows = new ArrayList<>();
    for (Bars.Row row : plot.rows()) {
      List<Cell> line = new ArrayList<>();
      line.add(Cells.named(row.key(), row.name()));
      line.add(new Cell("", row.detail()));
      for (int p = 0; p < plot.panels().size(); p++) {
        Bar bar = row.bars().get(p);
        line.add(cells.bar(plot.panels().get(p).measure(), bar));
        line.add(Cells.provenance(bar));
      }
      rows.add(line);
    }
    return new ChartTable(columns, rows);
  }

  private static Column drive() {
    return new Column("drive", "", "", false);
  }

  @Override
  public ChartTable loadGrid(LoadGrid plot) {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column("threads", "", "", true));
    columns.add(new Column("queue_depth", "", "", true));
    plot.lines()
        .forEach(l -> columns.add(new Column(l.key(), l.label(), plot.measure().unit(), true)));
    List<List<Cell>> rows = new ArrayList<>();
    for (int threads : plot.threads()) {
      for (int queueDepth : plot.queueDepths()) {
        List<Cell> row = new ArrayList<>(List.of(Cells.count(threads), Cells.count(queueDepth)));
        plot.lines().forEach(l -> row.add(cells.number(plot.measure(), l.at(threads, queueDepth))));
        rows.add(row);
      }
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable latencyCurve(LatencyCurve plot) {
    List<Column> columns =
        List.of(
            drive(),
            new Column(plot.rate().key(), "", plot.rate().unit(), true),
            new Column(plot.measure().key(), "", plot.measure().unit(), true));
    List<List<Cell>> rows = new ArrayList<>();
    for (Line curve : plot.curves()) {
      for (Point point : curve.points()) {
        rows.add(
            List.of(
                Cells.named(curve.key(), curve.label()),
                cells.number(plot.rate(), point.x()),
                cells.number(plot.measure(), point.y())));
      }
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable threadLines(ThreadLines plot) {
    TreeSet<Double> threads = new TreeSet<>();
    plot.lines().forEach(l -> l.points().forEach(p -> threads.add(p.x())));
    DoubleFunction<Cell> count = x -> new Cell(Cells.raw(x), Cells.raw(x));
    return over(plot.measure(), plot.lines(), "threads", List.copyOf(threads), count);
  }

  @Override
  public ChartTable operationLines(OperationLines plot) {
    List<Line> lines = new ArrayList<>();
    for (OperationLines.Panel panel : plot.panels()) {
      for (Line line : panel.operations()) {
        String label = panel.title() + " · " + line.label();
        lines.add(
            new Line(
                panel.key() + "." + line.key(),
                label,
                line.role(),
                line.provenance(),
                line.points()));
      }
    }
    return overTime(plot.measure(), lines);
  }

  @Override
  public ChartTable dumbbell(Dumbbell plot) {
    String unit = plot.measure().unit();
    List<Column> columns =
        List.of(
            drive(),
            new Column("stock", "", unit, true),
            new Column("stock_provenance", "", "", false),
            new Column("hp", "", unit, true),
            new Column("hp_provenance", "", "", false),
            new Column("ratio", "", "", true));
    List<List<Cell>> rows = new ArrayList<>();
    for (Dumbbell.Pair pair : plot.pairs()) {
      double ratio = pair.filled().value() / pair.hollow().value();
      rows.add(
          List.of(
              Cells.named(pair.key(), pair.name()),
              cells.bar(plot.measure(), pair.hollow()),
              Cells.provenance(pair.hollow()),
              cells.bar(plot.measure(), pair.filled()),
              Cells.provenance(pair.filled()),
              new Cell(Double.isFinite(ratio) ? Cells.raw(ratio) : "", pair.change())));
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable history(History plot) {
    List<Column> columns =
        List.of(
            new Column("profile", "", "", false),
            new Column("date", "", "", false),
            new Column(plot.measure().key(), "", plot.measure().unit(), true),
            new Column("provenance", "", "", false));
    List<List<Cell>> rows = new ArrayList<>();
    for (History.Track track : plot.tracks()) {
      for (History.Run run : track.runs()) {
        String date = run.date().toString();
        rows.add(
            List.of(
                Cells.named(track.key(), track.label()),
                new Cell(date, date),
                cells.number(plot.measure(), run.value()),
                Cells.provenance(run.provenance())));
      }
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable ranking(Ranking plot) {
    String unit = plot.measure().unit();
    List<Column> columns =
        List.of(
            new Column("rank", "", "", true),
            drive(),
            new Column("profile", "", "", false),
            new Column(plot.measure().key(), "", unit, true),
            new Column("low", "", unit, true),
            new Column("high", "", unit, true),
            new Column("provenance", "", "", false));
    List<List<Cell>> rows = new ArrayList<>();
    for (Ranking.Entry entry : plot.entries()) {
      rows.add(
          List.of(
              new Cell(Integer.toString(entry.rank()), plot.rankText(entry)),
              Cells.named(entry.key(), entry.name()),
              new Cell("", entry.detail()),
              cells.bar(plot.measure(), entry.value()),
              cells.number(plot.measure(), entry.low()),
              cells.number(plot.measure(), entry.high()),
              Cells.provenance(entry.value())));
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable smallMultiples(SmallMultiples plot) {
    return overTime(
        plot.measure(), plot.panels().stream().map(SmallMultiples.Panel::line).toList());
  }

  @Override
  public ChartTable strip(Strip plot) {
    List<Column> columns =
        List.of(drive(), new Column(plot.measure().key(), "", plot.measure().unit(), true));
    List<Strip.Tick> ticks = new ArrayList<>(plot.others());
    ticks.add(0, plot.subject());
    List<List<Cell>> rows = new ArrayList<>();
    for (Strip.Tick tick : ticks) {
      rows.add(
          List.of(
              Cells.named(tick.key(), tick.label()), cells.number(plot.measure(), tick.value())));
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable ordinalStrip(OrdinalStrip plot) {
    List<Column> columns =
        List.of(new Column("rank", "", "", true), new Column("count", "", "", true));
    return new ChartTable(
        columns, List.of(List.of(Cells.count(plot.rank()), Cells.count(plot.count()))));
  }

  @Override
  public ChartTable rankStrip(RankStrip plot) {
    List<Column> columns =
        List.of(new Column("chart", "", "", true), new Column("rank", "", "", true));
    List<List<Cell>> rows = new ArrayList<>();
    for (int i = 0; i < plot.ranks().size(); i++) {
      int rank = plot.ranks().get(i);
      rows.add(
          List.of(Cells.count(i + 1), rank == RankStrip.NO_RANK ? Cells.NONE : Cells.count(rank)));
    }
    return new ChartTable(columns, rows);
  }

  @Override
  public ChartTable thumbnail(Thumbnail plot) {
    Measure value = new Measure("value", "", true);
    return overTime(value, plot.lines());
  }
}
