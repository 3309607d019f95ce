package org.plateau.ingest.fio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;

/**
 * Which thread of an fio invocation belongs to which run. A log's name has only the thread's number
 * over the whole invocation ({@code x_bw.3.log}); the order of jobs in a summary or a job file says
 * the rest (formats.md 1.1).
 *
 * <p>It travels in the facts of each part as the options {@value #THREADS} ({@code 3-6}) and
 * {@value #STARTS} ({@code 0,0,250,250}: milliseconds after the part's first thread).
 */
final class FioThreads {
  static final String THREADS = "fio.threads";
  static final String STARTS = "fio.starts";

  private final List<Range> ranges;

  private FioThreads(List<Range> ranges) {
    this.ranges = ranges;
  }

  private record Range(String part, int first, int last, List<Long> starts) {}

  /** Where a thread belongs, and how long after its run's start it began. */
  record Place(String part, long startMillis) {}

  /** Puts a part's threads into its options; starts may be empty when they are not known. */
  static void describe(
      SortedMap<String, String> options, int first, int last, List<Long> startsMillis) {
    options.put(THREADS, first + "-" + last);
    if (!startsMillis.isEmpty() && startsMillis.stream().anyMatch(start -> start > 0)) {
      options.put(STARTS, String.join(",", startsMillis.stream().map(String::valueOf).toList()));
    }
  }

  /** What the summaries of the log set say, or its job file where there is no summary. */
  static FioThreads of(Siblings siblings) {
    List<Range> printed = new ArrayList<>();
    List<Range> planned = new ArrayList<>();
    for (RunFacts fact : siblings.facts()) {
      if (fact.runner().equals("fio")) {
        boolean fromJobFile = fact.version().isEmpty();
        fact.option(THREADS)
            .map(text -> range(fact, text))
            .ifPresent((fromJobFile ? planned : printed)::add);
      }
    }
    return new FioThreads(printed.isEmpty() ? planned : printed);
  }

  private static Range range(RunFacts fact, String text) {
    String[] ends = text.split("-", 2);
    List<Long> starts = new ArrayList<>();
    fact.option(STARTS)
        .ifPresent(
            list -> {
              for (String start : List.of(list.split(",", -1))) {
                starts.add(Long.valueOf(start));
              }
            });
    return new Range(fact.part(), Integer.parseInt(ends[0]), Integer.parseInt(ends[1]), starts);
  }

  /** Whether all threads belong to the same run, or nothing is known of any run. */
  boolean isOneRun() {
    return ranges.stream().map(Range::part).distinct().count() <= 1;
  }

  /** The thread's run; the only one where there is no choice; empty where it cannot be told. */
  Optional<Place> place(int thread) {
    List<Range> fitting =
        ranges.stream().filter(r -> r.first() <= thread && thread <= r.last()).toList();
    if (fitting.stream().map(Range::part).distinct().count() == 1) {
      Range range = fitting.get(0);
      int index = thread - range.first();
      long start = index < range.starts().size() ? range.starts().get(index) : 0;
      return Optional.of(new Place(range.part(), start));
    }
    return isOneRun() ? Optional.of(onlyPlace()) : Optional.empty();
  }

  /** The only run's name, else an empty one. */
  Place onlyPlace() {
    return new Place(isOneRun() && !ranges.isEmpty() ? ranges.get(0).part() : "", 0);
  }
}
