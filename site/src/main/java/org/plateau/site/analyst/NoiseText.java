package org.plateau.site.analyst;

import org.plateau.analysis.statistics.Estimate;
import org.plateau.analysis.statistics.Noise;
import org.plateau.site.terminal.Printed;

/** Says which noise a comparison rests on: the lab's setting, or what repetitions measured. */
final class NoiseText {
  private NoiseText() {}

  static String of(Estimate estimate, double setting) {
    return of(estimate.noiseOr(setting));
  }

  /** {@code 2.0% set}, {@code 1.3% of 4 runs}. */
  static String of(Noise noise) {
    return Printed.percent(noise.share())
        + (noise.isMeasured() ? " of " + noise.runs() + " runs" : " set");
  }
}
