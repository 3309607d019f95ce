package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.Series;

/**
 * What one row says of each direction.
 *
 * <p>vdbench reports the sum of reads and writes and the reads' share. Where all went one way, all
 * figures of the row are that direction's. In a mix the directions get their operations and their
 * own response times, and what only the sum has (maximum, deviation, queue depth) stands under
 * {@link Direction#ALL} without operations, so that nothing is counted twice.
 *
 * @param operations per second
 * @param bytes per second
 */
record RowFigures(
    Series series,
    Direction direction,
    @Nullable Double operations,
    @Nullable Double bytes,
    @Nullable Latency latency,
    SortedMap<String, Double> gauges) {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final List<String> FILE_OPERATIONS =
      List.of(
          "mkdir", "rmdir", "create", "open", "close", "delete", "getattr", "setattr", "access",
          "copy", "move");

  static List<RowFigures> of(Row row, double bytesPerMegabyte) {
    return row.has("read_rate")
        ? fileSystem(row, bytesPerMegabyte)
        : rawDevice(row, bytesPerMegabyte);
  }

  private static List<RowFigures> rawDevice(Row row, double megabyte) {
    Double rate = row.number("rate");
    Double share = row.number("read%");
    Double bandwidth = bandwidth(row, megabyte);
    Latency total = latency(row, "resp", "resp_max", "resp_std");
    if (rate == null || share == null || rate == 0) {
      return List.of(whole(Direction.ALL, rate, bandwidth, total, gauges(row)));
    }
    if (share == 100 || share == 0) {
      Direction only = share == 100 ? Direction.READ : Direction.WRITE;
      return List.of(whole(only, rate, bandwidth, total, gauges(row)));
    }
    boolean fixedSize = isFixedSize(row);
    Double size = fixedSize ? row.number("bytes/io") : null;
    double reads = rate * share / 100;
    List<RowFigures> figures = new ArrayList<>();
    figures.add(
        whole(
            Direction.READ,
            reads,
            size == null ? null : Double.valueOf(reads * size),
            latency(row, "read_resp", "read_max", "read_std"),
            new TreeMap<>()));
    figures.add(
        whole(
            Direction.WRITE,
            rate - reads,
            size == null ? null : Double.valueOf((rate - reads) * size),
            latency(row, "write_resp", "write_max", "write_std"),
            new TreeMap<>()));
    figures.add(whole(Direction.ALL, null, fixedSize ? null : bandwidth, total, gauges(row)));
    return figures;
  }

  private static List<RowFigures> fileSystem(Row row, double megabyte) {
    List<RowFigures> figures = new ArrayList<>();
    for (Direction direction : List.of(Direction.READ, Direction.WRITE)) {
      String name = direction.id();
      Double megabytes = row.number("mb_" + name);
      if (row.numberOr(name + "_rate", 0) > 0) {
        figures.add(
            whole(
                direction,
                row.number(name + "_rate"),
                megabytes == null ? null : Double.valueOf(megabytes * megabyte),
                latency(row, name + "_resp", name + "_resp_max", name + "_resp_std"),
                new TreeMap<>()));
      }
    }
    for (String operation : FILE_OPERATIONS) {
      if (row.numberOr(operation + "_rate", 0) > 0) {
        figures.add(
            new RowFigures(
                Series.of("operation", operation),
                Direction.ALL,
                row.number(operation + "_rate"),
                null,
                latency(row, operation + "_resp", operation + "_resp_max", operation + "_resp_std"),
                new TreeMap<>()));
      }
    }
    SortedMap<String, Double> gauges = gauges(row);
    put(gauges, "requested_operations_per_second", row.number("rate"));
    Latency requested = latency(row, "resp", "resp_max", "resp_std");
    figures.add(whole(Direction.ALL, null, null, requested, gauges));
    return figures;
  }

  private static RowFigures whole(
      Direction direction,
      @Nullable Double operations,
      @Nullable Double bytes,
      @Nullable Latency latency,
      SortedMap<String, Double> gauges) {
    return new RowFigures(Series.WHOLE, direction, operations, bytes, latency, gauges);
  }

  /** Exact where the transfer size is fixed, else from the row's megabytes. */
  static @Nullable Double bandwidth(Row row, double megabyte) {
    Double rate = row.number("rate");
    Double size = row.number("bytes/io");
    if (rate != null && size != null && isFixedSize(row)) {
      return rate * size;
    }
    Double megabytes = row.number("mb/sec");
    return megabytes == null ? null : Double.valueOf(megabytes * megabyte);
  }

  private static boolean isFixedSize(Row row) {
    Double requested = row.number("xfersize");
    Double size = row.number("bytes/io");
    return requested != null && size != null && requested.equals(size);
  }

  /** The response time in ms as latency; absent when nothing was measured (mean 0). */
  private static @Nullable Latency latency(Row row, String mean, String max, String deviation) {
    Double value = row.number(mean);
    if (value == null || value == 0) {
      return null;
    }
    return Latency.unknown(LatencyKind.TOTAL)
        .withMean(value * NANOS_PER_MILLI)
        .withMax(nanos(row.number(max)))
        .withStddev(nanos(row.number(deviation)));
  }

  private static @Nullable Double nanos(@Nullable Double millis) {
    return millis == null ? null : Double.valueOf(millis * NANOS_PER_MILLI);
  }

  private static SortedMap<String, Double> gauges(Row row) {
    SortedMap<String, Double> gauges = new TreeMap<>();
    put(gauges, "queue_depth", row.number("queue_depth"));
    Double user = row.number("cpu_user");
    Double kernel = row.number("cpu_kernel");
    // 5.04.06 fills cpu_used with the user share alone (formats.md 4.3)
    Double used =
        user != null && kernel != null ? Double.valueOf(user + kernel) : row.number("cpu_used");
    put(gauges, "cpu_percent", used);
    return gauges;
  }

  private static void put(SortedMap<String, Double> gauges, String name, @Nullable Double value) {
    if (value != null) {
      gauges.put(name.toLowerCase(Locale.ROOT), value);
    }
  }
}
