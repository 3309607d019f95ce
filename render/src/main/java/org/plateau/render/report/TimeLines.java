package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Point.LatencyPoint;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.life.Life;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Window;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;

/** Preconditioning runs as a time line, the subject's burst, cliff and steady window marked. */
final class TimeLines {
  /** A maximum-latency axis keeps this share of the intervals; the rest become wedges. */
  private static final double SHOWN_SHARE = 0.99;

  private final LabView lab;
  private final Words words;

  TimeLines(LabView lab, Words words) {
    this.lab = lab;
    this.words = words;
  }

  /** The plot; empty when no contender has a run with a curve. */
  Optional<Drawn> draw(ChartQuestion question, List<Contender> contenders) {
    Map<Contender, AnalysedRun> runs = new LinkedHashMap<>();
    for (Contender contender : contenders) {
      List<AnalysedRun> found =
          lab.runs(Cast.where(contender, question.where())).stream()
              .filter(run -> values(run, question).stream().anyMatch(Double::isFinite))
              .filter(run -> Told.mayBeDrawn(run, question.metric(), question.statistic()))
              .toList();
      if (found.size() == 1) {
        runs.put(contender, found.get(0));
      }
    }
    if (runs.isEmpty()) {
      return Optional.empty();
    }
    double largest =
        runs.values().stream()
            .flatMap(run -> values(run, question).stream())
            .filter(Double::isFinite)
            .max(Comparator.naturalOrder())
            .orElse(1.0);
    double typical = percentile(runs, question);
    Scale scale = Scale.of(question.metric(), question.statistic(), typical);
    List<Contender> ordered =
        runs.keySet().stream()
            .sorted(
                Comparator.comparingDouble(
                    contender ->
                        late(runs.get(contender), question)
                            * (scale.measure().higherIsBetter() ? -1 : 1)))
            .toList();
    List<Contender> cast = Cast.withRival(ordered);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < cast.size(); i++) {
      AnalysedRun run = run(runs, ordered.get(i));
      lines.add(line(cast.get(i), run, question, scale));
    }
    AnalysedRun subject = subject(runs);
    TimeLine plot =
        new TimeLine(
            scale.measure(),
            lines,
            subject == null ? new Steadiness.Unstated() : steadiness(subject, question, scale),
            subject != null && question.metric() == Metric.IOPS && !Told.isReconstructed(subject)
                ? marks(subject, scale)
                : List.of(),
            question.statistic().equals(Statistic.MAX) && largest > 1.5 * typical
                ? scale.of(roundUp(typical * 1.15))
                : Double.POSITIVE_INFINITY,
            false);
    return Optional.of(new Drawn(question, plot, scale, cast, List.copyOf(runs.values())));
  }

  private static AnalysedRun run(Map<Contender, AnalysedRun> runs, Contender contender) {
    AnalysedRun run = runs.get(contender);
    if (run == null) {
      throw new IllegalStateException("no run of " + contender.key());
    }
    return run;
  }

  private static @Nullable AnalysedRun subject(Map<Contender, AnalysedRun> runs) {
    return runs.entrySet().stream()
        .filter(entry -> entry.getKey().role() == Role.HERO)
        .map(Map.Entry::getValue)
        .findFirst()
        .or(
            () ->
                runs.entrySet().stream()
                    .filter(entry -> entry.getKey().role() == Role.STOCK)
                    .map(Map.Entry::getValue)
                    .findFirst())
        .orElse(null);
  }

  private static double roundUp(double value) {
    double step = Math.pow(10, Math.floor(Math.log10(value)));
    return Math.ceil(value / step * 2) / 2 * step;
  }

  private static double percentile(Map<Contender, AnalysedRun> runs, ChartQuestion question) {
    double[] all =
        runs.values().stream()
            .flatMap(run -> values(run, question).stream())
            .filter(Double::isFinite)
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    return all[(int) Math.min(all.length - 1.0, Math.floor(all.length * SHOWN_SHARE))];
  }

  /** The mean of the last third, by which lines are ordered. */
  private static double late(@Nullable AnalysedRun run, ChartQuestion question) {
    List<Double> values = run == null ? List.of() : values(run, question);
    return values.subList(values.size() * 2 / 3, values.size()).stream()
        .filter(Double::isFinite)
        .mapToDouble(Double::doubleValue)
        .average()
        .orElse(0);
  }

  private Line line(Contender contender, AnalysedRun run, ChartQuestion question, Scale scale) {
    Curve curve = curve(run).orElseThrow();
    List<Double> values = values(run, question);
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Window window = curve.points().get(i).window();
      double at = (window.startNanos() + window.lengthNanos() / 2.0) / 1e9;
      double value = values.get(i);
      points.add(new Point(at, Double.isFinite(value) ? scale.of(value) : Double.NaN));
    }
    return new Line(
        contender.key(),
        Labels.end(words, lab, contender),
        contender.role(),
        Labels.provenance(run),
        Labels.thinned(points),
        published(run, question, scale));
  }

  /** Of a reconstructed run the levels that were published: burst as a point, steady as a line. */
  private static List<Line.Stretch> published(
      AnalysedRun run, ChartQuestion question, Scale scale) {
    List<Line.Stretch> published = new ArrayList<>();
    for (Span span : List.of(Span.BURST, Span.STEADY)) {
      if (Told.isPublished(run, question.metric(), question.statistic(), span)) {
        run.analysis()
            .result(question.metric(), question.statistic(), Direction.ALL, span)
            .ifPresent(
                result -> {
                  Window window = result.window();
                  Double value = result.value();
                  if (window == null || value == null) {
                    return;
                  }
                  double from = window.startNanos() / 1e9;
                  double to = window.endNanos() / 1e9;
                  double middle = (from + to) / 2;
                  boolean point = span == Span.BURST;
                  published.add(
                      new Line.Stretch(
                          new Point(point ? middle : from, scale.of(value)),
                          new Point(point ? middle : to, scale.of(value))));
                });
      }
    }
    return published;
  }

  static Optional<Curve> curve(AnalysedRun run) {
    return Optional.ofNullable(run.analysis().curves().get(Direction.ALL));
  }

  /** One value a cell of the run's curve; NaN where there is none. */
  static List<Double> values(AnalysedRun run, ChartQuestion question) {
    return curve(run)
        .map(
            curve ->
                curve.points().stream()
                    .map(point -> value(point, question.metric(), question.statistic()))
                    .toList())
        .orElse(List.of());
  }

  private static Double value(
      org.plateau.analysis.Point point, Metric metric, Statistic statistic) {
    LatencyPoint latency = point.latency();
    Double value =
        switch (metric) {
          case IOPS, TPS -> point.counts() ? point.rate() : null;
          case BANDWIDTH -> point.countsBandwidth() ? point.bandwidth() : null;
          case LATENCY ->
              switch (statistic.kind()) {
                case MEAN -> latency.mean();
                case MAX -> latency.max();
                case STDDEV -> latency.stddev();
                case MIN, PERCENTILE -> null;
              };
          case QPS, NOPM, ELAPSED, MOMENT -> null;
        };
    return value == null ? Double.valueOf(Double.NaN) : value;
  }

  private Steadiness steadiness(AnalysedRun run, ChartQuestion question, Scale scale) {
    Optional<Verdict> verdict = run.analysis().verdict();
    if (verdict.isEmpty()) {
      return new Steadiness.Unstated();
    }
    return verdict
        .get()
        .match(
            steady -> steady(run, steady.last().window(), question, scale),
            lost -> unsteady(lost.first(), words.plain("verdict.lost"), scale, question),
            unsteady ->
                unsteady(
                    unsteady.last(),
                    words.plain("verdict.unsteady")
                        + "\u00a0· "
                        + words.plain("criterion." + unsteady.criterion()),
                    scale,
                    question),
            tooShort -> new Steadiness.TooShort(words.plain("verdict.too-short")));
  }

  private Steadiness steady(AnalysedRun run, Window window, ChartQuestion question, Scale scale) {
    double from = window.startNanos() / 1e9;
    double to = window.endNanos() / 1e9;
    Map<String, Arg> slots =
        Map.of(
            "from", new Arg.Measure(Precision.exact("window/from", from, Unit.CLOCK)),
            "to", new Arg.Measure(Precision.exact("window/to", to, Unit.CLOCK)));
    double mean = mean(run, window, question);
    // a level that a model was set to is drawn; its digits are nobody's
    String printed =
        Told.isReconstructed(run)
            ? ""
            : words.messages().quantities().print(scale.quantity("window/mean", scale.of(mean)));
    return new Steadiness.Steady(
        from,
        to,
        words.plain("report.window", slots),
        words.plain("report.window.short", slots),
        scale.of(mean),
        printed);
  }

  private static double mean(AnalysedRun run, Window window, ChartQuestion question) {
    return run.analysis()
        .result(question.metric(), question.statistic(), Direction.ALL, Span.STEADY)
        .flatMap(org.plateau.analysis.Result::known)
        .orElseGet(
            () -> {
              Curve curve = curve(run).orElseThrow();
              return curve.within(window).stream()
                  .map(point -> value(point, question.metric(), question.statistic()))
                  .filter(Double::isFinite)
                  .mapToDouble(Double::doubleValue)
                  .average()
                  .orElse(0);
            });
  }

  private static Steadiness unsteady(
      Verdict.Evidence evidence, String label, Scale scale, ChartQuestion question) {
    if (question.metric() != Metric.IOPS) {
      return new Steadiness.Unstated();
    }
    double from = evidence.window().startNanos() / 1e9;
    double to = evidence.window().endNanos() / 1e9;
    double end =
        evidence.intercept() + evidence.slopePerRound() * Math.max(1, evidence.rounds() - 1);
    return new Steadiness.Unsteady(
        label,
        new Point(from, scale.of(Math.max(0, evidence.intercept()))),
        new Point(to, scale.of(Math.max(0, end))));
  }

  private List<TimeLine.Mark> marks(AnalysedRun run, Scale scale) {
    List<TimeLine.Mark> marks = new ArrayList<>();
    Life life = run.analysis().life();
    Life.Burst burst = life.burst();
    if (burst != null) {
      double at = (burst.peak().startNanos() + burst.peak().lengthNanos() / 2.0) / 1e9;
      Arg level = new Arg.Measure(scale.quantity("burst/level", scale.of(burst.level())));
      marks.add(
          new TimeLine.Mark(
              TimeLine.Mark.Kind.BURST,
              at,
              scale.of(burst.level()),
              words.plain("report.burst", Map.of("v", level))));
    }
    Life.Cliff cliff = life.cliff();
    if (cliff != null) {
      double at = cliff.atNanos() / 1e9;
      Arg when = new Arg.Measure(Precision.exact("cliff/at", at, Unit.CLOCK));
      marks.add(
          new TimeLine.Mark(
              TimeLine.Mark.Kind.CLIFF, at, 0, words.plain("report.cliff", Map.of("t", when))));
    }
    return marks;
  }
}
