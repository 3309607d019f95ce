package org.plateau.sample.reviews;

import java.util.Locale;
import org.plateau.sample.drive.SplitMix;

/** What sysbench 0.5 prints of one OLTP run: a line a minute for an hour, then its totals. */
final class SysbenchLog {
  private static final int SECONDS = 3600;
  private static final int STEP_SECONDS = 60;
  private static final int READS = 14;
  private static final int WRITES = 4;
  private static final int OTHERS = 2;

  private SysbenchLog() {}

  /**
   * The log.
   *
   * @param rate transactions per second, to two decimals
   * @param meanMillis mean latency
   * @param p99Millis 99th percentile
   */
  static String text(
      int threads, double rate, double meanMillis, double p99Millis, SplitMix random) {
    StringBuilder out = new StringBuilder();
    out.append("sysbench 0.5:  multi-threaded system evaluation benchmark\n\n");
    out.append("Running the test with following options:\n");
    out.append("Number of threads: ").append(threads).append('\n');
    out.append("Report intermediate results every 60 second(s)\n\nThreads started!\n\n");
    double[] noise = Levelled.around(SECONDS / STEP_SECONDS, 0.012, random);
    double carried = 0;
    for (int i = 0; i < noise.length; i++) {
      double wanted = rate * (1 + noise[i]) + carried;
      double printed = Math.round(wanted * 100) / 100.0;
      carried = wanted - printed;
      print(
          out,
          "[%4ds] threads: %d, tps: %.2f, reads: %.2f, writes: %.2f, response time: %.2fms (99%%),"
              + " errors: 0.00, reconnects:  0.00",
          (i + 1) * STEP_SECONDS,
          threads,
          printed,
          printed * READS,
          printed * WRITES,
          p99Millis * (1 + noise[i]));
    }
    totals(out, threads, rate, meanMillis, p99Millis);
    return out.toString();
  }

  private static void totals(
      StringBuilder out, int threads, double rate, double meanMillis, double p99Millis) {
    long count = Math.round(rate * SECONDS);
    out.append("OLTP test statistics:\n    queries performed:\n");
    print(out, "        read:                            %d", count * READS);
    print(out, "        write:                           %d", count * WRITES);
    print(out, "        other:                           %d", count * OTHERS);
    print(out, "        total:                           %d", count * (READS + WRITES + OTHERS));
    print(out, "    transactions:                        %d (%.2f per sec.)", count, rate);
    out.append("    reconnects:                          0      (0.00 per sec.)\n\n");
    out.append("General statistics:\n");
    print(out, "    total time:                          %d.0000s", SECONDS);
    print(out, "    total number of events:              %d", count);
    print(out, "    total time taken by event execution: %.4fs", count * meanMillis / 1000);
    out.append("    response time:\n");
    print(out, "         min:                                 %.2fms", meanMillis * 0.35);
    print(out, "         avg:                                 %.2fms", meanMillis);
    print(out, "         max:                                 %.2fms", p99Millis * 9);
    print(out, "         approx.  99 percentile:              %.2fms", p99Millis);
    out.append("\nThreads fairness:\n");
    print(out, "    events (avg/stddev):           %.4f/0.00", (double) count / threads);
    print(out, "    execution time (avg/stddev):   %d.0000/0.00", SECONDS);
  }

  private static void print(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
