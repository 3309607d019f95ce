package org.plateau.render.chart.table;

import java.math.BigDecimal;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Measure;
import org.plateau.render.chart.Provenance;
import org.plateau.render.chart.scale.Clock;
import org.plateau.render.chart.table.ChartTable.Cell;

/** Makes cells: raw for files, printed for pages. */
record Cells(ChartText words) {
  static final Cell NONE = new Cell("", "");

  Cell number(Measure measure, double value) {
    return Double.isNaN(value) ? NONE : new Cell(raw(value), words.numbers().of(measure, value));
  }

  Cell bar(Measure measure, Bar bar) {
    if (bar instanceof Bar.Known known) {
      String printed = words.numbers().of(measure, known.value());
      return new Cell(raw(known.value()), known.provenance().sign() + printed);
    }
    return bar instanceof Bar.Unknown unknown ? new Cell("", unknown.words()) : NONE;
  }

  /** The provenance's locale-free name; its printed word is the page's. */
  static Cell provenance(Bar bar) {
    return bar instanceof Bar.Known known ? provenance(known.provenance()) : NONE;
  }

  static Cell provenance(Provenance provenance) {
    String name = provenance.name().toLowerCase(java.util.Locale.ROOT);
    return new Cell(name, name);
  }

  static Cell named(String key, String label) {
    return new Cell(key, label);
  }

  static Cell count(int count) {
    return new Cell(Integer.toString(count), Integer.toString(count));
  }

  static Cell time(double seconds) {
    return new Cell(raw(seconds), Clock.hoursMinutes(seconds));
  }

  /** The shortest decimal that reads back as the same double, without an exponent. */
  static String raw(double value) {
    BigDecimal decimal = BigDecimal.valueOf(value);
    return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toPlainString();
  }
}
