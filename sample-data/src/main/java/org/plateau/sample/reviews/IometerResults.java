package org.plateau.sample.reviews;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Iometer 1.1.0 rc1's results file of one step of a sweep over workers, without its latency
 * columns: nobody printed a distribution.
 */
final class IometerResults {
  private static final int SECONDS = 60;
  private static final String STARTED = "2014-01-01 09:00:00:000";
  private static final String ENDED = "2014-01-01 09:01:00:000";
  private static final long TICKS_PER_SECOND = 4_395_703;
  private static final String COLUMNS =
      "'Target Type,Target Name,Access Specification Name,# Managers,# Workers,# Disks,IOps,"
          + "Read IOps,Write IOps,MiBps (Binary),Read MiBps (Binary),Write MiBps (Binary),"
          + "MBps (Decimal),Read MBps (Decimal),Write MBps (Decimal),Average Response Time,"
          + "Average Read Response Time,Average Write Response Time,Maximum Response Time,"
          + "Maximum Read Response Time,Maximum Write Response Time,Errors,Bytes Read,"
          + "Bytes Written,Read I/Os,Write I/Os,Total Raw Run Time,Queue Depth,"
          + "% CPU Utilization,Processor Speed";

  private static final Map<String, List<String>> MIXES =
      Map.of(
          "file-server",
              List.of(
                  "512,10,80,100",
                  "1024,5,80,100",
                  "2048,5,80,100",
                  "4096,60,80,100",
                  "8192,2,80,100",
                  "16384,4,80,100",
                  "32768,4,80,100",
                  "65536,10,80,100"),
          "web-server",
              List.of(
                  "512,22,100,100",
                  "1024,15,100,100",
                  "2048,8,100,100",
                  "4096,23,100,100",
                  "8192,15,100,100",
                  "16384,2,100,100",
                  "32768,6,100,100",
                  "65536,7,100,100",
                  "131072,1,100,100",
                  "524288,1,100,100"),
          "database", List.of("8192,100,67,100"),
          "workstation", List.of("8192,100,80,80"));

  private final Resolution resolution;
  private final String workload;
  private final double reads;
  private final double blockBytes;

  IometerResults(Resolution resolution, String workload) {
    this.resolution = resolution;
    this.workload = workload;
    reads = Model.readPercent(workload) / 100;
    blockBytes = Model.blockBytes(workload);
  }

  String text(Setting setting) {
    StringBuilder out = new StringBuilder();
    out.append("'Test Type,Test Description\n0,").append(workload).append("\n");
    out.append("'Version\n1.1.0-rc1\n");
    out.append("'Time Stamp\n").append(STARTED).append('\n');
    out.append("'Access specifications\n'Access specification name,default assignment\n");
    out.append(workload).append(",0\n'size,% of size,% reads,% random,delay,burst,align,reply\n");
    lines().forEach(line -> out.append(line).append(",0,1,4096,0\n"));
    out.append("'End access specifications\n'Results\n").append(COLUMNS).append('\n');
    step(out, setting);
    return out.append("'Time Stamp\n").append(ENDED).append('\n').toString();
  }

  private List<String> lines() {
    List<String> mix = MIXES.get(workload);
    boolean random = !workload.contains("sequential");
    return mix != null
        ? mix
        : List.of(
            String.format(
                Locale.ROOT, "%.0f,100,%.0f,%d", blockBytes, reads * 100, random ? 100 : 0));
  }

  private void step(StringBuilder out, Setting setting) {
    int workers = setting.threads();
    double rate = resolution.rate(setting);
    double millis = resolution.latency(setting) / 1e6;
    double largest = millis * resolution.random(setting, "maximum").between(8, 15);
    List<String> rows = new ArrayList<>();
    for (int worker = 1; worker <= workers; worker++) {
      String name = "WORKER,Worker " + worker + "," + workload + ",,,1";
      rows.add(row(name, rate / workers, millis, largest * (1 - 0.01 * (worker - 1)), setting));
    }
    String name = "," + workload + ",1," + workers + "," + workers;
    out.append(row("ALL,All" + name, rate, millis, largest, setting)).append('\n');
    out.append(
        row(
            "MANAGER,BENCH," + workload + ",," + workers + "," + workers,
            rate,
            millis,
            largest,
            setting));
    out.append('\n');
    rows.forEach(row -> out.append(row).append('\n'));
  }

  private String row(String name, double rate, double millis, double largest, Setting setting) {
    double megabytes = rate * blockBytes / 1e6;
    double mebibytes = rate * blockBytes / 1048576;
    double operations = rate * SECONDS;
    double writes = 1 - reads;
    return String.format(
        Locale.ROOT,
        "%s,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,%.6f,0,%.0f,%.0f,"
            + "%.0f,%.0f,%d,%d,%.6f,%d",
        name,
        rate,
        rate * reads,
        rate * writes,
        mebibytes,
        mebibytes * reads,
        mebibytes * writes,
        megabytes,
        megabytes * reads,
        megabytes * writes,
        millis,
        reads > 0 ? millis : 0,
        writes > 0 ? millis : 0,
        largest,
        reads > 0 ? largest : 0,
        writes > 0 ? largest : 0,
        operations * reads * blockBytes,
        operations * writes * blockBytes,
        operations * reads,
        operations * writes,
        SECONDS * TICKS_PER_SECOND,
        setting.depth(),
        25.0,
        TICKS_PER_SECOND);
  }
}
