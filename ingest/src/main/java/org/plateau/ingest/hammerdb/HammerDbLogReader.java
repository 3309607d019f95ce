package org.plateau.ingest.hammerdb;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.log.StrayLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads HammerDB's console output, {@code hammerdb.log} and the summary of {@code
 * hdbxtprofile.log}: one run for each timed test, told apart by the number of virtual users.
 */
public final class HammerDbLogReader implements LogReader {
  private static final Pattern MARK =
      Pattern.compile(
          "(?m)^\\ufeff*(HammerDB CLI v|Hammerdb Log @|Hammerdb Time Profile|Vuser [0-9]+:)"
              + "|TEST RESULT : System achieved|SUMMARY OF [0-9]+ ACTIVE VIRTUAL USERS"
              + "|TPROC-[CH] Driver Script");
  private static final Pattern VERSION = Pattern.compile("HammerDB CLI v([0-9.]+)");
  private static final Pattern PROFILE = Pattern.compile(">>>>> SUMMARY OF ([0-9]+) ACTIVE");

  @Override
  public String format() {
    return "hammerdb-log";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    return !head.contains("Hammerdb Transaction Counter Log") && MARK.matcher(head).find();
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    List<TimedTest> tests = tests(file, sink);
    List<TimedTest> done = tests.stream().filter(TimedTest::hasResult).toList();
    for (TimedTest test : tests) {
      if (test.isStarted() && !test.hasResult()) {
        sink.problem(
            Problem.warning(
                "hammerdb.no-result",
                file.path(),
                test.firstLine,
                "a timed test without \"TEST RESULT\"",
                "that line after the test period",
                "See the messages of the virtual users and run the test again."));
      }
    }
    if (done.isEmpty()) {
      sink.problem(
          Problem.error(
              "hammerdb.no-results",
              file.path(),
              0,
              "no result of a timed TPROC-C test",
              "a line \"TEST RESULT : System achieved … NOPM from … TPM\"",
              "Run the timed driver script to its end; other tests of HammerDB are not read."));
      return;
    }
    List<String> parts =
        PartNames.of(done.stream().map(one -> new PartNames.Run("", one.usersLabel())).toList());
    for (int i = 0; i < parts.size(); i++) {
      incomplete(file, done.get(i), sink);
      done.get(i).report(file, sink, parts.get(i));
    }
  }

  private static void incomplete(LogFile file, TimedTest test, LogSink sink) {
    if (!test.missing().isEmpty()) {
      sink.problem(
          Problem.warning(
              "hammerdb.test-incomplete",
              file.path(),
              test.firstLine,
              "a result of a test without " + String.join(", ", test.missing()),
              "all lines of a timed test",
              "Copy the whole log; the result may be of another test than the lines above it."));
    }
  }

  private static List<TimedTest> tests(LogFile file, LogSink sink) {
    StrayLines strays = new StrayLines(file, sink, "a line that HammerDB prints");
    List<TimedTest> tests = new ArrayList<>();
    TimedTest test = new TimedTest("", 1);
    String version = "";
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        Matcher found = VERSION.matcher(text);
        version = found.find() ? found.group(1) : version;
        boolean begins = text.contains("Beginning rampup time") || text.contains("Hammerdb Log @");
        if ((begins && test.isStarted()) || (test.hasResult() && TestResult.in(text).isPresent())) {
          tests.add(test);
          test = new TimedTest(version, lines.number());
        } else if (PROFILE.matcher(text).find() && test.hasProfile()) {
          tests.add(test);
          test = new TimedTest(version, lines.number());
        }
        test.version = version;
        if (!test.take(text, lines.number())) {
          strays.add(lines.number(), text);
        }
      }
    }
    strays.end();
    tests.add(test);
    return tests;
  }
}
