package org.plateau.sample.drive;

import java.util.List;

/**
 * One window of a simulated run.
 *
 * @param startMillis since the start of the run
 * @param lengthMillis of the window
 * @param completed one entry per direction that the workload uses, reads first
 */
public record SimulatedInterval(long startMillis, long lengthMillis, List<Completed> completed) {
  public SimulatedInterval {
    completed = List.copyOf(completed);
    if (startMillis < 0 || lengthMillis < 1 || completed.isEmpty()) {
      throw new IllegalArgumentException("interval at " + startMillis);
    }
  }

  /** Operations outstanding on average, by Little's law. */
  public double outstanding() {
    return completed.stream().mapToDouble(part -> part.operations() * part.mean()).sum()
        / (lengthMillis * 1e6);
  }

  /** Operations per second in all directions. */
  public double rate() {
    return completed.stream().mapToLong(Completed::operations).sum() * 1e3 / lengthMillis;
  }
}
