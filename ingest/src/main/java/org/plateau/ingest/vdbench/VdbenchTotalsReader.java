package org.plateau.ingest.vdbench;

import java.util.List;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads {@code totals.html}: the average rows alone. In a folder where the flatfile or the summary
 * has spoken of a run already, it has nothing to add.
 */
public final class VdbenchTotalsReader implements LogReader {
  @Override
  public String format() {
    return "vdbench-totals";
  }

  @Override
  public boolean recognises(LogFile file) {
    return VdbenchFolder.isTitled(file)
        ? VdbenchFolder.isNamed(file, "totals.html")
        : file.head().lines().limit(4).anyMatch(line -> line.strip().equals("Run totals"));
  }

  @Override
  public String stem(String fileName) {
    return VdbenchFolder.stem(fileName);
  }

  @Override
  public int order() {
    return 1;
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    SummaryTable table = new SummaryTable(file, sink);
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        table.take(lines.text(), lines.number(), !lines.terminated());
      }
    }
    table.end();
    List<RunRows> runs = table.runs();
    if (runs.isEmpty()) {
      sink.problem(Aborted.beforeFirstInterval(file, "no \"Starting RD=\""));
      return;
    }
    List<String> parts = PartNames.of(runs.stream().map(RunRows::name).toList());
    RunReport report = new RunReport(file, sink, table.bytesPerMegabyte(), 0);
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i);
      if (!VdbenchFolder.isTold(siblings, part, "flatfile.html")
          && !VdbenchFolder.isTold(siblings, part, "summary.html")) {
        report.report(runs.get(i), part, null);
      }
    }
  }
}
