package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Summary;

/** What a JSON document says against itself, or must not be taken for. */
final class FioJsonChecks {
  private static final List<String> LATENCIES =
      List.of("lat_ns", "clat_ns", "slat_ns", "lat", "clat", "slat");

  private final LogFile file;
  private final FioJsonDocument document;
  private final FioJsonRun run;
  private final LogSink sink;

  FioJsonChecks(LogFile file, FioJsonDocument document, FioJsonRun run, LogSink sink) {
    this.file = file;
    this.document = document;
    this.run = run;
    this.sink = sink;
  }

  void run(List<Summary> summaries) {
    if (document.release().isEmpty()) {
      sink.problem(
          Problem.warning(
              "fio.version-unknown",
              file.path(),
              document.firstLine(),
              "fio's version as \"" + document.version() + "\"",
              "a version as fio-3.36",
              "Check amounts: fio before 2.21 counts KiB where later versions count bytes."));
    }
    run.shapes().forEach(this::job);
    hiddenSum();
    summaries.forEach(this::summary);
    if (summaries.isEmpty()) {
      sink.problem(
          Problem.warning(
              "fio.no-io",
              file.path(),
              document.firstLine(),
              "no job did any I/O",
              "at least one direction with I/Os",
              "Look at the errors of the run, or at the snapshots' time."));
    }
  }

  /** A record of a client that is the sum of all others would count everything twice. */
  private void hiddenSum() {
    double all = 0;
    for (JobShape shape : run.shapes()) {
      all += shape.job().ofClient() && !shape.job().isTotal() ? operations(shape) : 0;
    }
    for (JobShape shape : run.shapes()) {
      double own = operations(shape);
      boolean sum = shape.job().ofClient() && !shape.job().isTotal() && run.shapes().size() > 2;
      if (sum && own > 0 && own * 2 == all) {
        sink.problem(
            Problem.warning(
                "fio.sum-among-clients",
                file.path(),
                shape.job().firstLine(),
                "the record \"" + shape.job().name() + "\" is the sum of all others",
                "a sum under the name \"All clients\"",
                "Restore the name as fio wrote it; now everything counts twice."));
      }
    }
  }

  private static double operations(JobShape shape) {
    double sum = 0;
    for (String direction : List.of("read", "write", "trim")) {
      sum += FioNumbers.orZero(shape.job().node().path(direction), "total_ios");
    }
    return sum;
  }

  /** What is spoilt in a snapshot that is not the last. */
  void keys() {
    run.shapes().forEach(this::keys);
  }

  private void keys(JobShape shape) {
    JsonNode node = shape.job().node();
    if (!node.has("jobname")) {
      sink.problem(missing(shape, List.of("jobname")));
    }
    if (!node.has("mixed") && !(node.path("read").isObject() && node.path("write").isObject())) {
      sink.problem(missing(shape, List.of("read, write")));
    }
    for (String direction : List.of("read", "write", "trim", "mixed")) {
      possible(shape, direction, node.path(direction));
    }
  }

  private void job(JobShape shape) {
    JsonNode node = shape.job().node();
    keys(shape);
    int error = node.path("error").asInt(0);
    if (error != 0 && !shape.job().isTotal()) {
      sink.problem(
          Problem.error(
              "fio.job-error",
              file.path(),
              shape.job().firstLine(),
              "job \"" + shape.job().name() + "\" ended with error " + error,
              "error 0",
              "Repeat the run; its figures look plausible but are those of a failed job."));
    }
    for (String direction : List.of("read", "write", "trim", "mixed")) {
      bandwidth(shape, direction, node.path(direction));
    }
    if (JobShape.isGrouped(shape.options()) && !shape.job().isTotal()) {
      grouped(shape, node);
    }
  }

  private void bandwidth(JobShape shape, String direction, JsonNode io) {
    Double exact = FioNumbers.number(io, "bw_bytes");
    Double kib = FioNumbers.number(io, "bw");
    if (exact != null && kib != null && FioJsonRun.contradict(exact, kib)) {
      sink.problem(
          Problem.warning(
              "fio.bandwidth-contradiction",
              file.path(),
              shape.job().firstLine(),
              String.format(
                  Locale.ROOT, "%s bw %.0f KiB/s beside bw_bytes %.0f B/s", direction, kib, exact),
              "both the same",
              "Check whether the file was edited; the one nearer to amount and time was taken."));
    }
  }

