package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Result;
import org.plateau.analysis.Samples;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.life.Life;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.steady.Determination;
import org.plateau.ingest.Window;

/**
 * One run's analysis as plain maps: the {@code result} of {@code analyze --json}. Times are seconds
 * since the start of the run, values are in the base unit that stands beside them.
 */
public final class VerdictJson {
  private VerdictJson() {}

  /** The run, its verdicts by method, its life, its results. */
  public static Map<String, Object> of(AnalysedRun run) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("run", run.run().runId());
    map.put("log_set", run.run().logSetId());
    map.put("folder", run.run().folder());
    map.put("part", run.run().part());
    map.put("runner", run.run().facts().runner());
    map.put("version", run.run().facts().version());
    map.put("labels", run.run().labels());
    map.put("method", run.analysis().method());
    map.put("verdict", run.analysis().verdict().map(Verdict::id).orElse(null));
    Map<String, Object> verdicts = new LinkedHashMap<>();
    run.analysis().assessments().forEach((id, one) -> verdicts.put(id, assessment(one)));
    map.put("verdicts", verdicts);
    Tracked.of(run.analysis())
        .ifPresent(
            tracked -> {
              map.put("tracked", tracked.metric().id());
              map.put("unit", tracked.metric().unit());
              map.put("curve", curve(tracked.samples()));
            });
    Map<String, Object> bands = new LinkedHashMap<>();
    run.analysis().bands().forEach((way, own) -> bands.put(way.id(), BandLines.json(own)));
    map.put("latency_over_time", bands);
    map.put("life", life(run.analysis().life()));
    map.put("results", run.analysis().results().stream().map(VerdictJson::result).toList());
    return map;
  }

  private static Map<String, Object> assessment(Assessment assessment) {
    Map<String, Object> map = new LinkedHashMap<>();
    Verdict verdict = assessment.verdict();
    map.put("verdict", verdict.id());
    verdict.match(
        steady -> {
          map.put("first", evidence(steady.first()));
          map.put("final", evidence(steady.last()));
          return true;
        },
        lost -> {
          map.put("first", evidence(lost.first()));
          map.put("final", null);
          map.put("lost_at", seconds(lost.atNanos()));
          map.put("criterion", lost.criterion());
          return true;
        },
        unsteady -> {
          map.put("first", null);
          map.put("final", null);
          map.put("last_seen", evidence(unsteady.last()));
          map.put("criterion", unsteady.criterion());
          return true;
        },
        tooShort -> {
          map.put("first", null);
          map.put("final", null);
          map.put("rounds", tooShort.rounds());
          map.put("needed", tooShort.needed());
          return true;
        });
    map.put("remarks", assessment.remarks());
    Determination.first(assessment).ifPresent(one -> map.put("first_report", PtsLines.json(one)));
    Determination.last(assessment).ifPresent(one -> map.put("last_report", PtsLines.json(one)));
    return map;
  }

  private static Map<String, Object> evidence(Verdict.Evidence evidence) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("from", seconds(evidence.window().startNanos()));
    map.put("to", seconds(evidence.window().endNanos()));
    map.put("mean", evidence.mean());
    map.put("range", evidence.rangeRatio());
    map.put("slope", evidence.slopeRatio());
    map.put("slope_per_round", evidence.slopePerRound());
    map.put("rounds", evidence.rounds());
    return map;
  }

  private static Map<String, Object> curve(Samples samples) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("from", seconds(samples.startNanos()));
    map.put("step", seconds(samples.stepNanos()));
    List<@Nullable Double> values = new ArrayList<>();
    for (double value : samples.values()) {
      values.add(Double.isNaN(value) ? null : (Double) value);
    }
    map.put("values", values);
    return map;
  }

  private static Map<String, Object> life(Life life) {
    Map<String, Object> map = new LinkedHashMap<>();
    Life.Burst burst = life.burst();
    if (burst != null) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("level", burst.level());
      one.put("end", seconds(burst.endNanos()));
      one.put("bytes", burst.bytes());
      map.put("burst", one);
    }
    Window transition = life.transition();
    if (transition != null) {
      map.put(
          "transition",
          Map.of("from", seconds(transition.startNanos()), "to", seconds(transition.endNanos())));
    }
    Life.Cliff cliff = life.cliff();
    if (cliff != null) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("at", seconds(cliff.atNanos()));
      one.put("from_level", cliff.from());
      one.put("to_level", cliff.to());
      map.put("cliff", one);
    }
    map.put("level", life.level());
    List<Map<String, Object>> recoveries = new ArrayList<>();
    for (Life.Recovery recovery : life.recoveries()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("from", seconds(recovery.window().startNanos()));
      one.put("to", seconds(recovery.window().endNanos()));
      one.put("level", recovery.level());
      recoveries.add(one);
    }
    map.put("recoveries", recoveries);
    Life.Dips dips = life.dips();
    if (dips != null) {
      map.put(
          "dips",
          Map.of(
              "period",
              seconds(dips.periodNanos()),
              "depth",
              dips.depth(),
              "correlation",
              dips.correlation()));
    }
    Life.Spikes spikes = life.spikes();
    if (spikes != null) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("count", spikes.count());
      one.put("threshold_ns", spikes.thresholdNanos());
      one.put("worst_ns", spikes.worstNanos());
      one.put("at", seconds(spikes.atNanos()));
      map.put("spikes", one);
    }
    return map;
  }

  private static Map<String, Object> result(Result result) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("series", result.series());
    map.put("metric", result.metric().id());
    map.put("statistic", result.statistic().id());
    map.put("direction", result.direction().id());
    map.put("span", result.span().id());
    map.put("value", result.value());
    map.put("low", finite(result.low()));
    map.put("high", finite(result.high()));
    map.put("unit", result.metric().unit());
    map.put("basis", result.basis().id());
    Window window = result.window();
    map.put("from", window == null ? null : (Double) seconds(window.startNanos()));
    map.put("to", window == null ? null : (Double) seconds(window.endNanos()));
    map.put("method", result.method());
    map.put("samples", result.samples());
    map.put("reason", result.reason());
    return map;
  }

  /** JSON has no infinity: an open bound is null. */
  private static @Nullable Double finite(@Nullable Double value) {
    return value == null || value.isInfinite() || value.isNaN() ? null : value;
  }

  private static double seconds(long nanos) {
    return nanos / 1e9;
  }
}
