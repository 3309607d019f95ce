package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Window;
import org.plateau.render.page.EvidenceRow;
import org.plateau.render.page.EvidenceRow.Check;
import org.plateau.render.page.EvidenceRow.EvidenceFile;
import org.plateau.render.page.Text;
import org.plateau.render.page.Value;
import org.plateau.render.text.Arg;
import org.plateau.render.text.MetricWords;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Opens a figure to its run, files, window, method, formula and rows. */
final class EvidenceRows {
  private static final int MOST_FILES = 6;

  private final LabView lab;
  private final Words words;
  private final RawLines rawLines;

  EvidenceRows(LabView lab, Words words, RawLines rawLines) {
    this.lab = lab;
    this.words = words;
    this.rawLines = rawLines;
  }

  /** The row of a figure that retells nothing. */
  EvidenceRow row(String name, Figure figure, Selection selection, Optional<Quantity> quantity) {
    return row(name, figure, selection, quantity, Quotes.NONE);
  }

  /** The row of a named figure. */
  EvidenceRow row(
      String name, Figure figure, Selection selection, Optional<Quantity> quantity, Quotes quotes) {
    Result result = figure.sources().get(0).result();
    AnalysedRun run = lab.run(figure.sources().get(0).run().runId()).orElseThrow();
    Window window = result.window();
    List<EvidenceFile> files = files(run, result.origins());
    Value value = quantity.map(q -> words.value(q, null)).orElse(null);
    boolean known = value != null;
    return new EvidenceRow(
        name,
        label(selection),
        value,
        known ? null : words.plain("state.not-derivable"),
        null,
        words.plain("basis." + figure.basis().id()),
        window == null ? "–" : clock(window.startNanos()) + "–" + clock(window.endNanos()),
        source(run),
        conditions(run),
        groups(run.run().runId()),
        files.subList(0, Math.min(MOST_FILES, files.size())),
        files.size() > MOST_FILES ? "+ " + (files.size() - MOST_FILES) : null,
        window == null ? null : window(run, window),
        null,
        steady(run),
        words.plain("report.evidence." + formula(result)),
        numbers(figure, selection),
        rawLines.place(result.origins()),
        rawLines.cited(result.origins()),
        known ? null : reason(figure.reason()),
        checks(name, figure, selection, quotes),
        Labels.provenance(List.of(run)));
  }

  /** A reconstructed run's own value, held against what was published. */
  private List<Check> checks(String name, Figure figure, Selection selection, Quotes quotes) {
    Double value = figure.known().orElse(null);
    if (value == null || quotes.value(name).isEmpty()) {
      return List.of();
    }
    Quantity own = Precision.of(name, selection.metric(), value);
    String printed = words.messages().quantities().print(own);
    return List.of(
        new Check(
            quotes.covers(name, value),
            words.plain("report.evidence.model", Map.of("v", new Arg.Literal(printed)))));
  }

  /** The row of a value that was quoted and that no run gives. */
  EvidenceRow quoted(String name, String label, Text value, String source) {
    return new EvidenceRow(
        name,
        label,
        new Value(value, ""),
        null,
        null,
        words.plain("basis.published"),
        "–",
        source,
        null,
        null,
        List.of(),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        List.of(),
        null,
        List.of(),
        null);
  }

  private String reason(String key) {
    return key.isEmpty() ? "" : words.messages().word("reason." + key);
  }

  private String label(Selection selection) {
    Arg.Word metric =
        selection.direction() == Direction.ALL
            ? MetricWords.of(selection.metric(), selection.statistic())
            : MetricWords.of(selection.metric(), selection.statistic(), selection.direction());
    List<String> parts = new ArrayList<>();
    parts.add(words.plain(metric.key(), metric.slots()));
    selection.where().forEach((key, value) -> parts.add(label(key, value)));
    return String.join("\u00a0· ", parts);
  }

  private String label(String key, String value) {
    return switch (key) {
      case "drive" -> words.name(lab.modelOf(value));
      case "workload" -> words.name(lab.workloadEntity(value));
      case "os" -> words.name(value);
      case "phase" -> words.plain("phase." + value);
      case "op_profile" -> Labels.profile(words, value);
      case "threads" -> value + "T";
      case "queue_depth" -> value + "Q";
      default -> value;
    };
  }

  private String conditions(AnalysedRun run) {
    List<String> parts = new ArrayList<>();
    for (String key :
        List.of("drive", "os", "op_profile", "workload", "phase", "threads", "queue_depth")) {
      String value = run.run().label(key);
      if (!value.isEmpty()) {
        parts.add(
            lab.catalogue().drive(value).isPresent() || !key.equals("drive")
                ? label(key, value)
                : value);
      }
    }
    return String.join("\u00a0· ", parts);
  }

