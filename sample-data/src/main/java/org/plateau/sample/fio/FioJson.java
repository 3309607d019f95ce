package org.plateau.sample.fio;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.Tally;

/**
 * The json+ document of a run, in the layout of fio 3.33 with {@code group_reporting} and {@code
 * lat_percentiles}: the distribution stands under {@code lat_ns}.
 *
 * <p>What the model does not know (processor time, page faults, device counters) is zero or left
 * out; the description says that the run is simulated.
 */
final class FioJson {
  static final String DESCRIPTION = "simulated by the drive model of Plateau, no drive took part";

  private static final DateTimeFormatter CTIME =
      DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.ROOT)
          .withZone(ZoneOffset.UTC);
  private static final List<String> RANKS =
      List.of(
          "1", "5", "10", "20", "30", "40", "50", "60", "70", "80", "90", "95", "99", "99.5",
          "99.9", "99.95", "99.99");

  private final SimulatedRun run;
  private final List<Direction> directions;
  private final List<JobLogs> jobs;
  private final JsonText json = new JsonText();

  FioJson(SimulatedRun run, List<Direction> directions, List<JobLogs> jobs) {
    this.run = run;
    this.directions = directions;
    this.jobs = jobs;
  }

  String text() {
    Instant end = run.started().plusMillis(run.sampling().runtimeMillis());
    json.open()
        .text("fio version", "fio-3.33")
        .whole("timestamp", end.getEpochSecond())
        .whole("timestamp_ms", end.toEpochMilli())
        .text("time", CTIME.format(end));
    options();
    json.openList("jobs").open();
    json.text("jobname", run.workload().id())
        .whole("groupid", 0)
        .whole("error", 0)
        .whole("eta", 0)
        .whole("elapsed", run.sampling().runtimeMillis() / 1000 + 1);
    for (String name : List.of("read", "write", "trim")) {
      direction(name);
    }
    json.open("sync").whole("total_ios", 0);
    nothing("lat_ns");
    json.close();
    json.whole("job_runtime", run.sampling().runtimeMillis() * run.load().threads())
        .real("usr_cpu", 0)
        .real("sys_cpu", 0)
        .whole("ctx", 0)
        .whole("majf", 0)
        .whole("minf", 0);
    depths();
    new LatencyShares(directions).print(json);
    json.whole("latency_depth", run.load().queueDepth())
        .whole("latency_target", 0)
        .real("latency_percentile", 100)
        .whole("latency_window", 0)
        .text("desc", DESCRIPTION)
        .close()
        .closeList()
        .openList("disk_util")
        .closeList()
        .close();
    return json.toString();
  }

  private void options() {
    String stem = run.stem();
    json.open("global options")
        .text("description", DESCRIPTION)
        .text("filename", "simulated")
        .text("direct", "1")
        .text("ioengine", run.os().ioEngine())
        .text("rw", run.workload().pattern());
    if (run.workload().isMixed()) {
      json.text("rwmixread", Long.toString(Math.round(run.workload().readShare() * 100)));
    }
    json.text("bs", run.workload().blockText())
        .text("iodepth", Integer.toString(run.load().queueDepth()))
        .text("numjobs", Integer.toString(run.load().threads()))
        .text("time_based", "1");
    if (run.load().isPaced()) {
      json.text("rate_iops", Long.toString(run.ratePerThread()));
    }
    json.text("runtime", Long.toString(run.sampling().runtimeMillis() / 1000))
        .text("group_reporting", "1")
        .text("disable_slat", "1")
        .text("clat_percentiles", "0")
        .text("lat_percentiles", "1");
    if (!run.phase().isPoint()) {
      json.text("write_bw_log", stem);
    }
    json.text("write_iops_log", stem)
        .text("write_lat_log", stem)
        .text("log_avg_msec", Long.toString(run.sampling().windowMillis()))
        .close();
  }

  private void direction(String name) {
    for (int place = 0; place < directions.size(); place++) {
      if (name.equals(directions.get(place).write() ? "write" : "read")) {
        active(name, directions.get(place), place);
        return;
      }
    }
    json.open(name);
    amounts(0, 0, 0);
    nothing("slat_ns");
    nothing("clat_ns");
    nothing("lat_ns");
    sampled("bw", List.of());
    sampled("iops", List.of());
    json.close();
  }

  private void active(String name, Direction direction, int place) {
    json.open(name);
    amounts(direction.bytes(), direction.operations(), run.sampling().runtimeMillis());
    nothing("slat_ns");
    latency("clat_ns", direction, FioRunWriter.SUBMISSION_NANOS);
    json.close();
    latency("lat_ns", direction, 0);
    distribution(direction);
    json.close();
    sampled("bw", spreads(place, samples -> samples.bandwidth));
    sampled("iops", spreads(place, samples -> samples.rate));
    json.close();
  }

  private void amounts(long bytes, long operations, long millis) {
    double seconds = Math.max(1, millis) / 1e3;
    json.whole("io_bytes", bytes)
        .whole("io_kbytes", bytes / 1024)
        .whole("bw_bytes", (long) (bytes / seconds))
        .whole("bw", (long) (bytes / seconds / 1024))
        .real("iops", operations / seconds)
        .whole("runtime", millis)
        .whole("total_ios", operations)
        .whole("short_ios", 0)
        .whole("drop_ios", 0);
  }

  private void nothing(String key) {
    json.open(key)
        .whole("min", 0)
        .whole("max", 0)
        .real("mean", 0)
        .real("stddev", 0)
        .whole("N", 0)
        .close();
  }

  private void latency(String key, Direction direction, long lessNanos) {
    json.open(key)
        .whole("min", direction.minNanos() - lessNanos)
        .whole("max", direction.maxNanos() - lessNanos)
        .real("mean", direction.meanNanos() - lessNanos)
        .real("stddev", direction.tally().deviation())
        .whole("N", direction.operations());
  }

  private void distribution(Direction direction) {
    Tally tally = direction.tally();
    json.open("percentile");
    int place = 0;
    long cumulative = tally.count(0);
    for (String rank : RANKS) {
      double wanted = Double.parseDouble(rank) / 100 * tally.total();
      while (cumulative < wanted) {
        cumulative += tally.count(++place);
      }
      json.whole(new BigDecimal(rank).setScale(6).toPlainString(), tally.middle(place));
    }
    json.close().open("bins");
    for (int i = 0; i < tally.size(); i++) {
      json.whole(Long.toString(tally.middle(i)), tally.count(i));
    }
    json.close();
  }

  private List<RateSamples.Spread> spreads(
      int place, Function<RateSamples, RateSamples.Spread> which) {
    return jobs.stream().map(job -> which.apply(job.samples[place])).toList();
  }

  /** fio ≥ 3.13 adds the jobs' extremes and means up; the deviation is that of single jobs. */
  private void sampled(String name, List<RateSamples.Spread> spreads) {
    long count = spreads.stream().mapToLong(spread -> spread.count).sum();
    double squares = spreads.stream().mapToDouble(spread -> spread.squares).sum();
    double deviation = count > 1 ? StrictMath.sqrt(squares / (count - 1)) : 0;
    json.whole(name + "_min", spreads.stream().mapToLong(spread -> spread.min).sum())
        .whole(name + "_max", spreads.stream().mapToLong(spread -> spread.max).sum());
    if (name.equals("bw")) {
      json.real("bw_agg", spreads.isEmpty() ? 0 : 100);
    }
    json.real(name + "_mean", spreads.stream().mapToDouble(spread -> spread.mean).sum())
        .real(name.equals("bw") ? "bw_dev" : "iops_stddev", deviation)
        .whole(name + "_samples", count);
  }

  private void depths() {
    int depth = run.load().queueDepth();
    List<String> levels = List.of("1", "2", "4", "8", "16", "32", ">=64");
    json.open("iodepth_level");
    for (String level : levels) {
      json.real(level, level.equals(Integer.toString(depth)) ? 100 : 0);
    }
    json.close();
    for (String key : List.of("iodepth_submit", "iodepth_complete")) {
      json.open(key).real("0", 0).real("4", 100).real("8", 0).real("16", 0).real("32", 0);
      json.real("64", 0).real(">=64", 0).close();
    }
  }
}
