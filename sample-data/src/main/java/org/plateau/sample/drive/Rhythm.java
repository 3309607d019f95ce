package org.plateau.sample.drive;

/**
 * The slow movements of a drive's write rate: dips at intervals, waves, and a decline that does not
 * end within a test.
 */
final class Rhythm {
  private static final double WAVE_SECONDS = 240;
  private static final double SETTLED_SECONDS = 6 * 3600;
  private static final double LOWEST = 0.55;

  private final Temper temper;
  private final double before;
  private final double phase;

  Rhythm(Temper temper, boolean fresh, SplitMix random) {
    this.temper = temper;
    this.before = fresh ? 0 : SETTLED_SECONDS;
    this.phase = random.uniform();
  }

  /**
   * What is left of the write rate at a moment, 0 to about 1.3.
   *
   * @param atSeconds since the start of the run
   * @param writeShare share of random writes in the load; the movements come from writing
   * @param pressure of garbage collection, 0 to 1; dips come from it
   */
  double factor(double atSeconds, double writeShare, double pressure) {
    double factor = 1;
    if (temper.dipSeconds() > 0) {
      double place = (atSeconds + phase * temper.dipSeconds()) % temper.dipSeconds();
      if (place < temper.dipLength()) {
        factor *= 1 - temper.dipDepth() * pressure;
      }
    }
    if (temper.waveDepth() > 0) {
      double turn = 2 * StrictMath.PI * (atSeconds / WAVE_SECONDS + phase);
      factor *= 1 + temper.waveDepth() * writeShare * StrictMath.sin(turn);
    }
    if (temper.declineHours() > 0) {
      double hours = (before + atSeconds) / 3600 * writeShare;
      factor *= Math.max(LOWEST, StrictMath.exp(-hours / temper.declineHours()));
    }
    return factor;
  }
}
