package org.plateau.render.chart.table;

import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
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
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.Strip;
import org.plateau.render.chart.ThreadLines;
import org.plateau.render.chart.Thumbnail;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.chart.scale.Clock;

/**
 * The facts of each kind of plot; the first line or row is the best one where no subject is marked.
 */
record PlotFacts(ChartText words) implements Plot.Cases<SortedMap<String, String>> {

  private String print(Measure measure, double value) {
    return words.numbers().of(measure, value);
  }

  private static SortedMap<String, String> counted(Measure measure, int count) {
    SortedMap<String, String> facts = new TreeMap<>();
    facts.put("count", Integer.toString(count));
    facts.put("unit", measure.unit());
    return facts;
  }

  private static Line subject(List<Line> lines) {
    return lines.stream().filter(l -> l.role().isSubject()).findFirst().orElse(lines.get(0));
  }

  private SortedMap<String, String> lines(Measure measure, List<Line> lines) {
    SortedMap<String, String> facts = counted(measure, lines.size());
    Line subject = subject(lines);
    facts.put("subject", subject.label());
    facts.put("first", print(measure, subject.start().y()));
    facts.put("last", print(measure, subject.end().y()));
    facts.put("highest", print(measure, subject.highest()));
    facts.put("lowest", print(measure, subject.lowest()));
    facts.put("best", lines.get(0).label());
    facts.put("bestLast", print(measure, lines.get(0).end().y()));
    return facts;
  }

  @Override
  public SortedMap<String, String> timeLine(TimeLine plot) {
    SortedMap<String, String> facts = lines(plot.measure(), plot.lines());
    double end = plot.lines().stream().mapToDouble(l -> l.end().x()).max().orElseThrow();
    facts.put("duration", Clock.hoursMinutes(end));
    if (plot.steadiness() instanceof Steadiness.Steady steady) {
      facts.put("steadyFrom", Clock.hoursMinutes(steady.fromSeconds()));
      facts.put("steadyTo", Clock.hoursMinutes(steady.toSeconds()));
      facts.put("steadyMean", steady.meanText());
    } else if (plot.steadiness() instanceof Steadiness.Unsteady unsteady) {
      facts.put("unsteady", unsteady.label());
    } else if (plot.steadiness() instanceof Steadiness.TooShort tooShort) {
      facts.put("tooShort", tooShort.label());
    }
    for (TimeLine.Mark mark : plot.marks()) {
      switch (mark.kind()) {
        case BURST -> facts.put("burst", mark.label());
        case CLIFF -> facts.put("cliff", mark.label());
      }
    }
    long clipped =
        plot.lines().stream()
            .flatMap(l -> l.points().stream())
            .filter(p -> p.y() > plot.clip())
            .count();
    if (clipped > 0) {
      facts.put("offScale", Long.toString(clipped));
    }
    return facts;
  }

  @Override
  public SortedMap<String, String> bars(Bars plot) {
    SortedMap<String, String> facts = counted(plot.panels().get(0).measure(), plot.rows().size());
    for (int p = 0; p < plot.panels().size(); p++) {
      Bars.Panel panel = plot.panels().get(p);
      int column = p;
      Comparator<Bars.Row> byValue =
          Comparator.comparingDouble(
              r ->
                  r.bars().get(column) instanceof Bar.Known k
                      ? (panel.measure().higherIsBetter() ? -k.value() : k.value())
                      : Double.POSITIVE_INFINITY);
      Bars.Row best = plot.rows().stream().min(byValue).orElseThrow();
      String prefix = "panel" + (p + 1);
      facts.put(prefix, panel.title());
      facts.put(prefix + "Best", best.name());
      facts.put(prefix + "BestValue", text(panel.measure(), best.bars().get(p)));
      plot.rows().stream()
          .filter(r -> r.role().isSubject())
          .min(byValue)
          .ifPresent(
              r -> {
                facts.put("subject", r.name());
                facts.put(prefix + "SubjectValue", text(panel.measure(), r.bars().get(column)));
              });
    }
    return facts;
  }

  private String text(Measure measure, Bar bar) {
    return new Cells(words).bar(measure, bar).text();
  }

  @Override
  public SortedMap<String, String> loadGrid(LoadGrid plot) {
    SortedMap<String, String> facts = counted(plot.measure(), plot.lines().size());
    LoadGrid.GridLine subject =
        plot.lines().stream()
            .filter(l -> l.role().isSubject())
            .findFirst()
            .orElse(plot.lines().get(0));
    LoadGrid.Cell peak =
        subject.cells().stream()
            .max(Comparator.comparingDouble(LoadGrid.Cell::value))
            .orElseThrow();
    facts.put("subject", subject.label());
    facts.put("highest", print(plot.measure(), peak.value()));
    facts.put("load", peak.threads() + "T/" + peak.queueDepth() + "Q");
    facts.put("best", plot.lines().get(0).label());
    return facts;
  }

