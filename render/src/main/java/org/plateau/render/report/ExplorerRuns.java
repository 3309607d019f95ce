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
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Samples;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Direction;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;

/** The runs as the comparison explorer draws them: one line for each drive and choice. */
final class ExplorerRuns {
  private static final int MOST_POINTS = 180;

  private final LabView lab;
  private final Words words;
  private final Map<String, Shape> shapes = new LinkedHashMap<>();
  private final Map<String, Set<String>> metricsOf = new TreeMap<>();
  private final Set<String> systems = new LinkedHashSet<>();
  private final Set<String> profiles = new LinkedHashSet<>();
  private final Set<String> drives = new TreeSet<>();

  ExplorerRuns(LabView lab, Words words) {
    this.lab = lab;
    this.words = words;
  }

  /** What is drawn over what: a metric over time, over loads, or over another metric. */
  private enum Over {
    TIME,
    LOAD,
    RATE
  }

  private record Shape(
      String id, String phase, Metric metric, Over over, Unit unit, List<String> loads) {}

  /** All runs; the other lists are complete after it. */
  List<Object> of(String up, Slugs slugs) {
    Map<String, List<LikeRuns>> groups = new TreeMap<>();
    for (LikeRuns like : LikeRuns.of(known())) {
      groups
          .computeIfAbsent(
              like.label("workload") + "\n" + like.label("phase"), any -> new ArrayList<>())
          .add(like);
    }
    List<Run> runs = new ArrayList<>();
    groups.values().forEach(group -> add(group, runs, up, slugs));
    return fullestFirst(runs);
  }

  /** What a reader sees at first is the choice in which the most drives have a line. */
  private List<Object> fullestFirst(List<Run> runs) {
    Map<List<String>, Integer> drives = new TreeMap<>(Comparator.comparing(Object::toString));
    runs.forEach(run -> drives.merge(run.choice(), 1, Integer::sum));
    return runs.stream()
        .sorted(
            Comparator.comparing((Run run) -> isPoint(run.choice().get(1)))
                .thenComparing(run -> -drives.getOrDefault(run.choice(), 0))
                .thenComparing(run -> !run.choice().get(3).equals("stock")))
        .map(run -> (Object) run.drawn())
        .toList();
  }

  /** A line, and by what it is chosen: workload, metric, system, profile. */
  private record Run(List<String> choice, Map<String, Object> drawn) {}

  private List<AnalysedRun> known() {
    return lab.runs().stream()
        .filter(run -> !Told.isReconstructed(run))
        .filter(run -> !run.run().label("workload").isEmpty())
        .filter(run -> lab.catalogue().drive(run.run().label("drive")).isPresent())
        .toList();
  }

  private void add(List<LikeRuns> group, List<Run> runs, String up, Slugs slugs) {
    String phase = group.get(0).label("phase");
    String workload = lab.workloadEntity(group.get(0).label("workload"));
    List<Over> forms =
        switch (phase) {
          case "precondition" -> List.of(Over.TIME);
          case "curve" -> List.of(Over.RATE);
          default -> List.of(Over.LOAD);
        };
    for (Over over : forms) {
      for (Metric metric : metrics(group, over)) {
        Shape shape = shape(workload, phase, metric, over, group);
        for (Map.Entry<List<String>, List<AnalysedRun>> one : lines(group).entrySet()) {
          line(shape, one.getValue())
              .ifPresent(
                  line -> {
                    String drive = one.getKey().get(0);
                    String os = one.getKey().get(1);
                    String op = one.getKey().get(2);
                    drives.add(drive);
                    systems.add(os);
                    profiles.add(op);
                    shapes.putIfAbsent(shape.id(), shape);
                    metricsOf
                        .computeIfAbsent(workload, any -> new LinkedHashSet<>())
                        .add(shape.id());
                    Map<String, Object> run = new LinkedHashMap<>();
                    run.put("drive", drive);
                    run.put("workload", workload);
                    run.put("metric", shape.id());
                    run.put("os", os);
                    run.put("op", op);
                    run.put("bound", bound(one.getValue()));
                    run.putAll(line);
                    run.put("page", up + "drives/" + slugs.of(drive) + "/index.html");
                    runs.add(new Run(List.of(workload, shape.id(), os, op), run));
                  });
        }
      }
    }
  }

