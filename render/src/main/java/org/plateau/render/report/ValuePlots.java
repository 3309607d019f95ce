package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Provenance;
import org.plateau.render.chart.ThreadLines;

/** Charts of one value a run: bars over drives, lines over a load grid, latency over rate. */
final class ValuePlots {
  private final LabView lab;
  private final Words words;
  private final Measured measured;

  ValuePlots(LabView lab, Words words) {
    this.lab = lab;
    this.words = words;
    this.measured = new Measured(lab);
  }

  /**
   * Rows of drives, best first; a contender without a run says so. A chart of several workloads has
   * a panel for each.
   */
  Optional<Drawn> bars(ChartQuestion question, List<Contender> contenders) {
    List<String> workloads = question.workloads();
    List<Map<Contender, Measured.Found>> panels = new ArrayList<>();
    for (String workload : workloads) {
      Map<Contender, Measured.Found> found = new LinkedHashMap<>();
      for (Contender contender : contenders) {
        Map<String, String> where = Cast.where(contender, question.where(workload));
        measured
            .value(question.metric(), question.statistic(), where)
            .filter(value -> mayBeDrawn(question, value))
            .ifPresent(value -> found.put(contender, value));
      }
      panels.add(found);
    }
    Map<Contender, Measured.Found> leading = new LinkedHashMap<>();
    panels.forEach(found -> found.forEach(leading::putIfAbsent));
    if (leading.isEmpty()) {
      return Optional.empty();
    }
    Scale scale =
        scale(
            question,
            panels.stream()
                .flatMap(found -> found.values().stream())
                .mapToDouble(Measured.Found::value)
                .max());
    List<Contender> ordered = ordered(leading, scale);
    List<Contender> cast = Cast.withRival(ordered);
    boolean retold = Told.anyReconstructed(runs(leading));
    List<Bars.Row> rows = new ArrayList<>();
    for (int i = 0; i < cast.size(); i++) {
      List<Bar> bars = new ArrayList<>();
      for (Map<Contender, Measured.Found> found : panels) {
        bars.add(bar(found.get(ordered.get(i)), scale, retold));
      }
      rows.add(row(cast.get(i), bars));
    }
    for (Contender contender : contenders) {
      // who was not published is named under the chart: a row each would bury the rest
      if (!retold && !leading.containsKey(contender)) {
        rows.add(row(contender, panels.stream().map(found -> bar(null, scale, false)).toList()));
      }
    }
    List<Bars.Panel> heads = new ArrayList<>();
    String metric = words.metric(question.metric(), question.statistic());
    for (String workload : workloads) {
      String title = workloads.size() == 1 ? metric : words.name(lab.workloadEntity(workload));
      String key = workloads.size() == 1 ? "value" : workload;
      heads.add(new Bars.Panel(key, title, scale.measure()));
    }
    List<AnalysedRun> runs =
        panels.stream().flatMap(found -> runs(found).stream()).distinct().toList();
    return Optional.of(new Drawn(question, new Bars(heads, rows), scale, cast, runs));
  }

  private Bar bar(Measured.@Nullable Found value, Scale scale, boolean retold) {
    return value == null
        ? new Bar.Unknown(words.plain(retold ? "state.not-published" : "state.not-measured"))
        : new Bar.Known(scale.of(value.value()), provenance(value));
  }

  private static boolean mayBeDrawn(ChartQuestion question, Measured.Found value) {
    return value.runs().stream()
        .allMatch(run -> Told.mayBeDrawn(run, question.metric(), question.statistic()));
  }

  private static Provenance provenance(Measured.Found value) {
    return Told.provenance(value.runs().get(0), value.figure().sources().get(0).result());
  }

  private Bars.Row row(Contender contender, List<Bar> bars) {
    String capacity = lab.catalogue().drive(contender.drive()).map(d -> d.capacity()).orElse("");
    String name = (words.name(lab.modelOf(contender.drive())) + " " + capacity).strip();
    String detail = contender.role().isSubject() ? Labels.detail(words, lab, contender) : "";
    if (!contender.os().isEmpty() && contender.role().isSubject()) {
      return new Bars.Row(contender.key(), detail, "", contender.role(), bars);
    }
    return new Bars.Row(contender.key(), name, detail, contender.role(), bars);
  }

