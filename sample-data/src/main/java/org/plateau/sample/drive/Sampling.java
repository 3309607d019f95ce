package org.plateau.sample.drive;

/**
 * How a run is cut into windows.
 *
 * @param windowMillis length of a window
 * @param windows how many
 * @param layout buckets of the distributions
 */
public record Sampling(long windowMillis, int windows, LogBuckets layout) {
  public Sampling {
    if (windowMillis < 1 || windows < 1) {
      throw new IllegalArgumentException(windows + " windows of " + windowMillis + " ms");
    }
  }

  public long runtimeMillis() {
    return windowMillis * windows;
  }
}
