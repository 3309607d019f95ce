package org.plateau.ingest.sysbench;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads what sysbench prints: one run after another, each with its interval report and its totals.
 * Runs in one file are told apart by their number of threads.
 */
public final class SysbenchReader implements LogReader {
  /** {@code sysbench 1.0.20 (using bundled LuaJIT 2.1.0-beta2)}, anywhere in a line. */
  private static final Pattern BANNER =
      Pattern.compile("(?m)\\bsysbench v?([0-9]+[.][0-9][^\\s:]*)(?::| \\(using)");

  private static final Pattern THREADS = Pattern.compile("^Number of threads: ([0-9]+)");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\[\\s*[0-9]+s\\s*\\]\\s+(thds|threads): [0-9]+,? (tps|eps): [0-9.]+");
  private static final Pattern TOTALS =
      Pattern.compile("(?m)^(OLTP test|SQL) statistics:[\\s\\S]*^(General statistics|Throughput):");

  @Override
  public String format() {
    return "sysbench";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    return BANNER.matcher(head).find() || ROW.matcher(head).find() || TOTALS.matcher(head).find();
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    List<String> parts = PartNames.of(runs(file));
    int next = 0;
    SysbenchRun run = null;
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        Matcher banner = BANNER.matcher(text);
        if (banner.find()) {
          finish(run);
          run = new SysbenchRun(file, sink, parts.get(next++), banner.group(1), lines.number());
        } else if (run == null && !text.isBlank()) {
          run = new SysbenchRun(file, sink, "", "", lines.number());
        }
        if (run != null) {
          run.take(text, lines.number());
        }
      }
    }
    if (run == null) {
      sink.problem(
          Problem.error(
              "sysbench.no-run",
              file.path(),
              0,
              "no output of a run",
              "sysbench's banner and its totals",
              "Keep all that sysbench prints."));
    } else {
      run.finish();
    }
  }

  private static void finish(@org.jspecify.annotations.Nullable SysbenchRun run) {
    // what stands before the first banner (a script's own words) is no run
    if (run != null && run.isRun()) {
      run.finish();
    }
  }

  /** The runs of the file, by their banners and numbers of threads. */
  private static List<PartNames.Run> runs(LogFile file) {
    List<PartNames.Run> runs = new ArrayList<>();
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        if (lines.length() > 400) {
          continue;
        }
        String text = lines.text();
        if (BANNER.matcher(text).find()) {
          runs.add(new PartNames.Run("", ""));
        }
        Matcher threads = THREADS.matcher(text.strip());
        if (threads.find() && !runs.isEmpty()) {
          runs.set(runs.size() - 1, new PartNames.Run("", "threads=" + threads.group(1)));
        }
      }
    }
    return runs;
  }
}
