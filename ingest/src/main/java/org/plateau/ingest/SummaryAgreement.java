package org.plateau.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds the figures of each summary against each other: rate times time is the count, bandwidth
 * times time the amount, latencies are in order, and directions and parts add up to their sum
 * (formats.md 9.4). Nothing is repaired: what disagrees is named with both numbers.
 */
final class SummaryAgreement {
  /** What formats.md allows between a rate and a count. */
  private static final double SHARE = 0.01;

  /** What exact figures keep to: they differ by their last printed digit alone. */
  private static final double PRECISE = 0.002;

  private static final double EXACT = 1e-3;

  private final List<Summary> summaries;
  private final List<Problem> problems = new ArrayList<>();

  private SummaryAgreement(List<Summary> summaries) {
    this.summaries = summaries;
  }

  static List<Problem> of(List<Summary> summaries) {
    return new SummaryAgreement(summaries).run();
  }

  private List<Problem> run() {
    summaries.forEach(this::itself);
    summaries.stream().filter(s -> s.direction() == Direction.ALL).forEach(this::directions);
    summaries.stream().filter(Summary::total).forEach(this::members);
    return problems;
  }

  private void itself(Summary summary) {
    Window window = summary.window();
    Double operations = summary.operations();
    Double bytes = summary.bytes();
    if (window != null) {
      // a printed rate has two decimals or is cut to a whole number, a time has milliseconds
      double seconds = window.seconds();
      Double rate = summary.rate();
      boolean whole = rate != null && rate == Math.rint(rate);
      double edge = (whole ? 1 : 0.006) * seconds + 1 + (rate == null ? 0 : rate * 0.0011);
      product(summary, "operations", operations, summary.rate(), seconds, edge);
      product(summary, "bytes", bytes, summary.bandwidth(), seconds, 11_000 * seconds);
    } else {
      sizes(summary);
    }
    if (operations != null && bytes != null && (operations == 0) != (bytes == 0)) {
      add(
          summary,
          String.format(Locale.ROOT, "%.6g operations of %.6g bytes", operations, bytes),
          "both or none");
    }
    for (Latency latency : summary.latencies()) {
      String fault = LatencyOrder.fault(latency);
      if (fault != null) {
        add(summary, fault, "figures in that order");
      }
    }
    kinds(summary);
    summary.latencies().forEach(latency -> population(summary, latency));
  }

  /** A histogram holds all operations; what lies beyond its last bucket may be a few. */
  private void population(Summary summary, Latency latency) {
    Histogram histogram = latency.histogram();
    Long count = latency.count();
    if (histogram == null || count == null) {
      return;
    }
    if (histogram.count() > count || histogram.count() < count * (1 - SHARE)) {
      add(
          summary,
          "histogram of " + histogram.count() + " operations, but " + count + " were measured",
          "the same");
    }
  }

  /** Total latency is submission and completion. */
  private void kinds(Summary summary) {
    Double total = summary.latency(LatencyKind.TOTAL).map(Latency::mean).orElse(null);
    Double submitted = summary.latency(LatencyKind.SUBMISSION).map(Latency::mean).orElse(null);
    Double completed = summary.latency(LatencyKind.COMPLETION).map(Latency::mean).orElse(null);
    if (total == null || completed == null) {
      return;
    }
    if (submitted == null && total < completed * 0.99 - 1500) {
      add(
          summary,
          String.format(
              Locale.ROOT,
              "mean total latency %.6g ns below the completion's %.6g ns",
              total,
              completed),
          "a total that holds the completion");
    }
    if (submitted == null) {
      return;
    }
    double sum = submitted + completed;
    if (Math.abs(sum - total) > Math.max(sum, total) * 0.02 + 1500) {
      add(
          summary,
          String.format(
              Locale.ROOT,
              "mean total latency %.6g ns, but submission and completion are %.6g ns",
              total,
              sum),
          "a difference of at most 2 %");
    }
  }

  private void product(
      Summary summary,
      String what,
      @Nullable Double amount,
      @Nullable Double perSecond,
      double seconds,
      double edge) {
    if (amount == null || perSecond == null) {
      return;
    }
    double product = perSecond * seconds;
    double share = isRounded(perSecond) || isRounded(amount) ? SHARE : PRECISE;
    double slack = Math.max(product, amount) * share + edge + grain(perSecond) * seconds;
    if (Math.abs(product - amount) > slack + grain(amount)) {
      add(
          summary,
          String.format(
              Locale.ROOT,
              "%.6g %s, but their rate times %.6g s is %.6g",
              amount,
              what,
              seconds,
              product),
          String.format(Locale.ROOT, "a difference of at most %.1f %%", share * 100));
    }
  }

  /** fio's report cuts 10.97k to 10.0k: what is whole in its unit may be almost one unit more. */
  private static double grain(double value) {
    double grain = 0;
    for (double unit : new double[] {1e3, 1e6, 1 << 10, 1 << 20, 1 << 30}) {
      double times = value / unit;
      grain = times >= 1 && times < 1000 && times == Math.rint(times) ? unit : grain;
    }
    return grain;
  }

  /** Whether a figure was rounded for people: at most two decimals of some power of 1024. */
  private static boolean isRounded(double value) {
    for (double unit = 1; unit <= 1L << 40; unit *= 1024) {
      double hundredths = value / unit * 100;
      if (value / unit < 10_000 && Math.abs(hundredths - Math.rint(hundredths)) < 1e-6) {
        return value != 0;
      }
    }
    return value >= 10_000 && value % 100 == 0;
  }

