package org.plateau.render.report;

import org.plateau.render.chart.Role;

/**
 * A drive in one profile, in the part it plays on a page.
 *
 * @param drive id in the catalogue
 * @param profile id of its over-provisioning profile; empty when it has none
 * @param role the subject in its fuller or its stock profile, or one of the field
 */
public record Contender(String drive, String profile, Role role) {
  /** The key of its line or row, the same in every language. */
  public String key() {
    return profile.isEmpty() ? drive : drive + "-" + profile;
  }

  public Contender as(Role other) {
    return new Contender(drive, profile, other);
  }
}
