package org.plateau.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Window;

/**
 * One value that Plateau vouches for, with everything that is needed to check it.
 *
 * @param runId the run's {@code id}
 * @param series {@code ""} for the whole run, else the {@link org.plateau.ingest.Series#id()} it
 *     speaks of (a VM, an operation)
 * @param direction READ, WRITE, TRIM, or ALL for the directions together
 * @param value in the metric's base unit; absent exactly when the basis is NOT_DERIVABLE
 * @param low lower end of its uncertainty: the 95 % interval of a mean, the bucket of a percentile
 * @param high upper end; infinite for an open bucket
 * @param window the stretch of the run it was computed over
 * @param method id of the method, documented in docs/methods
 * @param samples independent values behind it: operations for percentiles, intervals for means
 * @param reason why it is not derivable, or has no interval; a message key, else empty
 * @param origins the log lines it was computed from, joined per file
 */
public record Result(
    String runId,
    String series,
    Metric metric,
    Statistic statistic,
    Direction direction,
    Span span,
    @Nullable Double value,
    @Nullable Double low,
    @Nullable Double high,
    Basis basis,
    @Nullable Window window,
    String method,
    long samples,
    String reason,
    List<Origin> origins)
    implements Comparable<Result> {
  private static final Comparator<Result> ORDER =
      Comparator.comparing(Result::runId)
          .thenComparing(Result::series)
          .thenComparing(Result::metric)
          .thenComparing(Result::direction)
          .thenComparing(Result::span)
          .thenComparing(result -> result.statistic().kind())
          .thenComparing(result -> result.statistic().rank());

  public Result {
    origins = List.copyOf(origins);
    if ((value == null) != (basis == Basis.NOT_DERIVABLE)) {
      throw new IllegalArgumentException("value " + value + " with basis " + basis);
    }
  }

  public Optional<Double> known() {
    return Optional.ofNullable(value);
  }

  @Override
  public int compareTo(Result other) {
    return ORDER.compare(this, other);
  }
}
