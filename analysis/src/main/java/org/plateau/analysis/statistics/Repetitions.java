package org.plateau.analysis.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Several runs of the same thing, combined as runs and never by pooling their operations
 * (formats.md 9.8): operations within a run hang together, so the run is the unit.
 *
 * @param values one value per run, in run order, at least one
 */
public record Repetitions(List<Double> values) {
  /** From this many on the scatter of the runs is trusted more than the lab's noise. */
  private static final int ENOUGH = 3;

  public Repetitions {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("no repetition");
    }
  }

  public double mean() {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  public double median() {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  public double min() {
    return Arrays.stream(unboxed()).min().orElseThrow();
  }

  public double max() {
    return Arrays.stream(unboxed()).max().orElseThrow();
  }

  /** Mean of the runs, with the error and the noise that their scatter shows from three runs on. */
  public Estimate estimate() {
    int n = values.size();
    if (n < ENOUGH) {
      return Estimate.of(mean());
    }
    double mean = mean();
    double squares = Arrays.stream(unboxed()).map(value -> (value - mean) * (value - mean)).sum();
    double error = Math.sqrt(squares / (n - 1) / n);
    return new Estimate(mean, new Estimate.Scatter(error, n - 1.0), noise().orElse(null));
  }

  /**
   * The measured noise that takes the place of the lab's from three runs on: (max − min) / mean.
   */
  public Optional<Noise> noise() {
    int n = values.size();
    return n < ENOUGH || mean() == 0
        ? Optional.empty()
        : Optional.of(new Noise((max() - min()) / Math.abs(mean()), n));
  }

  private double[] unboxed() {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
