package org.plateau.sample.fio;

import java.util.List;
import org.plateau.sample.drive.Completed;
import org.plateau.sample.drive.SimulatedInterval;
import org.plateau.sample.drive.Tally;

/** What a whole run did in one direction, for the JSON's {@code read} or {@code write} block. */
record Direction(
    boolean write,
    long operations,
    long bytes,
    double meanNanos,
    long minNanos,
    long maxNanos,
    Tally tally) {
  static Direction of(List<SimulatedInterval> intervals, int place) {
    List<Completed> parts =
        intervals.stream().map(interval -> interval.completed().get(place)).toList();
    long operations = parts.stream().mapToLong(Completed::operations).sum();
    double latencies = parts.stream().mapToDouble(part -> part.operations() * part.mean()).sum();
    return new Direction(
        parts.get(0).write(),
        operations,
        parts.stream().mapToLong(Completed::bytes).sum(),
        latencies / operations,
        parts.stream().mapToLong(Completed::min).min().orElseThrow(),
        parts.stream().mapToLong(Completed::max).max().orElseThrow(),
        Tally.sum(parts.stream().map(Completed::tally)));
  }
}
