package org.plateau.site.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.Curve;
import org.plateau.analysis.RunAnalysis;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Summary;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.Run;
import org.plateau.site.inspect.LogSource.ReadSet;

/**
 * What one log set is: its files with their formats, its runs, and what is wrong with it.
 *
 * @param units in which units its numbers are, and by which evidence
 * @param problems of its files and labels
 */
public record Inspection(
    ReadSet read, List<String> units, List<InspectedRun> runs, List<Problem> problems) {
  public Inspection {
    units = List.copyOf(units);
    runs = List.copyOf(runs);
    problems = List.copyOf(problems);
  }

  /**
   * One run of the set.
   *
   * @param run who it is
   * @param series ids of its series, in order; a run of one series has the empty one
   * @param directions of its rows
   * @param windows lengths of its windows in ns with their counts
   * @param intervals rows of all series and directions
   * @param startNanos start of its first window; absent without intervals
   * @param endNanos end of its last window
   * @param gaps cells of the curve without any row
   * @param incomplete cells in which not every series has its row
   * @param summaries the runner's own figures
   * @param kinds latency kinds in its rows
   * @param derivable what can be known
   */
  public record InspectedRun(
      Run run,
      List<String> series,
      List<String> directions,
      SortedMap<Long, Long> windows,
      long intervals,
      @Nullable Long startNanos,
      @Nullable Long endNanos,
      long gaps,
      long incomplete,
      long summaries,
      List<String> kinds,
      List<Derivable> derivable) {}

  public LogSet set() {
    return read.set();
  }

  /** Looks at a log set. */
  public static Inspection of(ReadSet read) {
    List<InspectedRun> runs = read.runs().stream().map(run -> inspected(run, read)).toList();
    return new Inspection(read, UnitEvidence.of(read.content()), runs, read.problems());
  }

  private static InspectedRun inspected(Run run, ReadSet read) {
    List<Interval> rows =
        read.content().intervals().stream().filter(row -> row.part().equals(run.part())).toList();
    List<Summary> summaries =
        read.content().summaries().stream().filter(s -> s.part().equals(run.part())).toList();
    Analysis analysis =
        RunAnalysis.of(run.id(), rows, summaries, run.facts(), AnalysisSettings.DEFAULT);
    SortedSet<String> series = new TreeSet<>();
    SortedSet<Direction> directions = new TreeSet<>();
    SortedSet<String> kinds = new TreeSet<>();
    TreeMap<Long, Long> windows = new TreeMap<>();
    long start = Long.MAX_VALUE;
    long end = Long.MIN_VALUE;
    for (Interval row : rows) {
      series.add(row.series().id());
      directions.add(row.direction());
      windows.merge(row.window().lengthNanos(), 1L, Long::sum);
      start = Math.min(start, row.window().startNanos());
      end = Math.max(end, row.window().endNanos());
      row.latencies().forEach(latency -> kinds.add(latency.kind().id()));
    }
    for (Summary summary : summaries) {
      series.add(summary.series().id());
      directions.add(summary.direction());
      summary.latencies().forEach(latency -> kinds.add(latency.kind().id()));
    }
    Curve curve = analysis.curves().get(Direction.ALL);
    return new InspectedRun(
        run,
        new ArrayList<>(series),
        directions.stream().map(Direction::id).toList(),
        windows,
        rows.size(),
        rows.isEmpty() ? null : (Long) start,
        rows.isEmpty() ? null : (Long) end,
        curve == null ? 0 : curve.gaps(),
        curve == null ? 0 : curve.incomplete(),
        summaries.size(),
        new ArrayList<>(kinds),
        Derivable.of(analysis));
  }
}
