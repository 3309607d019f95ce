package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.load.LoadCurve;
import org.plateau.analysis.load.LoadCurve.Knee;
import org.plateau.analysis.load.LoadCurve.Step;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;
import org.plateau.site.analyst.LoadTrack.Loaded;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/** Rate and latency over rising load, drive by drive, each with its knee. */
public final class LoadAnswer {
  /** Load, system and profile may vary; in all else the runs must be alike. */
  private static final List<String> ALIKE =
      List.of("workload", "phase", "active_range", "write_cache", "source");

  private final double noise;
  private final List<LoadTrack> tracks;

  private LoadAnswer(double noise, List<LoadTrack> tracks) {
    this.noise = noise;
    this.tracks = tracks;
  }

  /** Answers for all drives that are named, each system and profile on its own. */
  public static Reply of(
      LabHistory lab, Question question, List<String> workloads, List<String> drives) {
    String title =
        question.title() + ", workload=" + String.join(" and ", workloads) + ", over load";
    List<AnalysedRun> runs = new ArrayList<>();
    for (AnalysedRun run : lab.snapshot().runs()) {
      List<MeasuredRun> one = Question.measured(List.of(run));
      boolean asked =
          drives.contains(run.run().label("drive"))
              && workloads.contains(run.run().label("workload"))
              && !question.matching(one).isEmpty();
      if (asked) {
        runs.add(run);
      }
    }
    if (runs.isEmpty()) {
      return Reply.refused(title, RankAnswer.nothing(question.of(workloads.get(0))));
    }
    var unlike = Question.unlike(Question.measured(runs), ALIKE);
    if (!unlike.isEmpty()) {
      return Reply.refused(title, Question.refusal(unlike));
    }
    Map<String, List<AnalysedRun>> groups = new TreeMap<>();
    Map<String, Setting> settings = new TreeMap<>();
    for (AnalysedRun run : runs) {
      Setting setting = new Setting("", run.run().label("os"), run.run().label("op_profile"), "");
      String name = run.run().label("drive") + ", " + setting.label(false);
      settings.put(name, setting);
      groups.computeIfAbsent(name, any -> new ArrayList<>()).add(run);
    }
    List<Problem> problems = new ArrayList<>();
    List<LoadTrack> tracks = new ArrayList<>();
    groups.forEach(
        (name, own) -> {
          Setting setting = settings.getOrDefault(name, new Setting("", "", "", ""));
          tracks.add(LoadTrack.of(name, setting, own, question.selection(), problems));
        });
    tracks.removeIf(track -> track.curve().steps().isEmpty());
    LoadAnswer answer = new LoadAnswer(lab.lab().settings().noise(), tracks);
    return new Reply(
        title, answer.text(), answer.rows(), LoadPlots.of(tracks).orElse(null), problems);
  }

  private List<String> text() {
    double largest =
        tracks.stream()
            .flatMap(track -> track.curve().steps().stream())
            .mapToDouble(Step::latencyNanos)
            .max()
            .orElse(1);
    Unit unit = Precision.of("scale", Metric.LATENCY, largest).unit();
    String symbol = unit.symbol().replace("\u00b5", "u");
    List<String> lines = new ArrayList<>();
    for (LoadTrack track : tracks) {
      lines.add(track.name());
      List<String> heads =
          new ArrayList<>(List.of("  load", ">IOPS", ">mean " + symbol, ">p99 " + symbol));
      if (track.closed()) {
        heads.addAll(List.of(">speed-up", ">efficiency"));
      }
      TextTable table = new TextTable(heads.toArray(String[]::new));
      for (Step step : track.curve().steps()) {
        List<String> cells = new ArrayList<>();
        cells.add("  " + step.label());
        cells.add(Printed.in(Unit.IOPS, step.rate()));
        cells.add(Printed.in(unit, step.latencyNanos()));
        cells.add(tail(track, step).map(value -> Printed.in(unit, value)).orElse("?"));
        if (track.closed()) {
          cells.add(Printed.number(track.curve().speedUp(step)));
          cells.add(Printed.percent(track.curve().efficiency(step)));
        }
        table.row(cells);
      }
      lines.addAll(table.lines());
      lines.add("  " + knee(track.curve()));
      lines.add("");
    }
    return lines;
  }

  private static Optional<Double> tail(LoadTrack track, Step step) {
    Loaded loaded = track.figures().get(step.label());
    return loaded == null ? Optional.empty() : loaded.tail().flatMap(Figure::known);
  }

  private String knee(LoadCurve curve) {
    Optional<Knee> knee = curve.knee(noise);
    if (knee.isEmpty()) {
      return "too few loads for a knee";
    }
    Knee found = knee.get();
    String where =
        "knee at "
            + found.best().label()
            + ": "
            + Printed.of(Metric.IOPS, found.best().rate())
            + " at "
            + Printed.of(Metric.LATENCY, found.best().latencyNanos()).replace("\u00b5", "u")
            + (found.from().equals(found.to())
                ? ""
                : " (within the noise from "
                    + found.from().label()
                    + " to "
                    + found.to().label()
                    + ")");
    return switch (found.place()) {
      case ENCLOSED -> where;
      case AT_THE_LEAST -> where + ", the least load: it may lie below";
      case AT_THE_GREATEST -> where + ", the greatest load: it may lie beyond";
    };
  }

  private AnswerForm rows() {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (LoadTrack track : tracks) {
      Step knee = track.curve().knee(noise).map(Knee::best).orElse(null);
      for (Step step : track.curve().steps()) {
        Loaded loaded = track.figures().get(step.label());
        rows.add(
            Arrays.<@Nullable Object>asList(
                track.name().substring(0, track.name().indexOf(',')),
                track.setting().os(),
                track.setting().profile(),
                step.label(),
                loaded == null || loaded.threads() == 0 ? null : loaded.threads(),
                loaded == null || loaded.depth() == 0 ? null : loaded.depth(),
                step.rate(),
                loaded == null ? null : loaded.rate().low(),
                loaded == null ? null : loaded.rate().high(),
                step.latencyNanos(),
                tail(track, step).orElse(null),
                track.closed() ? (Double) track.curve().speedUp(step) : null,
                track.closed() ? (Double) track.curve().efficiency(step) : null,
                step.power(),
                step.equals(knee),
                track.source()));
      }
    }
    return new AnswerForm(
        List.of(
            "drive",
            "os",
            "op_profile",
            "load",
            "threads",
            "queue_depth",
            "iops",
            "iops_low",
            "iops_high",
            "latency_ns",
            "latency_p99_ns",
            "speed_up",
            "efficiency",
            "power",
            "knee",
            "source"),
        List.of(
            false, false, false, false, true, true, true, true, true, true, true, true, true, true,
            false, false),
        rows);
  }
}
