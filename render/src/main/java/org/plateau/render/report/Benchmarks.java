package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Problem;
import org.plateau.render.review.ReviewSpec.ChartSpec;

/** Draws what a review asks for: one chart for each operating system that has runs. */
final class Benchmarks {
  private final LabView lab;
  private final TimeLines timeLines;
  private final ValuePlots values;

  Benchmarks(LabView lab, Words words) {
    this.lab = lab;
    this.timeLines = new TimeLines(lab, words);
    this.values = new ValuePlots(lab, words);
  }

  /** The plots of one line of {@code charts:}, in the order of the systems. */
  List<Drawn> draw(ChartSpec spec, Cast cast, List<Problem> problems) {
    List<Drawn> drawn = new ArrayList<>();
    List<Contender> contenders = cast.of(spec.subjects());
    try {
      for (ChartQuestion question : questions(spec, unplaced(contenders))) {
        List<Contender> field = field(spec, question, unprofiled(question, contenders));
        draw(question, field).map(plot -> plot.without(field)).ifPresent(drawn::add);
      }
    } catch (IllegalArgumentException e) {
      problems.add(invalid(spec));
      return drawn;
    }
    if (drawn.isEmpty() && !spec.annexed()) {
      problems.add(empty(spec));
    }
    return drawn;
  }

  /** To find the systems of a chart, profiles do not matter. */
  private static List<Contender> unplaced(List<Contender> contenders) {
    return contenders.stream().map(Contender::bare).toList();
  }

  /** What a line asks by itself, whatever runs there are. */
  static ChartQuestion asked(ChartSpec spec) {
    Map<String, String> where = new TreeMap<>(spec.where());
    where.put("workload", spec.workload());
    if (!spec.phase().isEmpty()) {
      where.put("phase", spec.phase());
    }
    if (!spec.subjects().isEmpty()) {
      where.put("drive", spec.subjects().get(0));
    }
    return new ChartQuestion(Metric.of(spec.metric()), Statistic.of(spec.statistic()), where);
  }

  /** What a line asks: once for each system with runs, or once for all where it says so. */
  List<ChartQuestion> questions(ChartSpec spec, List<Contender> contenders) {
    ChartQuestion asked = asked(spec);
    Metric metric = asked.metric();
    Statistic statistic = asked.statistic();
    Map<String, String> where = new TreeMap<>(asked.where());
    List<String> systems = systems(spec, where, contenders);
    if (spec.together() || systems.isEmpty()) {
      return List.of(new ChartQuestion(metric, statistic, where));
    }
    List<ChartQuestion> questions = new ArrayList<>();
    for (String os : systems) {
      where.put("os", os);
      questions.add(new ChartQuestion(metric, statistic, where));
    }
    return questions;
  }

  /** Runs that bear no profile are of the drive in all of its profiles: it stands there once. */
  private List<Contender> unprofiled(ChartQuestion question, List<Contender> contenders) {
    List<Contender> field = new ArrayList<>();
    for (Contender contender : contenders) {
      Contender bare = contender.bare();
      boolean told = hasRuns(question, contender);
      boolean once = !told && !contender.profile().isEmpty() && hasRuns(question, bare);
      Contender shown = once ? bare : contender;
      field.removeIf(other -> once && other.key().equals(bare.key()));
      field.add(shown);
    }
    return field;
  }

  private boolean hasRuns(ChartQuestion question, Contender contender) {
    return question.workloads().stream()
        .flatMap(one -> lab.runs(Cast.where(contender, question.where(one))).stream())
        .anyMatch(run -> !contender.profile().isEmpty() || run.run().label("op_profile").isEmpty());
  }

  private List<Contender> field(
      ChartSpec spec, ChartQuestion question, List<Contender> contenders) {
    if (!spec.together()) {
      return contenders;
    }
    List<Contender> field = new ArrayList<>();
    for (Contender contender : contenders) {
      List<String> systems =
          systems(spec, question.where(), List.of(contender)).stream()
              .filter(os -> hasRuns(question, contender.under(os)))
              .toList();
      if (systems.isEmpty()) {
        field.add(contender);
      }
      systems.forEach(os -> field.add(contender.under(os)));
    }
    return field;
  }

  static Problem invalid(ChartSpec spec) {
    return Problem.error(
        "review.chart-invalid",
        spec.place().file(),
        spec.place().line(),
        "chart of " + spec.metric() + " " + spec.statistic(),
        "a metric (iops, bandwidth, latency …) and a statistic (mean, max, stddev, p99.9 …)",
        "Correct the chart.");
  }

  static Problem empty(ChartSpec spec) {
    return Problem.warning(
        "review.chart-empty",
        spec.place().file(),
        spec.place().line(),
        "no run for the chart " + spec.workload() + ", " + spec.phase(),
        "runs of the reviewed drives with these labels",
        "Correct workload and phase, or remove the chart.");
  }

  /** The systems of the contenders' runs, in the order of the hosts; none where runs name none. */
  private List<String> systems(
      ChartSpec spec, Map<String, String> where, List<Contender> contenders) {
    String asked = spec.where().getOrDefault("os", "");
    if (!asked.isEmpty()) {
      return List.of(asked);
    }
    Set<String> named =
        contenders.stream()
            .flatMap(
                contender ->
                    Stream.of(where.getOrDefault("workload", "").split("\\+", -1))
                        .flatMap(
                            workload -> {
                              Map<String, String> one = new TreeMap<>(where);
                              one.put("workload", workload);
                              return lab.runs(Cast.where(contender, one)).stream();
                            }))
            .map(run -> run.run().label("os"))
            .collect(Collectors.toSet());
    List<String> known = lab.systems().stream().filter(named::contains).toList();
    return known.isEmpty() && !named.contains("") ? lab.systems() : known;
  }

  Optional<Drawn> draw(ChartQuestion question, List<Contender> contenders) {
    return switch (question.phase()) {
      case "precondition" -> timeLines.draw(question, contenders);
      case "scaling" -> values.grid(question, contenders);
      case "curve" -> values.curve(question, contenders);
      default ->
          values.isOverThreads(question, contenders)
              ? values.threads(question, contenders)
              : values.bars(question, contenders);
    };
  }
}
