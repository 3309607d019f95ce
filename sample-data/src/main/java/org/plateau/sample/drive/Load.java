package org.plateau.sample.drive;

/**
 * The demand on a drive: so many threads, each keeping so many operations outstanding.
 *
 * @param threads workers, at least 1
 * @param queueDepth outstanding operations of each, at least 1
 */
public record Load(int threads, int queueDepth) {
  public Load {
    if (threads < 1 || queueDepth < 1) {
      throw new IllegalArgumentException("load " + threads + "T/" + queueDepth + "Q");
    }
  }

  /** Operations outstanding in all. */
  public int outstanding() {
    return threads * queueDepth;
  }

  /** {@code t16q16}, as file names spell it. */
  public String id() {
    return "t" + threads + "q" + queueDepth;
  }
}
