package org.plateau.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The identities that a summary must fulfil by itself: Little's law, and rate times size is
 * bandwidth (formats.md 9.4, 9.5). They need the depth and the block size, so nothing is said where
 * these are not known.
 */
final class SummaryIdentities {
  private static final double LITTLE_SLACK = 1.05;

  /** A group may hold more jobs, a test more targets than it tells of; a wrong unit is 1000 off. */
  private static final double GROUP_SLACK = 100;

  private static final double RATE_OF_A_SECOND = 1e9;

  /** A queue of a tenth is printed with one digit. */
  private static final double LEAST_QUEUE = 1;

  /** A queue is a mean, latencies are rounded: how far a factor of 1000 may be from it. */
  private static final double UNIT_SLACK = 0.25;

  /** Sizes of mixed workloads are told as a mean of the targets, not of the operations. */
  private static final Set<String> MEAN_SIZES = Set.of("vdbench");

  /** Runners whose threads wait for each operation before they start the next. */
  private static final Set<String> ONE_A_THREAD = Set.of("sysbench");

  /** Runners that tell of the threads of each target, and not always of how many targets. */
  private static final Set<String> BY_TARGET = Set.of("vdbench", "iometer", "diskspd");

  private static final Pattern SIZE = Pattern.compile("(\\d+)([kKmMgG]?)(i?[bB])?");

  /**
   * An identity that does not hold.
   *
   * @param fault the figure whose unit is wrong, where it is off by a factor of 1000 or 1024
   */
  record Finding(Problem problem, @Nullable UnitFault fault) {}

  private SummaryIdentities() {}

  /** What does not hold in the summaries of one run, the runner's own totals among them. */
  static List<Finding> of(RunFacts facts, List<Summary> summaries) {
    List<Summary> own = summaries.stream().filter(summary -> !summary.total()).toList();
    List<Summary> said = own.isEmpty() ? summaries : own;
    List<Finding> findings = new ArrayList<>();
    if (said.isEmpty()) {
      return findings;
    }
    little(facts, said).ifPresent(findings::add);
    for (Summary summary : said) {
      queue(summary).ifPresent(findings::add);
      bandwidth(facts, summary).ifPresent(findings::add);
    }
    return findings;
  }

  /** Mean latency over several summaries, weighted with their operations or rates. */
  static Optional<Double> meanLatency(List<Summary> summaries, LatencyKind kind) {
    double weighted = 0;
    double weights = 0;
    for (Summary summary : summaries) {
      Double mean = summary.latency(kind).map(Latency::mean).orElse(null);
      Double weight = summary.operations() != null ? summary.operations() : summary.rate();
      if (mean == null || weight == null) {
        return Optional.empty();
      }
      weighted += weight * mean;
      weights += weight;
    }
    return weights == 0 ? Optional.empty() : Optional.of(weighted / weights);
  }

  /** Outstanding operations are rate times latency, and at most depth times threads. */
  private static Optional<Finding> little(RunFacts facts, List<Summary> summaries) {
    Optional<Double> depth =
        number(facts, "iodepth")
            .or(() -> Optional.of(1.0).filter(one -> ONE_A_THREAD.contains(facts.runner())));
    double jobs = number(facts, "numjobs").orElse(1.0);
    boolean together = summaries.stream().anyMatch(s -> s.direction() == Direction.ALL);
    double outstanding = 0;
    for (Summary summary : summaries) {
      if (together && summary.direction() != Direction.ALL) {
        continue;
      }
      Double rate = summary.rate();
      Double mean = summary.latency(LatencyKind.TOTAL).map(Latency::mean).orElse(null);
      if (rate == null || mean == null) {
        return Optional.empty();
      }
      outstanding += rate * mean / RATE_OF_A_SECOND;
    }
    if (depth.isEmpty() || facts.options().containsKey("io_submit_mode")) {
      return Optional.empty();
    }
    long records = summaries.stream().map(Summary::series).distinct().count();
    double configured =
        depth.get()
            * (facts.runner().equals("fio") ? Math.max(jobs, (double) records) : jobs * records);
    double slack =
        isGroup(facts) || BY_TARGET.contains(facts.runner()) ? GROUP_SLACK : LITTLE_SLACK;
    if (outstanding <= configured * slack) {
      return Optional.empty();
    }
    return Optional.of(
        latency(
            summaries.get(0).origin(),
            String.format(
                Locale.ROOT,
                "rate times latency of %s is %.4g outstanding operations",
                facts.part(),
                outstanding),
            outstanding / configured,
            String.format(Locale.ROOT, "at most the configured %.4g", configured)));
  }

