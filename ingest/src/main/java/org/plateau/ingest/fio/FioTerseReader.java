package org.plateau.ingest.fio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.log.StrayLines;

/**
 * Reads fio's terse lines of versions 2 to 5. Latencies are microseconds and amounts KiB in every
 * version of fio (formats.md 3.8).
 *
 * <pre>{@code 3;fio-3.23;job;0;0;4000;400;100;10000;…}</pre>
 */
public final class FioTerseReader implements LogReader {
  private static final Pattern LINE = Pattern.compile("[2-5];.*");
  private static final Pattern FIELD =
      Pattern.compile("-?[0-9]+([.][0-9]+)?%?|[0-9]+([.][0-9]+)?%=[0-9]+|-?nan%?");

  private static final int FEWEST_FIELDS = 70;
  private static final double KIB = 1024;
  private static final double MICROS = 1000;

  @Override
  public String format() {
    return "fio-terse";
  }

  @Override
  public int order() {
    return -16;
  }

  static boolean hasTerseLine(String head) {
    return head.lines().anyMatch(FioTerseReader::isTerse);
  }

  private static boolean isTerse(String line) {
    return LINE.matcher(line).matches()
        && line.chars().filter(c -> c == ';').count() >= FEWEST_FIELDS
        && line.contains("%=");
  }

