package org.plateau.ingest.corpus;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.fio.FioHistScan;
import org.plateau.ingest.fio.FioLogScan;

/**
 * {@code samples=22; columns=5:22; t_first=1000 t_last=11000 t_max=11000; read: n=11 sum=2342955
 * mean=212995.9 min=202230 max=222314; …}: rows are compared as they were read, and the intervals
 * must hold their mean.
 */
final class FioLogCheck implements KindCheck {
  private static final Pattern DIRECTION =
      Pattern.compile(
          "(read|write|trim): n=(\\d+) sum=(\\d+) mean=([\\d.]+) min=(\\d+) max=(\\d+)");
  private final String kind;

  FioLogCheck(String kind) {
    this.kind = kind;
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public List<String> differences(Corpus.Row row, LogFile file, LogSetContent content) {
    Expected expected = new Expected();
    String text = row.expected();
    if (text.contains("columns=1859")) {
      histogram(text, file, content, expected);
      return expected.differences();
    }
    FioLogScan scan = FioLogScan.of(file);
    long samples = Long.parseLong(Expected.find(text, "samples=(\\d+)"));
    expected.same("samples", samples, scan.rows());
    expected.same(
        "columns",
        Expected.find(text, "columns=([\\d:, ]+)"),
        scan.columns().entrySet().stream()
            .map(entry -> entry.getKey() + ":" + entry.getValue())
            .reduce((a, b) -> a + ", " + b)
            .orElse(""));
    time(expected, text, "t_first", scan.firstTime());
    time(expected, text, "t_last", scan.lastTime());
    time(expected, text, "t_max", scan.latestTime());
    String broken = Expected.find(text, "unparsable lines=(\\d+)");
    expected.same("broken", broken.isEmpty() ? 0L : Long.parseLong(broken), scan.brokenLines());
    Matcher match = DIRECTION.matcher(text);
    while (match.find()) {
      direction(match, scan, content, expected);
    }
    if (content.intervals().isEmpty()) {
      expected.same("intervals", "some", "none");
    }
    return expected.differences();
  }

  private static void time(Expected expected, String text, String key, long actual) {
    expected.same(key, Long.parseLong(Expected.find(text, key + "=(\\d+)")), actual);
  }

  private static void direction(
      Matcher match, FioLogScan scan, LogSetContent content, Expected expected) {
    Direction direction = Direction.of(match.group(1));
    String name = match.group(1);
    expected.same(name + " n", Long.parseLong(match.group(2)), scan.rows(direction));
    expected.same(name + " sum", Long.parseLong(match.group(3)), scan.sum(direction));
    expected.same(name + " min", Long.parseLong(match.group(5)), scan.smallest(direction));
    expected.same(name + " max", Long.parseLong(match.group(6)), scan.largest(direction));
    meanOfIntervals(
        direction, scan, Double.parseDouble(match.group(4)), content.intervals(), expected);
  }

  /** Intervals hold the mean of the rows: windows of one width, so their plain mean is the same. */
  private static void meanOfIntervals(
      Direction direction,
      FioLogScan scan,
      double mean,
      List<Interval> intervals,
      Expected expected) {
    List<Interval> own = intervals.stream().filter(i -> i.direction() == direction).toList();
    if (own.stream().anyMatch(i -> i.gauges().containsKey("unnamed_value"))) {
      unnamed(own, mean, expected);
      return;
    }
    boolean perIo =
        own.stream().anyMatch(i -> i.latency().filter(l -> l.count() != null).isPresent());
    boolean sized = own.stream().allMatch(i -> i.operations() != null && i.bytes() != null);
    boolean merged = own.size() != scan.rows(direction);
    boolean latency = own.stream().anyMatch(i -> !i.latencies().isEmpty());
    // Windows in which several latency rows met weigh differently from the rows themselves.
    if (own.isEmpty() || perIo || sized || (merged && latency)) {
      return;
    }
    double sum = 0;
    for (Interval interval : own) {
      sum +=
          interval.rate().or(() -> interval.bandwidth().map(b -> b / 1024)).isPresent()
              ? interval.rate().orElseGet(() -> interval.bandwidth().orElse(0.0) / 1024)
              : interval.latencies().get(0).mean();
    }
    double read = sum / own.size();
    double factor = read / mean > 100 ? 1000 : 1;
    // Bridged and repeated rows weigh a little differently from the plain mean of all rows.
    double bound = scan.rows(direction) < 20 ? 0.5 : 0.05;
    expected.near(
        String.format(Locale.ROOT, "%s mean of %d intervals", direction.id(), own.size()),
        mean,
        read / factor,
        bound);
  }

  /** Values without a unit: weighted with their rows they have the mean of all rows. */
  private static void unnamed(List<Interval> own, double mean, Expected expected) {
    double sum = 0;
    double rows = 0;
    for (Interval interval : own) {
      double weight = interval.gauges().getOrDefault("rows", 0.0);
      sum += weight * interval.gauges().getOrDefault("unnamed_value", 0.0);
      rows += weight;
    }
    expected.near("mean without a unit", mean, sum / rows, 1e-6);
    expected.same("no rate", true, own.stream().allMatch(i -> i.operations() == null));
  }

  /**
   * The histogram logs of this set are what fio before 3.17 corrupted: their rows are seen, and the
   * absurd counts are told, not used.
   */
  private static void histogram(
      String text, LogFile file, LogSetContent content, Expected expected) {
    FioHistScan scan = FioHistScan.of(file);
    expected.same("samples", Long.parseLong(Expected.find(text, "samples=(\\d+)")), scan.rows());
    expected.same(
        "columns", Expected.find(text, "columns=(\\d+)"), String.valueOf(scan.countColumns() + 3));
    time(expected, text, "t_first", scan.firstTime());
    time(expected, text, "t_last", scan.lastTime());
    boolean told =
        content.problems().stream().anyMatch(p -> p.code().equals("fio.histogram-corrupt"));
    expected.same("told corrupt", scan.absurdRows() > 0, told);
    expected.same("intervals", scan.rows() - scan.absurdRows(), (long) content.intervals().size());
  }
}
