package org.plateau.sample.drive;

/**
 * The demand on a drive: so many threads, each keeping so many operations outstanding.
 *
 * @param threads workers, at least 1
 * @param queueDepth outstanding operations of each at most, at least 1
 * @param pacePercent the rate the runner is held to, in percent of what the drive does unpaced
 *     under this load; 0 when it is not held
 */
public record Load(int threads, int queueDepth, int pacePercent) {
  public Load {
    if (threads < 1 || queueDepth < 1 || pacePercent < 0) {
      throw new IllegalArgumentException(
          "load " + threads + "T/" + queueDepth + "Q at " + pacePercent + " %");
    }
  }

  public Load(int threads, int queueDepth) {
    this(threads, queueDepth, 0);
  }

  public boolean isPaced() {
    return pacePercent > 0;
  }

  /** Operations outstanding in all. */
  public int outstanding() {
    return threads * queueDepth;
  }

  /** {@code t16q16}, or {@code r080} where the pace tells it apart; as file names spell it. */
  public String id() {
    if (isPaced()) {
      return "r" + (1000 + pacePercent) % 1000 / 100 + pacePercent % 100 / 10 + pacePercent % 10;
    }
    return "t" + threads + "q" + queueDepth;
  }
}
