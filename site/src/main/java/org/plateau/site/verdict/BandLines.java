package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.curve.Bands.Band;
import org.plateau.ingest.Histogram.Percentile;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/** Percentiles of latency over time: how far they move, and every cell of them. */
final class BandLines {
  private static final List<String> NAMES = List.of("p50", "p99", "p99.9", "max");

  private final List<Band> bands;
  private final Unit unit;

  BandLines(List<Band> bands) {
    this.bands = bands;
    double largest =
        bands.stream().flatMap(band -> at(band, 1).stream()).max(Double::compare).orElse(1e6);
    this.unit = Precision.of("scale", Metric.LATENCY, largest).unit();
  }

  /** The percentile of a cell, in the order of the names; empty where it has none. */
  private static Optional<Double> at(Band band, int index) {
    Function<Band, @Nullable Percentile> which =
        index == 0 ? Band::p50 : index == 1 ? Band::p99 : Band::p999;
    return index == 3
        ? Optional.ofNullable(band.max())
        : Optional.ofNullable(which.apply(band)).map(Percentile::nanos);
  }

  /** Pairs of a name and the least and greatest of its cells, with the time of the greatest. */
  List<List<String>> summary() {
    List<List<String>> lines = new ArrayList<>();
    for (int i = 0; i < NAMES.size(); i++) {
      double least = Double.POSITIVE_INFINITY;
      double greatest = Double.NEGATIVE_INFINITY;
      Band worst = null;
      int known = 0;
      for (Band band : bands) {
        Optional<Double> value = at(band, i);
        if (value.isPresent()) {
          known++;
          least = Math.min(least, value.get());
          if (value.get() > greatest) {
            greatest = value.get();
            worst = band;
          }
        }
      }
      if (worst != null) {
        lines.add(
            List.of(
                NAMES.get(i) + " cells",
                Printed.in(unit, least)
                    + " to "
                    + Printed.in(unit, greatest)
                    + " "
                    + unit.symbol()
                    + ", greatest from "
                    + Printed.clock(worst.window().startNanos())
                    + " ("
                    + Printed.count(known, "cell")
                    + " of "
                    + Printed.length(worst.window().lengthNanos())
                    + ")"));
      }
    }
    return lines;
  }

  /** A row for every cell. */
  List<String> table() {
    String symbol = unit.symbol();
    TextTable table =
        new TextTable(
            "from",
            ">operations",
            ">p50 " + symbol,
            ">p99 " + symbol,
            ">p99.9 " + symbol,
            ">max " + symbol);
    for (Band band : bands) {
      List<String> cells = new ArrayList<>();
      cells.add(Printed.clock(band.window().startNanos()));
      cells.add(Printed.count(band.count()));
      for (int i = 0; i < NAMES.size(); i++) {
        cells.add(at(band, i).map(value -> Printed.in(unit, value)).orElse("?"));
      }
      table.row(cells);
    }
    return table.lines();
  }

  /** Every cell for programs: nanoseconds, each percentile with the bounds of its bucket. */
  static List<Map<String, @Nullable Object>> json(List<Band> bands) {
    List<Map<String, @Nullable Object>> cells = new ArrayList<>();
    for (Band band : bands) {
      Map<String, @Nullable Object> cell = new LinkedHashMap<>();
      cell.put("from", band.window().startNanos() / 1e9);
      cell.put("to", band.window().endNanos() / 1e9);
      cell.put("operations", band.count());
      cell.put("p50", percentile(band.p50()));
      cell.put("p99", percentile(band.p99()));
      cell.put("p99.9", percentile(band.p999()));
      cell.put("max", band.max());
      cells.add(cell);
    }
    return cells;
  }

  private static @Nullable Map<String, @Nullable Object> percentile(@Nullable Percentile found) {
    if (found == null) {
      return null;
    }
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    map.put("value", found.nanos());
    map.put("low", found.lo());
    map.put("high", found.isOpen() ? null : (Long) found.hi());
    return map;
  }
}