  private static Scale scale(ChartQuestion question, java.util.OptionalDouble largest) {
    return Scale.of(question.metric(), question.statistic(), largest.orElse(1));
  }

  private static List<Contender> ordered(Map<Contender, Measured.Found> found, Scale scale) {
    int sign = scale.measure().higherIsBetter() ? -1 : 1;
    return found.entrySet().stream()
        .sorted(Comparator.comparingDouble(entry -> sign * entry.getValue().value()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static List<AnalysedRun> runs(Map<Contender, Measured.Found> found) {
    return found.values().stream().flatMap(value -> value.runs().stream()).distinct().toList();
  }

  /** Lines over threads × queue depth. */
  Optional<Drawn> grid(ChartQuestion question, List<Contender> contenders) {
    Map<Contender, List<LoadGrid.Cell>> cells = new LinkedHashMap<>();
    Map<Contender, Boolean> told = new LinkedHashMap<>();
    Set<AnalysedRun> runs = new LinkedHashSet<>();
    TreeSet<Integer> threads = new TreeSet<>();
    TreeSet<Integer> depths = new TreeSet<>();
    double largest = 0;
    for (Contender contender : contenders) {
      for (AnalysedRun run : lab.runs(Cast.where(contender, question.where()))) {
        int t = number(run, "threads");
        int q = number(run, "queue_depth");
        Map<String, String> where = new TreeMap<>(Cast.where(contender, question.where()));
        where.put("threads", Integer.toString(t));
        where.put("queue_depth", Integer.toString(q));
        Optional<Measured.Found> value =
            t < 1 || q < 1
                ? Optional.empty()
                : measured.value(question.metric(), question.statistic(), where);
        if (value.isPresent()) {
          threads.add(t);
          depths.add(q);
          runs.add(run);
          largest = Math.max(largest, value.get().value());
          cells
              .computeIfAbsent(contender, any -> new ArrayList<>())
              .add(new LoadGrid.Cell(t, q, value.get().value(), provenance(value.get())));
          told.merge(contender, mayBeDrawn(question, value.get()), Boolean::logicalOr);
        }
      }
    }
    cells.keySet().removeIf(contender -> !told.getOrDefault(contender, false));
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    Scale scale = Scale.of(question.metric(), question.statistic(), largest);
    int sign = scale.measure().higherIsBetter() ? -1 : 1;
    List<Contender> ordered =
        cells.keySet().stream()
            .sorted(Comparator.comparingDouble(one -> sign * atFullLoad(cells, one)))
            .toList();
    List<Contender> cast = Cast.withRival(ordered);
    List<LoadGrid.GridLine> lines = new ArrayList<>();
    for (int i = 0; i < cast.size(); i++) {
      List<LoadGrid.Cell> scaled =
          cells.getOrDefault(ordered.get(i), List.of()).stream()
              .map(
                  c ->
                      new LoadGrid.Cell(
                          c.threads(), c.queueDepth(), scale.of(c.value()), c.provenance()))
              .sorted(
                  Comparator.comparingInt(LoadGrid.Cell::threads)
                      .thenComparingInt(LoadGrid.Cell::queueDepth))
              .toList();
      Contender one = cast.get(i);
      lines.add(new LoadGrid.GridLine(one.key(), Labels.end(words, lab, one), one.role(), scaled));
    }
    Plot plot =
        new LoadGrid(scale.measure(), List.copyOf(threads), List.copyOf(depths), lines, List.of());
    return Optional.of(new Drawn(question, plot, scale, cast, List.copyOf(runs)));
  }

  private static int number(AnalysedRun run, String label) {
    String text = run.run().label(label);
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }

  private static double atFullLoad(Map<Contender, List<LoadGrid.Cell>> cells, Contender one) {
    return cells.getOrDefault(one, List.of()).stream()
        .max(
            Comparator.comparingInt(LoadGrid.Cell::threads)
                .thenComparingInt(LoadGrid.Cell::queueDepth))
        .map(LoadGrid.Cell::value)
        .orElse(0.0);
  }

  /** Average latency over achieved rate, one point a run, in the order of the load. */
  Optional<Drawn> curve(ChartQuestion question, List<Contender> contenders) {
    Map<Contender, List<Point>> points = new LinkedHashMap<>();
    Map<Contender, List<Point>> published = new LinkedHashMap<>();
    Map<Contender, Provenance> origins = new LinkedHashMap<>();
    Set<AnalysedRun> runs = new LinkedHashSet<>();
    double slowest = 0;
    for (Contender contender : loaded(question, contenders)) {
      List<Point> curve = new ArrayList<>();
      List<AnalysedRun> own = new ArrayList<>();
      for (AnalysedRun run : lab.runs(Cast.where(contender.plain(), where(question, contender)))) {
        Optional<Double> rate = whole(run, Metric.IOPS);
        Optional<Double> latency = whole(run, Metric.LATENCY);
        if (rate.isPresent() && latency.isPresent()) {
          Point point = new Point(rate.get(), latency.get());
          curve.add(point);
          own.add(run);
          if (Told.isPublished(run, Metric.IOPS, Statistic.MEAN, Span.WHOLE)) {
            published.computeIfAbsent(contender, any -> new ArrayList<>()).add(point);
          }
          slowest = Math.max(slowest, latency.get());
        }
      }
      curve.sort(Comparator.comparingDouble(Point::x).thenComparingDouble(Point::y));
      boolean told = !Told.anyReconstructed(own) || published.containsKey(contender);
      if (curve.size() > 1 && told) {
        points.put(contender, curve);
        origins.put(contender, Labels.provenance(own.get(0)));
        runs.addAll(own);
      }
    }
    if (points.isEmpty()) {
      return Optional.empty();
    }
    Scale scale = Scale.of(Metric.LATENCY, Statistic.MEAN, slowest);
    Scale rate = Scale.of(Metric.IOPS, Statistic.MEAN, 1);
    List<Contender> ordered =
        points.entrySet().stream()
            .sorted(Comparator.comparingDouble(entry -> -last(entry.getValue()).x()))
            .map(Map.Entry::getKey)
            .toList();
    List<Contender> cast = Cast.withRival(ordered);
    List<Line> lines = new ArrayList<>();
    List<LatencyCurve.Peak> peaks = new ArrayList<>();
    for (int i = 0; i < cast.size(); i++) {
      Contender one = cast.get(i);
      List<Point> curve = points.getOrDefault(ordered.get(i), List.of());
      List<Point> scaled =
          curve.stream().map(point -> new Point(point.x(), scale.of(point.y()))).toList();
      Provenance provenance = origins.getOrDefault(ordered.get(i), Provenance.MEASURED);
      List<Line.Stretch> marks =
          published.getOrDefault(ordered.get(i), List.of()).stream()
              .map(point -> new Point(point.x(), scale.of(point.y())))
              .map(point -> new Line.Stretch(point, point))
              .toList();
      lines.add(
          new Line(one.key(), Labels.end(words, lab, one), one.role(), provenance, scaled, marks));
      boolean told = provenance != Provenance.RECONSTRUCTED || !marks.isEmpty();
      if (one.role() == org.plateau.render.chart.Role.HERO && told) {
        peaks.add(new LatencyCurve.Peak(one.key(), peak(last(curve), scale, rate)));
      }
    }
    Plot plot =
        new LatencyCurve(
            scale.measure(),
            rate.measure(),
            words.plain("report.achieved"),
            lines,
            peaks,
            List.of(),
            false);
    return Optional.of(new Drawn(question, plot, scale, cast, List.copyOf(runs)));
  }

  /** Where a chart holds normal and high load, everybody stands in it twice. */
  private static List<Contender> loaded(ChartQuestion question, List<Contender> contenders) {
    if (question.workloads().size() == 1) {
      return contenders;
    }
    List<Contender> loaded = new ArrayList<>();
    for (Contender contender : contenders) {
      boolean hero = contender.role() == org.plateau.render.chart.Role.HERO;
      loaded.add(contender.loaded("high"));
      loaded.add(
          hero
              ? contender.loaded("normal").as(org.plateau.render.chart.Role.STOCK)
              : contender.loaded("normal"));
    }
    return loaded;
  }

  private static Map<String, String> where(ChartQuestion question, Contender contender) {
    List<String> workloads = question.workloads();
    return question.where(
        workloads.size() == 1 || contender.load().equals("normal")
            ? workloads.get(0)
            : workloads.get(1));
  }

  /** Lines over threads: applications and sweeps that were run with several counts of workers. */
  Optional<Drawn> threads(ChartQuestion question, List<Contender> contenders) {
    Map<Contender, List<Point>> points = new LinkedHashMap<>();
    Map<Contender, List<Point>> published = new LinkedHashMap<>();
    Set<AnalysedRun> runs = new LinkedHashSet<>();
    double largest = 0;
    for (Contender contender : contenders) {
      TreeMap<Integer, Measured.Found> found = new TreeMap<>();
      for (AnalysedRun run : lab.runs(Cast.where(contender, question.where()))) {
        int count = number(run, "threads");
        Map<String, String> where = new TreeMap<>(Cast.where(contender, question.where()));
        where.put("threads", Integer.toString(count));
        if (count > 0) {
          measured
              .value(question.metric(), question.statistic(), where)
              .ifPresent(value -> found.put(count, value));
        }
      }
      boolean told = found.values().stream().anyMatch(value -> mayBeDrawn(question, value));
      if (!told) {
        continue;
      }
      for (Map.Entry<Integer, Measured.Found> entry : found.entrySet()) {
        Point point = new Point(entry.getKey(), entry.getValue().value());
        points.computeIfAbsent(contender, any -> new ArrayList<>()).add(point);
        if (provenance(entry.getValue()) == Provenance.PUBLISHED) {
          published.computeIfAbsent(contender, any -> new ArrayList<>()).add(point);
        }
        runs.addAll(entry.getValue().runs());
        largest = Math.max(largest, point.y());
      }
    }
    if (points.isEmpty()) {
      return Optional.empty();
    }
    Scale scale = Scale.of(question.metric(), question.statistic(), largest);
    int sign = scale.measure().higherIsBetter() ? -1 : 1;
    List<Contender> ordered =
        points.keySet().stream()
            .sorted(
                Comparator.comparingDouble(
                    one -> sign * last(points.getOrDefault(one, List.of())).y()))
            .toList();
    List<Contender> cast = Cast.withRival(ordered);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < cast.size(); i++) {
      Contender one = cast.get(i);
      List<Point> scaled = scaled(points.getOrDefault(ordered.get(i), List.of()), scale);
      List<Line.Stretch> marks =
          scaled(published.getOrDefault(ordered.get(i), List.of()), scale).stream()
              .map(point -> new Line.Stretch(point, point))
              .toList();
      Provenance provenance =
          runs.stream()
              .filter(run -> run.run().label("drive").equals(one.drive()))
              .findFirst()
              .map(Labels::provenance)
              .orElse(Provenance.MEASURED);
      lines.add(
          new Line(one.key(), Labels.end(words, lab, one), one.role(), provenance, scaled, marks));
    }
    boolean sweep = question.phase().equals("sweep");
    Plot plot =
        new ThreadLines(
            scale.measure(), words.plain(sweep ? "unit.workers" : "unit.threads"), lines);
    return Optional.of(new Drawn(question, plot, scale, cast, List.copyOf(runs)));
  }

  /** Whether the runs of a chart differ in their threads, so that bars could not show them. */
  boolean isOverThreads(ChartQuestion question, List<Contender> contenders) {
    return contenders.stream()
        .flatMap(one -> lab.runs(Cast.where(one, question.where())).stream())
        .map(run -> run.run().label("drive") + " " + run.run().label("threads"))
        .distinct()
        .map(text -> text.substring(0, text.indexOf(' ')))
        .collect(java.util.stream.Collectors.groupingBy(drive -> drive))
        .values()
        .stream()
        .anyMatch(counts -> counts.size() > 1);
  }

  private static List<Point> scaled(List<Point> points, Scale scale) {
    return points.stream().map(point -> new Point(point.x(), scale.of(point.y()))).toList();
  }

  private String peak(Point point, Scale latency, Scale rate) {
    return words.messages().quantities().print(rate.quantity("peak/rate", point.x()))
        + "\u00a0· "
        + words
            .messages()
            .quantities()
            .print(latency.quantity("peak/latency", latency.of(point.y())));
  }

  private static Point last(List<Point> curve) {
    return curve.get(curve.size() - 1);
  }

  private static Optional<Double> whole(AnalysedRun run, Metric metric) {
    return run.withoutCurves()
        .result(
            metric,
            Statistic.MEAN,
            org.plateau.ingest.Direction.ALL,
            org.plateau.analysis.Span.WHOLE)
        .flatMap(org.plateau.analysis.Result::known);
  }
}
