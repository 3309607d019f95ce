package org.plateau.ingest;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the figures of one latency must be to each other (formats.md 9.4): smallest, mean and
 * largest in order, percentiles that rise and lie between them, a mean that its percentiles and its
 * histogram allow, and a deviation that such extremes can have.
 */
final class LatencyOrder {
  /** Half a bucket of fio's histogram, from which percentiles are printed, and as much again. */
  private static final double BUCKET = 0.016;

  /** What runners print of a percentile that lies beyond the end of their histograms. */
  private static final double CAP_NANOS = 16.7e9;

  private static final double SHARE = 0.01;

  private final Latency latency;
  private final double unit;

  private LatencyOrder(Latency latency) {
    this.latency = latency;
    this.unit = unit(latency);
  }

  /** What contradicts itself; null when nothing does. */
  static @Nullable String fault(Latency latency) {
    LatencyOrder order = new LatencyOrder(latency);
    String fault = order.extremes();
    fault = fault == null ? order.percentiles() : fault;
    fault = fault == null ? order.meanByPercentiles() : fault;
    fault = fault == null ? order.meanByHistogram() : fault;
    return fault == null ? order.deviation() : fault;
  }

  /** Reports for people round to whole units, so that all their figures may be one off. */
  private static double unit(Latency latency) {
    double unit = 1e6;
    for (double value : latency.percentiles().values()) {
      unit = Math.min(unit, value % 1e6 == 0 ? 1e6 : value % 1e3 == 0 ? 1e3 : 1);
    }
    Double min = latency.min();
    if (min != null) {
      unit = Math.max(unit == 1e6 ? 1 : unit, min % 1e6 == 0 ? 1e6 : min % 1e3 == 0 ? 1e3 : 1);
    }
    return latency.percentiles().isEmpty() && min == null ? 1 : unit;
  }

  private @Nullable String extremes() {
    Double mean = latency.mean();
    Double max = latency.max();
    Long count = latency.count();
    if (mean != null && max != null && mean > 0 && max == 0) {
      return said("mean", mean, "largest", max);
    }
    if (mean != null
        && mean > 0
        && max != null
        && count != null
        && mean * count * (1 + SHARE) + unit < max) {
      return said("mean", mean, "largest of " + count + " operations", max);
    }
    String fault = above("smallest", latency.min(), "mean", latency.mean());
    fault = fault == null ? above("mean", latency.mean(), "largest", latency.max()) : fault;
    return fault == null ? above("smallest", latency.min(), "largest", latency.max()) : fault;
  }

  private @Nullable String above(String low, @Nullable Double a, String high, @Nullable Double b) {
    return a == null || b == null || a <= b * 1.0001 + unit ? null : said(low, a, high, b);
  }

  private @Nullable String percentiles() {
    double before = 0;
    Double min = latency.min();
    Double max = latency.max();
    for (Map.Entry<Double, Double> one : latency.percentiles().entrySet()) {
      double value = one.getValue();
      String name = "p" + one.getKey();
      if (value < before) {
        return said("a percentile below " + name, before, name, value);
      }
      if (max != null && value > max * (1 + BUCKET) + unit) {
        return said(name, value, "largest", max);
      }
      if (min != null && value * (1 + BUCKET) + unit < min) {
        return said("smallest", min, name, value);
      }
      before = value;
    }
    return null;
  }

  /** At least r percent lie at or below the r-th percentile, and the others at or above it. */
  private @Nullable String meanByPercentiles() {
    Double mean = latency.mean();
    Double max = latency.max();
    Double min = latency.min();
    if (mean == null || latency.percentiles().isEmpty()) {
      return null;
    }
    double lowest = 0;
    double highest = 0;
    double rank = 0;
    double before = min == null ? 0 : min;
    boolean capped = max == null;
    for (Map.Entry<Double, Double> one : latency.percentiles().entrySet()) {
      double share = (one.getKey() - rank) / 100;
      double top = one.getValue() < CAP_NANOS || max == null ? one.getValue() : max;
      lowest += share * before;
      highest += share * Math.max(top, before);
      rank = one.getKey();
      before = one.getValue();
    }
    lowest += (1 - rank / 100) * before;
    highest += (1 - rank / 100) * (max == null ? 0 : Math.max(max, before));
    if (mean * (1 + BUCKET + SHARE) + unit < lowest) {
      return said("mean", mean, "what its percentiles make it at least", lowest);
    }
    return capped || mean <= highest * (1 + BUCKET + SHARE) + unit
        ? null
        : said("mean", mean, "what its percentiles make it at most", highest);
  }

  private @Nullable String meanByHistogram() {
    Histogram histogram = latency.histogram();
    Double mean = latency.mean();
    Long count = latency.count();
    if (histogram == null || mean == null || count == null || histogram.count() == 0) {
      return null;
    }
    double share = Math.abs(histogram.count() - count) / (double) histogram.count();
    double lowest = 0;
    for (int i = 0; i < histogram.size(); i++) {
      Histogram.Bucket bucket = histogram.bucket(i);
      lowest += (double) bucket.lo() * bucket.count() / histogram.count();
    }
    return share < SHARE && mean * (1 + SHARE) + unit < lowest
        ? said("mean", mean, "what its histogram makes it at least", lowest)
        : null;
  }

  /** Bhatia and Davis: the variance is at most (max − mean)(mean − min). */
  private @Nullable String deviation() {
    Double deviation = latency.stddev();
    Double mean = latency.mean();
    Double max = latency.max();
    if (deviation == null || mean == null || max == null) {
      return null;
    }
    Double min = latency.min();
    double least = min == null ? 0 : Math.max(0, min - unit);
    double most = Math.sqrt(Math.max(0, (max + unit - mean) * (mean - least)));
    Long count = latency.count();
    double sample = count == null || count < 2 ? 1.5 : Math.sqrt(count / (count - 1.0));
    return deviation <= most * sample * (1 + SHARE) + unit
        ? null
        : said("deviation", deviation, "what its extremes allow", most);
  }

  private String said(String what, double value, String than, double other) {
    return String.format(
        Locale.ROOT,
        "%s latency: %s %.6g ns beside %s %.6g ns",
        latency.kind().id(),
        what,
        value,
        than,
        other);
  }
}
