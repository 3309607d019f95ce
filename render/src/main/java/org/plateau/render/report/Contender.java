package org.plateau.render.report;

import org.plateau.render.chart.Role;

/**
 * A drive in one profile, in the part it plays on a page.
 *
 * @param drive id in the catalogue
 * @param profile id of its over-provisioning profile; empty when it has none
 * @param os the operating system, where a chart holds more than one; empty elsewhere
 * @param role the subject in its fuller or its stock profile, or one of the field
 */
public record Contender(String drive, String profile, String os, Role role) {
  /** In the system of its chart. */
  public Contender(String drive, String profile, Role role) {
    this(drive, profile, "", role);
  }

  /** The key of its line or row, the same in every language. */
  public String key() {
    return drive + (profile.isEmpty() ? "" : "-" + profile) + (os.isEmpty() ? "" : "-" + os);
  }

  public Contender as(Role other) {
    return new Contender(drive, profile, os, other);
  }

  /** The same drive under one of several systems. */
  Contender under(String system) {
    return new Contender(drive, profile, system, role);
  }
}
