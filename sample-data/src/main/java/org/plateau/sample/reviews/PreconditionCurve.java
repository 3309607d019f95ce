package org.plateau.sample.reviews;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plateau.sample.drive.SplitMix;

/**
 * The minutes of a preconditioning run: a burst, a fall, a steady level. Burst and level are the
 * published figures where there are any; how the curve goes between them is the model's.
 */
final class PreconditionCurve {
  private static final double SCATTER = 0.008;

  private final Resolution resolution;
  private final Setting setting;
  private final int minutes;
  private final double steady;
  private final double burst;

  /** Minutes of the burst's plateau, and the time constant of the fall after it. */
  private final double plateau;

  private final double fall;

  PreconditionCurve(Resolution resolution, Setting setting) {
    this.resolution = resolution;
    this.setting = setting;
    minutes = (int) Math.round(Model.hours(setting.drive()) * 60);
    steady = resolution.rate(setting);
    burst = burstRate();
    double end = burstMinutes();
    double high = burst / steady - 1;
    double settled = resolution.value(setting, "steady.moment.mean", 0) / 60;
    if (settled > 0) {
      plateau = 0.4 * settled;
      fall = (settled - 0.4 - plateau) / StrictMath.log(high / 0.1);
    } else {
      // a slower fall from a low burst would pass for steady from the burst on
      fall = Math.max(2, Math.min(8, 0.12 * end));
      plateau = end - fall * StrictMath.log(2);
    }
  }

  List<Minute> minutes() {
    double[] rates = rates();
    int from = SteadyTail.start(rates);
    double[] means = means(rates, from);
    double[] maxima = maxima(from);
    double[] deviations = deviations(rates, means, from);
    List<Minute> minuteList = new ArrayList<>();
    for (int i = 0; i < minutes; i++) {
      double max = Math.max(maxima[i], means[i] * 1.3);
      minuteList.add(new Minute(Math.round(rates[i]), means[i], max, deviations[i]));
    }
    return minuteList;
  }

  private double burstRate() {
    double outstanding = setting.outstanding();
    double modelled =
        steady
            * (setting.op().equals("hp") ? 1.55 : 2.3)
            * resolution.random(setting, "burst").between(0.96, 1.04);
    double little =
        resolution
            .allowed(setting, "burst.latency.mean")
            .map(latency -> 0.99 * outstanding / latency.aim() * 1e9)
            .orElse(modelled);
    return resolution
        .allowed(setting, "burst.iops.mean")
        .map(rate -> rate.isExact() ? rate.aim() : Math.min(rate.high() * 0.999, rate.aim()))
        .orElse(little);
  }

  private double burstMinutes() {
    double written = Model.blockBytes(setting.workload()) * writes();
    double filled = Model.freshBytes(setting.drive()) / (burst * written) / 60;
    double usual = Math.max(10, Math.min(minutes / 4.0, filled));
    return resolution.value(setting, "burst.moment.mean", usual * 60) / 60;
  }

  private double writes() {
    return 1 - Model.readPercent(setting.workload()) / 100;
  }

  /** Noise sums to zero over the steady end, and the tail of the fall in it is made up for. */
  private double[] rates() {
    double[] noise = Levelled.around(minutes, SCATTER, resolution.random(setting, "noise"));
    double[] rates = new double[minutes];
    int settled = 0;
    for (int i = 0; i < minutes; i++) {
      double beyond = i + 0.5 - plateau;
      double fallen = beyond <= 0 ? 1 : StrictMath.exp(-beyond / fall);
      double level = steady + (burst - steady) * fallen;
      double quiet = fallen > 0.01 && fallen < 1 ? 0.3 : 1;
      rates[i] = fallen == 1 ? burst * (1 - Math.abs(noise[i])) : level * (1 + quiet * noise[i]);
      settled = fallen > 0.005 ? i + 1 : settled;
    }
    rates[peak()] = burst;
    for (int again = 0; again < 4; again++) {
      level(rates, settled);
    }
    return rates;
  }

  private void level(double[] rates, int settled) {
    int from = SteadyTail.start(rates);
    double mean = Arrays.stream(rates, from, minutes).average().orElse(steady);
    int first = Math.max(from, settled);
    double shift = (steady - mean) * (minutes - from) / (minutes - first);
    for (int i = first; i < minutes; i++) {
      rates[i] = Math.round(rates[i] + shift);
    }
  }

  /** The burst's best minute: neither the first nor the last. */
  private int peak() {
    return (int) Math.max(1, Math.min(plateau - 1, 2 + plateau / 5));
  }

  private double[] means(double[] rates, int from) {
    double level = resolution.latency(setting) * steady;
    double fresh =
        resolution
            .allowed(setting, "burst.latency.mean")
            .map(latency -> latency.clamp(0.99 * setting.outstanding() / burst * 1e9) * burst)
            .orElse(Math.min(level, 0.995 * setting.outstanding() * 1e9));
    double[] means = new double[minutes];
    for (int i = 0; i < minutes; i++) {
      means[i] = (i < from ? fresh : level) / Math.round(rates[i]);
    }
    return means;
  }

  private double[] maxima(int from) {
    SplitMix random = resolution.random(setting, "maxima");
    double usual = resolution.latency(setting) * random.between(9, 14);
    double whole = resolution.value(setting, "whole.latency.max", Double.NaN);
    double level =
        resolution.value(setting, "steady.latency.max", Double.isNaN(whole) ? usual : 0.7 * whole);
    double fresh = resolution.value(setting, "burst.latency.max", freshMaximum(level));
    double[] late = Levelled.maxima(minutes - from, 0.45, random);
    double[] early = Levelled.maxima(Math.max(1, from), 0.4, random);
    double[] maxima = new double[minutes];
    for (int i = 0; i < minutes; i++) {
      maxima[i] = i < from ? early[i] * Math.min(fresh, level) : late[i - from] * level;
    }
    maxima[peak()] = fresh;
    if (!Double.isNaN(whole)) {
      maxima[Math.max(peak() + 2, from - 2)] = whole;
    }
    return maxima;
  }

  /** A large deviation needs a large maximum. */
  private double freshMaximum(double level) {
    double deviation = resolution.value(setting, "burst.latency.stddev", 0);
    return Math.max(0.8 * level, 9 * deviation);
  }

  private double[] deviations(double[] rates, double[] means, int from) {
    SplitMix random = resolution.random(setting, "deviations");
    double usual = resolution.latency(setting) * random.between(0.35, 0.5);
    double level = resolution.value(setting, "steady.latency.stddev", usual);
    double[] late =
        Levelled.deviations(
            level,
            Arrays.copyOfRange(means, from, minutes),
            Arrays.copyOfRange(rates, from, minutes),
            random);
    double[] deviations = new double[minutes];
    for (int i = 0; i < minutes; i++) {
      deviations[i] = i < from ? 0.4 * means[i] * random.between(0.85, 1.15) : late[i - from];
    }
    deviations[peak()] = resolution.value(setting, "burst.latency.stddev", 0.4 * means[peak()]);
    return deviations;
  }
}
