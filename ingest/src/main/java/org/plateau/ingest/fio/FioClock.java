package org.plateau.ingest.fio;

import java.util.Locale;
import java.util.Optional;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;

/**
 * Whether the latencies of a log are microseconds or nanoseconds: the rows do not say it, so the
 * strongest evidence at hand decides and is recorded (formats.md 1.3).
 *
 * @param unitNanos 1000 or 1
 * @param evidence why, as a clause
 * @param certain whether the evidence proves it
 */
record FioClock(long unitNanos, String evidence, boolean certain) {
  /** Option in the facts of a histogram log: {@code ns} or {@code us}. */
  static final String HISTOGRAM_UNIT = "fio.histogram.unit";

  /** As nanoseconds below this, a median would be faster than any drive. */
  private static final double FASTEST_NANOS = 2_000;

  /** As microseconds above this, a median would be over ten seconds. */
  private static final double SLOWEST_MICROS = 1e7;

  static FioClock of(FioLogScan scan, Siblings siblings) {
    Optional<FioVersion> version = FioVersion.among(siblings);
    if (version.isPresent()) {
      boolean micros = version.get().compareTo(FioVersion.NANOSECONDS) < 0;
      return new FioClock(micros ? 1000 : 1, "fio " + version.get() + " wrote the log set", true);
    }
    if (scan.directionColumn() == 3) {
      return new FioClock(1, "the rows have a column of maxima, so fio is 3.37 or later", true);
    }
    if (scan.showsPriority() && !scan.fifthColumnIsMute()) {
      return new FioClock(1, "the rows have a priority column, so fio is 3.18 or later", true);
    }
    Optional<String> histogram =
        siblings.facts().stream().flatMap(fact -> fact.option(HISTOGRAM_UNIT).stream()).findFirst();
    if (histogram.isPresent()) {
      boolean micros = histogram.get().equals("us");
      return new FioClock(
          micros ? 1000 : 1, "the histogram log beside it counts in " + histogram.get(), true);
    }
    return byPlausibility(scan);
  }

  private static FioClock byPlausibility(FioLogScan scan) {
    double median = scan.medianValue();
    String printed = String.format(Locale.ROOT, "%.0f", median);
    if (median < FASTEST_NANOS) {
      return new FioClock(
          1000, "a median of " + printed + " ns would be faster than any drive", false);
    }
    if (median > SLOWEST_MICROS) {
      return new FioClock(1, "a median of " + printed + " us would be over 10 s", false);
    }
    boolean five = scan.fifthColumnIsMute();
    String why =
        five
            ? "five columns are usual since fio 3.18"
            : "a median of " + printed + " is likelier in ns than in us";
    // Between 2,000 and 10,000,000 both happen; 20,000 us is a disk, 20,000 ns a fast SSD.
    boolean micros = !five && median < 20_000;
    return micros
        ? new FioClock(1000, "a median of " + printed + " is likelier in us than in ns", false)
        : new FioClock(1, why, false);
  }

  String unit() {
    return unitNanos == 1 ? "ns" : "us";
  }

  /** The record of the choice that goes with the log. */
  Problem record(LogFile file) {
    return certain
        ? Problem.note(
            "fio.latency-unit",
            file.path(),
            0,
            "latencies read as " + unit() + " because " + evidence,
            "us before fio 2.99 and ns since",
            "Nothing to do.")
        : Problem.warning(
            "fio.latency-unit-assumed",
            file.path(),
            0,
            "latencies read as " + unit() + " only because " + evidence,
            "a summary of the same run that names fio's version",
            "Put the run's JSON or text output beside the log, or check the unit.");
  }
}
