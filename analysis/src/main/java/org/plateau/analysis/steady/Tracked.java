package org.plateau.analysis.steady;

import java.util.List;
import org.plateau.analysis.Samples;

/** What every method asks of the variables that it is given. */
final class Tracked {
  private Tracked() {}

  /**
   * @throws IllegalArgumentException when there is none, or their grids differ
   */
  static void check(List<Samples> tracked) {
    if (tracked.isEmpty()) {
      throw new IllegalArgumentException("no tracked variable");
    }
    Samples leading = tracked.get(0);
    for (Samples other : tracked) {
      if (other.size() != leading.size()
          || other.startNanos() != leading.startNanos()
          || other.stepNanos() != leading.stepNanos()) {
        throw new IllegalArgumentException("tracked variables on different grids");
      }
    }
  }

  /**
   * The samples with each unknown one replaced by the one before it, and leading unknown ones left
   * out; for methods that need an unbroken series.
   */
  static Samples unbroken(Samples samples) {
    int first = 0;
    while (first < samples.size() && Double.isNaN(samples.at(first))) {
      first++;
    }
    double[] values = samples.values(first, samples.size());
    for (int i = 1; i < values.length; i++) {
      if (Double.isNaN(values[i])) {
        values[i] = values[i - 1];
      }
    }
    return Samples.of(samples.startNanos(first), samples.stepNanos(), values);
  }

  /** {@code gaps} when samples are missing. */
  static List<String> remarks(Samples samples) {
    return samples.isKnown(0, samples.size()) ? List.of() : List.of("gaps");
  }

  /** The stretch as five equal blocks, its first samples left out where it does not divide. */
  static Samples fiveBlocks(Samples samples, int from, int to) {
    int size = (to - from) / PtsCriterion.ROUNDS;
    return samples.part(to - size * PtsCriterion.ROUNDS, to).blocks(size);
  }
}