  /** Names the first number of a direction that no run can have. */
  private void possible(JobShape shape, String direction, JsonNode io) {
    if (!io.isObject()) {
      return;
    }
    missing(shape, direction, io);
    counts(shape, direction, io);
    Optional<String> fault =
        Stream.concat(
                faults(direction, io),
                LATENCIES.stream()
                    .flatMap(
                        key ->
                            Stream.concat(
                                Stream.concat(
                                    faults(direction + "." + key, io.path(key)),
                                    ranks(direction + "." + key, io.path(key).path("percentile"))),
                                bins(direction + "." + key, io.path(key).path("bins")))))
            .findFirst();
    fault.ifPresent(
        found ->
            sink.problem(
                Problem.warning(
                    "fio.impossible-number",
                    file.path(),
                    shape.job().firstLine(),
                    "job \"" + shape.job().name() + "\" has " + found,
                    "numbers that a run can have",
                    "Restore the file as fio wrote it; counts and bins of this kind were left"
                        + " out.")));
  }

  private static Stream<String> faults(String name, JsonNode node) {
    return node.properties().stream()
        .filter(entry -> !isPossible(entry.getKey(), entry.getValue()))
        .map(entry -> name + "." + entry.getKey() + " of " + entry.getValue().asText());
  }

  /** Every value of a direction or a latency is a number from 0 on, or an object of such. */
  private static boolean isPossible(String key, JsonNode value) {
    boolean unset = key.endsWith("min") && value.asDouble() == 0x1p64;
    return unset
        || value.isContainerNode()
        || value.isNull()
        || (value.isNumber() && value.asDouble() >= 0 && value.asDouble() < 0x1p63)
        || (value.isNumber() && Double.isNaN(value.asDouble()));
  }

  /** Keys that every version writes and this file has not: spoilt, or taken out. */
  private void missing(JobShape shape, String direction, JsonNode io) {
    List<String> missing = new ArrayList<>();
    boolean counts = document.release().filter(v -> !v.isBefore(2, 2)).isPresent();
    boolean exact = document.release().filter(v -> !v.isBefore(3, 2)).isPresent();
    for (String key :
        List.of("io_bytes", "bw", "iops", "runtime", "total_ios", "bw_bytes", "io_kbytes")) {
      boolean expected =
          switch (key) {
            case "total_ios" -> counts;
            case "bw_bytes", "io_kbytes" -> exact;
            default -> true;
          };
      if (expected && !io.has(key)) {
        missing.add(direction + "." + key);
      }
    }
    for (String key : LATENCIES) {
      JsonNode latency = io.path(key);
      for (String part : List.of("min", "max", "mean", "stddev")) {
        if (latency.isObject() && !latency.has(part)) {
          missing.add(direction + "." + key + "." + part);
        }
      }
    }
    if (LATENCIES.stream().noneMatch(key -> io.path(key).isObject()) && !io.isEmpty()) {
      missing.add("latencies of " + direction);
    }
    if (!missing.isEmpty()) {
      sink.problem(missing(shape, missing));
    }
    unknown(shape, direction, io);
  }

  private void unknown(JobShape shape, String direction, JsonNode io) {
    Stream.concat(
            io.properties().stream()
                .map(java.util.Map.Entry::getKey)
                .filter(key -> !JsonKeys.isOfDirection(key)),
            LATENCIES.stream()
                .flatMap(key -> io.path(key).properties().stream())
                .map(java.util.Map.Entry::getKey)
                .filter(key -> !JsonKeys.isOfLatency(key)))
        .findFirst()
        .ifPresent(
            key ->
                sink.problem(
                    Problem.warning(
                        "fio.key-unknown",
                        file.path(),
                        shape.job().firstLine(),
                        "job \"" + shape.job().name() + "\" with " + direction + "." + key,
                        "keys that fio writes",
                        "Restore the file as fio wrote it; what stands there was left out.")));
  }