  private static String source(AnalysedRun run) {
    String runner = run.run().facts().runner();
    String version = run.run().facts().version();
    return (runner + " " + version).strip();
  }

  private static String groups(String id) {
    return String.join(" ", id.substring(0, 4), id.substring(4, 8), id.substring(8, 12));
  }

  private static List<EvidenceFile> files(AnalysedRun run, List<Origin> origins) {
    Map<String, Origin> byFile = new LinkedHashMap<>();
    for (Origin origin : origins) {
      byFile.merge(origin.file(), origin, Origin::through);
    }
    List<EvidenceFile> files = new ArrayList<>();
    byFile.forEach(
        (file, origin) ->
            files.add(
                new EvidenceFile(
                    file,
                    origin.sha256(),
                    origin.firstLine() == 0
                        ? null
                        : origin.firstLine() + "–" + origin.lastLine())));
    if (files.isEmpty()) {
      for (ReadFile file : run.run().files()) {
        files.add(new EvidenceFile(file.path(), file.sha256(), null));
      }
    }
    return files;
  }

  private String window(AnalysedRun run, Window window) {
    long count = TimeLines.curve(run).map(curve -> (long) curve.within(window).size()).orElse(0L);
    return words.plain(
        "report.evidence.window",
        Map.of(
            "from", new Arg.Literal(clock(window.startNanos())),
            "to", new Arg.Literal(clock(window.endNanos())),
            "count", new Arg.Literal(Long.toString(count))));
  }

  private String clock(long nanos) {
    return words
        .messages()
        .quantities()
        .print(Precision.exact("clock", Math.max(0, nanos / 1e9), Unit.CLOCK));
  }

  private @Nullable String steady(AnalysedRun run) {
    return run.withoutCurves()
        .verdict()
        .map(
            verdict ->
                verdict.match(
                    steady -> criteria(steady.method(), steady.last()),
                    lost -> words.plain("verdict.lost"),
                    unsteady ->
                        words.plain("verdict.unsteady")
                            + "\u00a0· "
                            + criteria(unsteady.method(), unsteady.last()),
                    tooShort -> words.plain("verdict.too-short")))
        .orElse(null);
  }

  private String criteria(String method, Verdict.Evidence evidence) {
    if (method.startsWith("fio-")) {
      // fio's limits are the run's own, and neither a range nor a rise over the window
      return method;
    }
    return words.plain(
            "report.evidence.steady",
            Map.of(
                "range", new Arg.Literal(percent(evidence.rangeRatio())),
                "range_limit", new Arg.Literal("20%"),
                "slope", new Arg.Literal(percent(evidence.slopeRatio())),
                "slope_limit", new Arg.Literal("10%")))
        + "\u00a0· "
        + (method.equals("pts") ? words.plain("report.evidence.not-pts") : method);
  }

  private String percent(double ratio) {
    return words.messages().quantities().print(Precision.percent("ratio", ratio));
  }

  private static String formula(Result result) {
    Statistic statistic = result.statistic();
    return switch (statistic.kind()) {
      case MEAN ->
          switch (result.metric()) {
            case LATENCY -> "mean-latency";
            case BANDWIDTH -> "mean-bandwidth";
            case IOPS, TPS, QPS, NOPM, ELAPSED, MOMENT -> "mean-rate";
          };
      case MAX -> "max";
      case MIN -> "min";
      case STDDEV -> "stddev";
      case PERCENTILE -> "percentile";
    };
  }

  /** The bounds of the value, and the noise within which it would tie with another. */
  private String numbers(Figure figure, Selection selection) {
    List<String> parts = new ArrayList<>();
    Double low = figure.low();
    Double high = figure.high();
    if (low != null && high != null && !high.isInfinite()) {
      parts.add(
          words.plain(
              "report.evidence." + bounds(figure, selection),
              Map.of(
                  "low", new Arg.Literal(print(selection, low)),
                  "high", new Arg.Literal(print(selection, high)))));
    }
    parts.add(new NoiseWords(words).of(figure.noise(), lab.settings().noise()));
    return String.join("\u00a0· ", parts);
  }

  private static String bounds(Figure figure, Selection selection) {
    if (figure.sources().size() > 1) {
      return "repetitions";
    }
    return selection.statistic().kind() == Statistic.Kind.PERCENTILE ? "bucket" : "uncertainty";
  }

  private String print(Selection selection, double value) {
    return words.messages().quantities().print(Precision.of("bound", selection.metric(), value));
  }
}
