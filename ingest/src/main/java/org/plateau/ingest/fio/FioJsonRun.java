package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Turns a document into facts and summaries: one part per group of jobs. */
final class FioJsonRun {
  private static final double KIB = 1024;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final FioJsonDocument document;
  private final String suffix;
  private final RowOrigin origin;
  private final List<JobShape> shapes = new ArrayList<>();
  private final Map<Integer, String> parts = new LinkedHashMap<>();

  /**
   * @param suffix added to each part's name, to tell apart several runs in one file
   */
  FioJsonRun(FioJsonDocument document, String suffix, RowOrigin origin) {
    this.document = document;
    this.suffix = suffix;
    this.origin = origin;
    Map<String, Integer> next = new HashMap<>();
    for (FioJsonDocument.Job job : document.jobs()) {
      SortedMap<String, String> options = JobShape.options(document, job);
      int threads = JobShape.threads(options);
      int first = next.merge(job.host().orElse(""), threads, Integer::sum) - threads + 1;
      shapes.add(new JobShape(job, options, first, threads));
      if (!job.isTotal()) {
        name(job);
      }
    }
  }

  private void name(FioJsonDocument.Job job) {
    if (!parts.containsKey(job.group())) {
      String name = job.name() + suffix;
      boolean taken = parts.containsValue(name);
      parts.put(job.group(), taken ? name + "#" + (job.group() + 1) : name);
    }
  }

  List<JobShape> shapes() {
    return shapes;
  }

  String part(FioJsonDocument.Job job) {
    if (job.isTotal()) {
      return parts.size() == 1 ? parts.values().iterator().next() : "All clients" + suffix;
    }
    return parts.getOrDefault(job.group(), job.name() + suffix);
  }

  /** One fact per part. */
  List<RunFacts> facts(List<String> errorLines) {
    List<RunFacts> facts = new ArrayList<>();
    for (Map.Entry<Integer, String> part : parts.entrySet()) {
      List<JobShape> members =
          shapes.stream()
              .filter(shape -> !shape.job().isTotal() && shape.job().group() == part.getKey())
              .toList();
      facts.add(facts(part.getValue(), members, facts.isEmpty() ? errorLines : List.of()));
    }
    return facts;
  }

  private RunFacts facts(String part, List<JobShape> members, List<String> errorLines) {
    JobShape first = members.get(0);
    SortedMap<String, String> options = new TreeMap<>(first.options());
    int last = first.firstThread();
    List<Long> starts = new ArrayList<>();
    for (JobShape member : members) {
      last = Math.max(last, member.firstThread() + member.threads() - 1);
      starts.addAll(java.util.Collections.nCopies(member.threads(), start(member)));
      SteadyStateBlock.into(options, member.job().node());
    }
    long earliest = starts.stream().mapToLong(Long::longValue).min().orElse(0);
    FioThreads.describe(
        options,
        first.firstThread(),
        last,
        starts.stream().map(start -> start - earliest).toList());
    List<String> errors = new ArrayList<>(errorLines);
    for (JobShape member : members) {
      int error = member.job().node().path("error").asInt(0);
      if (error != 0) {
        errors.add("job " + member.job().name() + ": error " + error);
      }
    }
    return new RunFacts(
        part,
        "fio",
        document.version(),
        started(members),
        options,
        errors,
        origin.lines(document.firstLine(), document.lastLine()));
  }

  /** Milliseconds after some common instant; 0 when nothing is known. */
  private static long start(JobShape member) {
    Double start = FioNumbers.number(member.job().node(), "job_start");
    if (start != null) {
      return start.longValue();
    }
    String delay = member.options().getOrDefault("startdelay", "0");
    return delay.matches("\\d{1,9}s?") ? Long.parseLong(delay.replace("s", "")) * 1000 : 0;
  }

  /** {@code job_start} since 3.36; before that the time of printing less the time elapsed. */
  private @Nullable Instant started(List<JobShape> members) {
    for (JobShape member : members) {
      Double start = FioNumbers.number(member.job().node(), "job_start");
      if (start != null && start > 1e11) {
        return Instant.ofEpochMilli(start.longValue());
      }
    }
    Double millis = FioNumbers.number(document.head(), "timestamp_ms");
    Double seconds = FioNumbers.number(document.head(), "timestamp");
    Double elapsed = FioNumbers.number(members.get(0).job().node(), "elapsed");
    if (elapsed == null || (millis == null && seconds == null)) {
      return null;
    }
    double printed = millis != null ? millis : seconds == null ? 0 : seconds * 1000;
    return Instant.ofEpochMilli((long) (printed - elapsed * 1000));
  }

