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
  private static final Pattern USERS = Pattern.compile("([0-9]+) Active Virtual Users configured");
  private static final Pattern PROFILE_USERS =
      Pattern.compile(">>>>> SUMMARY OF ([0-9]+) ACTIVE VIRTUAL USERS");
  private static final Pattern PERIOD =
      Pattern.compile("Timing test period of ([0-9]+) in minutes");
  private static final Pattern RAMPUP =
      Pattern.compile("Beginning rampup time of ([0-9]+) minutes");
  private static final Pattern PROCEDURE = Pattern.compile(">>>>> PROC: (\\S+)");
  private static final Pattern FAILED =
      Pattern.compile("^(Vuser [0-9]+:FINISHED FAILED|Error .*)$");

  final long firstLine;
  String version;
  private final SortedMap<String, String> options = new TreeMap<>();
  private final List<String> errors = new ArrayList<>();
  private final List<ProfileLine> profile = new ArrayList<>();
  private boolean inProfile;
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

  void take(String text, long line) {
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
    } else if (period.find()) {
      minutes = Double.valueOf(period.group(1));
    } else if (rampup.find()) {
      options.put("rampup_minutes", rampup.group(1));
    } else if (achieved != null) {
      result = achieved;
      resultLine = line;
    } else if (FAILED.matcher(text.strip()).matches()) {
      errors.add(text.strip());
    } else if (text.startsWith("Hammerdb Log @")) {
      time = TclTime.in(text).orElse(null);
    }
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
