package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A column of a comparison: what all its runs have in common.
 *
 * @param os empty where the runs do not say it, as are the others
 * @param rest labels in which unlike runs differ, when they may stand side by side
 */
record Setting(String workload, String os, String profile, String rest)
    implements Comparable<Setting> {
  private static final Comparator<Setting> ORDER =
      Comparator.comparing(Setting::workload)
          .thenComparing(Setting::os)
          .thenComparing(Setting::profile)
          .thenComparing(Setting::rest);

  /** {@code rocky-9 / hp}, with the workload before it where there are several. */
  String label(boolean manyWorkloads) {
    List<String> parts = new ArrayList<>();
    if (manyWorkloads) {
      parts.add(workload);
    }
    parts.add(os.isEmpty() ? "os not said" : os);
    parts.add(profile.isEmpty() ? "profile not said" : profile);
    if (!rest.isEmpty()) {
      parts.add(rest);
    }
    return String.join(" / ", parts);
  }

  Setting withOs(String other) {
    return new Setting(workload, other, profile, rest);
  }

  Setting withProfile(String other) {
    return new Setting(workload, os, other, rest);
  }

  @Override
  public int compareTo(Setting other) {
    return ORDER.compare(this, other);
  }
}