  /** One summary per job and direction that did something. */
  List<Summary> summaries() {
    List<Summary> summaries = new ArrayList<>();
    for (JobShape shape : shapes) {
      JsonNode node = shape.job().node();
      boolean both = node.has("mixed") && node.has("read");
      add(shape, "read", Direction.READ, false, summaries);
      add(shape, "write", Direction.WRITE, false, summaries);
      add(shape, "trim", Direction.TRIM, false, summaries);
      // unified_rw_reporting=both prints the sum beside its parts (formats.md 3.5).
      add(shape, "mixed", Direction.ALL, both, summaries);
    }
    return summaries;
  }

  private void add(
      JobShape shape, String key, Direction direction, boolean sum, List<Summary> summaries) {
    JsonNode node = shape.job().node().path(key);
    if (!node.isObject() || isIdle(node)) {
      return;
    }
    List<Latency> latencies = FioJsonLatency.of(node);
    Double runtime = FioNumbers.number(node, "runtime");
    Window window =
        runtime != null && runtime >= 1
            ? new Window(0, Math.round(runtime) * NANOS_PER_MILLI)
            : null;
    Origin place = origin.lines(shape.job().firstLine(), shape.job().lastLine());
    summaries.add(
        new Summary(
            part(shape.job()),
            series(shape),
            sum || shape.job().isTotal(),
            direction,
            window,
            FioNumbers.number(node, "total_ios"),
            bytes(node),
            FioNumbers.number(node, "iops"),
            bandwidth(node),
            latencies,
            gauges(shape, latencies),
            place));
  }

  /** A direction that did nothing is printed with zeros. */
  private static boolean isIdle(JsonNode node) {
    return FioNumbers.orZero(node, "io_bytes") == 0
        && FioNumbers.orZero(node, "total_ios") == 0
        && FioNumbers.orZero(node, "iops") == 0
        && FioNumbers.orZero(node, "bw") == 0;
  }

  Series series(JobShape shape) {
    if (shape.job().isTotal()) {
      return Series.WHOLE;
    }
    Series series =
        shape.isSum() ? Series.WHOLE : Series.of("job", String.valueOf(shape.firstThread()));
    return shape.job().host().map(host -> series.with("host", host)).orElse(series);
  }

  /** KiB up to 2.20, bytes since 2.21, told by {@code io_kbytes} beside it (formats.md 3.4). */
  private @Nullable Double bytes(JsonNode node) {
    Double amount = FioNumbers.number(node, "io_bytes");
    if (amount == null) {
      return null;
    }
    boolean old = document.release().map(v -> v.isBefore(2, 21)).orElse(!node.has("io_kbytes"));
    return old && !node.has("io_kbytes") ? amount * KIB : amount;
  }

  /**
   * {@code bw_bytes} since 3.2, else {@code bw} in KiB. Where the two contradict each other the
   * file was edited: then the one nearer to amount and time stands, and {@link FioJsonChecks} says
   * so.
   */
  private @Nullable Double bandwidth(JsonNode node) {
    Double exact = FioNumbers.number(node, "bw_bytes");
    Double kib = FioNumbers.number(node, "bw");
    if (exact == null || kib == null || !contradict(exact, kib)) {
      return exact != null ? exact : kib == null ? null : kib * KIB;
    }
    Double bytes = bytes(node);
    double runtime = FioNumbers.orZero(node, "runtime") / 1e3;
    double truth = bytes == null || runtime == 0 ? exact : bytes / runtime;
    return Math.abs(exact - truth) <= Math.abs(kib * KIB - truth) ? exact : kib * KIB;
  }

  /** Whether {@code bw} is not {@code bw_bytes} in KiB, give or take its rounding. */
  static boolean contradict(double exact, double kib) {
    return Math.abs(exact / KIB - kib) > Math.max(1.5, kib * 0.01);
  }

  private SortedMap<String, Double> gauges(JobShape shape, List<Latency> latencies) {
    SortedMap<String, Double> gauges = new TreeMap<>();
    put(gauges, "cpu_user_percent", FioNumbers.number(shape.job().node(), "usr_cpu"));
    put(gauges, "cpu_system_percent", FioNumbers.number(shape.job().node(), "sys_cpu"));
    double cap = FioLimits.cap(document.release());
    boolean capped =
        latencies.stream()
            .anyMatch(latency -> latency.percentiles().values().stream().anyMatch(v -> v >= cap));
    put(gauges, FioLimits.CAP_GAUGE, capped ? cap : null);
    return gauges;
  }

  private static void put(Map<String, Double> gauges, String key, @Nullable Double value) {
    if (value != null) {
      gauges.put(key, value);
    }
  }
}
