package org.plateau.ingest.diskspd;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Hands one {@code <TimeSpan>} to the sink. */
final class TimeSpanReport {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss 'UTC'", Locale.ROOT);

  private final LogFile file;
  private final LogSink sink;
  private final XmlElement document;
  private final Optional<XmlElement> profile;

  TimeSpanReport(LogFile file, LogSink sink, XmlElement document, int index) {
    this.file = file;
    this.sink = sink;
    this.document = document;
    List<XmlElement> profiles =
        document
            .first("Profile")
            .flatMap(element -> element.first("TimeSpans"))
            .map(element -> element.all("TimeSpan"))
            .orElse(List.of());
    this.profile = index < profiles.size() ? Optional.of(profiles.get(index)) : Optional.empty();
  }

  void report(XmlElement span, String part) {
    sink.facts(
        new RunFacts(
            part,
            "diskspd",
            document
                .first("System")
                .flatMap(s -> s.first("Tool"))
                .map(t -> t.textOf("Version"))
                .orElse(""),
            started(),
            ProfileOptions.of(profile),
            List.of(),
            file.origin(span.firstLine, span.lastLine)));
    for (XmlShape.Fault fault : XmlShape.faults(span)) {
      sink.problem(
          Problem.warning(
              "diskspd.unexpected-element",
              file.path(),
              fault.line(),
              fault.found(),
              "the elements that DiskSpd writes, each in its place",
              "Copy the file again from its source; what is in its place was read."));
    }
    Double seconds = span.number("TestTimeSeconds");
    if (span.first("Error").isPresent() || seconds == null || seconds <= 0) {
      sink.problem(
          Problem.error(
              "diskspd.interrupted",
              file.path(),
              span.firstLine,
              span.textOf("Error").isEmpty() ? "no test time" : span.textOf("Error"),
              "a measured timespan",
              "Run the test again."));
      return;
    }
    Window window = new Window(0, Math.round(seconds * 1e9));
    summaries(span, part, window);
    new IopsSeries(file, sink, profile, window).report(span, part);
  }

  private void summaries(XmlElement span, String part, Window window) {
    for (Direction direction : List.of(Direction.ALL, Direction.READ, Direction.WRITE)) {
      String name = nameOf(direction);
      double operations = 0;
      double bytes = 0;
      for (XmlElement thread : span.all("Thread")) {
        for (XmlElement target : thread.all("Target")) {
          Double count = target.number(direction == Direction.ALL ? "IOCount" : name + "Count");
          Double amount = target.number(direction == Direction.ALL ? "BytesCount" : name + "Bytes");
          if (count != null && amount != null) {
            operations += count;
            bytes += amount;
            Series series =
                Series.of("worker", thread.textOf("Id")).with("device", target.textOf("Path"));
            summary(target, part, series, false, direction, window, count, amount, List.of());
          }
        }
      }
      List<Latency> latencies = latencies(span, direction, operations);
      summary(span, part, Series.WHOLE, true, direction, window, operations, bytes, latencies);
    }
  }

  private void summary(
      XmlElement place,
      String part,
      Series series,
      boolean total,
      Direction direction,
      Window window,
      double operations,
      double bytes,
      List<Latency> latencies) {
    SortedMap<String, Double> gauges = new TreeMap<>();
    if (total && direction == Direction.ALL) {
      place
          .first("CpuUtilization")
          .flatMap(cpu -> cpu.first("Average"))
          .map(average -> average.number("UsagePercent"))
          .ifPresent(percent -> gauges.put("cpu_percent", percent));
    }
    sink.summary(
        new Summary(
            part,
            series,
            total,
            direction,
            window,
            operations,
            bytes,
            operations / window.seconds(),
            bytes / window.seconds(),
            latencies,
            gauges,
            file.origin(place.firstLine, place.lastLine)));
  }

  private static List<Latency> latencies(XmlElement span, Direction direction, double operations) {
    Optional<XmlElement> latency = span.first("Latency");
    if (latency.isEmpty() || operations == 0) {
      return List.of();
    }
    String name = nameOf(direction);
    String title = direction == Direction.ALL ? "Total" : name;
    Moments moments = new Moments();
    moments.count = operations;
    moments.meanMillis = latency.get().number("Average" + title + "Milliseconds");
    moments.deviationMillis = latency.get().number(name + "LatencyStdev");
    for (XmlElement bucket : latency.get().all("Bucket")) {
      Double rank = bucket.number("Percentile");
      Double millis = bucket.number(title + "Milliseconds");
      if (rank != null && millis != null) {
        if (rank == 0) {
          moments.minMillis = millis;
        } else if (rank == 100) {
          moments.maxMillis = millis;
        } else {
          moments.percentile(rank, millis);
        }
      }
    }
    return moments.isEmpty() ? List.of() : List.of(moments.latency());
  }

  private static String nameOf(Direction direction) {
    return switch (direction) {
      case READ -> "Read";
      case WRITE -> "Write";
      case ALL, TRIM -> "";
    };
  }

  private java.time.@Nullable Instant started() {
    String text = document.first("System").map(system -> system.textOf("RunTime")).orElse("");
    try {
      return text.isEmpty() ? null : LocalDateTime.parse(text, DATE).toInstant(ZoneOffset.UTC);
    } catch (DateTimeParseException e) {
      return null;
    }
  }
}
