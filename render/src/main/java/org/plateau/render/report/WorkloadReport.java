package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Cell;
import org.plateau.render.page.Block.Column;
import org.plateau.render.page.Block.Row;
import org.plateau.render.page.Run;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.page.WorkloadPage;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.text.Precision;

/** Makes a workload's page: its rankings, and what could not be ranked and why. */
public final class WorkloadReport {
  private final LabView lab;
  private final Words words;
  private final Fields fields;
  private final ChartMaker charts;
  private final FieldWords say;

  public WorkloadReport(LabView lab, Words words, Fields fields, Assets assets) {
    this.lab = lab;
    this.words = words;
    this.fields = fields;
    this.charts = new ChartMaker(lab, words, assets, new Drawings());
    this.say = new FieldWords(lab, words, charts);
  }

  /**
   * The page.
   *
   * @param slug last part of its address
   * @param root from the page to the site's root, with a slash at its end
   * @param drives addresses of the drives' pages
   */
  public WorkloadPage page(String workload, String slug, String root, Slugs drives) {
    List<Field> all = fields.of(workload);
    List<Field> ranked = new ArrayList<>(fields.leads(lab, workload));
    all.stream().filter(Field::isRanking).filter(f -> !ranked.contains(f)).forEach(ranked::add);
    List<Block> opening = new ArrayList<>();
    if (!ranked.isEmpty()) {
      opening.add(new RankingDeck(lab, words, charts).of(ranked, "data/workloads/" + slug, root));
    }
    List<Section> sections = new ArrayList<>();
    List<Row> rows = unranked(all, drives);
    if (!rows.isEmpty()) {
      sections.add(
          new Section(
              "not-ranked",
              words.pageWord("page.section.not-ranked"),
              List.of(new Block.Lede(Text.of(words.plain("report.unranked.lede"))), table(rows))));
    }
    return new WorkloadPage(
        runners(all),
        words.name(workload),
        ranked.isEmpty() ? null : Text.of(words.plain("report.rank.alike")),
        opening,
        sections);
  }

  /** What the page says of where its runs come from; null for measured runs. */
  public @org.jspecify.annotations.Nullable String provenance(String workload) {
    return Labels.provenance(
        fields.of(workload).stream().flatMap(field -> field.like().runs().stream()).toList());
  }

  private @org.jspecify.annotations.Nullable String runners(List<Field> all) {
    Set<String> runners = new TreeSet<>();
    for (Field field : all) {
      for (AnalysedRun run : field.like().runs()) {
        String runner = run.run().facts().runner();
        if (!runner.isEmpty() && !runner.equals("plateau") && !runner.equals("table")) {
          runners.add(lab.entities().knows(runner) ? words.name(runner) : runner);
        }
      }
    }
    return runners.isEmpty() ? null : String.join(", ", runners);
  }

  /**
   * One row for each drive and setup that has no place, judged by the rate or what stands for it.
   */
  private List<Row> unranked(List<Field> all, Slugs drives) {
    List<Row> rows = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (Field field : all) {
      if (!seen.add(field.like().key())) {
        continue;
      }
      for (String drive : field.like().drives()) {
        boolean alone = !field.isRanking();
        if (alone || field.place(drive).isEmpty()) {
          boolean valued = field.place(drive).isPresent();
          rows.add(
              row(field, drive, valued ? "report.unranked.alone" : field.reason(drive), drives));
        }
      }
    }
    return rows;
  }

  private Row row(Field field, String drive, String reason, Slugs drives) {
    String name = lab.catalogue().drive(drive).map(known -> known.name()).orElse(drive);
    Run head =
        drives.knows(drive)
            ? new Run.Anchor(name, "../../drives/" + drives.of(drive) + "/index.html")
            : new Run.Name(name);
    return new Row(
        List.of(
            Cell.of(new Text(List.of(head))),
            Cell.of(
                new Text(
                    List.of(new Run.Literal(FieldWords.joined(say.conditions(field.like())))))),
            say.quantity(field, drive)
                .map(quantity -> Cell.of(new Text(List.of(words.figure(quantity, null)))))
                .orElseGet(() -> whole(field, drive)),
            Cell.of(Text.of(words.plain(reason)))),
        false);
  }

  /** Without a steady value the mean of the whole run says at least what was measured. */
  private Cell whole(Field field, String drive) {
    Optional<Cell> cell = Optional.empty();
    List<AnalysedRun> runs = field.like().of(drive);
    if (runs.size() == 1
        && field.statistic().equals(Statistic.MEAN)
        && field.metric() != Metric.LATENCY) {
      cell =
          runs.get(0)
              .withoutCurves()
              .result(
                  field.metric(),
                  field.statistic(),
                  org.plateau.ingest.Direction.ALL,
                  org.plateau.analysis.Span.WHOLE)
              .flatMap(result -> result.known())
              .map(
                  value ->
                      new Cell(
                          new Text(
                              List.of(
                                  words.figure(
                                      Precision.of(
                                          field.name(drive) + "/whole", field.metric(), value),
                                      null))),
                          null,
                          words.plain("span.whole")));
    }
    return cell.orElseGet(
        () -> new Cell(Text.of(words.plain("state.not-derivable")), "unknown", null));
  }

  private Block.Table table(List<Row> rows) {
    return new Block.Table(
        words.pageWord("page.section.not-ranked"),
        null,
        false,
        List.of(
            new Column(words.plain("report.drive"), null, false),
            new Column(words.plain("report.conditions"), null, false),
            new Column(words.plain("report.value"), null, true),
            new Column(words.plain("report.why"), null, false)),
        rows);
  }
}
