package org.plateau.site.inspect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;

/** Gathers problems of one kind, so that a hundred notes do not hide the one error. */
public final class ProblemGroups {
  /** So many of a kind are listed one by one, unless they are notes. */
  private static final int FEW = 3;

  private ProblemGroups() {}

  /**
   * Problems of one code.
   *
   * @param shown those to print in full
   * @param more how many are not
   */
  public record Group(String code, Severity severity, List<Problem> shown, int more) {
    public Group {
      shown = List.copyOf(shown);
    }
  }

  /** Errors first, then warnings, then notes; within a severity as they came. */
  public static List<Group> of(List<Problem> problems) {
    List<Group> groups = new ArrayList<>();
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE)) {
      Map<String, List<Problem>> byCode = new LinkedHashMap<>();
      for (Problem problem : problems) {
        if (problem.severity() == severity) {
          byCode.computeIfAbsent(problem.code(), code -> new ArrayList<>()).add(problem);
        }
      }
      byCode.forEach((code, all) -> groups.add(group(code, severity, all)));
    }
    return groups;
  }

  private static Group group(String code, Severity severity, List<Problem> all) {
    int shown = severity == Severity.NOTE ? 1 : all.size() <= FEW ? all.size() : FEW - 1;
    return new Group(code, severity, all.subList(0, shown), all.size() - shown);
  }

  /** The lines that say so. */
  public static List<String> lines(List<Problem> problems) {
    List<String> lines = new ArrayList<>();
    for (Group group : of(problems)) {
      String head = group.severity().name().toLowerCase(java.util.Locale.ROOT) + " " + group.code();
      group.shown().forEach(problem -> lines.add(head + ": " + problem.message()));
      if (group.more() > 0) {
        lines.add(head + ": and " + group.more() + " more like it");
      }
    }
    return lines;
  }
}
