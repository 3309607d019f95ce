package org.plateau.sample.reviews;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.sample.drive.SplitMix;

/**
 * Gives each run its main figures: what was published where something was, by Little's law where
 * only one of rate and latency was, by a curve through the published loads in between, and by the
 * assumptions of {@link Model} elsewhere.
 */
final class Resolution {
  static final String RATE = "iops.mean";
  static final String LATENCY = "latency.mean";
  static final String MAXIMUM = "latency.max";
  static final String DEVIATION = "latency.stddev";

  /** Share of the queue that is filled: submission takes its time. */
  private static final double FILLED = 0.995;

  private final Targets targets;
  private final long seed;
  private final Map<Setting, Double> rates = new HashMap<>();
  private final Set<Setting> open = new HashSet<>();

  Resolution(Targets targets, long seed) {
    this.targets = targets;
    this.seed = seed;
  }

  /** A random source of one run's own. */
  SplitMix random(Setting setting, String purpose) {
    return SplitMix.of(
        seed, setting.folder() + "/" + setting.threads() + "/" + setting.point() + ":" + purpose);
  }

  Optional<Allowed> allowed(Setting setting, String quantity) {
    return targets.allowed(setting, quantity);
  }

  /** {@code steady.} or {@code whole.}: the span for which the review prints a run's level. */
  static String span(Setting setting) {
    return setting.phase().equals("precondition") ? "steady." : "whole.";
  }

  /** Operations per second at the run's level. */
  double rate(Setting setting) {
    Double known = rates.get(setting);
    if (known != null) {
      return known;
    }
    if (!open.add(setting)) {
      throw new IllegalStateException("the rate of " + setting + " rests on itself");
    }
    double rate = ownRate(setting).orElseGet(() -> modelled(setting));
    open.remove(setting);
    rates.put(setting, rate);
    return rate;
  }

  /** Mean latency, ns. */
  double latency(Setting setting) {
    double little = outstanding(setting) * FILLED / rate(setting) * 1e9;
    return targets
        .allowed(setting, span(setting) + LATENCY)
        .map(wanted -> wanted.isExact() ? wanted.aim() : wanted.clamp(little))
        .orElse(little);
  }

  /** The quantity's published value, or another. */
  double value(Setting setting, String quantity, double otherwise) {
    return targets.allowed(setting, quantity).map(Allowed::aim).orElse(otherwise);
  }

  double outstanding(Setting setting) {
    int said = setting.outstanding();
    return said > 0 ? said : Model.threads(setting);
  }

  /** From figures of this very run; nothing when there is none. */
  private Optional<Double> ownRate(Setting setting) {
    Optional<Allowed> wanted = wantedRate(setting);
    if (wanted.isPresent() && wanted.get().isExact()) {
      return wanted.map(Allowed::aim);
    }
    Optional<Double> related = relatedRate(setting);
    if (related.isPresent()) {
      return related;
    }
    Optional<Allowed> latency = targets.allowed(setting, span(setting) + LATENCY);
    if (latency.isPresent() && outstanding(setting) > 0) {
      double little = outstanding(setting) * FILLED / latency.get().aim() * 1e9;
      return Optional.of(wanted.map(any -> any.clamp(little)).orElse(little));
    }
    return wanted.map(Allowed::aim);
  }

  private Optional<Allowed> wantedRate(Setting setting) {
    Optional<Allowed> rate = targets.allowed(setting, span(setting) + RATE);
    return rate.isPresent()
        ? rate
        : targets
            .allowed(setting, span(setting) + "bandwidth.mean")
            .map(any -> Allowed.exactly(any.aim() / Model.blockBytes(setting.workload())));
  }

  private Optional<Double> relatedRate(Setting setting) {
    for (PublishedFigure figure : targets.relations()) {
      Setting subject = Targets.settings(figure).get(0);
      if (figure.cell("how").equals("difference") && subject.equals(setting)) {
        return Optional.of(rate(subject.with(figure.against())) + figure.low());
      }
      boolean quotient = figure.cell("how").equals("ratio") || figure.cell("how").equals("percent");
      if (quotient && subject.with(figure.against()).equals(setting)) {
        double times = figure.cell("how").equals("ratio") ? figure.low() : 1 + figure.low() / 100;
        return Optional.of(
            figure.cell("metric").equals("iops")
                ? rate(subject) / times
                : outstanding(setting) * FILLED / (latency(subject) / times) * 1e9);
      }
    }
    return Optional.empty();
  }

