package org.plateau.ingest.fio;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Series;
import org.plateau.ingest.Siblings;

/**
 * The run and series of each piece of a log. A log of its own job has one piece; jobs that share a
 * file follow one another, and time starts again at each (formats.md 1.7).
 */
final class SeriesPlace {
  private final FioThreads threads;
  private final @Nullable Integer job;
  private final @Nullable String host;
  private final boolean shared;
  private final boolean rivalled;
  private final String prefix;
  private final LogFile file;
  private final LogSink sink;
  private final Set<Integer> reported = new HashSet<>();
  private final Map<Integer, FioThreads.Place> places = new HashMap<>();
  private final Map<Integer, Series> labels = new HashMap<>();

  SeriesPlace(LogFile file, FioLogName name, Siblings siblings, LogSink sink) {
    this.threads = FioThreads.of(siblings);
    this.job = name.job();
    this.host = name.host();
    this.shared = job == null;
    this.prefix = name.prefix();
    this.rivalled =
        siblings.names().stream()
            .flatMap(other -> FioLogName.of(other).stream())
            .anyMatch(name::rivals);
    this.file = file;
    this.sink = sink;
  }

  /** Whether the log's name has no thread number. */
  boolean isShared() {
    return shared;
  }

  /** Run and offset of a piece, counted from 0. */
  FioThreads.Place of(int piece) {
    return places.computeIfAbsent(piece, this::place);
  }

  private FioThreads.Place place(int piece) {
    int thread = job != null ? job : piece + 1;
    return threads
        .place(thread)
        .orElseGet(
            () -> {
              if (reported.add(thread)) {
                sink.problem(unplaced(thread));
              }
              return threads.onlyPlace();
            });
  }

  /**
   * The series label of a piece, counted from 0. Logs of the same thread number under two prefixes
   * are two workers.
   */
  Series series(int piece) {
    return labels.computeIfAbsent(piece, this::label);
  }

  private Series label(int piece) {
    Series series;
    if (job == null) {
      series = Series.of("job", String.valueOf(piece + 1));
    } else {
      series = Series.of("job", piece == 0 ? job.toString() : job + "." + (piece + 1));
    }
    if (rivalled) {
      series = series.with("worker", prefix);
    }
    return host == null ? series : series.with("host", host);
  }

  private Problem unplaced(int thread) {
    return Problem.warning(
        "fio.job-unknown",
        file.path(),
        0,
        "thread " + thread + " belongs to none of the jobs that the summary lists",
        "a summary with one entry per job, or a job file",
        "Run fio without group_reporting, or put the job file beside the logs.");
  }
}
