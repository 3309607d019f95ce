package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** A total is a witness too, where the runner gives nothing else. */
class TotalsTest {
  @Test
  void agreesWithItsIntervals() {
    assertThat(mismatches(report(100))).isEmpty();
  }

  @Test
  void isHeldAgainstTheIntervals() {
    assertThat(mismatches(report(130)))
        .containsExactly(
            "run.log:45: operations per second of  all is 130.000 in the summary and 100.000 in"
                + " the intervals, expected a difference of at most 4.75. Check whether the logs"
                + " and the summary are of the same run.");
  }

  /** Forty seconds of 100 transactions a second, and a total of another rate. */
  private static String report(int total) {
    StringBuilder text =
        new StringBuilder("sysbench 1.0.20 (using bundled LuaJIT 2.1.0-beta2)\n\n");
    for (int second = 1; second <= 40; second++) {
      text.append(
          String.format(
              Locale.ROOT,
              "[ %ds ] thds: 4 tps: 100.00 qps: 2000.00 (r/w/o: 1400.00/400.00/200.00)"
                  + " lat (ms,95%%): 12.00 err/s: 0.00 reconn/s: 0.00%n",
              second));
    }
    return text.append("SQL statistics:\n    queries performed:\n")
        .append("        read:                            1400\n")
        .append("        write:                           400\n")
        .append("        other:                           200\n")
        .append("        total:                           2000\n")
        .append("    transactions:                        ")
        .append(total * 40)
        .append("   (")
        .append(total)
        .append(".00 per sec.)\n\nGeneral statistics:\n")
        .append("    total time:                          40.0000s\n")
        .append("    total number of events:              ")
        .append(total * 40)
        .append("\n\nLatency (ms):\n         min:      1.00\n         avg:     10.00\n")
        .append("         max:     50.00\n         95th percentile:  12.00\n")
        .append("         sum:  40000.00\n")
        .toString();
  }

  private static List<String> mismatches(String text) {
    LogFile log = LogFile.of("run.log", text.getBytes(StandardCharsets.UTF_8));
    return LogSetReader.withAllReaders().read(List.of(log)).problems().stream()
        .filter(problem -> problem.code().equals("run.mismatch"))
        .map(Problem::message)
        .toList();
  }
}
