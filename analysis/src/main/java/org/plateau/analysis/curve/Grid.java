package org.plateau.analysis.curve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Point;
import org.plateau.analysis.Point.Coverage;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Window;

/** The cells of one curve while its streams are laid on them. */
final class Grid {
  /** That many first or last cells in which some streams lack their row are an edge, no dip. */
  private static final int EDGE_CELLS = 2;

  private final long start;
  private final long cell;
  private final Gaps gaps;

  Grid(long start, long cell, Gaps gaps) {
    this.start = start;
    this.cell = cell;
    this.gaps = gaps;
  }

  Curve curve(Direction direction, List<Interval> rates, List<Interval> latencies) {
    boolean hasRates = !rates.isEmpty();
    List<List<Interval>> streams = Streams.split(hasRates ? rates : latencies);
    long end = 0;
    for (List<Interval> stream : streams) {
      for (Interval row : stream) {
        end = Math.max(end, row.window().endNanos());
      }
    }
    int cells = (int) Math.max(1, Math.ceil((end - start) / (double) cell));
    List<Stream> laid = new ArrayList<>();
    for (List<Interval> stream : streams) {
      laid.add(Stream.of(stream, start, cell, cells, streams.size() == 1));
    }
    Latencies[] perCell = Latencies.lay(latencies, start, cell, cells);
    List<Point> points = new ArrayList<>(cells);
    for (int c = 0; c < cells; c++) {
      points.add(point(c, laid, perCell[c], hasRates));
    }
    trim(points);
    markEdges(points);
    return new Curve(direction, start, cell, streams.size(), Latencies.weighted(perCell), points);
  }

  private Point point(int c, List<Stream> streams, @Nullable Latencies latencies, boolean rates) {
    int contributing = 0;
    int holes = 0;
    boolean outside = false;
    double covered = 0;
    Sum rate = new Sum();
    Sum bandwidth = new Sum();
    Sum operations = new Sum();
    Sum bytes = new Sum();
    for (Stream stream : streams) {
      operations.add(stream.operations(c));
      bytes.add(stream.bytes(c));
      if (stream.contributes(c)) {
        contributing++;
        covered += stream.seconds(c);
        rate.add(stream.rate(c));
        bandwidth.add(stream.bandwidth(c));
      } else if (stream.isRunning(c)) {
        holes++;
      } else {
        outside = true;
      }
    }
    boolean idle = gaps == Gaps.IDLE && rates;
    boolean gap = contributing == 0;
    Coverage coverage =
        gap
            ? operations.total > 0 ? Coverage.EDGE : Coverage.GAP
            : holes > 0 && !idle ? Coverage.HOLE : outside ? Coverage.PARTIAL : Coverage.COMPLETE;
    double seconds = gap ? cell / 1e9 : covered / contributing;
    boolean stalled = gap && idle && holes > 0;
    return new Point(
        new Window(start + c * cell, cell),
        seconds,
        contributing,
        coverage,
        stalled ? Double.valueOf(0) : rate.known(contributing),
        stalled ? Double.valueOf(0) : bandwidth.known(contributing),
        stalled ? Double.valueOf(0) : operations.known(),
        stalled ? Double.valueOf(0) : bytes.known(),
        latencies == null ? Point.LatencyPoint.UNKNOWN : latencies.point());
  }

  /** Cells past the last row, or before the first, are none. */
  private static void trim(List<Point> points) {
    while (points.size() > 1 && isVoid(points.get(points.size() - 1))) {
      points.remove(points.size() - 1);
    }
  }

  private static boolean isVoid(Point point) {
    return point.coverage() == Coverage.GAP && point.latency().mean() == null;
  }

  private static void markEdges(List<Point> points) {
    int head = 0;
    while (head < points.size() && points.get(head).coverage() == Coverage.PARTIAL) {
      head++;
    }
    int tail = points.size();
    while (tail > head && points.get(tail - 1).coverage() == Coverage.PARTIAL) {
      tail--;
    }
    if (head <= EDGE_CELLS && head < points.size()) {
      markEdges(points, 0, head);
    }
    if (points.size() - tail <= EDGE_CELLS && tail > 0) {
      markEdges(points, tail, points.size());
    }
  }

  private static void markEdges(List<Point> points, int from, int to) {
    for (int c = from; c < to; c++) {
      Point point = points.get(c);
      points.set(
          c,
          new Point(
              point.window(),
              point.seconds(),
              point.contributing(),
              Coverage.EDGE,
              point.rate(),
              point.bandwidth(),
              point.operations(),
              point.bytes(),
              point.latency()));
    }
  }

  /** A sum that knows whether each of its parts was known. */
  private static final class Sum {
    private double total;
    private int parts;

    void add(double value) {
      if (!Double.isNaN(value)) {
        total += value;
        parts++;
      }
    }

    @Nullable Double known() {
      return parts > 0 ? total : null;
    }

    @Nullable Double known(int expected) {
      return parts > 0 && parts == expected ? total : null;
    }
  }
}
