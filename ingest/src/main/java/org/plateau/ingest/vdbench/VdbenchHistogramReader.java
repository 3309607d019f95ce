package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
import org.plateau.ingest.log.StrayLines;
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
              + "\\s+([0-9]+[.,][0-9]+)\\s+([0-9]+[.,][0-9]+)(?:\\s+[-+]+)?\\s*$");
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
    StrayLines strays = new StrayLines(file, sink, "a bucket or a title of vdbench's histogram");
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        Optional<RunStart> start = RunStart.in(text);
        start.ifPresent(one -> runs.add(one.rows(lines.number())));
        Direction direction = title(text);
        if (direction != null && !runs.isEmpty()) {
          blocks.add(new Block(runs.size() - 1, direction, lines.number()));
        }
        Matcher bucket = BUCKET.matcher(text);
        if (!blocks.isEmpty() && bucket.matches()) {
          blocks.get(blocks.size() - 1).add(bucket, lines.number());
        } else if (direction == null && start.isEmpty() && !VdbenchWords.has(text)) {
          strays.add(lines.number(), text);
        }
      }
    }
    strays.end();
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
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < runs.size(); i++) {
      int run = i;
      if (blocks.stream().noneMatch(block -> block.run == run)) {
        sink.problem(
            Problem.warning(
                "vdbench.figures-disagree",
                file.path(),
                runs.get(i).firstLine,
                "the run " + parts.get(i) + " without a histogram",
                "one for each run",
                "Copy the file again from its source; the other runs were read."));
      }
    }
    for (Block block : blocks) {
      if (!seen.add(block.run + " " + block.direction)) {
        sink.problem(
            Problem.warning(
                "vdbench.figures-disagree",
                file.path(),
                block.firstLine,
                "a second histogram of " + parts.get(block.run) + " " + block.direction.id(),
                "one for each direction",
                "Copy the file again from its source; both were read."));
      }
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
      String fault = block.fault(histogram.count());
      if (fault != null) {
        sink.problem(
            Problem.warning(
                "vdbench.figures-disagree",
                file.path(),
                block.lastLine,
                fault,
                "columns and rows that agree",
                "Copy the file again from its source; one of these figures is wrong."));
      }
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
    private final List<double[]> shares = new ArrayList<>();
    private long lastLine;
    private long from;
    private long gap;
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
        long count = Long.parseLong(bucket.group(3).replaceAll("[^0-9]", ""));
        builder.append(lo, hi, count);
        gap = gap == 0 && from > 0 && lo != from ? line : gap;
        from = hi;
        shares.add(new double[] {count, percent(bucket.group(4)), percent(bucket.group(5)), line});
      } catch (IllegalArgumentException | ArithmeticException e) {
        isBroken = true; // buckets that do not rise, or a count beyond any run
      }
    }

    /** Each bucket's share and the shares so far; null when they are those of the counts. */
    @Nullable String fault(long total) {
      if (shares.isEmpty()) {
        return "a title without buckets";
      }
      if (gap > 0) {
        return "on line " + gap + " a bucket that does not begin where the one before it ends";
      }
      double sum = 0;
      for (double[] row : shares) {
        sum += row[0];
        double share = total == 0 ? 0 : row[0] / total * 100;
        double soFar = total == 0 ? 0 : sum / total * 100;
        if (Math.abs(share - row[1]) > 0.0002 || Math.abs(soFar - row[2]) > 0.0002) {
          return String.format(
              Locale.ROOT,
              "on line %.0f %.4f %% and %.4f %% so far, but by the counts %.4f %% and %.4f %%",
              row[3],
              row[1],
              row[2],
              share,
              soFar);
        }
      }
      return null;
    }

    private static double percent(String text) {
      return Double.parseDouble(text.replace(',', '.'));
    }

    private static long nanos(String millis) {
      return Math.round(Double.parseDouble(millis.replace(',', '.')) * NANOS_PER_MILLI);
    }
  }
}
