package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An operating system of a host.
 *
 * @param id unique within the host: {@code centos-6.3}
 * @param family decides what may be ranked together; absent when the file does not say
 */
public record Os(String id, String name, @Nullable Family family) {

  /** Systems that behave alike enough to share a chart. */
  public enum Family {
    LINUX,
    WINDOWS,
    ESXI;

    /** As the catalogue spells it: {@code linux}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Family> of(String id) {
      return Ids.find(values(), Family::id, id.toLowerCase(Locale.ROOT));
    }
  }
}
