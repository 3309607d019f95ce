package org.plateau.ingest;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A sink that keeps what one reader says of one text, for tests. */
public final class Reading implements LogSink {
  public final List<RunFacts> facts = new ArrayList<>();
  public final List<Interval> intervals = new ArrayList<>();
  public final List<Summary> summaries = new ArrayList<>();
  public final List<Problem> problems = new ArrayList<>();

  public static Reading of(LogReader reader, String name, String text) {
    return of(reader, LogFile.of(name, text.getBytes(StandardCharsets.UTF_8)));
  }

  public static Reading of(LogReader reader, LogFile file) {
    return of(reader, file, Siblings.NONE);
  }

  public static Reading of(LogReader reader, LogFile file, Siblings siblings) {
    Reading reading = new Reading();
    reader.read(file, siblings, reading);
    return reading;
  }

  /** The same as content of a log set, in the order it was read. */
  public LogSetContent content() {
    return new LogSetContent(List.of(), facts, intervals, summaries, problems);
  }

  public List<String> messages() {
    return problems.stream().map(problem -> problem.code() + " " + problem.message()).toList();
  }

  @Override
  public void facts(RunFacts run) {
    facts.add(run);
  }

  @Override
  public void interval(Interval interval) {
    intervals.add(interval);
  }

  @Override
  public void summary(Summary summary) {
    summaries.add(summary);
  }

  @Override
  public void problem(Problem problem) {
    problems.add(problem);
  }
}
