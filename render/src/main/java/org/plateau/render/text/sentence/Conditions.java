package org.plateau.render.text.sentence;

/**
 * Under what a value was measured; two values meet in one sentence only when no more than one of
 * these differs.
 *
 * @param load threads and queue depth as a token, empty where the runner has none
 */
public record Conditions(String drive, String workload, String os, String profile, String load) {

  /** The same conditions under another operating profile. */
  public boolean differOnlyInProfile(Conditions other) {
    return !profile.equals(other.profile)
        && equals(new Conditions(other.drive, other.workload, other.os, profile, other.load));
  }

  /** The same conditions under another operating system. */
  public boolean differOnlyInOs(Conditions other) {
    return !os.equals(other.os)
        && equals(new Conditions(other.drive, other.workload, os, other.profile, other.load));
  }
}
