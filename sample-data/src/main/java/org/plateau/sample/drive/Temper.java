package org.plateau.sample.drive;

/**
 * What sets one drive's curve apart from another's beside its speed: noise, dips, waves, decline,
 * and whether the firmware holds a fresh drive back.
 *
 * @param noise relative standard deviation of a one-minute rate under full garbage collection
 * @param tailShare share of the operations in the tail under full garbage collection
 * @param tailFactor how much longer an operation of the tail takes than the bulk
 * @param stallNanos length of a typical stall
 * @param stallsPerHour how often one happens
 * @param dipSeconds time between two dips; 0 for none
 * @param dipLength seconds that a dip lasts
 * @param dipDepth share of the write rate lost in a dip
 * @param waveDepth relative height of slow waves in the write rate; 0 for none
 * @param declineHours time in which the write rate falls to 1/e; 0 for never
 * @param paced whether the firmware holds a fresh drive at the rate it can sustain
 */
public record Temper(
    double noise,
    double tailShare,
    double tailFactor,
    double stallNanos,
    double stallsPerHour,
    double dipSeconds,
    double dipLength,
    double dipDepth,
    double waveDepth,
    double declineHours,
    boolean paced) {
  public Temper {
    if (!(noise >= 0 && noise < 0.2) || !(tailShare >= 0 && tailShare < 0.2) || tailFactor < 1) {
      throw new IllegalArgumentException("noise " + noise + ", tail " + tailShare);
    }
    if (!(dipDepth >= 0 && dipDepth < 1) || !(waveDepth >= 0 && waveDepth < 1)) {
      throw new IllegalArgumentException("dip " + dipDepth + ", wave " + waveDepth);
    }
  }

  /** An even temper: noise and a tail, nothing else. */
  public static Temper even(double noise, double tailShare, double tailFactor) {
    return new Temper(noise, tailShare, tailFactor, 9e6, 4, 0, 0, 0, 0, 0, false);
  }

  public Temper withStalls(double nanos, double perHour) {
    return new Temper(
        noise,
        tailShare,
        tailFactor,
        nanos,
        perHour,
        dipSeconds,
        dipLength,
        dipDepth,
        waveDepth,
        declineHours,
        paced);
  }

  public Temper withDips(double everySeconds, double lengthSeconds, double depth) {
    return new Temper(
        noise,
        tailShare,
        tailFactor,
        stallNanos,
        stallsPerHour,
        everySeconds,
        lengthSeconds,
        depth,
        waveDepth,
        declineHours,
        paced);
  }

  public Temper withWaves(double depth, double hours) {
    return new Temper(
        noise,
        tailShare,
        tailFactor,
        stallNanos,
        stallsPerHour,
        dipSeconds,
        dipLength,
        dipDepth,
        depth,
        hours,
        paced);
  }

  public Temper heldBack() {
    return new Temper(
        noise,
        tailShare,
        tailFactor,
        stallNanos,
        stallsPerHour,
        dipSeconds,
        dipLength,
        dipDepth,
        waveDepth,
        declineHours,
        true);
  }
}
