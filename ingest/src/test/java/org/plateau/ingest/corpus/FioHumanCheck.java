package org.plateau.ingest.corpus;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Summary;

/** The direction lines of all reports, in order, by arithmetic of its own. */
final class FioHumanCheck implements KindCheck {
  private static final Pattern NEW =
      Pattern.compile(
          "^(read|write|trim): IOPS=([\\d.]+)([kM]?), BW=([\\d.]+)([KMG]?)i?B/s"
              + ".*\\)\\(([\\d.]+)([KMGT]?)i?B/(\\d+)msec\\)");
  private static final Pattern OLD =
      Pattern.compile(
          "^(read|write|trim): io=([\\d.]+)([KMGT]?)B, bw=([\\d.]+)([KMG]?)(B|bit)/s, iops=(\\d+)"
              + ", runt= *(\\d+)msec");

  @Override
  public String kind() {
    return "fio_human";
  }

  @Override
  public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
    Expected expected = new Expected();
    List<Summary> summaries = content.summaries();
    long reports = Long.parseLong(Expected.find(row.expected(), "job reports=(\\d+)"));
    long read = summaries.stream().map(s -> s.origin().firstLine() + "").distinct().count();
    expected.same("reports", reports, read);
    String more = Expected.find(row.expected(), "\\(\\+(\\d+) more direction lines\\)");
    int at = 0;
    for (String item : List.of(row.expected().split("; ", -1))) {
      Matcher fresh = NEW.matcher(item);
      Matcher old = OLD.matcher(item);
      if (fresh.find() && at < summaries.size()) {
        Summary summary = summaries.get(at++);
        compare(
            expected,
            item,
            summary,
            number(fresh.group(2)) * Math.pow(1000, " kM".indexOf(pad(fresh.group(3)))),
            number(fresh.group(4)) * power(fresh.group(5)),
            number(fresh.group(6)) * power(fresh.group(7)),
            number(fresh.group(8)));
      } else if (old.find() && at < summaries.size()) {
        Summary summary = summaries.get(at++);
        double bits = old.group(6).equals("bit") ? 8 : 1;
        compare(
            expected,
            item,
            summary,
            number(old.group(7)),
            number(old.group(4)) * power(old.group(5)) / bits,
            number(old.group(2)) * power(old.group(3)),
            number(old.group(8)));
      }
    }
    int lines = at + (more.isEmpty() ? 0 : Integer.parseInt(more));
    expected.same("direction lines", lines, summaries.size());
    if (summaries.stream().anyMatch(s -> s.latencies().isEmpty())) {
      expected.same("latencies", "some", "none");
    }
    return expected.differences();
  }

  private static void compare(
      Expected expected,
      String item,
      Summary summary,
      double rate,
      double bandwidth,
      double bytes,
      double millis) {
    String name = item.substring(0, Math.min(item.length(), 40)) + ":";
    expected.near(name + " rate", rate, summary.rate() == null ? -1 : summary.rate(), 1e-9);
    expected.near(
        name + " bw", bandwidth, summary.bandwidth() == null ? -1 : summary.bandwidth(), 1e-9);
    expected.near(name + " bytes", bytes, summary.bytes() == null ? -1 : summary.bytes(), 1e-9);
    expected.near(
        name + " runtime",
        millis,
        summary.window() == null ? -1 : summary.window().lengthNanos() / 1e6,
        0);
  }

  private static String pad(String prefix) {
    return prefix.isEmpty() ? " " : prefix;
  }

  private static double number(String text) {
    return Double.parseDouble(text);
  }

  private static double power(String prefix) {
    return Math.pow(1024, " KMGT".indexOf(pad(prefix)));
  }
}
