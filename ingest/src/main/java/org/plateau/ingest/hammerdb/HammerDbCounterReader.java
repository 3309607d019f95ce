package org.plateau.ingest.hammerdb;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Window;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.log.StrayLines;

/**
 * Reads {@code hdbtcount.log}, HammerDB's transaction counter: {@code 324540 PostgreSQL tpm @ Thu
 * Jun 30 22:43:41 UTC 2022}, a rate in transactions per minute for the time since the line before.
 *
 * <p>The sampling period is a setting that the file does not hold: lines without a time cannot be
 * placed and are counted.
 */
public final class HammerDbCounterReader implements LogReader {
  private static final String TITLE = "Hammerdb Transaction Counter Log";
  private static final Pattern SAMPLE = Pattern.compile("^([0-9]+) (.+?) tpm(?: @ .*)?$");
  private static final Pattern MARK = Pattern.compile("(?m)^[0-9]+ \\S.*? tpm( @ .*)?$");

  @Override
  public String format() {
    return "hammerdb-counter";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    return head.contains(TITLE) || MARK.matcher(head.lines().findFirst().orElse("")).find();
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    LocalDateTime start = null;
    LocalDateTime previous = null;
    TclTime first = null;
    String database = "";
    long lastLine = 1;
    long without = 0;
    long step = 0;
    long samples = 0;
    StrayLines strays = new StrayLines(file, sink, "a sample \"324540 PostgreSQL tpm @ <date>\"");
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text().strip();
        TclTime time = TclTime.in(text).orElse(null);
        if (time != null && start != null && time.local().isAfter(start.plusYears(1))) {
          time = null; // no counter runs for a year: a damaged date
        }
        if (time != null && start == null) {
          start = time.local();
          first = time;
        }
        Matcher sample = SAMPLE.matcher(text);
        boolean back = time != null && previous != null && time.local().isBefore(previous);
        if (back || isStray(text, sample, time) || isOther(database, sample)) {
          strays.add(lines.number(), text);
          continue;
        }
        if (sample.matches()) {
          database = sample.group(2);
          lastLine = lines.number();
          if (time == null) {
            without++;
          } else if (previous != null && !time.local().isAfter(previous) && samples > 0) {
            strays.add(lines.number(), "a time that is not after the one before: " + text);
            continue;
          } else if (previous != null && start != null && time.local().isAfter(previous)) {
            long seconds = Duration.between(previous, time.local()).toSeconds();
            if (step > 0 && Math.abs(seconds - step) > 1 + step / 10) {
              strays.add(lines.number(), seconds + " s after the sample before, not " + step);
            }
            step = step == 0 && samples > 0 ? seconds : step;
            samples++;
            sink.interval(
                interval(file, start, previous, time.local(), sample.group(1), lines.number()));
          }
        }
        previous = time == null ? previous : time.local();
      }
    }
    strays.end();
    sink.facts(facts(file, first, database, lastLine));
    if (without > 0) {
      sink.problem(
          Problem.warning(
              "hammerdb.no-times",
              file.path(),
              0,
              without + " samples without a time",
              "\" @ <date>\" on each line",
              "Switch on time stamps for the transaction counter: its period is not in the file."));
    }
  }

  private static boolean isStray(String text, Matcher sample, @Nullable TclTime time) {
    if (sample.matches()) {
      return text.contains("@") && time == null;
    }
    boolean title = text.startsWith(TITLE) && time != null;
    return !title && !text.isEmpty() && !text.matches("[+-]+");
  }

  /** Whether a sample is of another database than those before it. */
  private static boolean isOther(String database, Matcher sample) {
    return sample.matches() && !database.isEmpty() && !sample.group(2).equals(database);
  }

  private static Interval interval(
      LogFile file,
      LocalDateTime start,
      LocalDateTime previous,
      LocalDateTime end,
      String perMinute,
      long line) {
    Window window =
        new Window(
            Duration.between(start, previous).toNanos(), Duration.between(previous, end).toNanos());
    double rate = Double.parseDouble(perMinute);
    SortedMap<String, Double> gauges = new TreeMap<>();
    gauges.put("transactions_per_minute", rate);
    return new Interval(
        "",
        Series.WHOLE,
        Direction.ALL,
        window,
        rate / 60 * window.seconds(),
        null,
        List.of(),
        gauges,
        List.of(file.origin(line, line)));
  }

  private static RunFacts facts(
      LogFile file, @Nullable TclTime first, String database, long lastLine) {
    SortedMap<String, String> options = new TreeMap<>();
    if (!database.isEmpty()) {
      options.put("database", database);
    }
    return new RunFacts(
        "",
        "hammerdb",
        "",
        first == null ? null : first.instant().orElse(null),
        options,
        List.of(),
        file.origin(1, lastLine));
  }
}
