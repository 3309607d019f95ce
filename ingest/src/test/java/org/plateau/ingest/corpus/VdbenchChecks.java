package org.plateau.ingest.corpus;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Summary;

/** Holds vdbench's files against the counts and averages of the index. */
final class VdbenchChecks {
  private VdbenchChecks() {}

  static List<KindCheck> all() {
    return List.of(
        new Check("vdbench_flatfile"),
        new Check("vdbench_summary"),
        new Check("vdbench_totals"),
        new Check("vdbench_histogram"),
        new Check("vdbench_other"));
  }

  private record Check(String kind) implements KindCheck {
    @Override
    public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
      Expected expected = new Expected();
      String text = row.expected();
      if (text.contains("aborted")) {
        String code = content.problems().isEmpty() ? "none" : content.problems().get(0).code();
        expected.same("first problem", file.size() == 0 ? "log.empty" : "vdbench.aborted", code);
        expected.same("runs", 0, content.parts().size());
        return expected.differences();
      }
      switch (kind) {
        case "vdbench_flatfile" -> flatfile(expected, text, content);
        case "vdbench_histogram" -> histogram(expected, text, content);
        case "vdbench_other" -> other(expected, file, content);
        default -> summary(expected, text, content);
      }
      return expected.differences();
    }

    private static void flatfile(Expected expected, String text, LogSetContent content) {
      long windows =
          content.intervals().stream()
              .map(interval -> interval.part() + interval.window())
              .distinct()
              .count();
      expected.same(
          "interval rows", Long.parseLong(Expected.find(text, "interval rows=(\\d+)")), windows);
      averages(expected, Long.parseLong(Expected.find(text, "avg rows=(\\d+)")), content);
      Matcher run =
          Pattern.compile("run (\\S+) avg_\\S+ rate=([\\d.]+) MB/sec=([\\d.]+) resp=([\\d.?]+)")
              .matcher(text);
      while (run.find()) {
        Summary whole = Decimals.whole(content, run.group(1)).orElseThrow();
        expected.same("rate of " + run.group(1), Decimals.of(run.group(2)), wholeRate(whole));
        expected.same(
            "bandwidth of " + run.group(1),
            true,
            Decimals.prints(wholeBandwidth(content, whole), run.group(3), 1048576));
        if (!run.group(4).equals("?")) {
          Double mean = Decimals.mean(sum(content, whole));
          expected.near("mean", Decimals.of(run.group(4)) * 1e6, mean == null ? -1 : mean, 1e-12);
        }
      }
    }

    /** In a mix the sum stands under {@code all}; otherwise the one direction is the sum. */
    private static Summary sum(LogSetContent content, Summary any) {
      return Decimals.total(content, any.part(), Direction.ALL).orElse(any);
    }

    private static Double wholeRate(Summary whole) {
      return whole.rate();
    }

    private static Double wholeBandwidth(LogSetContent content, Summary whole) {
      return sum(content, whole).bandwidth();
    }

    private static void averages(Expected expected, long count, LogSetContent content) {
      Set<String> parts =
          content.summaries().stream().map(Summary::part).collect(Collectors.toSet());
      expected.same("runs with an average", count, (long) parts.size());
    }

    private static void summary(Expected expected, String text, LogSetContent content) {
      long runs = Long.parseLong(Expected.find(text, "runs\\(RD=\\)=(\\d+)"));
      if (runs == 0) {
        expected.same("problem", "vdbench.aborted", content.problems().get(0).code());
        return;
      }
      expected.same("runs", runs, (long) content.parts().size());
      averages(expected, Long.parseLong(Expected.find(text, "avg lines=(\\d+)")), content);
      Matcher row = Pattern.compile("avg_\\S+ ([\\d.]+) ([\\d.]+)((?: [\\d.]+)+)").matcher(text);
      while (row.find()) {
        String[] rest = row.group(3).strip().split(" ", -1);
        // raw runs: rate, MB/s, bytes, read%, resp; file-system runs: rate, resp, …
        boolean raw = rest.length < 15;
        String resp = raw ? rest[2] : row.group(2);
        boolean found =
            content.summaries().stream()
                .filter(Summary::total)
                .anyMatch(
                    s ->
                        s.rate() != null
                            && s.rate() == Decimals.of(row.group(1))
                            && Decimals.prints(Decimals.mean(s), resp, 1e6)
                            && (!raw || Decimals.prints(s.bandwidth(), row.group(2), 1048576)));
        expected.same("average " + row.group(), true, found);
      }
    }

    private static void histogram(Expected expected, String text, LogSetContent content) {
      expected.same(
          "runs",
          Long.parseLong(Expected.find(text, "runs\\(RD=\\)=(\\d+)")),
          (long) content.parts().size());
      // the index counts the first block of each run, and "Reads:" and "Writes:" once a file
      long runs = content.summaries().stream().map(Summary::part).distinct().count();
      long split = content.summaries().size() > runs ? 2 : 0;
      expected.same(
          "blocks", Long.parseLong(Expected.find(text, "histogram blocks=(\\d+)")), runs + split);
      for (Summary sum : content.summaries()) {
        if (sum.direction() == Direction.ALL && split > 0) {
          double parts =
              content.summaries().stream()
                  .filter(s -> s.part().equals(sum.part()) && s.direction() != Direction.ALL)
                  .mapToDouble(s -> s.operations() == null ? 0 : s.operations())
                  .sum();
          expected.same("reads and writes of " + sum.part(), sum.operations(), parts);
        }
      }
    }

    private static void other(Expected expected, LogFile file, LogSetContent content) {
      expected.same("problems", List.of(), content.problems());
      expected.same("summaries", 0, content.summaries().size());
      String version = content.facts().isEmpty() ? "" : content.facts().get(0).version();
      expected.same("version", file.name().equals("logfile.html") ? "5.04.07" : "", version);
    }
  }
}