  private static @org.jspecify.annotations.Nullable String bound(List<AnalysedRun> runs) {
    return "reconstructed".equals(Labels.provenance(runs)) ? "approx" : null;
  }

  private static Map<List<String>, List<AnalysedRun>> lines(List<LikeRuns> group) {
    Map<List<String>, List<AnalysedRun>> lines = new LinkedHashMap<>();
    for (LikeRuns like : group) {
      for (AnalysedRun run : like.runs()) {
        List<String> key =
            List.of(
                run.run().label("drive"),
                or(run.run().label("os")),
                or(run.run().label("op_profile")));
        lines.computeIfAbsent(key, any -> new ArrayList<>()).add(run);
      }
    }
    return lines;
  }

  private static String or(String label) {
    return label.isEmpty() ? "any" : label;
  }

  private static List<Metric> metrics(List<LikeRuns> group, Over over) {
    List<Metric> asked =
        over == Over.RATE
            ? List.of(Metric.LATENCY)
            : over == Over.TIME
                ? List.of(Metric.IOPS, Metric.LATENCY)
                : List.of(
                    Metric.IOPS,
                    Metric.BANDWIDTH,
                    Metric.LATENCY,
                    Metric.TPS,
                    Metric.NOPM,
                    Metric.ELAPSED);
    return asked.stream()
        .filter(
            metric ->
                group.stream()
                    .flatMap(like -> like.runs().stream())
                    .anyMatch(run -> known(run, metric).isPresent()))
        .toList();
  }

  private static Optional<Double> known(AnalysedRun run, Metric metric) {
    return Measured.ofRun(run, metric, Statistic.MEAN).flatMap(Result::known);
  }

  private static Optional<Double> whole(AnalysedRun run, Metric metric) {
    return run.withoutCurves()
        .result(metric, Statistic.MEAN, Direction.ALL, Span.WHOLE)
        .flatMap(Result::known);
  }

  private Shape shape(
      String workload, String phase, Metric metric, Over over, List<LikeRuns> group) {
    double largest =
        group.stream()
            .flatMap(like -> like.runs().stream())
            .mapToDouble(run -> whole(run, metric).orElse(0.0))
            .max()
            .orElse(1);
    boolean alone = group.stream().noneMatch(like -> like.drives().size() > 1);
    List<String> loads =
        over == Over.LOAD
            ? group.stream()
                .filter(like -> like.drives().size() > 1 || alone)
                .sorted(
                    Comparator.comparingInt((LikeRuns like) -> like.count("threads"))
                        .thenComparingInt(like -> like.count("queue_depth")))
                .map(like -> like.load().isEmpty() ? "–" : like.load())
                .distinct()
                .toList()
            : List.of();
    Unit unit = Precision.of("explorer", metric, largest).unit();
    String id = String.join("-", workload, phase.isEmpty() ? "all" : phase, metric.id());
    return new Shape(id, phase, metric, over, unit, loads);
  }

  /** The points and the cells of the table; empty when there is nothing to draw. */
  private Optional<Map<String, Object>> line(Shape shape, List<AnalysedRun> runs) {
    return switch (shape.over()) {
      case TIME -> runs.size() == 1 ? overTime(shape, runs.get(0)) : Optional.empty();
      case RATE -> overRate(shape, runs);
      case LOAD -> overLoad(shape, runs);
    };
  }