  /** Without a time: bytes per operation are bandwidth per rate. */
  private void sizes(Summary summary) {
    Double operations = summary.operations();
    Double bytes = summary.bytes();
    Double rate = summary.rate();
    Double bandwidth = summary.bandwidth();
    if (operations == null || bytes == null || rate == null || bandwidth == null) {
      return;
    }
    if (operations < 100 || rate < 100 || bandwidth == 0 || bytes == 0) {
      return;
    }
    double size = bytes / operations;
    double other = bandwidth / rate;
    if (Math.abs(size - other) > Math.max(size, other) * SHARE) {
      add(
          summary,
          String.format(
              Locale.ROOT, "%.6g bytes per operation, but by the rates %.6g", size, other),
          "a difference of at most 1 %");
    }
  }

  /** Reads and writes are all. */
  private void directions(Summary all) {
    List<Summary> parts =
        summaries.stream()
            .filter(
                s ->
                    s.direction() != Direction.ALL
                        && s.total() == all.total()
                        && s.part().equals(all.part())
                        && s.series().equals(all.series())
                        && s.origin().file().equals(all.origin().file())
                        && java.util.Objects.equals(s.window(), all.window()))
            .toList();
    if (!parts.isEmpty() && parts.stream().map(Summary::direction).distinct().count() > 1) {
      sum(all, "reads and writes", parts, EXACT);
      means(all, parts);
    }
  }

  /** The mean of all is that of the directions by their operations. */
  private void means(Summary all, List<Summary> parts) {
    Double said = all.latency(LatencyKind.TOTAL).map(Latency::mean).orElse(null);
    List<Summary> busy =
        parts.stream().filter(s -> s.operations() == null || s.operations() > 0).toList();
    Double made = SummaryIdentities.meanLatency(busy, LatencyKind.TOTAL).orElse(null);
    if (said != null && made != null && Math.abs(said - made) > said * SHARE + 1500) {
      add(
          all,
          String.format(
              Locale.ROOT,
              "mean latency %.6g ns, but reads and writes make it %.6g ns",
              said,
              made),
          "a difference of at most 1 %");
    }
  }

  /** What no total is adds up to what one is. */
  private void members(Summary total) {
    Set<Map.Entry<String, String>> labels = total.series().labels().entrySet();
    List<Summary> members =
        summaries.stream()
            .filter(
                s ->
                    !s.total()
                        && s.direction() == total.direction()
                        && s.part().equals(total.part())
                        && s.series().labels().entrySet().containsAll(labels)
                        && s.origin().file().equals(total.origin().file()))
            .toList();
    long totals =
        summaries.stream()
            .filter(
                s ->
                    s.total()
                        && s.series().equals(total.series())
                        && s.direction() == total.direction()
                        && s.part().equals(total.part()))
            .count();
    boolean names = members.stream().anyMatch(s -> s.series().labels().containsKey("operation"));
    if (!members.isEmpty() && totals == 1 && !names) {
      sum(total, "its " + members.size() + " parts", members, EXACT);
      largest(total, members);
    }
  }

  private void sum(Summary whole, String what, List<Summary> parts, double share) {
    String fault =
        Optional.ofNullable(unlike("operations", whole, what, parts, Summary::operations, share, 1))
            .or(() -> opt(unlike("bytes", whole, what, parts, Summary::bytes, share, 1)))
            .or(() -> opt(unlike("1/s", whole, what, parts, Summary::rate, SHARE, 1)))
            .or(() -> opt(unlike("B/s", whole, what, parts, Summary::bandwidth, SHARE, 22_000)))
            .orElse("");
    if (!fault.isEmpty()) {
      add(whole, fault, "the same");
    }
  }

  private static Optional<String> opt(@Nullable String text) {
    return Optional.ofNullable(text);
  }

  private interface Figure {
    @Nullable Double of(Summary summary);
  }

  private static @Nullable String unlike(
      String unit,
      Summary whole,
      String what,
      List<Summary> parts,
      Figure figure,
      double share,
      double edge) {
    Double said = figure.of(whole);
    double sum = 0;
    for (Summary part : parts) {
      Double each = figure.of(part);
      if (each == null) {
        return null;
      }
      sum += each;
    }
    boolean same =
        said == null || Math.abs(sum - said) <= Math.max(sum, said) * share + edge * parts.size();
    return same
        ? null
        : String.format(
            Locale.ROOT,
            "%.8g %s of %s, but %s add up to %.8g",
            said,
            unit,
            whole.direction().id(),
            what,
            sum);
  }

  /** The largest of all is the largest of one of them. */
  private void largest(Summary whole, List<Summary> parts) {
    Double said = whole.latency(LatencyKind.TOTAL).map(Latency::max).orElse(null);
    List<Double> each =
        parts.stream()
            .flatMap(part -> part.latency(LatencyKind.TOTAL).map(Latency::max).stream())
            .toList();
    if (said == null || each.isEmpty()) {
      return;
    }
    double made = each.stream().mapToDouble(Double::doubleValue).max().orElse(said);
    if (Math.abs(said - made) > Math.max(said, made) * EXACT) {
      add(
          whole,
          String.format(
              Locale.ROOT, "largest latency %.6g ns, but that of its parts is %.6g ns", said, made),
          "the same");
    }
  }

  private void add(Summary summary, String found, String expected) {
    Origin place = summary.origin();
    String name = summary.part().isEmpty() ? "" : summary.part() + ": ";
    problems.add(
        Problem.warning(
            "run.figures-disagree",
            place.file(),
            place.firstLine(),
            name + summary.direction().id() + " " + found,
            expected,
            "Restore the file as the runner wrote it; one of these figures is wrong."));
  }
}
