package org.plateau.analysis;

import java.util.Arrays;
import java.util.List;
import org.plateau.ingest.Window;

/**
 * Equally spaced values of one tracked variable: what methods of steady state look at.
 *
 * <p>A value that is not known is {@code NaN}; it is never read as zero.
 */
public final class Samples {
  /** A block of which less than this share is known is itself not known. */
  private static final double KNOWN_SHARE = 0.8;

  private final long startNanos;
  private final long stepNanos;
  private final double[] values;

  private Samples(long startNanos, long stepNanos, double[] values) {
    if (stepNanos <= 0) {
      throw new IllegalArgumentException("step of " + stepNanos + " ns");
    }
    this.startNanos = startNanos;
    this.stepNanos = stepNanos;
    this.values = values;
  }

  /**
   * Samples from their values.
   *
   * @param startNanos start of the first sample since the start of the run
   * @param stepNanos length of each sample
   * @param values in the variable's base unit, {@code NaN} where not known
   */
  public static Samples of(long startNanos, long stepNanos, double... values) {
    return new Samples(startNanos, stepNanos, values.clone());
  }

  /** As {@link #of(long, long, double...)}. */
  public static Samples of(long startNanos, long stepNanos, List<Double> values) {
    return new Samples(
        startNanos, stepNanos, values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  public int size() {
    return values.length;
  }

  public double at(int index) {
    return values[index];
  }

  public long startNanos() {
    return startNanos;
  }

  public long stepNanos() {
    return stepNanos;
  }

  /** Start of a sample since the start of the run. */
  public long startNanos(int index) {
    return startNanos + index * stepNanos;
  }

  /** The time of the samples {@code from} (inclusive) to {@code to} (exclusive). */
  public Window window(int from, int to) {
    return new Window(startNanos(from), (to - from) * stepNanos);
  }

  /** A copy of the values {@code from} (inclusive) to {@code to} (exclusive). */
  public double[] values(int from, int to) {
    return Arrays.copyOfRange(values, from, to);
  }

  /** A copy of all values. */
  public double[] values() {
    return values.clone();
  }

  /** The samples {@code from} (inclusive) to {@code to} (exclusive). */
  public Samples part(int from, int to) {
    return new Samples(startNanos(from), stepNanos, values(from, to));
  }

  /** Whether each of the samples {@code from} to {@code to} (exclusive) is known. */
  public boolean isKnown(int from, int to) {
    for (int i = from; i < to; i++) {
      if (Double.isNaN(values[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * Means of consecutive samples; a last block that is not full is left out, and a block of which
   * less than four fifths is known is {@code NaN}.
   *
   * @param size samples in a block, at least 1
   */
  public Samples blocks(int size) {
    if (size == 1) {
      return this;
    }
    double[] means = new double[values.length / size];
    for (int block = 0; block < means.length; block++) {
      double sum = 0;
      int known = 0;
      for (int i = block * size; i < (block + 1) * size; i++) {
        if (!Double.isNaN(values[i])) {
          sum += values[i];
          known++;
        }
      }
      means[block] = known >= KNOWN_SHARE * size ? sum / known : Double.NaN;
    }
    return new Samples(startNanos, stepNanos * size, means);
  }

  /** Blocks of the least number of whole samples that is at least as long as the given time. */
  public Samples rounds(long lengthNanos) {
    return blocks((int) Math.max(1, (lengthNanos + stepNanos - 1) / stepNanos));
  }
}
