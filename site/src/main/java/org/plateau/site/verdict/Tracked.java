package org.plateau.site.verdict;

import java.util.Optional;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Samples;
import org.plateau.ingest.Direction;
import org.plateau.site.terminal.Printed;

/**
 * The variable that a run's verdicts speak of: operations per second, else bandwidth, else latency.
 *
 * @param metric in which its values are printed
 */
record Tracked(Metric metric, Samples samples) {
  static Optional<Tracked> of(Analysis analysis) {
    Curve all = analysis.curves().get(Direction.ALL);
    if (all == null) {
      return Optional.empty();
    }
    boolean application =
        analysis.results().stream().anyMatch(result -> result.metric() == Metric.TPS);
    for (Tracked one :
        new Tracked[] {
          new Tracked(application ? Metric.TPS : Metric.IOPS, all.rates()),
          new Tracked(Metric.BANDWIDTH, all.bandwidths()),
          new Tracked(Metric.LATENCY, all.latencies())
        }) {
      if (one.isKnown()) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  private boolean isKnown() {
    for (int i = 0; i < samples.size(); i++) {
      if (!Double.isNaN(samples.at(i))) {
        return true;
      }
    }
    return false;
  }

  /** A value of it, with its unit. */
  String printed(double value) {
    return Printed.of(metric, value);
  }
}