  @Override
  public SortedMap<String, String> latencyCurve(LatencyCurve plot) {
    SortedMap<String, String> facts = counted(plot.measure(), plot.curves().size());
    Line subject = subject(plot.curves());
    Point peak = LatencyCurve.peakOf(subject);
    facts.put("subject", subject.label());
    facts.put("peakRate", print(plot.rate(), peak.x()));
    facts.put("rateUnit", plot.rate().unit());
    facts.put("peakLatency", print(plot.measure(), peak.y()));
    facts.put("firstLatency", print(plot.measure(), subject.start().y()));
    return facts;
  }

  @Override
  public SortedMap<String, String> threadLines(ThreadLines plot) {
    return lines(plot.measure(), plot.lines());
  }

  @Override
  public SortedMap<String, String> operationLines(OperationLines plot) {
    OperationLines.Panel first = plot.panels().get(0);
    SortedMap<String, String> facts = counted(plot.measure(), plot.panels().size());
    facts.put("subject", first.title());
    facts.put("operations", Integer.toString(first.operations().size()));
    double highest = first.operations().stream().mapToDouble(Line::highest).max().orElseThrow();
    facts.put("highest", print(plot.measure(), highest));
    return facts;
  }

  @Override
  public SortedMap<String, String> dumbbell(Dumbbell plot) {
    SortedMap<String, String> facts = counted(plot.measure(), plot.pairs().size());
    Dumbbell.Pair subject =
        plot.pairs().stream()
            .filter(p -> p.role().isSubject())
            .findFirst()
            .orElse(plot.pairs().get(0));
    facts.put("subject", subject.name());
    facts.put("from", text(plot.measure(), subject.hollow()));
    facts.put("to", text(plot.measure(), subject.filled()));
    facts.put("change", subject.change());
    return facts;
  }

  @Override
  public SortedMap<String, String> history(History plot) {
    int runs = plot.tracks().stream().mapToInt(t -> t.runs().size()).sum();
    SortedMap<String, String> facts = counted(plot.measure(), runs);
    List<History.Run> first = plot.tracks().get(0).runs();
    facts.put("from", plot.from().toString());
    facts.put("to", plot.to().toString());
    facts.put("first", print(plot.measure(), first.get(0).value()));
    facts.put("last", print(plot.measure(), first.get(first.size() - 1).value()));
    facts.put("changes", Integer.toString(plot.changes().size()));
    if (!plot.changes().isEmpty()) {
      facts.put("change", plot.changes().get(plot.changes().size() - 1).label());
    }
    return facts;
  }

  @Override
  public SortedMap<String, String> ranking(Ranking plot) {
    SortedMap<String, String> facts = counted(plot.measure(), plot.entries().size());
    Ranking.Entry best = plot.entries().get(0);
    Ranking.Entry last = plot.entries().get(plot.entries().size() - 1);
    facts.put("best", best.name());
    facts.put("bestValue", text(plot.measure(), best.value()));
    facts.put("worst", last.name());
    facts.put("worstValue", text(plot.measure(), last.value()));
    plot.entries().stream()
        .filter(e -> e.role().isSubject())
        .findFirst()
        .ifPresent(
            e -> {
              facts.put("subject", e.name());
              facts.put("rank", plot.rankText(e));
              facts.put("subjectValue", text(plot.measure(), e.value()));
            });
    return facts;
  }

  @Override
  public SortedMap<String, String> smallMultiples(SmallMultiples plot) {
    return lines(plot.measure(), plot.panels().stream().map(SmallMultiples.Panel::line).toList());
  }

  @Override
  public SortedMap<String, String> strip(Strip plot) {
    SortedMap<String, String> facts = counted(plot.measure(), plot.others().size() + 1);
    facts.put("subject", plot.subject().label());
    facts.put("value", print(plot.measure(), plot.subject().value()));
    return facts;
  }

  @Override
  public SortedMap<String, String> ordinalStrip(OrdinalStrip plot) {
    SortedMap<String, String> facts = new TreeMap<>();
    facts.put("rank", Integer.toString(plot.rank()));
    facts.put("count", Integer.toString(plot.count()));
    return facts;
  }

  @Override
  public SortedMap<String, String> rankStrip(RankStrip plot) {
    SortedMap<String, String> facts = new TreeMap<>();
    facts.put("count", Integer.toString(plot.ranks().size()));
    facts.put("firsts", Long.toString(plot.ranks().stream().filter(r -> r == 1).count()));
    return facts;
  }

  @Override
  public SortedMap<String, String> thumbnail(Thumbnail plot) {
    SortedMap<String, String> facts = new TreeMap<>();
    facts.put("count", Integer.toString(plot.lines().size()));
    facts.put("subject", subject(plot.lines()).label());
    return facts;
  }
}
