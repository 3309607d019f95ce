package org.plateau.render.report;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plateau.render.chart.Role;

/**
 * A drive in one profile, in the part it plays on a page.
 *
 * @param drive id in the catalogue
 * @param profile id of its over-provisioning profile; empty when it has none
 * @param os the operating system, where a chart holds more than one; empty elsewhere
 * @param load {@code normal} or {@code high}, where a chart holds both; empty elsewhere
 * @param role the subject in its fuller or its stock profile, or one of the field
 */
public record Contender(String drive, String profile, String os, String load, Role role) {
  /** In the system and under the load of its chart. */
  public Contender(String drive, String profile, Role role) {
    this(drive, profile, "", "", role);
  }

  /** The key of its line or row, the same in every language. */
  public String key() {
    return Stream.of(drive, profile, os, load)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("-"));
  }

  public Contender as(Role other) {
    return new Contender(drive, profile, os, load, other);
  }

  /** The same drive under one of several systems. */
  Contender under(String system) {
    return new Contender(drive, profile, system, load, role);
  }

  /** The same drive under one of two loads. */
  Contender loaded(String under) {
    return new Contender(drive, profile, os, under, role);
  }

  /** The same whatever its profile. */
  Contender bare() {
    return new Contender(drive, "", os, load, role);
  }

  /** The same whatever the load. */
  Contender plain() {
    return new Contender(drive, profile, os, "", role);
  }
}
