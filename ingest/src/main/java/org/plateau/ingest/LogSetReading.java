package org.plateau.ingest;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One log set being read. */
final class LogSetReading {
  private final LogSetReader readers;
  private final List<LogFile> files;
  private final List<LogSetContent.ReadFile> readFiles = new ArrayList<>();
  private final List<RunFacts> facts = new ArrayList<>();
  private final List<Summary> summaries = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final IntervalJoin intervals = new IntervalJoin();
  private final WindowDisorder disorder = new WindowDisorder();
  private final Map<String, String> documents = new HashMap<>();

  /** A file with the reader that will read it. */
  private record Assigned(LogFile file, LogReader reader) {}

  LogSetReading(LogSetReader readers, List<LogFile> files) {
    this.readers = readers;
    this.files = files.stream().sorted(Comparator.comparing(LogFile::path)).toList();
  }

  LogSetContent run() {
    List<Assigned> assigned = new ArrayList<>();
    for (LogFile file : files) {
      try {
        assign(file).ifPresent(assigned::add);
      } catch (UncheckedIOException e) {
        problems.add(LogProblems.unreadable(file, e));
      }
    }
    assigned.sort(Comparator.comparingInt(each -> each.reader().order()));
    List<String> names = files.stream().map(LogFile::name).toList();
    for (Assigned each : assigned) {
      read(each, new Siblings(facts, summaries, names));
    }
    return content();
  }

  private Optional<Assigned> assign(LogFile file) {
    long bytes = file.size();
    file.damage().ifPresent(why -> problems.add(LogProblems.damaged(file, why, bytes)));
    if (bytes == 0) {
      if (file.damage().isEmpty()) {
        problems.add(LogProblems.empty(file));
      }
      remember(file, bytes, readers.readerOf(file).map(LogReader::format).orElse(""));
      return Optional.empty();
    }
    if (file.isBinary()) {
      problems.add(LogProblems.binary(file));
      remember(file, bytes, "");
      return Optional.empty();
    }
    Optional<LogReader> reader = readers.readerOf(file);
    remember(file, bytes, reader.map(LogReader::format).orElse(""));
    if (reader.isEmpty()) {
      problems.add(LogProblems.unknown(file));
      return Optional.empty();
    }
    return isRepeated(file, reader.get())
        ? Optional.empty()
        : reader.map(found -> new Assigned(file, found));
  }

  /** Logs of rows may well be equal, as those of two idle jobs; documents may not. */
  private boolean isRepeated(LogFile file, LogReader reader) {
    if (reader.order() > 0) {
      return false;
    }
    String first = documents.putIfAbsent(file.sha256(), file.path());
    if (first != null) {
      problems.add(LogProblems.repeated(file, first));
    }
    return first != null;
  }

  private void remember(LogFile file, long bytes, String format) {
    readFiles.add(new LogSetContent.ReadFile(file.path(), file.sha256(), bytes, format));
  }

  private void read(Assigned each, Siblings siblings) {
    LogSink sink = new Collecting();
    try {
      each.reader().read(each.file(), siblings, sink);
    } catch (UncheckedIOException e) {
      problems.add(LogProblems.unreadable(each.file(), e));
    } catch (IllegalArgumentException | ArithmeticException | IndexOutOfBoundsException e) {
      // The model refuses nonsense; a reader should have told of it by place, but one bad file must
      // not hide the others.
      problems.add(LogProblems.refused(each.file(), e));
    }
    boolean told =
        problems.stream().anyMatch(problem -> problem.code().endsWith(".truncated-line"));
    WalkRemarks.of(each.file()).stream()
        .filter(remark -> !(told && remark.code().equals("log.no-line-end")))
        .filter(remark -> !each.reader().format().equals("vdbench-side"))
        .forEach(problems::add);
  }

  private final class Collecting implements LogSink {
    @Override
    public void facts(RunFacts fact) {
      facts.add(fact);
    }

    @Override
    public void interval(Interval interval) {
      Possible.refusal(interval)
          .ifPresentOrElse(
              this::problem,
              () -> {
                disorder.add(interval);
                intervals.add(interval);
              });
    }

    @Override
    public void summary(Summary summary) {
      Possible.refusal(summary).ifPresentOrElse(this::problem, () -> summaries.add(summary));
    }

    @Override
    public void problem(Problem problem) {
      problems.add(problem);
    }
  }

  private LogSetContent content() {
    WindowRivals.Settled settled = WindowRivals.settle(intervals.sorted());
    List<Interval> rows = settled.rows();
    problems.addAll(settled.problems());
    Set<String> parts =
        Stream.concat(rows.stream().map(Interval::part), summaries.stream().map(Summary::part))
            .collect(Collectors.toSet());
    List<RunFacts> joined = FactsJoin.join(facts, parts);
    List<Summary> heard = FirstWitness.of(summaries, formats(), problems::add);
    problems.addAll(Reconciliation.of(joined, rows, heard));
    problems.addAll(SummaryAgreement.of(heard));
    problems.addAll(WindowGaps.of(rows));
    problems.addAll(disorder.problems());
    problems.sort(
        Comparator.comparing(Problem::file)
            .thenComparingLong(Problem::line)
            .thenComparing(Problem::code)
            .thenComparing(Problem::found));
    return new LogSetContent(readFiles, joined, rows, heard, RepeatedNotes.folded(problems));
  }

  private Map<String, String> formats() {
    Map<String, String> formats = new HashMap<>();
    readFiles.forEach(file -> formats.put(file.path(), file.format()));
    return formats;
  }
}
