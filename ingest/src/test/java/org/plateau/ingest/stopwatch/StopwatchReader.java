package org.plateau.ingest.stopwatch;

import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Window;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.log.StrayLines;

/**
 * A reader that lives in test code alone: it and its line under META-INF/services are all that a
 * format needs. Its logs are {@code stopwatch 1} and then {@code 3 s: 120 operations}.
 */
public final class StopwatchReader implements LogReader {
  private static final Pattern ROW = Pattern.compile("([0-9]{1,6}) s: ([0-9]{1,9}) operations");
  private static final long SECOND = 1_000_000_000L;

  @Override
  public String format() {
    return "stopwatch";
  }

  @Override
  public boolean recognises(LogFile file) {
    return file.head().startsWith("stopwatch 1\n");
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    StrayLines strays = new StrayLines(file, sink, "a row \"3 s: 120 operations\"");
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        Matcher row = ROW.matcher(lines.text());
        if (row.matches() && Long.parseLong(row.group(1)) > 0) {
          sink.interval(
              new Interval(
                  "",
                  Series.WHOLE,
                  Direction.ALL,
                  new Window((Long.parseLong(row.group(1)) - 1) * SECOND, SECOND),
                  Double.valueOf(row.group(2)),
                  null,
                  List.of(),
                  new TreeMap<>(),
                  List.of(file.origin(lines.number(), lines.number()))));
        } else if (lines.number() > 1) {
          strays.add(lines.number(), lines.text());
        }
      }
    }
    strays.end();
    sink.facts(
        new RunFacts("", "stopwatch", "1", null, new TreeMap<>(), List.of(), file.origin(1, 1)));
  }
}
