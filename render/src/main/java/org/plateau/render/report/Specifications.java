package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.plateau.ingest.lab.Drive;
import org.plateau.ingest.lab.Host;
import org.plateau.ingest.lab.OpProfile;
import org.plateau.ingest.lab.Os;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Cell;
import org.plateau.render.page.Block.Column;
import org.plateau.render.page.Block.Row;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Tables of what the catalogue knows: drives as sold, over-provisioning, the testbed. */
final class Specifications {
  private static final double GB = 1e9;

  private final LabView lab;
  private final Words words;

  Specifications(LabView lab, Words words) {
    this.lab = lab;
    this.words = words;
  }

  /** The spec sheet, one column a drive. */
  Block.Table sheet(List<String> drives) {
    List<Drive> shown = known(drives);
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(words.plain("report.spec.rated"), null, false));
    shown.forEach(drive -> columns.add(new Column(drive.name(), null, true)));
    List<Row> rows = new ArrayList<>();
    text(rows, shown, "report.spec.capacity", Drive::capacity);
    text(rows, shown, "report.spec.interface", Drive::interfaceName);
    text(rows, shown, "report.spec.form-factor", Drive::formFactor);
    text(rows, shown, "report.spec.controller", Drive::controller);
    text(rows, shown, "report.spec.nand", Drive::nand);
    text(rows, shown, "report.spec.endurance", Drive::endurance);
    text(rows, shown, "report.spec.released", Drive::released);
    Set<String> names = new LinkedHashSet<>();
    shown.forEach(drive -> names.addAll(drive.specs().keySet()));
    for (String name : names) {
      if (shown.stream().anyMatch(drive -> drive.specs().containsKey(name))) {
        row(rows, RatedNames.of(words, name), shown, drive -> drive.specs().getOrDefault(name, ""));
      }
    }
    return new Block.Table(
        words.pageWord("page.section.specifications"), null, false, columns, rows);
  }

  private void text(List<Row> rows, List<Drive> drives, String key, Function<Drive, String> value) {
    if (drives.stream().anyMatch(drive -> !value.apply(drive).isEmpty())) {
      row(rows, Text.of(words.plain(key)), drives, value);
    }
  }

  private void row(List<Row> rows, Text head, List<Drive> drives, Function<Drive, String> value) {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.of(head));
    for (Drive drive : drives) {
      String text = value.apply(drive);
      cells.add(
          text.isEmpty()
              ? new Cell(Text.of(words.plain("state.not-published")), "unknown", null)
              : Cell.of(new Text(List.of(new Run.Literal(grouped(text))))));
    }
    rows.add(new Row(cells, false));
  }

  /** A whole number with its digits in groups; any other text as it was typed. */
  private static String grouped(String text) {
    return text.matches("[0-9]{4,15}")
        ? text.replaceAll("(?<=[0-9])(?=(?:[0-9]{3})+$)", ",")
        : text;
  }

  /** Comparables and reviewed drives with their profiles; OP is computed. */
  Block.Table field(List<String> drives, Set<String> subjects) {
    List<Column> columns =
        List.of(
            new Column(words.plain("report.drive"), null, false),
            new Column(words.plain("report.spec.controller"), null, false),
            new Column(words.plain("report.spec.nand"), null, false),
            new Column(words.plain("report.profile"), null, false),
            new Column(words.plain("report.spec.raw"), "GB", true),
            new Column(words.plain("report.usable"), "GB", true),
            new Column(words.plain("report.op"), null, true));
    List<Row> rows = new ArrayList<>();
    for (Drive drive : known(drives)) {
      List<OpProfile> profiles = drive.profiles();
      if (profiles.isEmpty()) {
        rows.add(row(drive, new OpProfile("", null), true, subjects.contains(drive.id())));
      }
      for (int i = 0; i < profiles.size(); i++) {
        rows.add(row(drive, profiles.get(i), i == 0, subjects.contains(drive.id())));
      }
    }
    return new Block.Table(words.pageWord("page.section.comparables"), null, false, columns, rows);
  }

  private Row row(Drive drive, OpProfile profile, boolean first, boolean subject) {
    String key = "op/" + drive.id() + "/" + profile.id();
    OptionalDouble op = drive.overProvisioningPercent(profile.id());
    Double raw = drive.rawGb();
    Double usable = profile.usableGb();
    return new Row(
        List.of(
            Cell.of(new Text(first ? List.of(new Run.Name(drive.name(), drive.id())) : List.of())),
            literal(first ? drive.controller() : ""),
            literal(first ? drive.nand() : ""),
            Cell.of(Text.of(Labels.profile(words, profile.id()))),
            raw == null ? unknown() : gigabytes("raw/" + drive.id(), raw, first),
            usable == null ? unknown() : gigabytes("usable/" + key, usable, true),
            op.isPresent() ? figure(Precision.percent(key, op.getAsDouble() / 100)) : unknown()),
        subject);
  }

  private static Cell literal(String text) {
    return Cell.of(new Text(text.isEmpty() ? List.of() : List.of(new Run.Literal(text))));
  }

  private Cell unknown() {
    return new Cell(Text.of(words.plain("state.not-published")), "unknown", null);
  }

  private Cell gigabytes(String name, double gigabytes, boolean shown) {
    Quantity quantity = Precision.exact(name, gigabytes * GB, Unit.GIGABYTES).withDecimals(0);
    return shown ? apart(quantity) : Cell.of(new Text(List.of()));
  }

  private Cell apart(Quantity quantity) {
    return Cell.of(new Text(List.of(words.apart(quantity, null))));
  }

  private Cell figure(Quantity quantity) {
    return Cell.of(new Text(List.of(words.figure(quantity, null))));
  }

  /** The hosts on which the given runs were made. */
  Block.Table testbed(Set<String> hosts) {
    List<Column> columns =
        List.of(
            new Column(words.plain("report.host.server"), null, false),
            new Column(words.plain("report.host.cpu"), null, false),
            new Column(words.plain("report.host.memory"), null, false),
            new Column(words.plain("report.host.os"), null, false));
    List<Row> rows = new ArrayList<>();
    for (String id : hosts) {
      Host host = lab.catalogue().host(id).orElse(null);
      if (host != null) {
        String systems = String.join(", ", host.systems().stream().map(Os::name).toList());
        rows.add(
            new Row(
                List.of(
                    literal(host.server()),
                    literal(host.cpu()),
                    literal(host.memory()),
                    literal(systems)),
                false));
      }
    }
    return new Block.Table(words.pageWord("page.section.testbed"), null, false, columns, rows);
  }

  private List<Drive> known(List<String> drives) {
    return drives.stream().flatMap(id -> lab.catalogue().drive(id).stream()).toList();
  }
}
