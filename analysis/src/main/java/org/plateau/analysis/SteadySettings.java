package org.plateau.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What the lab decides about the search for steady state.
 *
 * @param round length of a round ({@code steady.round} in lab.yaml)
 * @param fio the rule of the two fio methods
 * @param noise differences below this share of the level are no change of level
 * @param onRecord what is on record about the run
 */
public record SteadySettings(Duration round, FioRule fio, double noise, OnRecord onRecord)
    implements java.io.Serializable {
  /** Rounds of 60 s, fio's rule at its PTS-like default, 2 % noise, nothing on record. */
  public static final SteadySettings DEFAULT =
      new SteadySettings(Duration.ofSeconds(60), FioRule.DEFAULT, 0.02, OnRecord.NOTHING);

  public SteadySettings {
    if (round.isNegative() || round.isZero()) {
      throw new IllegalArgumentException("a round of " + round);
    }
    if (!(noise >= 0 && noise < 1)) {
      throw new IllegalArgumentException("noise " + noise);
    }
  }

  public SteadySettings withRound(Duration value) {
    return new SteadySettings(value, fio, noise, onRecord);
  }

  public SteadySettings withFio(FioRule value) {
    return new SteadySettings(round, value, noise, onRecord);
  }

  public SteadySettings withRecord(OnRecord value) {
    return new SteadySettings(round, fio, noise, value);
  }

  /**
   * What must be on record before a run may be called a PTS test (PTS 2.0.2, formats.md 8.1).
   *
   * @param purge the purge and its method
   * @param preconditioning twice the capacity written before
   * @param rounds the run was made in the specification's own rounds
   */
  public record OnRecord(boolean purge, boolean preconditioning, boolean rounds)
      implements java.io.Serializable {
    public static final OnRecord NOTHING = new OnRecord(false, false, false);

    /** Whether all of it is there. */
    public boolean isComplete() {
      return purge && preconditioning && rounds;
    }

    /** What is missing: {@code purge}, {@code preconditioning}, {@code rounds}. */
    public List<String> missing() {
      List<String> missing = new ArrayList<>();
      if (!purge) {
        missing.add("purge");
      }
      if (!preconditioning) {
        missing.add("preconditioning");
      }
      if (!rounds) {
        missing.add("rounds");
      }
      return List.copyOf(missing);
    }
  }
}
