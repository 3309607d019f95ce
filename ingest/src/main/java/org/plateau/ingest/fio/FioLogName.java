package org.plateau.ingest.fio;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LatencyKind;

/**
 * What the name of an fio log says: {@code PREFIX_TYPE.N.log.HOST} (formats.md 1.1). It is the only
 * place where a log names its metric.
 *
 * @param prefix what the runner's user chose; may hold blanks, dots and other types
 * @param job the thread's number over the whole invocation, from 1; null where jobs share a file
 * @param host the server that a client fetched it from
 */
record FioLogName(String prefix, Metric metric, @Nullable Integer job, @Nullable String host) {
  private static final Pattern NAME =
      Pattern.compile(
          "(?:(?<prefix>.*)_)?(?<type>bw|iops|lat|slat|clat|clat_hist)"
              + "(?:\\.(?<job>\\d{1,6}))?\\.log(?<fz>\\.fz)?(?:\\.(?<host>.+))?");

  /** What the rows of a log measure. */
  enum Metric {
    BW,
    IOPS,
    LAT,
    SLAT,
    CLAT,
    CLAT_HIST;

    boolean isLatency() {
      return this == LAT || this == SLAT || this == CLAT;
    }

    /** Which latency a latency log holds. */
    LatencyKind kind() {
      return switch (this) {
        case LAT -> LatencyKind.TOTAL;
        case SLAT -> LatencyKind.SUBMISSION;
        case CLAT, CLAT_HIST -> LatencyKind.COMPLETION;
        case BW, IOPS -> throw new IllegalStateException(this + " is no latency");
      };
    }
  }

  static Optional<FioLogName> of(String fileName) {
    Matcher match = NAME.matcher(fileName);
    if (!match.matches()) {
      return Optional.empty();
    }
    String prefix = match.group("prefix");
    String job = match.group("job");
    return Optional.of(
        new FioLogName(
            prefix == null ? "" : prefix,
            Metric.valueOf(match.group("type").toUpperCase(Locale.ROOT)),
            job == null ? null : Integer.valueOf(job),
            match.group("host")));
  }

  /** The prefix; for a name without one, the name up to its first dot. */
  static String stem(String fileName) {
    return of(fileName)
        .map(FioLogName::prefix)
        .filter(prefix -> !prefix.isEmpty())
        .orElseGet(
            () -> {
              int dot = fileName.lastIndexOf('.');
              return dot > 0 ? fileName.substring(0, dot) : fileName;
            });
  }

  /** Whether another log claims to be the same thread's under another prefix. */
  boolean rivals(FioLogName other) {
    return metric == other.metric
        && !prefix.equals(other.prefix)
        && Objects.equals(job, other.job)
        && Objects.equals(host, other.host)
        && !isAggregate()
        && !other.isAggregate();
  }

  /** The process-wide sums that {@code --bandwidth-log} writes beside the logs of the jobs. */
  boolean isAggregate() {
    return prefix.matches("agg-(read|write|trim)") && metric == Metric.BW;
  }
}