  @Override
  public boolean recognises(LogFile file) {
    return !file.head().contains("\"fio version\"") && hasTerseLine(file.head());
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    FioMessages messages = new FioMessages(file, sink);
    List<Line> found = new ArrayList<>();
    StrayLines strays = new StrayLines(file, sink, "a terse line, or a message of fio's");
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text().strip();
        if (isTerse(text)) {
          line(file, lines.number(), text, sink, found);
        } else if (!messages.take(lines.number(), text) && !isFioText(text)) {
          strays.add(lines.number(), text);
        }
      }
    }
    strays.end();
    order(file, found, sink);
    report(file, found, messages.end(), sink);
  }

  /** What fio's other outputs put into the same file: a report, JSON, the disks of a client. */
  private static boolean isFioText(String text) {
    return !text.contains(";") || text.matches(";.*|[A-Za-z0-9_-]+;[0-9.;%]+");
  }

  /** Groups count up from 0, and no job prints the same line twice. */
  private static void order(LogFile file, List<Line> found, LogSink sink) {
    int before = -1;
    Line last = null;
    for (Line line : found) {
      boolean again = last != null && last.fields().equals(line.fields());
      if (again || line.group() < before || line.group() > before + 1) {
        sink.problem(
            Problem.warning(
                "fio.terse-order",
                file.path(),
                line.number(),
                again
                    ? "the same line again"
                    : "the group " + line.group() + " after the group " + before,
                "each job once, groups from 0 in order",
                "Check whether lines are missing or doubled, or several runs are in the file."));
      }
      before = line.group();
      last = line;
    }
  }

  /** One terse line, cut into its parts. */
  private record Line(
      long number,
      int terse,
      String version,
      String job,
      int group,
      int error,
      List<String> fields) {
    int block() {
      return terse == 5 ? 47 : 41;
    }

    int general() {
      return terse == 2 ? 4 : 5;
    }

    /** Directions, told by the percentile slots, which no other field resembles. */
    int directions() {
      int count = 0;
      while (count < 4
          && general() + (count + 1) * block() <= fields.size()
          && fields.get(general() + count * block() + 12).contains("%=")) {
        count++;
      }
      return count;
    }
  }

  private static void line(LogFile file, long number, String text, LogSink sink, List<Line> found) {
    List<String> fields = List.of(text.split(";", -1));
    Optional<String> odd = oddField(fields, text.charAt(0) - '0');
    if (odd.isPresent()) {
      sink.problem(
          Problem.warning(
              "fio.terse-field",
              file.path(),
              number,
              "the field \"" + odd.get() + "\"",
              "numbers, percentages and percentiles in their places",
              "Restore the line as fio wrote it; its other fields were read."));
    }
    int terse = text.charAt(0) - '0';
    try {
      Line line =
          new Line(
              number,
              terse,
              terse == 2 ? "" : FioVersion.bare(fields.get(1)),
              fields.get(terse == 2 ? 1 : 2),
              Integer.parseInt(fields.get(terse == 2 ? 2 : 3)),
              Integer.parseInt(fields.get(terse == 2 ? 3 : 4)),
              fields);
      int tail = line.general() + line.directions() * line.block();
      boolean aligned =
          fields.size() > tail + 1
              && fields.get(tail).endsWith("%")
              && fields.get(tail + 1).endsWith("%");
      if (line.directions() > 0 && !aligned) {
        sink.problem(
            Problem.warning(
                "fio.terse-field",
                file.path(),
                number,
                "no percentages of the CPU behind the directions",
                "as many fields as a terse line of its version has",
                "Restore the line as fio wrote it; its figures are in doubt."));
      }
      if (line.directions() == 0) {
        sink.problem(misaligned(file, number));
      } else {
        found.add(line);
      }
    } catch (NumberFormatException e) {
      sink.problem(misaligned(file, number));
    }
  }

  /** The first field behind the names that is none of fio's. */
  private static Optional<String> oddField(List<String> fields, int terse) {
    int from = terse == 2 ? 2 : 3;
    int disks = (terse == 2 ? 161 : terse == 3 ? 121 : terse == 4 ? 162 : 180) - 1;
    return IntStream.range(from, Math.min(fields.size(), disks))
        .mapToObj(fields::get)
        .filter(field -> !FIELD.matcher(field).matches())
        .findFirst();
  }

  private static void report(LogFile file, List<Line> found, List<String> errors, LogSink sink) {
    RowOrigin origin = new RowOrigin(file);
    Map<Integer, String> parts = new HashMap<>();
    int thread = 1;
    for (Line line : found) {
      boolean first = !parts.containsKey(line.group());
      String name = line.job();
      String part =
          parts.computeIfAbsent(
              line.group(), group -> parts.containsValue(name) ? name + "#" + (group + 1) : name);
      if (first) {
        List<String> said = new ArrayList<>(parts.size() == 1 ? errors : List.of());
        if (line.error() != 0) {
          said.add("job " + line.job() + ": error " + line.error());
        }
        sink.facts(
            new RunFacts(
                part,
                "fio",
                line.version(),
                null,
                new TreeMap<>(),
                said,
                origin.lines(line.number(), line.number())));
      }
      if (line.error() != 0) {
        sink.problem(jobError(file, line));
      }
      directions(file, line, part, Series.of("job", String.valueOf(thread++)), origin, sink);
    }
  }

  private static void directions(
      LogFile file, Line line, String part, Series series, RowOrigin origin, LogSink sink) {
    int count = line.directions();
    int plain = line.terse() == 3 ? 2 : 3;
    for (int i = 0; i < count; i++) {
      boolean mixed = count == 1 || i >= plain;
      Direction direction = mixed ? Direction.ALL : FioDirection.of(i);
      int base = line.general() + i * line.block();
      try {
        summary(file, line, part, series, direction, mixed && count > 1, base, origin, sink);
      } catch (NumberFormatException e) {
        sink.problem(misaligned(file, line.number()));
        return;
      }
    }
  }

  private static void summary(
      LogFile file,
      Line line,
      String part,
      Series series,
      Direction direction,
      boolean total,
      int base,
      RowOrigin origin,
      LogSink sink) {
    List<String> f = line.fields();
    double amount = Double.parseDouble(f.get(base));
    double rate = Double.parseDouble(f.get(base + 2));
    if (amount == 0 && rate == 0) {
      return;
    }
    long millis = Long.parseLong(f.get(base + 3));
    List<Latency> latencies = new ArrayList<>();
    add(latencies, latency(LatencyKind.TOTAL, f, base + 32, new TreeMap<>()));
    add(latencies, latency(LatencyKind.COMPLETION, f, base + 8, percentiles(f, base + 12)));
    add(latencies, latency(LatencyKind.SUBMISSION, f, base + 4, new TreeMap<>()));
    SortedMap<String, Double> gauges = new TreeMap<>();
    gauges.put("sampled_bandwidth_bytes", Double.parseDouble(f.get(base + 39)) * KIB);
    double cap = FioLimits.cap(FioVersion.of(line.version()));
    for (Latency latency : latencies) {
      if (FioLimits.report(latency, cap, file, line.number(), sink)) {
        gauges.put(FioLimits.CAP_GAUGE, cap);
      }
    }
    sink.summary(
        new Summary(
            part,
            series,
            total,
            direction,
            millis > 0 ? new Window(0, millis * 1_000_000) : null,
            null,
            amount * KIB,
            rate,
            Double.parseDouble(f.get(base + 1)) * KIB,
            latencies,
            gauges,
            origin.lines(line.number(), line.number())));
  }

  private static void add(List<Latency> latencies, @Nullable Latency latency) {
    if (latency != null) {
      latencies.add(latency);
    }
  }

  private static @Nullable Latency latency(
      LatencyKind kind, List<String> f, int at, SortedMap<Double, Double> percentiles) {
    double min = Double.parseDouble(f.get(at));
    double max = Double.parseDouble(f.get(at + 1));
    double mean = Double.parseDouble(f.get(at + 2));
    if (min == 0 && max == 0 && mean == 0) {
      return null;
    }
    return Latency.unknown(kind)
        .withMin(min * MICROS)
        .withMax(max * MICROS)
        .withMean(mean * MICROS)
        .withStddev(Double.parseDouble(f.get(at + 3)) * MICROS)
        .withPercentiles(percentiles);
  }

  /** Twenty slots {@code 99.000000%=700}; unused ones are {@code 0%=0}. */
  private static SortedMap<Double, Double> percentiles(List<String> f, int at) {
    SortedMap<Double, Double> percentiles = new TreeMap<>();
    for (int i = at; i < at + 20; i++) {
      String[] pair = f.get(i).split("%=", 2);
      double rank = Double.parseDouble(pair[0]);
      if (rank > 0 && pair.length == 2) {
        percentiles.put(rank, Double.parseDouble(pair[1]) * MICROS);
      }
    }
    return percentiles;
  }

  private static Problem misaligned(LogFile file, long line) {
    return Problem.error(
        "fio.terse-layout",
        file.path(),
        line,
        "a terse line whose fields are not where they belong",
        "the layout of terse version 2 to 5",
        "Use a job name without semicolons, or fio's JSON; the line is left out.");
  }

  private static Problem jobError(LogFile file, Line line) {
    return Problem.error(
        "fio.job-error",
        file.path(),
        line.number(),
        "job \"" + line.job() + "\" ended with error " + line.error(),
        "error 0",
        "Repeat the run; its figures look plausible but are those of a failed job.");
  }
}
