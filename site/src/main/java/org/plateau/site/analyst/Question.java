package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.figure.RunKey;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;

/** What an analyst asks of many runs: one figure, and which runs it is wanted of. */
public record Question(Selection selection) {
  /** Runs that differ in one of these are not ranked together. */
  static final List<String> LIKENESS =
      List.of(
          "os",
          "op_profile",
          "phase",
          "threads",
          "queue_depth",
          "active_range",
          "write_cache",
          "source");

  /** The runs of a history as figures see them. */
  static List<MeasuredRun> measured(List<AnalysedRun> runs) {
    return runs.stream().map(Question::measured).toList();
  }

  private static MeasuredRun measured(AnalysedRun run) {
    TreeMap<String, String> labels = new TreeMap<>();
    run.run()
        .labels()
        .forEach(
            (key, value) -> {
              if (RunKey.KEYS.contains(key)) {
                labels.put(key, value);
              }
            });
    if (!run.run().facts().runner().isEmpty()) {
      labels.put("runner", run.run().facts().runner());
    }
    if (!run.run().part().isEmpty()) {
      labels.put("part", run.run().part());
    }
    return new MeasuredRun(new RunKey(run.run().runId(), labels), run.verdict(), run::results);
  }

  /** The runs that it is asked of. */
  List<MeasuredRun> matching(List<MeasuredRun> runs) {
    return runs.stream()
        .filter(
            run ->
                selection.where().entrySet().stream()
                    .allMatch(
                        wanted ->
                            wanted.getValue().equals(run.key().labels().get(wanted.getKey()))))
        .toList();
  }

  /** In what the runs differ though they must not: each label with its values. */
  static SortedMap<String, SortedSet<String>> unlike(List<MeasuredRun> runs, List<String> keys) {
    TreeMap<String, SortedSet<String>> unlike = new TreeMap<>();
    for (String key : keys) {
      SortedSet<String> values = new TreeSet<>();
      runs.forEach(run -> values.add(run.key().label(key).orElse("not said")));
      if (values.size() > 1) {
        unlike.put(key, values);
      }
    }
    return unlike;
  }

  /** Why runs that differ in these are not put side by side. */
  static Problem refusal(Map<String, SortedSet<String>> unlike) {
    return Problem.error(
        "analyst.unlike-runs",
        "history",
        0,
        "runs that are not alike: " + words(unlike),
        "one value each",
        "Choose with "
            + unlike.keySet().stream()
                .map(key -> "--" + key.replace('_', '-'))
                .collect(Collectors.joining(", "))
            + ", or add --mixed.");
  }

  /** The same question of one workload. */
  Question of(String workload) {
    return new Question(selection.with("workload", workload));
  }

  /** {@code os is debian-12 or rocky-9; phase is precondition or primary}. */
  static String words(Map<String, SortedSet<String>> unlike) {
    return unlike.entrySet().stream()
        .map(entry -> entry.getKey() + " is " + String.join(" or ", entry.getValue()))
        .collect(Collectors.joining("; "));
  }

  /** {@code 4k-write, steady iops mean, os=rocky-9}. */
  String title() {
    List<String> parts = new ArrayList<>();
    parts.add(
        selection.span().id()
            + " "
            + (selection.direction() == org.plateau.ingest.Direction.ALL
                ? ""
                : selection.direction().id() + " ")
            + selection.metric().id()
            + " "
            + selection.statistic().id());
    selection.where().forEach((key, value) -> parts.add(key + "=" + value));
    return String.join(", ", parts);
  }
}
