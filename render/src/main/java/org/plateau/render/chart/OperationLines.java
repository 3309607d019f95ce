package org.plateau.render.chart;

import java.util.List;

/**
 * Values over time by kind of operation, one panel a drive on one scale: chart type (f).
 *
 * @param panels subject first, then by rank; every panel holds the same operations in one order
 */
public record OperationLines(Measure measure, List<Panel> panels) implements Plot {
  /** Operations a chart can tell apart by colour. */
  public static final int MOST_OPERATIONS = 4;

  public OperationLines {
    panels = Require.some("panels", panels);
    Require.distinct("panel", panels, Panel::key);
    List<String> operations = panels.get(0).operations().stream().map(Line::key).toList();
    for (Panel panel : panels) {
      List<String> own = panel.operations().stream().map(Line::key).toList();
      if (!own.equals(operations)) {
        throw new IllegalArgumentException(
            "panel " + panel.key() + " has the operations " + own + ", expected " + operations);
      }
    }
  }

  /**
   * One drive.
   *
   * @param note second line of its head, may be empty
   * @param operations x in seconds; at most {@link #MOST_OPERATIONS}
   */
  public record Panel(String key, String title, String note, Role role, List<Line> operations) {
    public Panel {
      Require.text("panel key", key);
      operations = Require.some("operations in " + key, operations);
      if (operations.size() > MOST_OPERATIONS) {
        throw new IllegalArgumentException(
            "panel "
                + key
                + " has "
                + operations.size()
                + " operations, at most 4 can be told apart");
      }
      operations.forEach(Line::requireRisingX);
    }
  }

  @Override
  public String kind() {
    return "operation-lines";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.operationLines(this);
  }
}
