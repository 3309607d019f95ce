package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RepeatedNotes;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;
import org.plateau.ingest.table.TableMapping;
import org.plateau.ingest.yaml.YamlNode;

/**
 * Reads a log set the way its run.yaml asks for: as it is, or as a folder of consecutive summaries
 * that are the intervals of one run.
 */
public final class LogSetReading {
  private final LogSetReader reader;

  public LogSetReading(LogSetReader reader) {
    this.reader = reader;
  }

  /** All that the files of a log set say. */
  public LogSetContent read(LogSet set) {
    return read(set.files(), set.series(), set.columns());
  }

  /**
   * All that the files say.
   *
   * @param series given when the files are consecutive summaries
   * @param columns given when tables of unknown tools are among them; a mapping that cannot be is a
   *     problem at its place, and then such tables are not read
   */
  public LogSetContent read(
      List<LogFile> files, @Nullable SeriesSpec series, @Nullable YamlNode columns) {
    if (columns == null) {
      return read(files, series, reader);
    }
    List<Problem> problems = new ArrayList<>();
    Optional<TableMapping> mapping = ColumnsCheck.mapping(columns, problems::add);
    List<LogReader> readers = new ArrayList<>(reader.readers());
    mapping.ifPresent(known -> readers.add(0, new MappedTable(known, reader.readers())));
    LogSetContent content = read(files, series, new LogSetReader(readers));
    problems.addAll(content.problems());
    return new LogSetContent(
        content.files(), content.facts(), content.intervals(), content.summaries(), problems);
  }

  private static LogSetContent read(
      List<LogFile> files, @Nullable SeriesSpec series, LogSetReader reader) {
    if (series == null) {
      return reader.read(files);
    }
    return series.isSideBySide()
        ? SideBySide.read(files, series.label(), reader)
        : consecutive(files, series, reader);
  }

  /** The k-th summary of the folder, in files or in one file, becomes the k-th window. */
  private static LogSetContent consecutive(
      List<LogFile> files, SeriesSpec series, LogSetReader reader) {
    long length = series.interval().toNanos();
    List<ReadFile> read = new ArrayList<>();
    List<RunFacts> facts = new ArrayList<>();
    List<Interval> intervals = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    int before = 0;
    for (LogFile file : files) {
      LogSetContent one = reader.read(List.of(file));
      read.addAll(one.files());
      problems.addAll(one.problems());
      if (facts.isEmpty()) {
        facts.addAll(one.facts().stream().limit(1).map(LogSetReading::unnamed).toList());
      }
      Map<String, Window> windows = new HashMap<>();
      for (Summary summary : one.summaries()) {
        int place = before + windows.size();
        Window window =
            windows.computeIfAbsent(summary.part(), any -> new Window(place * length, length));
        if (!summary.total()) {
          intervals.add(interval(summary, window));
        }
      }
      // a minute that cannot be read still has its time
      before += Math.max(1, windows.size());
    }
    return new LogSetContent(read, facts, intervals, List.of(), RepeatedNotes.folded(problems));
  }

  /** All files are one run, whatever each calls its job. */
  static RunFacts unnamed(RunFacts facts) {
    return new RunFacts(
        "",
        facts.runner(),
        facts.version(),
        facts.started(),
        facts.options(),
        facts.errors(),
        facts.origin());
  }

  private static Interval interval(Summary summary, Window window) {
    Double operations = summary.operations();
    Double rate = summary.rate();
    Double bytes = summary.bytes();
    Double bandwidth = summary.bandwidth();
    Window measured = summary.window();
    double seconds = measured == null ? window.seconds() : measured.seconds();
    // a round that ran a little longer than its interval must not count for more than one
    double share = window.seconds() / seconds;
    return new Interval(
        "",
        summary.series(),
        summary.direction(),
        window,
        operations != null ? (Double) (operations * share) : times(rate, window),
        bytes != null ? (Double) (bytes * share) : times(bandwidth, window),
        summary.latencies(),
        summary.gauges(),
        List.of(summary.origin()));
  }

  private static @Nullable Double times(@Nullable Double perSecond, Window window) {
    return perSecond == null ? null : (Double) (perSecond * window.seconds());
  }
}
