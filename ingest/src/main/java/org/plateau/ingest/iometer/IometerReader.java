package org.plateau.ingest.iometer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads Iometer's {@code results.csv}: titles that begin with an apostrophe, access specifications,
 * and a block of results for each step of the test series (formats.md 5.1).
 */
public final class IometerReader implements LogReader {
  private static final Pattern MARK =
      Pattern.compile("(?m)^'?(Test Type,Test Description|Target Type,Target Name)");

  @Override
  public String format() {
    return "iometer-csv";
  }

  @Override
  public boolean recognises(LogFile file) {
    return MARK.matcher(file.head()).find();
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    ResultsFile results = new ResultsFile(file, sink);
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        results.take(lines.text(), lines.number(), !lines.terminated());
      }
    }
    results.end();
    List<Step> steps = results.steps();
    if (steps.isEmpty()) {
      sink.problem(
          Problem.error(
              "iometer.no-results",
              file.path(),
              0,
              "no row of results that can be used",
              "an ALL row below 'Target Type,Target Name",
              "Let the test run to its end; Iometer writes a block for each finished step."));
      return;
    }
    List<String> parts = PartNames.of(steps.stream().map(Step::name).toList());
    for (int i = 0; i < parts.size(); i++) {
      new StepReport(file, sink, parts.get(i), steps.get(i)).report(steps.get(i));
    }
    levels(file, sink, steps);
    Step last = steps.get(steps.size() - 1);
    if (!last.isClosed) {
      sink.problem(
          Problem.warning(
              "iometer.truncated",
              file.path(),
              last.lastLine(),
              "the last block of results has no time stamp after it",
              "'Time Stamp, which closes each block",
              "Copy the file again, or let the test run to its end."));
    }
  }

  /** One setting of Iometer says which levels are recorded, for all steps of a file. */
  private static void levels(LogFile file, LogSink sink, List<Step> steps) {
    Map<String, List<Integer>> blanks = new HashMap<>();
    for (Step step : steps) {
      for (ResultRow row : step.rows) {
        List<Integer> own = row.blanks();
        if (!blanks.computeIfAbsent(row.type(), any -> own).equals(own)) {
          sink.problem(
              Problem.warning(
                  "iometer.bad-row",
                  file.path(),
                  row.line(),
                  "a " + row.type() + " row with other columns empty than those before it",
                  "the same columns filled in all rows of a level",
                  "Copy the file again from its source; what stands there was read."));
        }
      }
    }
    for (Step step : steps) {
      if (!step.levels().equals(steps.get(0).levels())) {
        sink.problem(
            Problem.warning(
                "iometer.rows-missing",
                file.path(),
                step.lastLine(),
                "rows " + step.levels() + " beside " + steps.get(0).levels() + " of another step",
                "the same levels in every step",
                "Copy the file again from its source; rows of another place may stand here."));
      }
    }
  }
}
