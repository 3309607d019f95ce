package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Log;

/** A log that lies in its folder twice, plain and compressed, counts once. */
final class SamePath {
  private SamePath() {}

  /** The logs, each path once. */
  static List<Log> once(List<Log> logs, Consumer<Problem> problems) {
    Map<String, Log> byPath = new LinkedHashMap<>();
    for (Log log : logs) {
      Log first = byPath.putIfAbsent(log.file().path(), log);
      if (first == null) {
        continue;
      }
      boolean same = first.file().sha256().equals(log.file().sha256());
      String other = first.source().name();
      problems.accept(
          same
              ? Problem.note(
                  "lab.duplicate-content",
                  log.source().name(),
                  0,
                  "the same content as " + other,
                  "each log once",
                  "Delete one of the two; it was counted once.")
              : Problem.error(
                  "lab.two-versions",
                  log.source().name(),
                  0,
                  "another content than " + other + ", which has the same name",
                  "each log once",
                  "Delete the wrong one; " + other + " was used."));
    }
    return new ArrayList<>(byPath.values());
  }
}
