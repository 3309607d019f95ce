package org.plateau.render.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Rows of drives with one panel a metric, side by side: chart types (b) and, with one panel, (h).
 *
 * @param panels left to right
 * @param rows top to bottom, each with one bar a panel
 */
public record Bars(List<Panel> panels, List<Row> rows) implements Plot {
  public Bars {
    panels = Require.some("panels", panels);
    rows = Require.some("rows", rows);
    Require.distinct("panel", panels, Panel::key);
    Require.distinct("row", rows, Row::key);
    for (Row row : rows) {
      if (row.bars().size() != panels.size()) {
        throw new IllegalArgumentException(
            "row "
                + row.key()
                + " has "
                + row.bars().size()
                + " bars for "
                + panels.size()
                + " panels");
      }
    }
  }

  /**
   * The same rows, best first in the panel that the title is about; rows without a value there come
   * last, equal ones keep their order.
   */
  public Bars sortedBy(String panelKey) {
    int panel = panels.stream().map(Panel::key).toList().indexOf(panelKey);
    if (panel < 0) {
      throw new IllegalArgumentException("no panel " + panelKey);
    }
    boolean descending = panels.get(panel).measure().higherIsBetter();
    List<Row> sorted = new ArrayList<>(rows);
    sorted.sort(
        Comparator.comparingDouble(
            row ->
                row.bars().get(panel) instanceof Bar.Known known
                    ? (descending ? -known.value() : known.value())
                    : Double.POSITIVE_INFINITY));
    return new Bars(panels, sorted);
  }

  /** One metric: title as printed over its axis, measure with the unit at the right. */
  public record Panel(String key, String title, Measure measure) {
    public Panel {
      Require.text("panel key", key);
    }
  }

  /**
   * One drive in one profile.
   *
   * @param name with capacity
   * @param detail second part of the label, such as the profile; may be empty
   * @param bars one a panel
   */
  public record Row(String key, String name, String detail, Role role, List<Bar> bars) {
    public Row {
      Require.text("row key", key);
      Require.text("name", name);
      bars = List.copyOf(bars);
    }
  }

  @Override
  public String kind() {
    return "bars";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.bars(this);
  }
}
