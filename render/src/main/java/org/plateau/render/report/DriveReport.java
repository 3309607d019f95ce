package org.plateau.render.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Window;
import org.plateau.ingest.lab.Drive;
import org.plateau.ingest.lab.OpProfile;
import org.plateau.render.chart.Provenance;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Cell;
import org.plateau.render.page.Block.Column;
import org.plateau.render.page.Block.Row;
import org.plateau.render.page.DrivePage;
import org.plateau.render.page.EvidenceRow;
import org.plateau.render.page.Fact;
import org.plateau.render.page.Link;
import org.plateau.render.page.Run;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Makes a drive's page: what it is, its history, its spare area, its runs with their verdicts. */
public final class DriveReport {
  private static final double GB = 1e9;

  private final LabView lab;
  private final Words words;
  private final ChartMaker charts;
  private final EvidenceRows evidence;

  public DriveReport(LabView lab, Words words, Assets assets, RawLines rawLines) {
    this.lab = lab;
    this.words = words;
    this.charts = new ChartMaker(lab, words, assets, new Drawings());
    this.evidence = new EvidenceRows(lab, words, rawLines);
  }

  /**
   * The page.
   *
   * @param slug last part of its address
   * @param root from the page to the site's root, with a slash at its end
   * @param reviews the reviews it is in, with addresses relative to the page
   * @param workloads addresses of the workloads' pages
   */
  public DrivePage page(
      Drive drive, String slug, String root, List<Link> reviews, Slugs workloads) {
    List<Section> sections = new ArrayList<>();
    room(drive).ifPresent(sections::add);
    List<EvidenceRow> rows = new ArrayList<>();
    runs(drive, workloads, rows).ifPresent(sections::add);
    if (!rows.isEmpty()) {
      sections.add(
          new Section(
              "evidence",
              words.pageWord("page.section.evidence"),
              List.of(new Block.Ledger(rows))));
    }
    return new DrivePage(
        drive.formFactor().isEmpty() ? null : drive.formFactor(),
        drive.name(),
        null,
        facts(drive),
        reviews,
        history(drive, slug, root),
        sections);
  }

  /** Where the drive's runs come from; null for measured ones. */
  public @Nullable String provenance(Drive drive) {
    return Labels.provenance(lab.runs(Map.of("drive", drive.id())));
  }

  private List<Fact> facts(Drive drive) {
    List<Fact> facts = new ArrayList<>();
    fact(facts, "report.spec.capacity", drive.capacity());
    fact(facts, "report.spec.interface", drive.interfaceName());
    fact(facts, "report.spec.form-factor", drive.formFactor());
    fact(facts, "report.spec.controller", drive.controller());
    fact(facts, "report.spec.nand", drive.nand());
    fact(facts, "report.spec.endurance", drive.endurance());
    fact(facts, "report.spec.released", drive.released());
    drive
        .specs()
        .forEach(
            (name, value) ->
                facts.add(
                    new Fact(
                        RatedNames.of(words, name).plain(),
                        new Text(List.of(new Run.Literal(value))))));
    return facts;
  }

  private void fact(List<Fact> facts, String key, String value) {
    if (!value.isEmpty()) {
      facts.add(new Fact(words.plain(key), new Text(List.of(new Run.Literal(value)))));
    }
  }

  private List<Block> history(Drive drive, String slug, String root) {
    List<Histories.History> histories = Histories.of(lab, drive.id());
    if (histories.isEmpty()) {
      return List.of();
    }
    Histories.History longest = histories.get(0);
    Map<String, Histories.History> tracks = new LinkedHashMap<>();
    for (Histories.History history : histories) {
      if (setup(history).equals(setup(longest))) {
        tracks.putIfAbsent(history.like().label("op_profile"), history);
      }
    }
    return List.of(
        new HistoryChart(lab, words, charts)
            .of(List.copyOf(tracks.values()), "data/drives/" + slug, root));
  }

  private static Map<String, String> setup(Histories.History history) {
    Map<String, String> setup = new LinkedHashMap<>(history.like().labels());
    setup.remove("op_profile");
    return setup;
  }

  private Optional<Section> room(Drive drive) {
    List<Block.RoomRow> rows = new ArrayList<>();
    Double raw = drive.rawGb();
    for (OpProfile profile : drive.profiles()) {
      Double usable = profile.usableGb();
      if (raw != null && usable != null && usable <= raw) {
        rows.add(room(drive, profile, raw, usable));
      }
    }
    if (rows.isEmpty() || raw == null) {
      return Optional.empty();
    }
    Text lede =
        words.say(
            "report.room",
            Map.of("raw", new Arg.Measure(gigabytes("raw/" + drive.id(), raw))),
            name -> null);
    return Optional.of(
        new Section(
            "over-provisioning",
            words.pageWord("page.section.over-provisioning"),
            List.of(new Block.Lede(lede), new Block.Room(rows))));
  }

