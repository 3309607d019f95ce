package org.plateau.ingest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The identities that a summary must fulfil by itself: Little's law, and rate times size is
 * bandwidth (formats.md 9.4, 9.5). They need the depth and the block size, so nothing is said where
 * these are not known.
 */
final class SummaryIdentities {
  private static final double LITTLE_SLACK = 1.05;

  /** A group may hold more jobs than its first one tells of; a wrong unit is 1000 times off. */
  private static final double GROUP_SLACK = 100;

  private static final Pattern SIZE = Pattern.compile("(\\d+)([kKmMgG]?)(i?[bB])?");

  private SummaryIdentities() {}

  static List<Problem> of(RunFacts facts, List<Summary> summaries) {
    List<Problem> problems = new ArrayList<>();
    if (!facts.runner().equals("fio") || summaries.isEmpty()) {
      return problems;
    }
    little(facts, summaries).ifPresent(problems::add);
    for (Summary summary : summaries) {
      bandwidth(facts, summary).ifPresent(problems::add);
    }
    return problems;
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
  private static Optional<Problem> little(RunFacts facts, List<Summary> summaries) {
    Optional<Double> depth = number(facts, "iodepth");
    double jobs = number(facts, "numjobs").orElse(1.0);
    double outstanding = 0;
    for (Summary summary : summaries) {
      Double rate = summary.rate();
      Double mean = summary.latency(LatencyKind.TOTAL).map(Latency::mean).orElse(null);
      if (rate == null || mean == null) {
        return Optional.empty();
      }
      outstanding += rate * mean / 1e9;
    }
    if (depth.isEmpty() || facts.options().containsKey("io_submit_mode")) {
      return Optional.empty();
    }
    long records = summaries.stream().map(Summary::series).distinct().count();
    double configured = depth.get() * Math.max(jobs, (double) records);
    double slack = isGroup(facts) ? GROUP_SLACK : LITTLE_SLACK;
    if (outstanding <= configured * slack) {
      return Optional.empty();
    }
    Origin place = summaries.get(0).origin();
    return Optional.of(
        Problem.warning(
            "run.littles-law",
            place.file(),
            place.firstLine(),
            String.format(
                Locale.ROOT,
                "rate times latency of %s is %.4g outstanding operations%s",
                facts.part(),
                outstanding,
                factor(outstanding / configured, 0.25)),
            String.format(Locale.ROOT, "at most the configured %.4g", configured),
            "Check the unit of the latencies and the number of threads."));
  }

  /** Rate times size is bandwidth, where the size is fixed. */
  private static Optional<Problem> bandwidth(RunFacts facts, Summary summary) {
    Optional<Double> size = size(facts);
    Double rate = summary.rate();
    Double bandwidth = summary.bandwidth();
    if (size.isEmpty() || rate == null || bandwidth == null || bandwidth == 0 || rate < 100) {
      return Optional.empty();
    }
    double ratio = bandwidth / (rate * size.get());
    boolean unitFault = !factor(ratio, 0.012).isEmpty();
    if (Math.abs(ratio - 1) <= 0.01 || (isGroup(facts) && !unitFault)) {
      return Optional.empty();
    }
    return Optional.of(
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
                factor(ratio, 0.012)),
            "a difference of at most 1 %",
            "Check the block size and the units of the log."));
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
