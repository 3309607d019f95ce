package org.plateau.ingest.lab;

import java.time.Duration;

/**
 * What a lab decides once for all its reviews, from {@code defaults} of lab.yaml.
 *
 * @param steadyRound length of a round of the steady-state criterion
 * @param steadyMethod name of the steady-state method
 * @param noise ratio below which two drives do not differ, 0 to below 1
 * @param settle a log set changed more recently than this is left for next time
 * @param licence the line on the use of the lab's texts and figures; empty when there is none
 */
public record LabSettings(
    Duration steadyRound, String steadyMethod, double noise, Duration settle, String licence) {
  /** What an empty lab.yaml means: 60 s, the PTS criterion, 2 %, 60 s, no licence line. */
  public static final LabSettings DEFAULTS =
      new LabSettings(Duration.ofSeconds(60), "pts", 0.02, Duration.ofSeconds(60), "");

  public LabSettings {
    if (steadyRound.isNegative() || steadyRound.isZero() || settle.isNegative()) {
      throw new IllegalArgumentException("round " + steadyRound + ", settle " + settle);
    }
    if (!(noise >= 0 && noise < 1)) {
      throw new IllegalArgumentException("noise " + noise);
    }
  }
}
