package org.plateau.sample.reviews;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.sample.drive.SplitMix;

/**
 * A vdbench output folder of one latency curve: {@code flatfile.html}, {@code summary.html} and
 * {@code totals.html}, one run definition a point. The uncontrolled run that vdbench makes first is
 * left out: nobody printed it.
 */
final class VdbenchOutput {
  private static final int INTERVAL_SECONDS = 5;
  private static final int INTERVALS = 12;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int DAY_SECONDS = 9 * 3600;

  private final Resolution resolution;
  private final Setting peak;
  private final double reads;
  private final double blockBytes;
  private final int threads;

  /** Traces are several workloads in one: vdbench prints n/a for what differs among them. */
  private final boolean isTrace;

  private final StringBuilder flat = new StringBuilder();
  private final StringBuilder summary = new StringBuilder();
  private final StringBuilder totals = new StringBuilder();
  private int clock = DAY_SECONDS;

  VdbenchOutput(Resolution resolution, Setting any) {
    this.resolution = resolution;
    peak = any.withPoint(120);
    reads = Model.readPercent(any.workload());
    blockBytes = Model.blockBytes(any.workload());
    threads = (int) Model.threads(any);
    isTrace = (reads > 0 && reads < 100) || any.workload().matches("(sql|oracle|vdi).*");
  }

  /** The files by name. */
  Map<String, String> files() {
    flat.append("<title>Vdbench output/flatfile.html</title><pre>\n*\n");
    flat.append("* Run             : Name of run from RD=\n* Interval        : Reporting interval");
    flat.append(" number\n* MB/sec          : Megabytes per second (MB=1024*1024)\n*\n");
    flat.append("         tod        Run   Interval    reqrate       rate     MB/sec   bytes/io");
    flat.append("      read%       resp  read_resp write_resp   resp_max   resp_std   xfersize");
    flat.append("    threads      rdpct    seekpct queue_depth\n");
    summary.append(
        "<title>Vdbench output/summary.html</title><pre>\nVdbench summary report, created");
    summary.append(" 09:00:00 Jan 01 2020 UTC\n");
    totals.append("<title>Vdbench output/totals.html</title><pre>\nRun totals\n");
    for (int point : Targets.POINTS) {
      point(peak.withPoint(point));
    }
    String end = time(clock) + ".000 Vdbench execution completed successfully\n";
    summary.append('\n').append(end);
    Map<String, String> files = new TreeMap<>();
    files.put("flatfile.html", flat.toString());
    files.put("summary.html", summary.toString());
    files.put("totals.html", totals.toString());
    return files;
  }

  private void point(Setting setting) {
    double rate = resolution.rate(setting);
    double mean = latency(setting, rate);
    String run = setting.workload() + "_(" + setting.point() + "%)";
    start(run, rate);
    SplitMix random = resolution.random(setting, "rows");
    double[] rates = Levelled.around(INTERVALS, 0.004, random);
    double[] means = Levelled.around(INTERVALS, 0.006, random);
    // the first interval, which vdbench leaves out of its average, shall not tell another mean
    rates[1] += rates[0];
    means[1] += means[0];
    rates[0] = 0;
    means[0] = 0;
    double weighted = 0;
    for (int i = 0; i < INTERVALS; i++) {
      weighted += (1 + rates[i]) * (1 + means[i]) / INTERVALS;
    }
    List<Double> largest = new ArrayList<>();
    for (int i = 0; i < INTERVALS; i++) {
      clock += INTERVAL_SECONDS;
      largest.add(mean * random.between(4, 12));
      double own = i == 0 ? mean : mean * (1 + means[i]) / weighted;
      row(run, Integer.toString(i + 1), rate, rate * (1 + rates[i]), own, largest.get(i));
    }
    double max = largest.stream().mapToDouble(Double::doubleValue).max().orElse(mean);
    row(run, "avg_2-" + INTERVALS, rate, rate, mean, max);
    clock += 10;
  }

  private double latency(Setting setting, double rate) {
    double top = resolution.latency(peak);
    double idle = resolution.value(peak.withPoint(10), "whole.latency.mean", LoadCurve.idle(top));
    double share = rate / resolution.rate(peak);
    return setting.equals(peak)
        ? top
        : resolution.value(setting, "whole.latency.mean", LoadCurve.latency(share, idle, top));
  }

  private void start(String run, double rate) {
    String line =
        String.format(
            Locale.ROOT,
            "%n%s.000 Starting RD=%s; I/O rate: %.0f; elapsed=%d; For loops: threads=%d%n%n",
            time(clock),
            run,
            rate,
            INTERVAL_SECONDS * INTERVALS,
            threads);
    String text = line.replace("\r\n", "\n");
    for (StringBuilder out : Arrays.asList(summary, totals)) {
      out.append(text);
      out.append(
          "Jan 01, 2020  interval        i/o   MB/sec   bytes   read     resp     read    write"
              + "     resp     resp queue\n"
              + "                             rate  1024**2     i/o    pct     time     resp"
              + "     resp      max   stddev depth\n");
    }
  }

  private void row(String run, String label, double target, double rate, double mean, double max) {
    double megabytes = rate * blockBytes / 1048576;
    double deviation = 0.4 * mean;
    double millis = mean / NANOS_PER_MILLI;
    // a read waits a little longer than a write that the cache takes
    double ofReads = reads == 0 ? 0 : reads == 100 ? millis : millis * 1.05;
    double ofWrites = reads == 100 ? 0 : (millis - reads / 100 * ofReads) / (1 - reads / 100);
    String fixed = isTrace ? "        n/a" : String.format(Locale.ROOT, "%11.0f", blockBytes);
    String mix = isTrace ? "        n/a" : String.format(Locale.ROOT, "%11.4f", reads);
    String seek =
        isTrace ? "        n/a" : peak.workload().startsWith("64k") ? "     0.0000" : "   100.0000";
    flat.append(
        String.format(
                Locale.ROOT,
                "%s.000 %s %11s %11.4f %11.4f %10.4f %10.0f %10.4f %10.6f %10.6f %10.6f %10.4f %10.4f"
                    + " %s %10.4f %s %s %11.4f%n",
                time(clock),
                run,
                label,
                target,
                rate,
                megabytes,
                blockBytes,
                reads,
                millis,
                ofReads,
                ofWrites,
                max / NANOS_PER_MILLI,
                deviation / NANOS_PER_MILLI,
                fixed,
                (double) threads,
                mix,
                seek,
                rate * mean / 1e9)
            .replace("\r\n", "\n"));
    String line =
        String.format(
                Locale.ROOT,
                "%s.000 %s %10.2f %8.2f %7.0f %6.2f %8.3f %8.3f %8.3f %8.3f %8.3f %5.1f%n",
                time(clock),
                label,
                rate,
                megabytes,
                blockBytes,
                reads,
                millis,
                ofReads,
                ofWrites,
                max / NANOS_PER_MILLI,
                deviation / NANOS_PER_MILLI,
                rate * mean / 1e9)
            .replace("\r\n", "\n");
    summary.append(line);
    if (label.startsWith("avg")) {
      totals.append(line);
    }
  }

  private static String time(int second) {
    return String.format(
        Locale.ROOT, "%02d:%02d:%02d", second / 3600, second / 60 % 60, second % 60);
  }
}
