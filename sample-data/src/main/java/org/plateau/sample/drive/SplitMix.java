package org.plateau.sample.drive;

import java.nio.charset.StandardCharsets;

/**
 * A small random source whose numbers are the same on every Java release and machine (SplitMix64,
 * Steele, Lea and Flood 2014).
 *
 * <p>{@link java.util.SplittableRandom} does not promise its sequence across releases, and the
 * sample lab must come out byte for byte the same.
 */
public final class SplitMix {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  private long state;

  private SplitMix(long state) {
    this.state = state;
  }

  /** The source of one run: the plan's seed and the run's own name decide every number. */
  public static SplitMix of(long seed, String name) {
    long hash = FNV_OFFSET;
    for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (octet & 0xff)) * FNV_PRIME;
    }
    return new SplitMix(seed * GOLDEN ^ hash);
  }

  long next() {
    state += GOLDEN;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** Uniform in [0, 1). */
  public double uniform() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  /** Uniform in [from, to). */
  public double between(double from, double to) {
    return from + (to - from) * uniform();
  }

  /** Standard normal, by inversion: one draw, one number. */
  public double gauss() {
    return Normal.quantile(Math.max(uniform(), 1e-12));
  }
}
