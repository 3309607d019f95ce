package org.plateau.ingest.diskspd;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Series;
import org.plateau.ingest.Window;

/**
 * The series that {@code -D} adds: {@code <Bucket SampleMillisecond="1000" Read="332" …/>}.
 *
 * <p>Read and Write are rates: the count of the interval by the full interval length, rounded; the
 * time is the interval's end. The same series stands once more under every target and is not read
 * there. A last interval that the duration cuts short keeps its count and gets its true length.
 */
final class IopsSeries {
  private static final long NANOS_PER_MILLI = 1_000_000L;

  private final LogFile file;
  private final LogSink sink;
  private final Optional<XmlElement> profile;
  private final Window measured;

  IopsSeries(LogFile file, LogSink sink, Optional<XmlElement> profile, Window measured) {
    this.file = file;
    this.sink = sink;
    this.profile = profile;
    this.measured = measured;
  }

  void report(XmlElement span, String part) {
    List<XmlElement> buckets = span.first("Iops").map(iops -> iops.all("Bucket")).orElse(List.of());
    double step = stepMillis(buckets);
    if (step <= 0) {
      return;
    }
    Double blockSize = blockSize();
    for (XmlElement bucket : buckets) {
      Double end = bucket.attribute("SampleMillisecond");
      if (end != null) {
        long start = Math.round((end - step) * NANOS_PER_MILLI);
        long length = Math.round(step * NANOS_PER_MILLI);
        long left = measured.endNanos() - start;
        // test time is rounded to 10 ms: only a clearly shorter rest is a cut interval
        boolean cut = left > 0 && left < length - length / 20;
        Window window = new Window(start, cut ? left : length);
        interval(bucket, part, Direction.READ, "Read", window, step, blockSize);
        interval(bucket, part, Direction.WRITE, "Write", window, step, blockSize);
      }
    }
  }

  private void interval(
      XmlElement bucket,
      String part,
      Direction direction,
      String name,
      Window window,
      double stepMillis,
      @Nullable Double blockSize) {
    Double rate = bucket.attribute(name);
    if (rate == null) {
      return;
    }
    if (rate < 0) {
      sink.problem(
          Problem.error(
              "diskspd.negative-rate",
              file.path(),
              bucket.firstLine,
              name + " of " + rate,
              "operations per second",
              "Restore the file as DiskSpd wrote it; the interval was left out."));
      return;
    }
    double operations = rate * stepMillis / 1000;
    Moments moments = new Moments();
    moments.meanMillis = bucket.attribute(name + "AvgLatencyMilliseconds");
    moments.minMillis = bucket.attribute(name + "MinLatencyMilliseconds");
    moments.maxMillis = bucket.attribute(name + "MaxLatencyMilliseconds");
    moments.deviationMillis = bucket.attribute(name + "LatencyStdDev");
    moments.count = operations;
    List<Latency> latencies = moments.isEmpty() ? List.of() : List.of(moments.latency());
    sink.interval(
        new Interval(
            part,
            Series.WHOLE,
            direction,
            window,
            operations,
            blockSize == null ? null : Double.valueOf(operations * blockSize),
            latencies,
            new TreeMap<>(),
            List.of(file.origin(bucket.firstLine, bucket.lastLine))));
  }

  private double stepMillis(List<XmlElement> buckets) {
    Double stated = profile.map(span -> span.number("IoBucketDuration")).orElse(null);
    if (stated != null && stated > 0) {
      return stated;
    }
    Double first = buckets.isEmpty() ? null : buckets.get(0).attribute("SampleMillisecond");
    return first == null ? 0 : first;
  }

  /** The size of every I/O, when all targets have the same. */
  private @Nullable Double blockSize() {
    Set<String> sizes =
        profile
            .flatMap(span -> span.first("Targets"))
            .map(targets -> targets.all("Target"))
            .orElse(List.of())
            .stream()
            .map(target -> target.textOf("BlockSize"))
            .collect(Collectors.toSet());
    String only = sizes.size() == 1 ? sizes.iterator().next() : "";
    return only.matches("[0-9]+") ? Double.valueOf(only) : null;
  }
}
