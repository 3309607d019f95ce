package org.plateau.render.chart;

import java.util.List;

/**
 * Values over threads × queue depth, in groups by threads between which lines break: chart type
 * (c).
 *
 * @param threads total workers, one group each, rising
 * @param queueDepths outstanding per thread inside each group, rising
 * @param lines in the order of the ranking
 */
public record LoadGrid(
    Measure measure,
    List<Integer> threads,
    List<Integer> queueDepths,
    List<GridLine> lines,
    List<Callout> callouts)
    implements Plot {
  public LoadGrid {
    threads = Require.some("threads", threads);
    queueDepths = Require.some("queue depths", queueDepths);
    lines = Require.some("lines", lines);
    callouts = List.copyOf(callouts);
    Require.distinct("line", lines, GridLine::key);
    for (GridLine line : lines) {
      for (Cell cell : line.cells()) {
        if (!threads.contains(cell.threads()) || !queueDepths.contains(cell.queueDepth())) {
          throw new IllegalArgumentException(
              line.key()
                  + ": load "
                  + cell.threads()
                  + "T/"
                  + cell.queueDepth()
                  + "Q is not on the grid");
        }
      }
    }
    for (Callout callout : callouts) {
      if (lines.stream().noneMatch(l -> l.key().equals(callout.lineKey()))) {
        throw new IllegalArgumentException("no line " + callout.lineKey());
      }
    }
  }

  /** One drive over the grid; a load that was not run has no cell, and the line breaks there. */
  public record GridLine(String key, String label, Role role, List<Cell> cells) {
    public GridLine {
      Require.text("line key", key);
      cells = Require.some("cells in " + key, cells);
    }

    /** Where its values come from: reconstructed as soon as one of them is. */
    public Provenance provenance() {
      return cells.stream().anyMatch(cell -> cell.provenance() == Provenance.RECONSTRUCTED)
          ? Provenance.RECONSTRUCTED
          : cells.get(0).provenance();
    }

    /** Whether the value at a load was published and not worked out between published ones. */
    public boolean isPublished(int threads, int queueDepth) {
      return cells.stream()
          .filter(c -> c.threads() == threads && c.queueDepth() == queueDepth)
          .anyMatch(c -> c.provenance() == Provenance.PUBLISHED);
    }

    /** The value at a load, or NaN where it was not run. */
    public double at(int threads, int queueDepth) {
      return cells.stream()
          .filter(c -> c.threads() == threads && c.queueDepth() == queueDepth)
          .mapToDouble(Cell::value)
          .findFirst()
          .orElse(Double.NaN);
    }
  }

  /** The value of one load. */
  public record Cell(int threads, int queueDepth, double value, Provenance provenance) {
    public Cell {
      Require.notNegative("value", value);
    }

    /** A measured value. */
    public Cell(int threads, int queueDepth, double value) {
      this(threads, queueDepth, value, Provenance.MEASURED);
    }
  }

  /** Words at one load of one line. */
  public record Callout(Kind kind, String lineKey, int threads, int queueDepth, String label) {
    /** A crossover is a drop line from the words above the plot; a value stands above its mark. */
    public enum Kind {
      CROSSOVER,
      VALUE
    }
  }

  @Override
  public String kind() {
    return "load-grid";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.loadGrid(this);
  }
}
