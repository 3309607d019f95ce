package org.plateau.analysis;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Point.Coverage;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Window;

/**
 * A run over time in one direction, or in all together, on an even grid (docs/methods/curve.md).
 *
 * @param direction ALL for the directions together
 * @param startNanos start of the first cell since the start of the run
 * @param gridNanos length of a cell; at least the length of the log's own windows
 * @param series series and directions that are added up
 * @param weighted whether mean latencies are weighted by operations; false where the log does not
 *     count them, and the means are of windows
 * @param points one per cell, without a break, from the first row to the last
 */
public record Curve(
    Direction direction,
    long startNanos,
    long gridNanos,
    int series,
    boolean weighted,
    List<Point> points) {
  public Curve {
    points = List.copyOf(points);
  }

  /** Cells without any row. */
  public long gaps() {
    return points.stream().filter(point -> point.coverage() == Coverage.GAP).count();
  }

  /** Cells in which not all series have their row. */
  public long incomplete() {
    return points.stream().filter(point -> !point.isComplete()).count();
  }

  /** Operations per second in each cell; {@code NaN} where not known or not all there. */
  public Samples rates() {
    return samples(point -> point.counts() ? known(point.rate()) : Double.NaN);
  }

  /** Bytes per second in each cell; {@code NaN} where not known or not all there. */
  public Samples bandwidths() {
    return samples(point -> point.countsBandwidth() ? known(point.bandwidth()) : Double.NaN);
  }

  /** Mean latency in each cell, ns; {@code NaN} where there was none. */
  public Samples latencies() {
    return samples(point -> known(point.latency().mean()));
  }

  private static double known(@Nullable Double value) {
    return value == null ? Double.NaN : value;
  }

  private Samples samples(ToDoubleFunction<Point> value) {
    return Samples.of(startNanos, gridNanos, points.stream().mapToDouble(value).toArray());
  }

  /** The cells that start within a window. */
  public List<Point> within(Window window) {
    return points.stream()
        .filter(
            point ->
                point.window().startNanos() >= window.startNanos()
                    && point.window().startNanos() < window.endNanos())
        .toList();
  }

  /** From the first cell to the last. */
  public Window window() {
    return new Window(startNanos, Math.max(1, points.size()) * gridNanos);
  }

  /** Operations per second while all series ran, Σn / ΣT over the complete cells. */
  public OptionalDouble commonRate() {
    return meanRate(points.stream().filter(Point::isComplete).toList());
  }

  /** Σn / ΣT over those of the cells that may enter a mean. */
  public static OptionalDouble meanRate(List<Point> points) {
    double operations = 0;
    double seconds = 0;
    for (Point point : points) {
      if (point.counts()) {
        operations += known(point.rate()) * point.seconds();
        seconds += point.seconds();
      }
    }
    return seconds > 0 ? OptionalDouble.of(operations / seconds) : OptionalDouble.empty();
  }

  /** Σ bytes / ΣT over those of the cells that may enter a mean. */
  public static OptionalDouble meanBandwidth(List<Point> points) {
    double bytes = 0;
    double seconds = 0;
    for (Point point : points) {
      if (point.countsBandwidth()) {
        bytes += known(point.bandwidth()) * point.seconds();
        seconds += point.seconds();
      }
    }
    return seconds > 0 ? OptionalDouble.of(bytes / seconds) : OptionalDouble.empty();
  }
}