  private Optional<Map<String, Object>> overTime(Shape shape, AnalysedRun run) {
    Curve curve = run.analysis().curves().get(Direction.ALL);
    if (curve == null) {
      return Optional.empty();
    }
    Samples samples = shape.metric() == Metric.IOPS ? curve.rates() : curve.latencies();
    int step = Math.max(1, (samples.size() + MOST_POINTS - 1) / MOST_POINTS);
    List<Object> x = new ArrayList<>();
    List<Object> y = new ArrayList<>();
    boolean any = false;
    for (int i = 0; i < samples.size(); i += step) {
      double sum = 0;
      int count = 0;
      for (int k = i; k < Math.min(samples.size(), i + step); k++) {
        if (!Double.isNaN(samples.at(k))) {
          sum += samples.at(k);
          count++;
        }
      }
      x.add((curve.startNanos() + (i + step / 2.0) * curve.gridNanos()) / 1e9);
      y.add(count == 0 ? Double.NaN : scaled(shape, sum / count));
      any |= count > 0;
    }
    if (!any) {
      return Optional.empty();
    }
    Optional<Double> steady = known(run, shape.metric());
    return Optional.of(
        drawn(
            x,
            y,
            List.of(steady.map(value -> print(shape, value)).orElse(verdict(run))),
            List.of(steady.<Object>map(value -> value).orElse(Double.NaN))));
  }

  private String verdict(AnalysedRun run) {
    return run.withoutCurves()
        .verdict()
        .map(verdict -> words.plain("verdict." + verdict.id()))
        .orElse(words.plain("state.not-derivable"));
  }

  private Optional<Map<String, Object>> overRate(Shape shape, List<AnalysedRun> runs) {
    List<double[]> points = new ArrayList<>();
    for (AnalysedRun run : runs) {
      Optional<Double> rate = whole(run, Metric.IOPS);
      Optional<Double> latency = whole(run, Metric.LATENCY);
      if (rate.isPresent() && latency.isPresent()) {
        points.add(new double[] {rate.get(), latency.get()});
      }
    }
    if (points.size() < 2) {
      return Optional.empty();
    }
    points.sort(Comparator.comparingDouble(point -> point[0]));
    double[] peak = points.get(points.size() - 1);
    List<Object> x = new ArrayList<>();
    List<Object> y = new ArrayList<>();
    points.forEach(
        point -> {
          x.add(point[0]);
          y.add(scaled(shape, point[1]));
        });
    return Optional.of(
        drawn(
            x,
            y,
            List.of(number(Precision.of("peak", Metric.IOPS, peak[0])), print(shape, peak[1])),
            List.of(peak[0], peak[1])));
  }

  private Optional<Map<String, Object>> overLoad(Shape shape, List<AnalysedRun> runs) {
    Map<Integer, Double> byLoad = new TreeMap<>();
    for (AnalysedRun run : runs) {
      String load = LikeRuns.of(List.of(run)).get(0).load();
      Optional<Double> value = known(run, shape.metric());
      int place = shape.loads().indexOf(load.isEmpty() ? "–" : load);
      if (value.isPresent() && place >= 0) {
        byLoad.merge(place, value.get(), (a, b) -> Double.NaN); // repetitions have their page
      }
    }
    byLoad.values().removeIf(value -> value.isNaN());
    if (byLoad.isEmpty()) {
      return Optional.empty();
    }
    List<Object> x = new ArrayList<>();
    List<Object> y = new ArrayList<>();
    double last = 0;
    for (int i = 0; i < shape.loads().size(); i++) {
      Double value = byLoad.get(i);
      x.add(i);
      y.add(value == null ? Double.NaN : scaled(shape, value));
      last = value == null ? last : value;
    }
    return Optional.of(drawn(x, y, List.of(print(shape, last)), List.of(last)));
  }

