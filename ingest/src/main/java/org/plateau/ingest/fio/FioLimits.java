package org.plateau.ingest.fio;

import java.util.Locale;
import java.util.Optional;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/**
 * Where fio's histograms end: their last bucket holds everything above, so a percentile in it says
 * "this or more" (formats.md 2.2).
 */
public final class FioLimits {
  /** Name of the gauge of a summary that holds the cap where a percentile stands at it. */
  public static final String CAP_GAUGE = "percentile_cap_nanos";

  /** What fio prints for the last bucket since 2.99: 17.11 s. */
  public static final double CAP_NANOS = 17_112_760_320.0;

  /** What fio prints for the last bucket up to 2.21: 16.71 s. */
  public static final double OLD_CAP_NANOS = 16_711_680_000.0;

  private FioLimits() {}

  /** The cap of a version. */
  static double cap(Optional<FioVersion> version) {
    return version.filter(v -> v.compareTo(FioVersion.NANOSECONDS) < 0).isPresent()
        ? OLD_CAP_NANOS
        : CAP_NANOS;
  }

  /** Whether the latency's highest percentile stands at the cap. Says so. */
  static boolean report(Latency latency, double cap, LogFile file, long line, LogSink sink) {
    // Human reports round to whole milliseconds.
    Optional<Double> lowest =
        latency.percentiles().entrySet().stream()
            .filter(entry -> entry.getValue() >= cap - 1_000_000)
            .map(java.util.Map.Entry::getKey)
            .findFirst();
    lowest.ifPresent(
        rank ->
            sink.problem(
                Problem.warning(
                    "fio.percentile-capped",
                    file.path(),
                    line,
                    String.format(
                        Locale.ROOT,
                        "percentiles from %s on stand at %.1f s, the end of fio's histogram",
                        rank,
                        cap / 1e9),
                    "percentiles below it",
                    "Read them as this or more; the maximum is exact.")));
    return lowest.isPresent();
  }
}
