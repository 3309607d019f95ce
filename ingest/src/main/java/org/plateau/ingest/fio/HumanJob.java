package org.plateau.ingest.fio;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;

/** One report in a human output, while its lines are read. */
final class HumanJob {
  final String name;
  final int group;
  final int threads;
  final int invocation;
  final long firstLine;
  final String version;
  final SortedMap<String, String> options;
  final List<String> errors = new ArrayList<>();
  final Map<Direction, Part> parts = new EnumMap<>(Direction.class);
  final SortedMap<String, Double> gauges = new TreeMap<>();
  int firstThread = 1;
  long lastLine;

  /** What one direction reported. */
  static final class Part {
    @Nullable Double rate;
    @Nullable Double bandwidth;
    @Nullable Double bytes;
    @Nullable Long runtimeMillis;
    @Nullable Double operations;
    final Map<LatencyKind, Latency> latencies = new EnumMap<>(LatencyKind.class);
  }

  HumanJob(
      String name,
      int group,
      int threads,
      int invocation,
      long firstLine,
      String version,
      SortedMap<String, String> options) {
    this.name = name;
    this.group = group;
    this.threads = threads;
    this.invocation = invocation;
    this.firstLine = firstLine;
    this.lastLine = firstLine;
    this.version = version;
    this.options = new TreeMap<>(options);
  }
}
