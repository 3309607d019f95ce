package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.analysis.statistics.Ranking.Place;
import org.plateau.ingest.lab.Drive;
import org.plateau.ingest.lab.Workload;
import org.plateau.render.page.Drawing;
import org.plateau.render.page.Listing;
import org.plateau.render.page.Listing.ListGroup;
import org.plateau.render.page.Listing.ListRow;
import org.plateau.render.page.Value;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.text.Arg;

/** Makes the lists of all drives and of all workloads. */
public final class ListReport {
  private static final int WIDE = 300;
  private static final int NARROW = 158;

  private final LabView lab;
  private final Words words;
  private final Fields fields;
  private final FieldWords say;

  public ListReport(LabView lab, Words words, Fields fields) {
    this.lab = lab;
    this.words = words;
    this.fields = fields;
    this.say = new FieldWords(lab, words, new ChartMaker(lab, words, new Assets(), new Drawings()));
  }

  /** All drives of the catalogue by form factor, each with its place in one workload. */
  public Listing drives(Slugs slugs) {
    Map<String, List<ListRow>> groups = new TreeMap<>();
    for (Drive drive : lab.catalogue().drives().values()) {
      groups
          .computeIfAbsent(drive.formFactor(), any -> new ArrayList<>())
          .add(row(drive, slugs.of(drive.id())));
    }
    return new Listing("drive", words.pageWord("page.nav.drives"), null, groups(groups));
  }

  private ListRow row(Drive drive, String slug) {
    List<String> parts = new ArrayList<>();
    for (String part : List.of(drive.capacity(), drive.interfaceName())) {
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    long runs = lab.runs(Map.of("drive", drive.id())).size();
    parts.add(words.plain("count.runs", Map.of("count", new Arg.Count("runs", runs))));
    Optional<Field> field = best(drive.id());
    return new ListRow(
        drive.name(),
        slug + "/index.html",
        FieldWords.joined(parts),
        field.map(found -> strip(found, drive.id(), "drive-" + slug)).orElse(null),
        field.flatMap(found -> value(found, drive.id())).orElse(null),
        field.map(found -> place(found, drive.id())).orElse(null));
  }

  /** The ranking in which a drive stands best; of equals the first workload's. */
  private Optional<Field> best(String drive) {
    Field best = null;
    int rank = Integer.MAX_VALUE;
    for (String workload : fields.workloads()) {
      Optional<Field> lead = fields.lead(lab, workload);
      int own = lead.flatMap(field -> field.place(drive)).map(Place::rank).orElse(rank);
      if (own < rank) {
        rank = own;
        best = lead.orElse(null);
      }
    }
    return Optional.ofNullable(best);
  }

  private String place(Field field, String drive) {
    String rank = field.place(drive).map(place -> say.rank(field, place).plain()).orElse("");
    return FieldWords.joined(
        List.of(words.name(lab.workloadEntity(field.like().label("workload"))), rank));
  }

  private Drawing strip(Field field, String drive, String key) {
    return say.strip(field, drive, "strip-" + key, WIDE, NARROW);
  }

  private Optional<Value> value(Field field, String drive) {
    return say.value(field, drive);
  }

  /** All workloads with runs, each with who leads it. */
  public Listing workloads(Slugs slugs) {
    Map<String, List<ListRow>> groups = new TreeMap<>();
    for (String workload : fields.workloads()) {
      Workload.Kind kind =
          lab.catalogue().workload(workload).map(Workload::kind).orElse(Workload.Kind.SYNTHETIC);
      groups
          .computeIfAbsent(
              words.pageWord(
                  kind == Workload.Kind.APPLICATION
                      ? "page.contents.group.applications"
                      : "page.contents.group.synthetics"),
              any -> new ArrayList<>())
          .add(row(workload, slugs.of(workload)));
    }
    return new Listing("workload", words.pageWord("page.nav.workloads"), null, groups(groups));
  }

  private ListRow row(String workload, String slug) {
    long drives =
        fields.of(workload).stream()
            .flatMap(field -> field.like().drives().stream())
            .distinct()
            .count();
    Optional<Field> lead = fields.lead(lab, workload);
    String leader = lead.map(field -> field.places().get(0).entry().name()).orElse("");
    return new ListRow(
        words.name(workload),
        slug + "/index.html",
        words.plain("count.drives", Map.of("count", new Arg.Count("drives", drives))),
        lead.map(field -> strip(field, leader, "workload-" + slug)).orElse(null),
        lead.flatMap(field -> value(field, leader)).orElse(null),
        lead.map(field -> words.name(lab.modelOf(leader))).orElse(null));
  }

  /** What has no name for its group comes last. */
  private List<ListGroup> groups(Map<String, List<ListRow>> groups) {
    List<ListGroup> list = new ArrayList<>();
    groups.forEach(
        (label, rows) -> {
          if (!label.isEmpty()) {
            list.add(new ListGroup(label, rows));
          }
        });
    List<ListRow> other = groups.getOrDefault("", List.of());
    if (!other.isEmpty()) {
      list.add(new ListGroup(words.plain("report.other"), other));
    }
    return list;
  }
}
