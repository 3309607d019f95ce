package org.plateau.ingest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Says once what holds for many files of a log set: a note that differs in its file and its numbers
 * alone is kept for the first file, with the number of the others. Warnings and errors stay as they
 * are.
 */
public final class RepeatedNotes {
  private RepeatedNotes() {}

  /** The problems in their order, with each note once. */
  public static List<Problem> folded(List<Problem> problems) {
    Map<String, Set<String>> files = new LinkedHashMap<>();
    for (Problem problem : problems) {
      if (problem.severity() == Severity.NOTE) {
        files.computeIfAbsent(kind(problem), any -> new TreeSet<>()).add(problem.file());
      }
    }
    Map<String, String> first = new LinkedHashMap<>();
    List<Problem> folded = new ArrayList<>();
    for (Problem problem : problems) {
      if (problem.severity() != Severity.NOTE) {
        folded.add(problem);
        continue;
      }
      String kind = kind(problem);
      int others = files.getOrDefault(kind, Set.of()).size() - 1;
      String spokesman = first.get(kind);
      if (spokesman == null) {
        first.put(kind, problem.file());
        folded.add(others == 0 ? problem : counted(problem, others));
      } else if (spokesman.equals(problem.file())) {
        folded.add(problem);
      }
    }
    return folded;
  }

  private static String kind(Problem problem) {
    return problem.code() + ' ' + problem.found().replaceAll("\\d+", "#");
  }

  private static Problem counted(Problem problem, int others) {
    return Problem.note(
        problem.code(),
        problem.file(),
        problem.line(),
        problem.found()
            + ", and likewise in "
            + others
            + (others == 1 ? " more file" : " more files"),
        problem.expected(),
        problem.remedy());
  }
}
