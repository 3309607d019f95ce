package org.plateau.analysis;

import java.util.List;
import java.util.TreeMap;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Builds rows for tests: times in seconds, latencies in nanoseconds. */
public final class Rows {
  public static final long SECOND = 1_000_000_000L;
  private static final String SHA = "0".repeat(64);

  private Rows() {}

  public static Origin origin(long line) {
    return new Origin("run.log", SHA, line, line);
  }

  public static Window window(double start, double length) {
    return new Window(Math.round(start * SECOND), Math.round(length * SECOND));
  }

  /** A row without latency. */
  public static Interval row(
      String job, Direction direction, double start, double length, double operations) {
    return row(job, direction, start, length, operations, List.of());
  }

  public static Interval row(
      String job,
      Direction direction,
      double start,
      double length,
      double operations,
      List<Latency> latencies) {
    return Interval.of(
        "",
        job.isEmpty() ? Series.WHOLE : Series.of("job", job),
        direction,
        window(start, length),
        operations,
        operations * 4096,
        latencies,
        origin(1 + Math.round(start)));
  }

  public static Latency latency(Long count, double mean, Double max, Double stddev) {
    return Latency.unknown(LatencyKind.TOTAL)
        .withCount(count)
        .withMean(mean)
        .withMax(max)
        .withStddev(stddev);
  }

  public static Latency histogram(LatencyKind kind, Histogram histogram) {
    return Latency.unknown(kind).withCount(histogram.count()).withHistogram(histogram);
  }

  public static Summary summary(
      String job, boolean total, Direction direction, Double operations, List<Latency> latencies) {
    return new Summary(
        "",
        Series.of("job", job),
        total,
        direction,
        window(0, 10),
        operations,
        operations * 4096,
        null,
        null,
        latencies,
        new TreeMap<>(),
        origin(99));
  }
}