  private Block.RoomRow room(Drive drive, OpProfile profile, double raw, double usable) {
    String key = drive.id() + "/" + profile.id();
    Quantity used = gigabytes("usable/" + key, usable);
    Quantity kept = gigabytes("kept/" + key, raw - usable);
    Text share =
        words.say(
            "report.room.share",
            Map.of("v", new Arg.Measure(Precision.percent("op/" + key, (raw - usable) / usable))),
            name -> null);
    String label = Labels.profile(words, profile.id());
    String usedText = words.messages().quantities().print(used);
    String keptText = words.messages().quantities().print(kept);
    return new Block.RoomRow(
        label,
        share,
        label + ": " + usedText + " + " + keptText,
        BigDecimal.valueOf(usable / raw * 100).setScale(2, RoundingMode.HALF_UP).toPlainString(),
        usedText,
        keptText,
        new Text(
            List.of(words.figure(used, null), new Run.Words(" + "), words.figure(kept, null))));
  }

  private static Quantity gigabytes(String name, double gigabytes) {
    return Precision.exact(name, gigabytes * GB, Unit.GIGABYTES).withDecimals(0);
  }

  private Optional<Section> runs(Drive drive, Slugs workloads, List<EvidenceRow> evidenceRows) {
    List<AnalysedRun> runs = new ArrayList<>();
    LikeRuns.of(lab.runs(Map.of("drive", drive.id()))).forEach(like -> runs.addAll(like.runs()));
    if (runs.isEmpty()) {
      return Optional.empty();
    }
    Map<String, List<AnalysedRun>> byWorkload = new LinkedHashMap<>();
    runs.stream()
        .sorted(Comparator.comparing(run -> run.run().label("workload")))
        .forEach(
            run ->
                byWorkload
                    .computeIfAbsent(
                        lab.workloadEntity(run.run().label("workload")), any -> new ArrayList<>())
                    .add(run));
    List<Block> blocks = new ArrayList<>();
    byWorkload.forEach(
        (workload, own) -> {
          String name = workload.isEmpty() ? "–" : words.name(workload);
          blocks.add(table(name, workload, own, workloads, evidenceRows));
        });
    return Optional.of(new Section("runs", words.pageWord("page.section.runs"), blocks));
  }

  private Block.Table table(
      String name,
      String workload,
      List<AnalysedRun> runs,
      Slugs workloads,
      List<EvidenceRow> evidenceRows) {
    List<Column> columns =
        List.of(
            new Column(name, null, false),
            new Column(words.plain("report.system"), null, false),
            new Column(words.plain("report.profile"), null, false),
            new Column(words.pageWord("page.control.load"), null, false),
            new Column(words.plain("report.explorer.steady"), null, true),
            new Column(words.plain("report.verdict"), null, false));
    List<Row> rows = new ArrayList<>();
    for (LikeRuns like : LikeRuns.of(runs)) {
      if (like.label("phase").equals("curve") && like.runs().size() > 1) {
        rows.add(row(fastest(like), like.runs().size(), workload, workloads, evidenceRows));
      } else {
        like.runs().forEach(run -> rows.add(row(run, 1, workload, workloads, evidenceRows)));
      }
    }
    return new Block.Table(name, null, false, columns, rows);
  }

  /** The paced runs of a latency curve are one row: the point where it ends. */
  private AnalysedRun fastest(LikeRuns curve) {
    return curve.runs().stream()
        .max(
            Comparator.comparingDouble(
                    (AnalysedRun run) -> rate(run).flatMap(Result::known).orElse(0.0))
                .thenComparing(run -> run.run().runId()))
        .orElseThrow();
  }

  private Row row(
      AnalysedRun run, int runs, String workload, Slugs workloads, List<EvidenceRow> evidenceRows) {
    String phase = Labels.phase(words, run.run().label("phase"));
    String head = phase.isEmpty() ? run.run().part() : phase;
    Run first =
        workloads.knows(workload) && !head.isEmpty()
            ? new Run.Anchor(head, "../../workloads/" + workloads.of(workload) + "/index.html")
            : new Run.Words(head.isEmpty() ? "–" : head);
    LikeRuns like = LikeRuns.of(List.of(run)).get(0);
    String os = run.run().label("os");
    return new Row(
        List.of(
            head(first, run, runs),
            Cell.of(new Text(os.isEmpty() ? List.of() : List.of(new Run.Name(words.name(os))))),
            Cell.of(Text.of(Labels.profile(words, run.run().label("op_profile")))),
            Cell.of(
                new Text(
                    like.load().isEmpty() ? List.of() : List.of(new Run.Literal(like.load())))),
            value(run, evidenceRows),
            verdict(run)),
        false);
  }

