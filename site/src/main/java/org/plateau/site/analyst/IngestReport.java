package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.history.UnreadSet;
import org.plateau.ingest.lab.HeldSet;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.LogSets;
import org.plateau.ingest.lab.SkippedFile;

/**
 * What became of each log set below some places of a lab, so that nothing is passed over in
 * silence.
 *
 * @param read names of the sets that were read for the first time, with their runs
 * @param known sets that the history had
 * @param held sets that were left for next time, with the reason
 * @param refused sets in which no run was found, with the first reason
 * @param skipped files that are no logs, with the reason
 * @param elsewhere sets that were read, but lie elsewhere in the lab
 */
public record IngestReport(
    Map<String, Long> read,
    Set<String> known,
    Map<String, String> held,
    Map<String, String> refused,
    Map<String, String> skipped,
    int elsewhere) {

  /**
   * The report.
   *
   * @param before ids of the log sets that the history had
   * @param places paths relative to the lab; the empty one is all of it
   */
  public static IngestReport of(
      LogSets sets, Snapshot now, Set<String> before, List<String> places) {
    Map<String, Long> runs = new LinkedHashMap<>();
    for (AnalysedRun run : now.runs()) {
      runs.merge(run.run().logSetId(), 1L, Long::sum);
    }
    Map<String, Long> read = new LinkedHashMap<>();
    Set<String> known = new TreeSet<>();
    Map<String, String> refused = new LinkedHashMap<>();
    Set<String> unread = new HashSet<>();
    for (UnreadSet set : now.unread()) {
      unread.add(set.logSetId());
      if (isBelow(set.folder(), places)) {
        String reason = set.problems().isEmpty() ? "no run" : set.problems().get(0).message();
        refused.put(set.folder(), reason);
      }
    }
    int elsewhere = 0;
    for (LogSet set : sets) {
      boolean fresh = !before.contains(set.id());
      boolean asked = set.files().stream().anyMatch(file -> isBelow(file.path(), places));
      if (unread.contains(set.id())) {
        continue;
      }
      if (!asked) {
        elsewhere += fresh ? 1 : 0;
      } else if (fresh) {
        read.put(set.name(), runs.getOrDefault(set.id(), 0L));
      } else {
        known.add(set.name());
      }
    }
    Map<String, String> held = new LinkedHashMap<>();
    for (HeldSet set : sets.held()) {
      if (set.paths().stream().anyMatch(path -> isBelow(path, places))) {
        String name = set.stem().isEmpty() ? set.folder() : set.folder() + "/" + set.stem();
        held.put(name, set.why().message());
      }
    }
    Map<String, String> skipped = new LinkedHashMap<>();
    for (SkippedFile file : sets.skipped()) {
      if (isBelow(file.path(), places)) {
        skipped.put(file.path(), file.reason());
      }
    }
    return new IngestReport(read, known, held, refused, skipped, elsewhere);
  }

  private static boolean isBelow(String path, List<String> places) {
    return places.stream()
        .anyMatch(
            place ->
                place.isEmpty()
                    || path.equals(place)
                    || path.startsWith(place + "/")
                    || path.startsWith(place + "!"));
  }

  /** A line each for what is new, left, refused or skipped; what was known is only counted. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    read.forEach(
        (name, runs) ->
            lines.add("read     " + name + ": " + runs + (runs == 1 ? " run" : " runs")));
    held.forEach((name, why) -> lines.add("left     " + name + ": " + why));
    refused.forEach((name, why) -> lines.add("refused  " + name + ": " + why));
    Map<String, Integer> reasons = new LinkedHashMap<>();
    skipped.forEach((path, reason) -> reasons.merge(reason, 1, Integer::sum));
    reasons.forEach(
        (reason, count) ->
            lines.add("skipped  " + count + (count == 1 ? " file: " : " files: ") + reason));
    if (elsewhere > 0) {
      lines.add("read     " + elsewhere + " more elsewhere in the lab");
    }
    return lines;
  }

  /** The same for programs. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("read", read);
    json.put("known", known);
    json.put("held", held);
    json.put("refused", refused);
    json.put("skipped", skipped);
    json.put("elsewhere", elsewhere);
    return json;
  }
}