  /** Where this run has no figure of its own. */
  private double modelled(Setting setting) {
    boolean grid = setting.phase().equals("scaling") || setting.phase().equals("sweep");
    if (grid && !isAlone(setting)) {
      Optional<Double> tracked = tracked(setting);
      return tracked.isPresent() ? tracked.get() : between(setting);
    }
    if (setting.phase().equals("curve")) {
      return LoadCurve.rate(setting, rate(setting.withPoint(120)), random(setting, "rate"));
    }
    return kin(setting).orElseGet(() -> Model.rate(setting));
  }

  private boolean isAlone(Setting setting) {
    return targets.settings().stream()
            .filter(other -> other.group().equals(setting.group()))
            .count()
        == 1;
  }

  /** The same test at 16T/16Q in another phase. */
  private Optional<Double> kin(Setting setting) {
    for (String phase : List.of("precondition", "primary", "scaling")) {
      Setting other = setting.inPhase(phase);
      if (!phase.equals(setting.phase()) && hasFigure(other)) {
        return Optional.of(rate(other));
      }
    }
    return Optional.empty();
  }

  private boolean hasFigure(Setting setting) {
    return wantedRate(setting).isPresent()
        || targets.allowed(setting, span(setting) + LATENCY).isPresent()
        || targets.relations().stream()
            .filter(figure -> figure.cell("how").equals("difference"))
            .anyMatch(
                figure -> {
                  Setting subject = Targets.settings(figure).get(0);
                  return subject.equals(setting);
                });
  }

  /** "Level with another drive up to a load": the other drive's rate up to there. */
  private Optional<Double> tracked(Setting setting) {
    for (PublishedFigure figure : targets.relations()) {
      boolean own =
          figure.cell("how").equals("crossover")
              && Targets.settings(figure).get(0).group().equals(setting.group());
      double until = own ? figure.low() * figure.low() : 0;
      if (own && setting.outstanding() <= until) {
        double close = random(setting, "level").between(0.997, 1.003);
        return Optional.of(rate(setting.with(figure.against())) * close);
      }
      if (own && setting.outstanding() <= 2 * until) {
        return Optional.of(rate(setting.with(figure.against())) * 1.25);
      }
    }
    return Optional.empty();
  }

  /** A concave curve through the loads with figures. */
  private double between(Setting setting) {
    SortedMap<Integer, Double> anchors = anchors(setting);
    int load = setting.outstanding();
    Double there = anchors.get(load);
    double jitter = random(setting, "rate").between(0.992, 1.008);
    if (there != null) {
      return there;
    }
    int below = anchors.headMap(load).lastKey();
    int above = anchors.tailMap(load).firstKey();
    double from = anchors.getOrDefault(below, Double.NaN);
    double to = anchors.getOrDefault(above, Double.NaN);
    double share = StrictMath.log((double) load / below) / StrictMath.log((double) above / below);
    double risen = 1 - StrictMath.pow(1 - share, 2);
    return StrictMath.exp(Math.log(from) + (StrictMath.log(to) - StrictMath.log(from)) * risen)
        * jitter;
  }

  private SortedMap<Integer, Double> anchors(Setting setting) {
    SortedMap<Integer, Double> anchors = new TreeMap<>();
    int least = Integer.MAX_VALUE;
    Setting last = setting;
    for (Setting other : targets.settings()) {
      if (other.group().equals(setting.group())) {
        ownRate(other).ifPresent(rate -> anchors.put(other.outstanding(), rate));
        least = Math.min(least, other.outstanding());
        last = other.outstanding() > last.outstanding() ? other : last;
      }
    }
    int most = last.outstanding();
    if (!anchors.containsKey(least)) {
      anchors.put(least, least * FILLED / Model.idleNanos(setting.workload()) * 1e9);
    }
    if (!anchors.containsKey(most)) {
      Setting top = last;
      anchors.put(most, kin(top).orElseGet(() -> Model.rate(top)));
    }
    return anchors;
  }
}
