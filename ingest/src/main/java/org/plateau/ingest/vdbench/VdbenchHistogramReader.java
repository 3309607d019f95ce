package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Series;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.Summary;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads {@code histogram.html}: response times of each run, by direction (formats.md 4.6).
 *
 * <pre>    0.200 &lt;       0.400        17,236  24.3777  24.4201  ++++++++++++</pre>
 *
 * <p>The buckets are those that the rows name; their counts are grouped in the way of the machine
 * that ran vdbench.
 */
public final class VdbenchHistogramReader implements LogReader {
  private static final Pattern BUCKET =
      Pattern.compile(
          "^\\s*([0-9]+[.,][0-9]+)\\s*<\\s*([0-9]+[.,][0-9]+|max)\\s+([0-9][0-9.,'\\u00a0\\u202f ]*?)"
              + "\\s+[0-9]+[.,][0-9]+\\s.*$");
  private static final double NANOS_PER_MILLI = 1e6;

  @Override
  public String format() {
    return "vdbench-histogram";
  }

  @Override
  public boolean recognises(LogFile file) {
    return VdbenchFolder.isTitled(file)
        ? VdbenchFolder.isNamed(file, "histogram.html")
        : (file.head().isEmpty() && VdbenchFolder.name(file).equals("histogram.html"))
            || file.head().lines().limit(5).anyMatch(line -> line.contains("response time histog"));
  }

  @Override
  public String stem(String fileName) {
    return VdbenchFolder.stem(fileName);
  }

  @Override
  public int order() {
    return 2;
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    List<RunRows> runs = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        RunStart.in(text).ifPresent(start -> runs.add(start.rows(lines.number())));
        Direction direction = title(text);
        if (direction != null && !runs.isEmpty()) {
          blocks.add(new Block(runs.size() - 1, direction, lines.number()));
        }
        Matcher bucket = BUCKET.matcher(text);
        if (!blocks.isEmpty() && bucket.matches()) {
          blocks.get(blocks.size() - 1).add(bucket, lines.number());
        }
      }
    }
    if (runs.isEmpty()) {
      sink.problem(
          Aborted.beforeFirstInterval(
              file, file.head().isEmpty() ? "an empty histogram" : "no \"Starting RD=\""));
      return;
    }
    report(file, sink, runs, blocks);
  }

  private static void report(LogFile file, LogSink sink, List<RunRows> runs, List<Block> blocks) {
    List<String> parts = PartNames.of(runs.stream().map(RunRows::name).toList());
    for (Block block : blocks) {
      if (block.isBroken) {
        sink.problem(
            Problem.error(
                "vdbench.bad-histogram",
                file.path(),
                block.lastLine,
                "buckets that do not rise",
                "rows lo < hi in rising order",
                "Copy the file again; the other blocks were read."));
        continue;
      }
      Histogram histogram = block.builder.build();
      sink.summary(
          new Summary(
              parts.get(block.run),
              Series.WHOLE,
              true,
              block.direction,
              null,
              (double) histogram.count(),
              null,
              null,
              null,
              List.of(
                  Latency.unknown(LatencyKind.TOTAL)
                      .withCount(histogram.count())
                      .withHistogram(histogram)),
              new TreeMap<>(),
              file.origin(block.firstLine, block.lastLine)));
    }
  }

  /** {@code Reads and writes:}, {@code Only reads done for this workload:}, …; null for others. */
  private static @Nullable Direction title(String text) {
    String title = text.strip();
    if (!title.endsWith(":")) {
      return null;
    }
    if (title.equals("Reads and writes:") || title.startsWith("Total of all requested")) {
      return Direction.ALL;
    }
    if (title.equals("Reads:") || title.startsWith("Only reads")) {
      return Direction.READ;
    }
    return title.equals("Writes:") || title.startsWith("Only writes") ? Direction.WRITE : null;
  }

  /** One table of buckets. */
  private static final class Block {
    private final int run;
    private final Direction direction;
    private final long firstLine;
    private final Histogram.Builder builder = new Histogram.Builder(1000);
    private long lastLine;
    private boolean isBroken;

    Block(int run, Direction direction, long line) {
      this.run = run;
      this.direction = direction;
      this.firstLine = line;
      this.lastLine = line;
    }

    void add(Matcher bucket, long line) {
      if (isBroken) {
        return;
      }
      lastLine = line;
      try {
        long lo = nanos(bucket.group(1));
        long hi = bucket.group(2).equals("max") ? Long.MAX_VALUE : nanos(bucket.group(2));
        builder.append(lo, hi, Long.parseLong(bucket.group(3).replaceAll("[^0-9]", "")));
      } catch (IllegalArgumentException | ArithmeticException e) {
        isBroken = true; // buckets that do not rise, or a count beyond any run
      }
    }

    private static long nanos(String millis) {
      return Math.round(Double.parseDouble(millis.replace(',', '.')) * NANOS_PER_MILLI);
    }
  }
}
