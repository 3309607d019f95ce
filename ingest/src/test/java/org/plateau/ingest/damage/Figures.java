package org.plateau.ingest.damage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Summary;

/** All figures that were read, each with what it is of, without their places in the file. */
final class Figures {
  private final Set<Figure> all = new HashSet<>();

  /**
   * A figure.
   *
   * @param name run and series, by which people know it
   * @param what direction, window and kind of figure
   */
  record Figure(String name, String what, Object value) {}

  private Figures() {}

  static Figures of(LogSetContent content) {
    Figures figures = new Figures();
    for (Interval row : content.intervals()) {
      String name = row.part() + '|' + row.series();
      String of = row.direction().id() + " at " + row.window().startNanos() + ' ';
      figures.add(name, of + "operations", row.operations());
      figures.add(name, of + "bytes", row.bytes());
      row.latencies().forEach(latency -> figures.add(name, of, latency));
      row.gauges().forEach((gauge, value) -> figures.add(name, of + gauge, value));
    }
    for (Summary row : content.summaries()) {
      String name = row.part() + '|' + row.series();
      String of = row.direction().id() + (row.total() ? " total " : " ");
      figures.add(name, of + "operations", row.operations());
      figures.add(name, of + "bytes", row.bytes());
      figures.add(name, of + "rate", row.rate());
      figures.add(name, of + "bandwidth", row.bandwidth());
      row.latencies().forEach(latency -> figures.add(name, of, latency));
      row.gauges().forEach((gauge, value) -> figures.add(name, of + gauge, value));
    }
    return figures;
  }

  private void add(String name, String of, Latency latency) {
    String what = of + latency.kind().id();
    add(name, what + " count", latency.count());
    add(name, what + " mean", latency.mean());
    add(name, what + " min", latency.min());
    add(name, what + " max", latency.max());
    add(name, what + " deviation", latency.stddev());
    add(name, what + " histogram", latency.histogram());
    latency.percentiles().forEach((rank, value) -> add(name, what + " p" + rank, value));
  }

  private void add(String name, String what, @Nullable Object value) {
    if (value != null) {
      all.add(new Figure(name, what, value));
    }
  }

  boolean same(Figures other) {
    return all.equals(other.all);
  }

  /** What these have and the others have not. */
  List<Figure> foreignTo(Figures other) {
    List<Figure> foreign = new ArrayList<>(all);
    foreign.removeAll(other.all);
    return foreign;
  }

  boolean hasName(String name) {
    return all.stream().anyMatch(figure -> figure.name().equals(name));
  }

  /** Whether the figure is here under some other name. */
  boolean hasValue(Figure sought) {
    return all.stream()
        .anyMatch(
            figure -> figure.what().equals(sought.what()) && figure.value().equals(sought.value()));
  }

  /** Whether the same figure is here and differs by less than a share of it. */
  boolean isNear(Figure sought, double share) {
    return all.stream()
        .anyMatch(
            figure ->
                figure.name().equals(sought.name())
                    && figure.what().equals(sought.what())
                    && figure.value() instanceof Number a
                    && sought.value() instanceof Number b
                    && Math.abs(a.doubleValue() - b.doubleValue())
                        <= share * Math.abs(a.doubleValue()));
  }
}