  /** What the runner counted as outstanding is rate times latency, in the same unit. */
  private static Optional<Finding> queue(Summary summary) {
    Double queue = summary.gauges().get("queue_depth");
    Double rate = summary.rate();
    Double mean = summary.latency().map(Latency::mean).orElse(null);
    if (queue == null || queue < LEAST_QUEUE || rate == null || mean == null || rate == 0) {
      return Optional.empty();
    }
    double outstanding = rate * mean / RATE_OF_A_SECOND;
    if (factor(outstanding / queue, UNIT_SLACK).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        latency(
            summary.origin(),
            String.format(
                Locale.ROOT,
                "rate times latency of %s is %.4g outstanding operations",
                summary.part(),
                outstanding),
            outstanding / queue,
            String.format(Locale.ROOT, "about the %.4g that the runner counted", queue)));
  }

  private static Finding latency(Origin place, String found, double ratio, String expected) {
    String factor = factor(ratio, UNIT_SLACK);
    return new Finding(
        Problem.warning(
            "run.littles-law",
            place.file(),
            place.firstLine(),
            found + factor,
            expected,
            "Check the unit of the latencies and the number of threads."),
        factor.isEmpty() ? null : UnitFault.LATENCY);
  }

  /** Rate times size is bandwidth, where the size is fixed. */
  private static Optional<Finding> bandwidth(RunFacts facts, Summary summary) {
    Optional<Double> size = size(facts);
    Double rate = summary.rate();
    Double bandwidth = summary.bandwidth();
    if (size.isEmpty() || rate == null || bandwidth == null || bandwidth == 0 || rate < 100) {
      return Optional.empty();
    }
    double ratio = bandwidth / (rate * size.get());
    String factor = factor(ratio, 0.012);
    boolean vague = isGroup(facts) || MEAN_SIZES.contains(facts.runner());
    if (Math.abs(ratio - 1) <= 0.01 || (vague && factor.isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Problem.warning(
                "run.bandwidth-identity",
                summary.origin().file(),
                summary.origin().firstLine(),
                String.format(
                    Locale.ROOT,
                    "%s %s bandwidth %.6g B/s, but rate times size is %.6g B/s%s",
                    summary.part(),
                    summary.direction().id(),
                    bandwidth,
                    rate * size.get(),
                    factor),
                "a difference of at most 1 %",
                "Check the block size and the units of the log."),
            factor.isEmpty() ? null : UnitFault.BANDWIDTH));
  }

  /** A record for a group has the options of its first job; the others' may differ. */
  private static boolean isGroup(RunFacts facts) {
    return facts.option("group_reporting").filter(value -> !value.equals("0")).isPresent();
  }

  private static String factor(double ratio, double slack) {
    double larger = Math.max(ratio, 1 / ratio);
    if (Math.abs(larger / 1000 - 1) < slack
        && (slack > 0.1 || Math.abs(larger / 1000 - 1) < Math.abs(larger / 1024 - 1))) {
      return " (a factor of 1000)";
    }
    if (Math.abs(larger / 1024 - 1) < slack) {
      return " (a factor of 1024)";
    }
    return "";
  }

  private static Optional<Double> number(RunFacts facts, String key) {
    return facts.option(key).filter(text -> text.matches("\\d{1,9}")).map(Double::valueOf);
  }

  /** A fixed block size in bytes; k, m, g are powers of 1024 unless kb_base says otherwise. */
  private static Optional<Double> size(RunFacts facts) {
    boolean varies =
        facts.options().containsKey("bssplit")
            || facts.options().containsKey("bsrange")
            || facts.options().containsKey("bs_unaligned")
            || facts.option("kb_base").filter(base -> base.equals("1000")).isPresent();
    Optional<Matcher> match =
        facts.option("bs").map(SIZE::matcher).filter(matcher -> !varies && matcher.matches());
    return match.map(
        found ->
            Double.parseDouble(found.group(1))
                * Math.pow(
                    1024,
                    " kmg".indexOf((found.group(2) + " ").toLowerCase(Locale.ROOT).charAt(0))));
  }
}
