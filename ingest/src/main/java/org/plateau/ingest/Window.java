package org.plateau.ingest;

/**
 * A stretch of a run's time, half-open: {@code [start, start + length)}.
 *
 * @param startNanos nanoseconds since the start of the run; negative only for warm-up
 * @param lengthNanos nanoseconds, more than zero
 */
public record Window(long startNanos, long lengthNanos) implements Comparable<Window> {
  public Window {
    if (lengthNanos <= 0) {
      throw new IllegalArgumentException("window length " + lengthNanos + " ns is not positive");
    }
  }

  public long endNanos() {
    return startNanos + lengthNanos;
  }

  public double seconds() {
    return lengthNanos / 1e9;
  }

  @Override
  public int compareTo(Window other) {
    int byStart = Long.compare(startNanos, other.startNanos);
    return byStart != 0 ? byStart : Long.compare(lengthNanos, other.lengthNanos);
  }
}
