package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Direction;
import org.plateau.ingest.RunFacts;
import org.plateau.site.terminal.Printed;

/** What a reader would check by hand: range, slope, Little's law, gaps. */
final class Checks {
  /** Limits of the methods that judge range and slope (docs/methods). */
  private static final Map<String, String[]> LIMITS = Map.of("pts", new String[] {"20%", "10%"});

  /** Queues are not always full: a tenth is no contradiction. */
  private static final double LITTLE = 0.10;

  private Checks() {}

  /**
   * One check.
   *
   * @param passed whether all is well
   * @param what in words what was looked at
   * @param found value
   * @param against what it is held against
   */
  record Check(boolean passed, String name, String what, String found, String against) {}

  static List<Check> of(AnalysedRun run) {
    Analysis analysis = run.analysis();
    List<Check> checks = new ArrayList<>();
    Assessment assessment = analysis.assessments().get(analysis.method());
    if (assessment != null) {
      verdict(assessment.verdict(), checks);
      for (String remark : assessment.remarks()) {
        remark(remark).ifPresent(checks::add);
      }
    }
    little(run).ifPresent(checks::add);
    Curve all = analysis.curves().get(Direction.ALL);
    if (all != null && all.gaps() > 0) {
      checks.add(
          new Check(
              false,
              "gap",
              "cells without any row",
              Printed.count(all.gaps()),
              "left out, counted"));
    }
    return checks;
  }

  private static void verdict(Verdict verdict, List<Check> checks) {
    String[] limits = LIMITS.get(verdict.method());
    Optional<Verdict.Evidence> seen = VerdictLine.evidence(verdict);
    if (limits == null || seen.isEmpty()) {
      return;
    }
    String criterion =
        verdict.match(s -> "", lost -> "", unsteady -> unsteady.criterion(), tooShort -> "");
    boolean range = criterion.equals("range") || criterion.equals("both");
    boolean slope = criterion.equals("slope") || criterion.equals("both");
    checks.add(
        new Check(
            !range,
            "range",
            "max - min, the most of any window",
            Printed.percent(seen.get().rangeRatio()),
            "allowed " + limits[0]));
    checks.add(
        new Check(
            !slope,
            "slope",
            "rise of the line, the most of any",
            Printed.percent(seen.get().slopeRatio()),
            "allowed " + limits[1]));
  }

  private static Optional<Check> remark(String key) {
    return switch (key) {
      case "drifting" ->
          Optional.of(
              new Check(
                  false, "drift", "each window passes, yet the level moves over all", "", ""));
      case "not-pts-conformant" ->
          Optional.of(
              new Check(true, "PTS", "the criterion alone: not a PTS-conformant test", "", ""));
      default -> Optional.empty();
    };
  }

  /** Outstanding operations over the rate is the mean latency. */
  private static Optional<Check> little(AnalysedRun run) {
    OptionalLong threads = number(run, "threads", "numjobs");
    OptionalLong depth = number(run, "queue_depth", "iodepth");
    for (Span span : List.of(Span.STEADY, Span.WHOLE)) {
      Optional<Double> rate = mean(run, Metric.IOPS, span);
      Optional<Double> latency = mean(run, Metric.LATENCY, span);
      if (threads.isEmpty() || depth.isEmpty() || rate.isEmpty() || latency.isEmpty()) {
        continue;
      }
      long outstanding = threads.getAsLong() * depth.getAsLong();
      double expected = outstanding / rate.get() * 1e9;
      return Optional.of(
          new Check(
              Math.abs(latency.get() - expected) <= LITTLE * expected,
              "Little",
              Printed.count(outstanding) + " outstanding / " + Printed.of(Metric.IOPS, rate.get()),
              Printed.of(Metric.LATENCY, expected),
              "measured " + Printed.of(Metric.LATENCY, latency.get())));
    }
    return Optional.empty();
  }

  private static Optional<Double> mean(AnalysedRun run, Metric metric, Span span) {
    return run.analysis()
        .result(metric, Statistic.MEAN, Direction.ALL, span)
        .flatMap(Result::known)
        .filter(value -> value > 0);
  }

  private static OptionalLong number(AnalysedRun run, String label, String option) {
    RunFacts facts = run.run().facts();
    String text = run.run().labels().getOrDefault(label, facts.option(option).orElse(""));
    return text.matches("[1-9][0-9]{0,8}")
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }
}
