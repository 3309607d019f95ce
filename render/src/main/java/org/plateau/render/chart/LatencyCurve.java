package org.plateau.render.chart;

import java.util.List;

/**
 * Latency over achieved rate, drawn as measured even where it turns back past the peak: type (d).
 *
 * @param measure of the latency axis
 * @param rate of the horizontal axis
 * @param rateCaption as printed under the axis, such as "IOPS achieved →"
 * @param curves in the order of the ranking; x is the rate, y the latency, in the order of the load
 * @param peaks written out with a drop line, usually the subject's alone
 * @param thresholds dotted lines with words
 */
public record LatencyCurve(
    Measure measure,
    Measure rate,
    String rateCaption,
    List<Line> curves,
    List<Peak> peaks,
    List<Threshold> thresholds,
    boolean logarithmic)
    implements Plot {
  public LatencyCurve {
    curves = Require.some("curves", curves);
    peaks = List.copyOf(peaks);
    thresholds = List.copyOf(thresholds);
    Require.distinct("curve", curves, Line::key);
    for (Peak peak : peaks) {
      if (curves.stream().noneMatch(c -> c.key().equals(peak.lineKey()))) {
        throw new IllegalArgumentException("no curve " + peak.lineKey());
      }
    }
    if (logarithmic && curves.stream().anyMatch(c -> c.lowest() <= 0)) {
      throw new IllegalArgumentException("a logarithmic axis cannot show 0 or less");
    }
  }

  /** The point of the highest rate of a curve, gaps left out. */
  public static Point peakOf(Line curve) {
    return curve.points().stream()
        .filter(p -> !p.isGap())
        .max((a, b) -> Double.compare(a.x(), b.x()))
        .orElseThrow();
  }

  /** A curve whose peak is written out, such as "862,778 IOPS · 146 µs". */
  public record Peak(String lineKey, String label) {}

  /** A reference latency and its words. */
  public record Threshold(double value, String label) {
    public Threshold {
      Require.notNegative("threshold", value);
    }
  }

  @Override
  public String kind() {
    return "latency-curve";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.latencyCurve(this);
  }
}
