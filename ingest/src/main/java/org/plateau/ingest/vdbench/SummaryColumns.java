package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The columns of summary.html, joined from its two header lines and named as in the flatfile.
 *
 * <pre>
 * Mar 08, 2019    interval        i/o   MB/sec   bytes   read     resp …
 *                               rate  1024**2     i/o    pct     time …
 * </pre>
 *
 * <p>Raw runs: word k + 1 of the first line belongs to word k of the second (formats.md 4.2).
 * File-system runs name groups ({@code ....read.....}) that span the words beneath them.
 */
record SummaryColumns(List<String> names, boolean decimalMegabytes) {
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern FIRST =
      Pattern.compile("(?:^|\\s)(interval\\s+i/o\\s.*|[.]*Interval[.]*\\s+[.]*ReqstdOps.*)$");
  private static final Map<String, String> FLATFILE_NAMES =
      Map.ofEntries(
          Map.entry("i/o rate", "rate"),
          Map.entry("bytes i/o", "bytes/io"),
          Map.entry("read pct", "read%"),
          Map.entry("resp time", "resp"),
          Map.entry("resp max", "resp_max"),
          Map.entry("resp stddev", "resp_std"),
          Map.entry("queue depth", "queue_depth"),
          Map.entry("cpu% sys+u", "cpu_used"),
          Map.entry("cpu% total", "cpu_used"),
          Map.entry("cpu% sys", "cpu_sys"),
          Map.entry("reqstdops rate", "rate"),
          Map.entry("reqstdops resp", "resp"),
          Map.entry("mb/sec read", "mb_read"),
          Map.entry("mb/sec write", "mb_write"),
          Map.entry("mb/sec total", "mb/sec"),
          Map.entry("xfer size", "bytes/io"));

  private static final Set<String> KNOWN =
      Set.of(
          "rate",
          "mb/sec",
          "bytes/io",
          "read%",
          "resp",
          "read_resp",
          "write_resp",
          "resp_max",
          "read_max",
          "write_max",
          "resp_std",
          "queue_depth",
          "cpu_used",
          "cpu_sys");

  SummaryColumns {
    names = List.copyOf(names);
  }

  /** Whether a column is none of vdbench's, or stands there twice. */
  boolean isStrange() {
    boolean fileSystem = names.contains("read_rate");
    return names.stream().distinct().count() < names.size()
        || !names.contains("rate")
        || (!fileSystem && !names.stream().allMatch(KNOWN::contains));
  }

  static boolean isFirstLine(String text) {
    return FIRST.matcher(text).find();
  }

  static SummaryColumns of(String firstLine, String secondLine) {
    Matcher first = FIRST.matcher(firstLine);
    if (!first.find()) {
      throw new IllegalArgumentException("no header line: " + firstLine);
    }
    List<Span> upper = spans(firstLine, first.start(1));
    List<Span> lower = spans(secondLine, 0);
    boolean fileSystem = upper.get(0).text().startsWith(".") || first.group(1).contains("Reqstd");
    int columns = fileSystem ? lower.size() : upper.size() - 1;
    // a console prefix stands before the second line's words too: they are the last ones
    List<Span> words = lower.subList(Math.max(0, lower.size() - columns), lower.size());
    List<String> names = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String group = fileSystem ? groupOf(words.get(i), upper) : upper.get(i + 1).text();
      if (!group.isEmpty()) {
        names.add(name(group, words.get(i).text()));
      }
    }
    return new SummaryColumns(names, secondLine.contains("1000**2"));
  }

  /** The group whose end is the first at or behind the word's end; none for a console prefix. */
  private static String groupOf(Span word, List<Span> groups) {
    for (int i = 1; i < groups.size(); i++) {
      if (groups.get(i).end() + 1 >= word.end()) {
        return word.end() > groups.get(0).end() ? groups.get(i).text() : "";
      }
    }
    return groups.get(groups.size() - 1).text();
  }

  private static String name(String group, String word) {
    String plain = group.replaceAll("^[.]+|[.]+$", "").toLowerCase(Locale.ROOT);
    String joined = plain + ' ' + word.toLowerCase(Locale.ROOT);
    if (plain.equals("mb/sec") && word.contains("**")) {
      return "mb/sec";
    }
    return FLATFILE_NAMES.getOrDefault(joined, joined.replace(' ', '_'));
  }

  private record Span(String text, int end) {}

  private static List<Span> spans(String line, int from) {
    List<Span> spans = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    int at = from;
    while (at < line.length() && word.find(at)) {
      spans.add(new Span(word.group(), word.end()));
      at = word.end();
    }
    return spans;
  }
}
