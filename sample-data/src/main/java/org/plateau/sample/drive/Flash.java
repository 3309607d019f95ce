package org.plateau.sample.drive;

/**
 * The flash behind the controller: how fast it can be programmed and how it ages during a test.
 *
 * @param rawBytes all of it
 * @param programBandwidth bytes per second that all dies together can program
 * @param settleShare share of the usable capacity that must be overwritten for write amplification
 *     to close two thirds of the way to its final value
 * @param cacheBytes fast cells used as a write cache; 0 for none
 * @param directShare share of the program bandwidth that is left when the cache is full and its
 *     content must be moved as well; 1 without a cache
 */
public record Flash(
    long rawBytes,
    double programBandwidth,
    double settleShare,
    long cacheBytes,
    double directShare) {
  public Flash {
    if (rawBytes <= 0 || !(programBandwidth > 0) || !(settleShare > 0) || cacheBytes < 0) {
      throw new IllegalArgumentException("flash of " + rawBytes + " bytes");
    }
    if (!(directShare > 0 && directShare <= 1)) {
      throw new IllegalArgumentException("direct share " + directShare);
    }
  }

  /** Flash without a write cache. */
  public static Flash of(long rawBytes, double programBandwidth) {
    return new Flash(rawBytes, programBandwidth, 0.25, 0, 1);
  }
}
