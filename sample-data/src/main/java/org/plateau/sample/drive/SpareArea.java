package org.plateau.sample.drive;

/**
 * An over-provisioning profile: how much of the raw flash the host may fill.
 *
 * @param id {@code stock} or {@code hp}, as in the catalogue
 * @param usableBytes what the host sees
 */
public record SpareArea(String id, long usableBytes) {
  public SpareArea {
    if (usableBytes <= 0) {
      throw new IllegalArgumentException("usable bytes " + usableBytes);
    }
  }

  /** (raw − usable) / usable, formats.md 9.6; 0.38 stands for 38 %. */
  public double overProvisioning(long rawBytes) {
    return (double) (rawBytes - usableBytes) / usableBytes;
  }

  /**
   * Bytes the flash must program for each byte that the host writes at random, once every block has
   * been used: (1 + ρ) / 2ρ, the usual approximation for greedy garbage collection under uniform
   * random writes.
   */
  public double writeAmplification(long rawBytes) {
    double spare = overProvisioning(rawBytes);
    return (1 + spare) / (2 * spare);
  }
}
