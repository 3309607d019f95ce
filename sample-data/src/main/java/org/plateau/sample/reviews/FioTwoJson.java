package org.plateau.sample.reviews;

import java.util.Locale;

/**
 * The JSON that fio 2.0.x prints for a group of jobs: whole rates, latencies in microseconds, no
 * options, no percentiles (with {@code clat_percentiles=0}).
 */
final class FioTwoJson {
  private static final double NANOS_PER_MICRO = 1000;

  /** Of a mix, a write takes this much longer than a read. */
  private static final double WRITE_RATIO = 1.12;

  private final String version;
  private final double readShare;
  private final double blockBytes;

  FioTwoJson(Setting setting) {
    version = setting.os().startsWith("windows") ? "fio-2.0.12.2" : "fio-2.0.10";
    readShare = Model.readPercent(setting.workload()) / 100;
    blockBytes = Model.blockBytes(setting.workload());
  }

  /**
   * The document.
   *
   * @param name the job's
   * @param seconds how long the run took
   */
  String text(String name, Minute minute, int seconds) {
    long reads = Math.round(minute.rate() * readShare);
    long writes = minute.rate() - reads;
    boolean mixed = reads > 0 && writes > 0;
    double share = minute.rate() == 0 ? 0 : (double) reads / minute.rate();
    double ratio = mixed ? ratio(minute, share) : 1;
    double readMean = minute.meanNanos() / (share + (1 - share) * ratio);
    double between = share * (1 - share) * StrictMath.pow(readMean * (ratio - 1), 2);
    double deviation =
        Math.sqrt(minute.deviationNanos() * minute.deviationNanos() - (mixed ? between : 0));
    double lesser = minute.maxNanos() * 0.9;
    StringBuilder out = new StringBuilder(1600);
    out.append("{\n  \"fio version\" : \"").append(version).append("\",\n  \"jobs\" : [\n    {\n");
    out.append("      \"jobname\" : \"").append(name).append("\",\n");
    out.append("      \"groupid\" : 0,\n      \"error\" : 0,\n");
    double readMax = mixed ? Math.max(lesser, readMean * 1.1) : minute.maxNanos();
    direction(out, "read", reads, seconds, readMean, readMax, deviation);
    direction(out, "write", writes, seconds, readMean * ratio, minute.maxNanos(), deviation);
    out.append("      \"usr_cpu\" : 0.00,\n      \"sys_cpu\" : 0.00\n    }\n  ]\n}\n");
    return out.toString();
  }

  /** Less where the deviation of the whole leaves no room for two levels. */
  private static double ratio(Minute minute, double share) {
    double room = 0.5 * minute.deviationNanos() / minute.meanNanos();
    double spread = Math.sqrt(share * (1 - share));
    return Math.min(WRITE_RATIO, 1 + room / Math.max(spread, 1e-9));
  }

  private void direction(
      StringBuilder out,
      String key,
      long rate,
      int seconds,
      double mean,
      double max,
      double deviation) {
    boolean idle = rate == 0;
    double kib = rate * blockBytes / 1024;
    out.append("      \"").append(key).append("\" : {\n");
    whole(out, "io_bytes", Math.round(kib * seconds));
    whole(out, "bw", Math.round(kib));
    whole(out, "iops", rate);
    whole(out, "runtime", idle ? 0 : seconds * 1000L);
    double submission = 4 * NANOS_PER_MICRO;
    latency(out, "slat", idle, submission, 40 * submission, submission, true);
    latency(out, "clat", idle, mean - submission, max - submission, deviation, true);
    latency(out, "lat", idle, mean, max, deviation, false);
    out.append("      },\n");
  }

  private static void whole(StringBuilder out, String key, long value) {
    out.append("        \"").append(key).append("\" : ").append(value).append(",\n");
  }

  private static void latency(
      StringBuilder out,
      String key,
      boolean idle,
      double mean,
      double max,
      double deviation,
      boolean comma) {
    out.append("        \"").append(key).append("\" : {\n          \"min\" : ");
    out.append(idle ? 0 : (long) Math.max(1, mean * 0.3 / NANOS_PER_MICRO));
    out.append(",\n          \"max\" : ").append(idle ? 0 : Math.round(max / NANOS_PER_MICRO));
    out.append(",\n          \"mean\" : ").append(idle ? "0.00" : micros(mean));
    out.append(",\n          \"stddev\" : ").append(idle ? "0.00" : micros(deviation));
    out.append("\n        }").append(comma ? ",\n" : "\n");
  }

  /** Two decimals, as fio prints. */
  private static String micros(double nanos) {
    long hundredths = Math.round(nanos / 10);
    String cents = String.valueOf(100 + hundredths % 100).substring(1);
    return hundredths / 100 + "." + cents;
  }

  /** How the job of a minute is called. */
  static String name(int minute) {
    return String.format(Locale.ROOT, "minute-%03d", minute);
  }
}