  private static Map<String, Object> drawn(
      List<Object> x, List<Object> y, List<String> cells, List<Object> values) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("x", x);
    line.put("y", y);
    line.put("cells", cells);
    line.put("values", values);
    return line;
  }

  private static double scaled(Shape shape, double value) {
    return value / shape.unit().factor().doubleValue();
  }

  private String print(Shape shape, double value) {
    return number(Precision.of("cell", shape.metric(), value).in(shape.unit()));
  }

  private String number(org.plateau.render.text.Quantity quantity) {
    String printed = words.messages().quantities().print(quantity);
    String unit = quantity.unit().symbol();
    return printed.substring(0, printed.length() - unit.length()).replace("\u00a0", "").strip();
  }

  List<Object> drives() {
    List<Object> list = new ArrayList<>();
    for (String id : lab.catalogue().drives().keySet()) {
      if (drives.contains(id)) {
        Map<String, Object> drive = new LinkedHashMap<>();
        drive.put("id", id);
        drive.put("name", words.name(id));
        drive.put("short", words.name(lab.modelOf(id)));
        drive.put("capacity", lab.catalogue().drive(id).map(d -> d.capacity()).orElse(""));
        list.add(drive);
      }
    }
    return list;
  }

  /** Those with lines to look at stand before those with a point a drive. */
  List<Object> workloads() {
    List<Object> list = new ArrayList<>();
    metricsOf.entrySet().stream()
        .sorted(Comparator.comparing(entry -> entry.getValue().stream().allMatch(this::isPoint)))
        .forEach(
            entry -> {
              Map<String, Object> workload = named(entry.getKey(), words.name(entry.getKey()));
              workload.put(
                  "metrics",
                  entry.getValue().stream().sorted(Comparator.comparing(this::isPoint)).toList());
              list.add(workload);
            });
    return list;
  }

  private boolean isPoint(String shape) {
    Shape known = shapes.get(shape);
    return known == null || (known.over() == Over.LOAD && known.loads().size() < 2);
  }

  List<Object> metrics() {
    List<Object> list = new ArrayList<>();
    for (Shape shape : shapes.values()) {
      String name = words.metric(shape.metric(), Statistic.MEAN);
      String phase = Labels.phase(words, shape.phase());
      Map<String, Object> metric =
          named(shape.id(), phase.isEmpty() ? name : name + "\u00a0· " + phase);
      String unit = shape.unit().symbol();
      metric.put("subtitle", name + (unit.isEmpty() ? "" : " (" + unit + ")"));
      metric.put("direction", shape.metric().higherIsBetter() ? "up" : "down");
      metric.put("x", axis(shape));
      Map<String, Object> y = new LinkedHashMap<>();
      y.put("label", name);
      y.put("unit", unit);
      y.put("decimals", unit.equals("IOPS") ? 0 : 2);
      metric.put("y", y);
      boolean curve = shape.over() == Over.RATE;
      String key =
          shape.over() == Over.TIME ? "report.explorer.steady" : "report.explorer.full-load";
      metric.put(
          "columns",
          curve
              ? List.of(words.plain("report.explorer.peak"), words.plain("report.explorer.at-peak"))
              : List.of(words.plain(key)));
      metric.put("units", curve ? List.of(Unit.IOPS.symbol(), unit) : List.of(unit));
      list.add(metric);
    }
    return list;
  }

  private Map<String, Object> axis(Shape shape) {
    Map<String, Object> axis = new LinkedHashMap<>();
    switch (shape.over()) {
      case TIME -> {
        axis.put("label", words.plain("unit.hours"));
        axis.put("unit", "h");
        axis.put("kind", "duration");
      }
      case RATE -> {
        axis.put("label", Unit.IOPS.symbol());
        axis.put("unit", Unit.IOPS.symbol());
        axis.put("kind", "number");
      }
      case LOAD -> {
        axis.put("label", words.pageWord("page.control.load"));
        axis.put("unit", "");
        axis.put("kind", "category");
        axis.put("values", shape.loads());
      }
    }
    return axis;
  }

  List<Object> systems() {
    return systems.stream()
        .map(id -> (Object) named(id, id.equals("any") ? "–" : words.name(id)))
        .toList();
  }

  List<Object> profiles() {
    return profiles.stream()
        .sorted(Comparator.comparing((String id) -> !id.equals("stock")))
        .map(id -> (Object) named(id, id.equals("any") ? "–" : Labels.profile(words, id)))
        .toList();
  }

  private static Map<String, Object> named(String id, String name) {
    Map<String, Object> named = new LinkedHashMap<>();
    named.put("id", id);
    named.put("name", name);
    return named;
  }
}