  private Cell head(Run first, AnalysedRun run, int runs) {
    if (runs > 1) {
      return new Cell(
          new Text(List.of(first)),
          null,
          words.plain("count.runs", Map.of("count", new Arg.Count("runs", runs))));
    }
    List<Run> head = new ArrayList<>(List.of(first));
    Histories.date(run)
        .ifPresent(
            date -> {
              head.add(new Run.Words(" "));
              head.add(new Run.Whole(date.toString()));
            });
    return Cell.of(new Text(head));
  }

  private Cell value(AnalysedRun run, List<EvidenceRow> evidenceRows) {
    Optional<Result> rate = rate(run);
    Optional<Double> known = rate.flatMap(Result::known);
    if (rate.isEmpty() || known.isEmpty()) {
      return new Cell(Text.of(words.plain("state.not-derivable")), "unknown", null);
    }
    Result result = rate.get();
    if (Told.provenance(run, result) == Provenance.RECONSTRUCTED) {
      return new Cell(Text.of(words.plain("state.not-published")), "unknown", null);
    }
    String name = FigureNames.of(run.run().labels(), result);
    Quantity quantity = Precision.of(name, result.metric(), known.get());
    String row = null;
    String phase = run.run().label("phase");
    if (!phase.equals("scaling") && !phase.equals("curve")) {
      Selection selection =
          new Selection(
              result.metric(),
              result.statistic(),
              result.span(),
              result.direction(),
              Map.of("drive", run.run().label("drive")));
      Optional<Figure> figure =
          lab.figures(List.of(run))
              .resolve(name, selection)
              .match(found -> Optional.of(found.figure()), refused -> Optional.empty());
      if (figure.isPresent()) {
        evidenceRows.add(
            evidence.row(name, figure.get(), described(run, selection), Optional.of(quantity)));
        row = name;
      }
    }
    return Cell.of(new Text(List.of(words.figure(quantity, row))));
  }

  /** The same question with the labels by which a reader tells the run. */
  private static Selection described(AnalysedRun run, Selection selection) {
    Selection described = selection;
    for (String key : List.of("workload", "phase", "os", "op_profile", "threads", "queue_depth")) {
      if (!run.run().label(key).isEmpty()) {
        described = described.with(key, run.run().label(key));
      }
    }
    return described;
  }

  private Optional<Result> rate(AnalysedRun run) {
    boolean sequential =
        lab.catalogue()
            .workload(run.run().label("workload"))
            .filter(known -> known.isSequential())
            .isPresent();
    List<Metric> metrics =
        sequential
            ? List.of(Metric.BANDWIDTH, Metric.IOPS)
            : List.of(Metric.TPS, Metric.NOPM, Metric.IOPS, Metric.BANDWIDTH, Metric.ELAPSED);
    for (Metric metric : metrics) {
      Optional<Result> result = Measured.ofRun(run, metric, Statistic.MEAN);
      if (result.isPresent()) {
        return result;
      }
    }
    return Optional.empty();
  }

  private Cell verdict(AnalysedRun run) {
    Optional<Verdict> verdict = run.analysis().verdict();
    if (verdict.isEmpty()) {
      return new Cell(Text.of(words.plain("basis.runner-summary")), "unknown", null);
    }
    String word = words.plain("verdict." + verdict.get().id());
    return verdict
        .get()
        .match(
            steady -> new Cell(Text.of(word), "good", window(steady.last().window())),
            lost -> new Cell(Text.of(word), "bad", null),
            unsteady -> new Cell(Text.of(word), "bad", criterion(unsteady.criterion())),
            tooShort -> new Cell(Text.of(word), "unknown", null));
  }

  private String criterion(String criterion) {
    return List.of("range", "slope", "both").contains(criterion)
        ? words.plain("criterion." + criterion)
        : "";
  }

  private String window(Window window) {
    // word joiners: a stretch of time is not broken over lines
    return clock(window.startNanos()) + "\u2060–\u2060" + clock(window.endNanos());
  }

  private String clock(long nanos) {
    return words
        .messages()
        .quantities()
        .print(Precision.exact("clock", Math.max(0, nanos / 1e9), Unit.CLOCK));
  }
}
