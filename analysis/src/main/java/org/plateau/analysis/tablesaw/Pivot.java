package org.plateau.analysis.tablesaw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * A grid of one figure over drives (rows) and operating systems with over-provisioning profiles
 * (columns), in which a missing cell is named and never blank by accident.
 */
public final class Pivot {
  private static final String DRIVE = "drive";
  private static final String SETTING = "setting";
  private static final String VALUE = "value";

  private final Table table;
  private final List<String> settings;

  private Pivot(Table table, List<String> settings) {
    this.table = table;
    this.settings = settings;
  }

  /**
   * One figure of one drive under one setting.
   *
   * @param setting {@code rocky-9 / hp}, with the workload before it where there are several
   * @param value in its base unit
   */
  public record Cell(String drive, String setting, double value) {}

  /** A cell of the grid for which there is no figure. */
  public record Missing(String drive, String setting) {}

  /**
   * The grid of all drives and settings that occur.
   *
   * @throws IllegalArgumentException when a cell is given twice: a pivot does not average
   */
  public static Pivot of(List<Cell> cells) {
    Table rows =
        Table.create(
            "cells",
            StringColumn.create(DRIVE, cells.stream().map(Cell::drive).toList()),
            StringColumn.create(SETTING, cells.stream().map(Cell::setting).toList()),
            DoubleColumn.create(VALUE, cells.stream().mapToDouble(Cell::value).toArray()));
    if (rows.selectColumns(DRIVE, SETTING).dropDuplicateRows().rowCount() < cells.size()) {
      throw new IllegalArgumentException("a pivot with two figures in one cell");
    }
    List<String> settings = sorted(rows.stringColumn(SETTING));
    List<String> drives = sorted(rows.stringColumn(DRIVE));
    Table grid = Table.create("pivot", StringColumn.create(DRIVE, drives));
    for (String setting : settings) {
      grid.addColumns(column(rows, setting, drives));
    }
    return new Pivot(grid, settings);
  }

  private static DoubleColumn column(Table rows, String setting, List<String> drives) {
    Table own = rows.where(rows.stringColumn(SETTING).isEqualTo(setting));
    DoubleColumn column = DoubleColumn.create(setting, drives.size());
    for (int row = 0; row < own.rowCount(); row++) {
      int place = drives.indexOf(own.stringColumn(DRIVE).get(row));
      column.set(place, own.doubleColumn(VALUE).getDouble(row));
    }
    return column;
  }

  private static List<String> sorted(StringColumn column) {
    return new ArrayList<>(new TreeSet<>(column.unique().asList()));
  }

  /** Drives, in order. */
  public List<String> drives() {
    return table.stringColumn(DRIVE).asList();
  }

  /** The settings, in order. */
  public List<String> settings() {
    return settings;
  }

  /** The figure of a drive under a setting; empty when there is none. */
  public Optional<Double> value(String drive, String setting) {
    int row = table.stringColumn(DRIVE).asList().indexOf(drive);
    if (row < 0 || !settings.contains(setting) || table.column(setting).isMissing(row)) {
      return Optional.empty();
    }
    return Optional.of(table.doubleColumn(setting).getDouble(row));
  }

  /** The cells without a figure, by drive and setting. */
  public List<Missing> missing() {
    List<Missing> missing = new ArrayList<>();
    for (String drive : drives()) {
      for (String setting : settings) {
        if (value(drive, setting).isEmpty()) {
          missing.add(new Missing(drive, setting));
        }
      }
    }
    return missing;
  }
}
