package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
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

  private void job(JobShape shape) {
    JsonNode node = shape.job().node();
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
      possible(shape, direction, node.path(direction));
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
    Optional<String> fault =
        Stream.concat(
                faults(direction, io),
                LATENCIES.stream()
                    .flatMap(
                        key ->
                            Stream.concat(
                                faults(direction + "." + key, io.path(key)),
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
        .filter(entry -> entry.getValue().isNumber() && entry.getValue().asDouble() < 0)
        .map(entry -> name + "." + entry.getKey() + " of " + entry.getValue().asText());
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
      Long count = latency.count();
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
