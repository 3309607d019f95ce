package org.plateau.site.inspect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Problem;

/** In which units a log's numbers were taken, and what says so (docs/formats). */
final class UnitEvidence {
  private static final Map<String, String> BY_FORMAT =
      Map.ofEntries(
          Map.entry("fio-json", "each latency names its unit in its key (clat_ns, clat_us)"),
          Map.entry("fio-human", "each latency line names its unit (usec, nsec, msec)"),
          Map.entry("fio-terse", "terse output has us and KiB/s by its version's definition"),
          Map.entry("fio-log", "bandwidth in KiB/s, rates in 1/s by fio's definition"),
          Map.entry("fio-histogram", "bucket edges by fio's definition"),
          Map.entry("vdbench-flatfile", "rates in 1/s, MiB/s, response in ms by its header"),
          Map.entry("vdbench-summary", "rates in 1/s, MiB/s, response in ms by its header"),
          Map.entry("vdbench-totals", "rates in 1/s, MiB/s, response in ms by its header"),
          Map.entry("vdbench-histogram", "bucket edges in ms or us by its header"),
          Map.entry("iometer-csv", "rates in 1/s, MB/s and ms by the titles of its columns"),
          Map.entry("diskspd-text", "MiB/s and ms by the titles of its tables"),
          Map.entry("diskspd-xml", "bytes and ms by the names of its elements"),
          Map.entry("sysbench", "latency in ms by the line's own (ms)"),
          Map.entry("hammerdb-log", "NOPM and TPM by the line's own words"),
          Map.entry("hammerdb-counter", "TPM by the counter's own definition"),
          Map.entry("plateau-csv", "named in the first line of the file"),
          Map.entry("plateau-jsonl", "named in the first line of the file"));

  private UnitEvidence() {}

  /** One line a finding; problems that speak of a unit come first, once for all their files. */
  static List<String> of(LogSetContent content) {
    Map<String, Integer> said = new LinkedHashMap<>();
    for (Problem problem : content.problems()) {
      if (problem.code().startsWith("fio.latency-unit")) {
        said.merge(problem.found(), 1, Integer::sum);
      }
    }
    List<String> lines = new ArrayList<>();
    said.forEach(
        (found, files) -> lines.add(files == 1 ? found : found + " (" + files + " files)"));
    TreeSet<String> formats = new TreeSet<>();
    content.files().forEach(file -> formats.add(file.format()));
    for (String format : formats) {
      String words = BY_FORMAT.get(format);
      if (words != null) {
        lines.add(format + ": " + words);
      }
    }
    return lines;
  }
}
