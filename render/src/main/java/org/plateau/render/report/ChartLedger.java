package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.plateau.render.chart.table.ChartTable;
import org.plateau.render.chart.table.ChartTable.Cell;
import org.plateau.render.chart.table.ChartTable.Column;

/**
 * Which series each chart of a review draws and which it leaves out, the same in every language.
 */
final class ChartLedger {
  private static final List<Column> COLUMNS =
      List.of(
          new Column("number", "", "", true),
          new Column("section", "", "", false),
          new Column("place", "", "", false),
          new Column("chart", "", "", false),
          new Column("drawn", "", "", false),
          new Column("omitted", "", "", false));

  private ChartLedger() {}

  static String csv(LabView lab, Map<String, List<Shown>> sections) {
    List<List<Cell>> rows = new ArrayList<>();
    sections.forEach(
        (section, shown) ->
            shown.forEach(
                one ->
                    rows.add(
                        List.of(
                            cell(Integer.toString(one.number())),
                            cell(section),
                            cell(one.annexed() ? "annex" : "flow"),
                            cell(what(lab, one.question())),
                            cell(drawn(one)),
                            cell(omitted(one))))));
    return new ChartTable(COLUMNS, rows).csv("reconstructed from published figures");
  }

  private static Cell cell(String text) {
    return new Cell(text, text);
  }

  private static String what(LabView lab, ChartQuestion question) {
    List<String> parts = new ArrayList<>();
    if (!question.drive().isEmpty()) {
      parts.add(lab.catalogue().drive(question.drive()).map(d -> d.model()).orElse(""));
    }
    parts.add(String.join(" + ", question.workloads()));
    parts.add(question.phase());
    parts.add(question.os());
    parts.add(question.metric().id());
    parts.add(question.statistic().id());
    if (question.where().containsKey("operation")) {
      parts.add("by operation");
    }
    return String.join(" ", parts.stream().filter(part -> !part.isEmpty()).toList());
  }

  private static String drawn(Shown one) {
    Drawn drawn = one.drawn();
    return drawn == null ? "nothing published" : keys(drawn.cast());
  }

  private static String omitted(Shown one) {
    Drawn drawn = one.drawn();
    return drawn == null ? "all" : keys(drawn.omitted());
  }

  private static String keys(Collection<Contender> contenders) {
    return String.join(" ", contenders.stream().map(Contender::key).toList());
  }
}
