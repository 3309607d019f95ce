package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plateau.analysis.statistics.Ranking.Place;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Cell;
import org.plateau.render.page.Block.Column;
import org.plateau.render.page.Block.Row;
import org.plateau.render.page.ComparePage;
import org.plateau.render.page.Run;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.text.Precision;

/** Makes the comparison page's tables, which hold the explorer's figures for who has no script. */
public final class CompareReport {
  private final LabView lab;
  private final Words words;
  private final Fields fields;
  private final FieldWords say;

  public CompareReport(LabView lab, Words words, Fields fields) {
    this.lab = lab;
    this.words = words;
    this.fields = fields;
    this.say = new FieldWords(lab, words, new ChartMaker(lab, words, new Assets(), new Drawings()));
  }

  /**
   * The page.
   *
   * @param data address of the explorer's script file, relative to the page
   */
  public ComparePage page(String data, Slugs workloads) {
    List<Section> sections = new ArrayList<>();
    for (String workload : fields.workloads()) {
      List<Field> shown = shown(workload);
      if (!shown.isEmpty()) {
        sections.add(
            new Section(
                "workload-" + workloads.of(workload),
                words.name(workload),
                List.of(table(workload, shown))));
      }
    }
    return new ComparePage(data, sections);
  }

  /** The rate at the load that speaks for the workload, in each system and profile. */
  private List<Field> shown(String workload) {
    List<Field> shown = new ArrayList<>();
    Field lead = fields.lead(lab, workload).orElse(null);
    for (Field field : fields.of(workload)) {
      if (lead != null
          && field.isRanking()
          && field.metric() == lead.metric()
          && field.statistic().equals(lead.statistic())
          && field.like().label("phase").equals(lead.like().label("phase"))
          && field.like().load().equals(lead.like().load())) {
        shown.add(field);
      }
    }
    return shown;
  }

  private Block.Table table(String workload, List<Field> shown) {
    double largest =
        shown.stream()
            .flatMap(field -> field.places().stream())
            .mapToDouble(place -> place.entry().estimate().value())
            .max()
            .orElse(1);
    Scale scale = Scale.of(shown.get(0).metric(), shown.get(0).statistic(), largest);
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(words.plain("report.drive"), null, false));
    Set<String> drives = new LinkedHashSet<>();
    for (Field field : shown) {
      List<String> head = new ArrayList<>();
      if (!field.like().label("os").isEmpty()) {
        head.add(words.name(field.like().label("os")));
      }
      String profile = Labels.profile(words, field.like().label("op_profile"));
      if (!profile.isEmpty()) {
        head.add(profile);
      }
      columns.add(new Column(FieldWords.joined(head), scale.unit().symbol(), true));
      field.places().forEach(place -> drives.add(place.entry().name()));
    }
    List<Row> rows = new ArrayList<>();
    for (String drive : lab.catalogue().drives().keySet()) {
      if (drives.contains(drive)) {
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.of(new Text(List.of(new Run.Name(words.name(drive))))));
        shown.forEach(field -> cells.add(cell(field, drive, scale)));
        rows.add(new Row(cells, false));
      }
    }
    Field first = shown.get(0);
    List<String> caption = new ArrayList<>();
    caption.add(words.metric(first.metric(), first.statistic()));
    for (String part : List.of(say.phase(first.like()), first.like().load())) {
      if (!part.isEmpty()) {
        caption.add(part);
      }
    }
    return new Block.Table(words.name(workload), FieldWords.joined(caption), false, columns, rows);
  }

  private Cell cell(Field field, String drive, Scale scale) {
    return field
        .place(drive)
        .map(Place::entry)
        .map(
            entry ->
                Cell.of(
                    new Text(
                        List.of(
                            words.apart(
                                Precision.of(
                                        field.name(drive), field.metric(), entry.estimate().value())
                                    .in(scale.unit()),
                                null)))))
        .orElseGet(
            () ->
                new Cell(
                    Text.of(
                        words.plain(
                            field.like().drives().contains(drive)
                                ? "state.not-derivable"
                                : "state.not-measured")),
                    "unknown",
                    null));
  }

  /**
   * The explorer's script file.
   *
   * @param up from the page to its language's root: {@code ../}
   */
  public String script(String up, Slugs drives) {
    Map<String, Object> data = new LinkedHashMap<>();
    ExplorerRuns runs = new ExplorerRuns(lab, words);
    List<Object> all = runs.of(up, drives);
    data.put("most", 6);
    data.put("drives", runs.drives());
    data.put("workloads", runs.workloads());
    data.put("metrics", runs.metrics());
    data.put("os", runs.systems());
    data.put("ops", runs.profiles());
    data.put("runs", all);
    return "window.plateauCompare = " + Json.of(data) + ";\n";
  }
}
