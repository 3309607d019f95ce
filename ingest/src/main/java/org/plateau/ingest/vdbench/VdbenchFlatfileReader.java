package org.plateau.ingest.vdbench;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.interchange.CsvRow;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads {@code flatfile.html}, vdbench's own table of all intervals, and the CSV that {@code
 * vdbench parseflat} makes of it (formats.md 4.3 and 4.5).
 */
public final class VdbenchFlatfileReader implements LogReader {
  static final double MEBIBYTE = 1048576;
  static final double MEGABYTE = 1e6;

  /** A data line: {@code 13:45:14.041 03/08/2019-13:45:14-ICT rd1 1 100 103 …}. */
  private static final Pattern ROW = Pattern.compile("^" + TimeOfDay.REGEX + "\\s.*");

  private static final Pattern PARSEFLAT =
      Pattern.compile("(?i)^\"?(date|tod)\"?,.*\"?run\"?,\"?interval\"?,.*\"?rate\"?,.*");

  @Override
  public String format() {
    return "vdbench-flatfile";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    return (VdbenchFolder.isNamed(file, "flatfile.html") && isPlausible(head))
        || head.contains("* Run             : Name of run from RD=")
        || PARSEFLAT.matcher(head.lines().findFirst().orElse("")).matches();
  }

  @Override
  public String stem(String fileName) {
    return VdbenchFolder.stem(fileName);
  }

  @Override
  public int order() {
    return -1;
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    FlatTable table = new FlatTable(file, sink);
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        take(table, lines);
      }
    }
    if (table.runs().isEmpty()) {
      sink.problem(Aborted.beforeFirstInterval(file, "no row of figures"));
      return;
    }
    double megabyte = megabyte(table.runs());
    List<String> parts = PartNames.of(table.runs().stream().map(RunRows::name).toList());
    RunReport report = new RunReport(file, sink, megabyte, RunReport.lengthNanos(table.runs()));
    for (int i = 0; i < parts.size(); i++) {
      report.report(table.runs().get(i), parts.get(i), null);
    }
    if (megabyte == MEGABYTE) {
      sink.problem(
          Problem.note(
              "vdbench.decimal-megabytes",
              file.path(),
              0,
              "megabytes of 1000²",
              "1024² as the comment lines claim",
              "Nothing is to be done: rate and transfer size settled it."));
    }
  }

  private static void take(FlatTable table, LogLines lines) {
    String text = lines.text();
    if (text.isBlank() || text.startsWith("*") || text.startsWith("<")) {
      return;
    }
    if (PARSEFLAT.matcher(text).matches()) {
      table.header(CsvRow.split(text, ','), lines.number(), true);
    } else if (table.hasHeader() && text.startsWith("\"")) {
      table.row(CsvRow.split(text, ','), lines.number(), !lines.terminated());
    } else if (!table.hasHeader() && text.startsWith(" ") && text.strip().startsWith("tod")) {
      table.header(blanks(text), lines.number(), false);
    } else if (ROW.matcher(text).matches() || table.hasHeader()) {
      table.row(blanks(text), lines.number(), !lines.terminated());
    }
  }

  private static List<String> blanks(String text) {
    return Arrays.asList(text.strip().split("\\s+", -1));
  }

  private static boolean isPlausible(String head) {
    return head.isEmpty() || head.startsWith("<") || head.startsWith("*");
  }

  /** Which megabyte the rows use: the one that rate times transfer size agrees with. */
  private static double megabyte(List<RunRows> runs) {
    for (RunRows run : runs) {
      for (Row row : run.intervals) {
        double bytes = row.numberOr("rate", 0) * row.numberOr("bytes/io", 0);
        double reported = row.numberOr("mb/sec", 0);
        if (reported >= 1 && bytes > 0) {
          double binary = Math.abs(reported * MEBIBYTE / bytes - 1);
          double decimal = Math.abs(reported * MEGABYTE / bytes - 1);
          return decimal < binary && decimal < 0.01 ? MEGABYTE : MEBIBYTE;
        }
      }
    }
    return MEBIBYTE;
  }
}
