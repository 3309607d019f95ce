package org.plateau.ingest.hammerdb;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** One timed test: ramp-up, test period, result. */
final class TimedTest {
  private static final Pattern USERS =
      Pattern.compile("(?:^|:)\\s*([0-9]{1,9}) Active Virtual Users configured\\s*$");
  private static final Pattern PROFILE_USERS =
      Pattern.compile(">>>>> SUMMARY OF ([0-9]+) ACTIVE VIRTUAL USERS");
  private static final Pattern PERIOD =
      Pattern.compile("(?:^|:)\\s*Timing test period of ([0-9]{1,9}) in minutes\\s*$");
  private static final Pattern RAMPUP =
      Pattern.compile("(?:^|:)\\s*Beginning rampup time of ([0-9]{1,9}) minutes\\s*$");
  private static final Pattern PROCEDURE = Pattern.compile(">>>>> PROC: (\\S+)");
  private static final Pattern FAILED =
      Pattern.compile("^(Vuser [0-9]+:FINISHED FAILED|Error .*)$");

  /** Words of the lines that a test is made of; one with them that says nothing is damaged. */
  private static final Pattern TELLING =
      Pattern.compile(
          "RESULT|NOPM|Active Virtual Users configured|Timing test period|rampup time of|>>>>> SUMM"
              + "|^Hammerdb Log|^Vuser [^0-9]|^Vuser [0-9]+[^0-9:  c]");

  final long firstLine;
  String version;
  private final SortedMap<String, String> options = new TreeMap<>();
  private final List<String> errors = new ArrayList<>();
  private final List<ProfileLine> profile = new ArrayList<>();
  private boolean inProfile;
  private boolean completed;
  private long lastLine;
  private long resultLine;
  private @Nullable TclTime time;
  private @Nullable TestResult result;
  private @Nullable Double users;
  private @Nullable Double minutes;

  TimedTest(String version, long firstLine) {
    this.version = version;
    this.firstLine = firstLine;
    this.lastLine = firstLine;
  }

  boolean isStarted() {
    return minutes != null || options.containsKey("rampup_minutes");
  }

  boolean hasProfile() {
    return !profile.isEmpty();
  }

  boolean hasResult() {
    return result != null || hasProfile();
  }

  String usersLabel() {
    Double count = users;
    return count == null ? "" : "users=" + Math.round(count);
  }

  /** Takes a line; false when it has the words of a figure and says none. */
  boolean take(String text, long line) {
    lastLine = line;
    Matcher configured = USERS.matcher(text);
    Matcher summary = PROFILE_USERS.matcher(text);
    Matcher period = PERIOD.matcher(text);
    Matcher rampup = RAMPUP.matcher(text);
    Matcher procedure = PROCEDURE.matcher(text);
    TestResult achieved = TestResult.in(text).orElse(null);
    if (configured.find()) {
      users = Double.valueOf(configured.group(1));
    } else if (summary.find()) {
      users = users == null ? Double.valueOf(summary.group(1)) : users;
      inProfile = true;
    } else if (procedure.find() && inProfile) {
      profile.add(new ProfileLine(procedure.group(1), line));
    } else if (inProfile && hasProfile() && profile.get(profile.size() - 1).take(text, line)) {
      lastLine = line;
    } else if (inProfile && ProfileLine.isOne(text)) {
      return false; // of a procedure whose title is not there
    } else if (period.find()) {
      minutes = Double.valueOf(period.group(1));
    } else if (rampup.find()) {
      options.put("rampup_minutes", rampup.group(1));
    } else if (achieved != null) {
      result = achieved;
      resultLine = line;
      return completed;
    } else if (FAILED.matcher(text.strip()).matches()) {
      errors.add(text.strip());
    } else if (text.startsWith("Hammerdb Log @")) {
      time = TclTime.in(text).orElse(null);
      return time != null;
    } else if (text.contains("Test complete, Taking end Transaction Count.")) {
      completed = true;
    } else {
      return !TELLING.matcher(text).find();
    }
    return true;
  }

  /** What a timed test prints and this one does not; empty for a whole one. */
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (result != null && !options.containsKey("rampup_minutes")) {
      missing.add("\"Beginning rampup time\"");
    }
    if (result != null && minutes == null) {
      missing.add("\"Timing test period\"");
    }
    if (result != null && !completed) {
      missing.add("\"Test complete\"");
    }
    if (result != null && users == null) {
      missing.add("\"Active Virtual Users configured\"");
    }
    return missing;
  }

  void report(LogFile file, LogSink sink, String part) {
    TestResult achieved = result;
    Double count = users;
    if (count != null) {
      options.put("numjobs", Long.toString(Math.round(count)));
    }
    if (achieved != null) {
      options.put("database", achieved.database());
    }
    TclTime began = time;
    sink.facts(
        new RunFacts(
            part,
            "hammerdb",
            version,
            began == null ? null : began.instant().orElse(null),
            options,
            errors,
            file.origin(firstLine, lastLine)));
    if (achieved != null) {
      sink.summary(summary(file, part, achieved));
    }
    for (ProfileLine line : profile) {
      Series series = Series.of("operation", line.procedure);
      sink.summary(
          new Summary(
              part,
              series,
              false,
              Direction.ALL,
              null,
              line.calls(),
              null,
              null,
              null,
              List.of(line.latency()),
              new TreeMap<>(),
              file.origin(line.firstLine, line.lastLine)));
    }
  }

  private Summary summary(LogFile file, String part, TestResult achieved) {
    SortedMap<String, Double> gauges = new TreeMap<>();
    gauges.put("new_orders_per_minute", achieved.newOrders());
    gauges.put("transactions_per_minute", achieved.transactions());
    Double count = users;
    if (count != null) {
      gauges.put("users", count);
    }
    Double period = minutes;
    return new Summary(
        part,
        Series.WHOLE,
        true,
        Direction.ALL,
        period == null || period <= 0 ? null : new Window(0, Math.round(period * 60e9)),
        null,
        null,
        achieved.transactions() / 60,
        null,
        List.of(),
        gauges,
        file.origin(resultLine, resultLine));
  }
}
