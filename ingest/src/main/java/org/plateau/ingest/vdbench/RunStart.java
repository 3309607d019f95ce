package org.plateau.ingest.vdbench;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A run's start line: {@code 12:00:01.004 Starting RD=rd_mix; I/O rate: Uncontrolled MAX;
 * elapsed=60 warmup=10; For loops: threads=8}, with or without tags around it.
 *
 * @param rate what stands behind {@code I/O rate:}; empty for file-system runs
 */
record RunStart(long millisOfDay, String rd, String rate, SortedMap<String, String> options) {
  private static final Pattern START =
      Pattern.compile(
          "(" + TimeOfDay.REGEX + ")\\s+(?:Starting|Simulating) RD=([^;]+);\\s*(.*?)(?:</b>.*)?$");
  private static final Pattern RATE = Pattern.compile("I/O rate: ([^;]+)");
  private static final Pattern PAIR = Pattern.compile("\\b(elapsed|warmup|fwdrate)=([0-9.a-z]+)");
  private static final Pattern LOOPS = Pattern.compile("For loops: (.+)$");
  private static final Pattern THREADS = Pattern.compile("\\bthreads=([0-9]+)");

  static Optional<RunStart> in(String line) {
    Matcher start = START.matcher(line);
    if (!start.find()) {
      return Optional.empty();
    }
    String rest = start.group(3);
    SortedMap<String, String> options = new TreeMap<>();
    Matcher pair = PAIR.matcher(rest);
    while (pair.find()) {
      options.put(pair.group(1), pair.group(2).replaceAll("[.]$", ""));
    }
    Matcher loops = LOOPS.matcher(rest);
    if (loops.find() && !loops.group(1).strip().equals("None")) {
      options.put("for_loops", loops.group(1).strip());
      Matcher threads = THREADS.matcher(loops.group(1));
      if (threads.find()) {
        options.put("numjobs", threads.group(1));
      }
    }
    Matcher rate = RATE.matcher(rest);
    return Optional.of(
        new RunStart(
            TimeOfDay.millis(start.group(1)),
            start.group(2).strip(),
            rate.find() ? rate.group(1).strip() : "",
            options));
  }

  RunRows rows(long line) {
    RunRows rows = new RunRows(rd, line);
    rows.startMillisOfDay = millisOfDay;
    rows.targetRate = rate;
    rows.options.putAll(options);
    return rows;
  }
}
