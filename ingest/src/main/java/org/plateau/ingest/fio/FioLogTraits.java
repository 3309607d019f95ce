package org.plateau.ingest.fio;

import java.util.Optional;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;

/** What kind of interval log this is, judged from its rows and what else is known of its run. */
final class FioLogTraits {
  /** Rate samples of old versions come every 500 ms; I/Os of any use do not. */
  private static final long SAMPLED_MILLIS = 100;

  private final FioLogScan scan;
  private final FioLogName.Metric metric;
  private final Siblings siblings;

  FioLogTraits(FioLogScan scan, FioLogName.Metric metric, Siblings siblings) {
    this.scan = scan;
    this.metric = metric;
    this.siblings = siblings;
  }

  /** Whether there is a row per I/O (formats.md 1.4). */
  boolean isPerIo() {
    if (!scan.hasSizes()) {
      return false;
    }
    if (metric.isLatency()) {
      return true;
    }
    if (metric == FioLogName.Metric.IOPS) {
      return allOnes();
    }
    return !isSampled();
  }

  /** Before fio 2.10 bandwidth without {@code log_avg_msec} is a rate every 500 ms, with a size. */
  private boolean isSampled() {
    Optional<FioVersion> version = FioVersion.among(siblings);
    if (version.isPresent() && !version.get().isBefore(2, 10)) {
      return false;
    }
    return scan.busiest()
        .filter(rows -> rows.usualDistance() >= SAMPLED_MILLIS)
        .filter(rows -> rows.regularity() >= 0.5)
        .isPresent();
  }

  /**
   * Whether compression has spoilt a windowed log: every rate is 1 (formats.md 1.4), or the options
   * say that both were on.
   */
  boolean isRateLost() {
    if (metric.isLatency() || scan.hasSizes()) {
      return false;
    }
    boolean compressed =
        option("log_avg_msec").filter(text -> !text.equals("0")).isPresent()
            && (option("log_compression").isPresent()
                || option("log_store_compressed").isPresent());
    boolean slow =
        siblings.summaries().stream()
            .anyMatch(summary -> summary.rate() != null && summary.rate() < 3);
    return compressed
        || (metric == FioLogName.Metric.IOPS && allOnes() && scan.rows() >= 5 && !slow);
  }

  private boolean allOnes() {
    for (Direction direction : new Direction[] {Direction.READ, Direction.WRITE, Direction.TRIM}) {
      if (scan.rows(direction) > 0
          && (scan.smallest(direction) != 1 || scan.largest(direction) != 1)) {
        return false;
      }
    }
    return true;
  }

  /** Whether {@code log_window_value=max}, or its old spelling, made each value a maximum. */
  boolean holdsMaxima() {
    return scan.directionColumn() == 2
        && (option("log_window_value").filter(text -> text.equals("max")).isPresent()
            || option("log_max_value").filter(text -> !text.equals("0")).isPresent());
  }

  FioGrid grid() {
    return FioGrid.of(scan.busiest().orElseGet(DirectionTally::new), "log_avg_msec", siblings);
  }

  boolean isGridAssumed() {
    return FioGrid.isAssumed(
        scan.busiest().orElseGet(DirectionTally::new), "log_avg_msec", siblings);
  }

  /** Whether writes begin and end one window after reads, as fio 2.14 to 3.0 stamps them. */
  boolean writesComeLate(FioGrid grid) {
    DirectionTally reads = scan.tally(Direction.READ);
    DirectionTally writes = scan.tally(Direction.WRITE);
    return reads.rows() >= 2
        && writes.rows() >= 2
        && reads.backwards() == 0
        && writes.backwards() == 0
        && grid.cell(writes.firstTime()) == grid.cell(reads.firstTime()) + 1
        && grid.cell(writes.lastTime()) == grid.cell(reads.lastTime()) + 1;
  }

  boolean knowsShiftedVersion() {
    return FioVersion.among(siblings)
        .filter(version -> !version.isBefore(2, 14) && version.isBefore(3, 1))
        .isPresent();
  }

  private Optional<String> option(String key) {
    return siblings.facts().stream().flatMap(fact -> fact.option(key).stream()).findFirst();
  }

  static Problem noRows(LogFile file) {
    return Problem.warning(
        "fio.no-rows",
        file.path(),
        0,
        "no row",
        "rows as \"1000, 118034, 1, 4096, 0\"",
        "Check whether the run ended before its first window; other logs are still used.");
  }

  static Problem rateLost(LogFile file, FioLogName.Metric metric) {
    return Problem.warning(
        "fio.rate-not-recorded",
        file.path(),
        0,
        metric == FioLogName.Metric.IOPS
            ? "every window has the rate 1"
            : "averages over single I/Os in place of rates",
        "rates per window",
        "Run fio without log_compression when log_avg_msec is set; the log is left out.");
  }

  static Problem ambiguous(LogFile file) {
    return Problem.warning(
        "fio.columns-ambiguous",
        file.path(),
        0,
        "rows that fit with and without a maximum in the third column",
        "a log that fits one layout only",
        "Put the job file beside the log; it was read as having no maximum.");
  }

  static Problem late(LogFile file, boolean repaired) {
    return Problem.warning(
        "fio.writes-one-window-late",
        file.path(),
        0,
        "writes begin and end one window after reads"
            + (repaired ? ", and were moved back by one" : ""),
        "both directions in the same windows",
        repaired
            ? "Use fio 3.1 or later, where this fault of 2.14 to 3.0 is mended."
            : "Put the run's summary beside the log: fio 2.14 to 3.0 stamps writes late.");
  }

  static Problem pieces(LogFile file, int count, boolean shared) {
    return Problem.warning(
        "fio.time-goes-back",
        file.path(),
        0,
        "time starts again, so the log has " + count + " pieces",
        shared ? "one piece per job" : "one piece",
        shared
            ? "Check that the pieces are the jobs of one run and not several runs."
            : "Check whether several runs were written into the file.");
  }
}