  private Problem missing(JobShape shape, List<String> missing) {
    return Problem.warning(
        "fio.key-missing",
        file.path(),
        shape.job().firstLine(),
        "job \"" + shape.job().name() + "\" without " + String.join(", ", missing),
        "all keys that fio writes",
        "Restore the file as fio wrote it; its other figures were read.");
  }

  /** Since 3.18 each latency says of how many operations it is. */
  private void counts(JobShape shape, String direction, JsonNode io) {
    Double operations = FioNumbers.number(io, "total_ios");
    for (String key : LATENCIES) {
      Double count = FioNumbers.number(io.path(key), "N");
      double mean = FioNumbers.orZero(io.path(key), "mean");
      double max = FioNumbers.orZero(io.path(key), "max");
      if (mean > max * 1.0001 + 1 || (count != null && mean * count * 1.01 + 1 < max)) {
        sink.problem(
            Problem.warning(
                "fio.impossible-number",
                file.path(),
                shape.job().firstLine(),
                String.format(
                    Locale.ROOT,
                    "%s.%s with a mean of %s and a max of %s",
                    direction,
                    key,
                    mean,
                    max),
                "numbers that a run can have",
                "Restore the file as fio wrote it; one of these numbers is wrong."));
      }
      boolean unlike =
          operations != null
              && count != null
              && count > 0
              && Math.abs(count - operations) > operations * 0.01 + 2;
      if (unlike) {
        sink.problem(
            Problem.warning(
                "fio.bins-count",
                file.path(),
                shape.job().firstLine(),
                String.format(Locale.ROOT, "%s.%s of %.0f operations", direction, key, count),
                String.format(Locale.ROOT, "the %.0f that were done", operations),
                "Check whether the file was edited; one of these counts is wrong."));
      }
    }
  }

  private static Stream<String> ranks(String name, JsonNode percentiles) {
    return percentiles.properties().stream()
        .filter(
            entry ->
                !entry.getKey().matches("[0-9]{1,3}[.][0-9]{1,9}")
                    || !isPossible("", entry.getValue()))
        .map(entry -> name + ".percentile " + FioMessages.shown(entry.getKey()));
  }

  private static Stream<String> bins(String name, JsonNode bins) {
    return FioJsonLatency.hasImpossible(bins)
        ? Stream.of(name + ".bins that are negative or too large")
        : Stream.empty();
  }

  private void grouped(JobShape shape, JsonNode node) {
    if (!shape.isSum()) {
      sink.problem(
          Problem.note(
              "fio.group-record",
              file.path(),
              shape.job().firstLine(),
              "one record for the whole group of \"" + shape.job().name() + "\"",
              "a record per job",
              "Take name and options for those of the group's first job only."));
    }
    for (String direction : List.of("read", "write", "trim", "mixed")) {
      JsonNode io = node.path(direction);
      double sampled = FioNumbers.orZero(io, "iops_mean");
      double iops = FioNumbers.orZero(io, "iops");
      if (shape.isSum() && iops > 0 && Math.abs(sampled * shape.threads() / iops - 1) < 0.05) {
        sink.problem(
            Problem.note(
                "fio.sampled-per-job",
                file.path(),
                shape.job().firstLine(),
                String.format(
                    Locale.ROOT,
                    "%s iops_mean %.2f is that of one of %d jobs; their sum is %.2f",
                    direction,
                    sampled,
                    shape.threads(),
                    iops),
                "sampled figures of the group, as fio prints since 3.13",
                "Nothing to do; sampled figures are not used."));
      }
    }
  }

  private void summary(Summary summary) {
    for (Latency latency : summary.latencies()) {
      FioLimits.report(
          latency, FioLimits.cap(document.release()), file, summary.origin().firstLine(), sink);
      Histogram histogram = latency.histogram();
      // before 3.18 no N stands there: then the bins are of all operations
      Double operations = summary.operations();
      Long count =
          latency.count() != null || operations == null
              ? latency.count()
              : Long.valueOf(Math.round(operations));
      if (histogram != null && count != null && histogram.count() != count) {
        sink.problem(
            Problem.warning(
                "fio.bins-count",
                file.path(),
                summary.origin().firstLine(),
                "bins of " + histogram.count() + " " + summary.direction().id() + " operations",
                "the " + count + " that were measured",
                "Check whether the file was edited; percentiles from these bins are in doubt."));
      }
    }
  }
}
