package org.plateau.sample.reviews;

import java.util.ArrayList;
import java.util.List;

/** Shares an application's aggregate out to its four virtual machines. */
final class VirtualMachines {
  private static final int COUNT = 4;

  private VirtualMachines() {}

  /**
   * One machine.
   *
   * @param rate transactions per second
   * @param meanMillis mean latency
   */
  record Machine(String name, double rate, double meanMillis) {}

  /** Machines whose sum and weighted mean are the published ones. */
  static List<Machine> of(Resolution resolution, Setting setting) {
    double rate = resolution.value(setting, "whole.tps.mean", 0);
    double millis = resolution.value(setting, "whole.latency.mean", 0) / 1e6;
    double[] rates = shared(resolution, setting, "whole.tps.mean", 1, rate, ones());
    double[] means = shared(resolution, setting, "whole.latency.mean", 1e6, millis * rate, rates);
    List<Machine> machines = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      machines.add(new Machine(name(i), rates[i], means[i]));
    }
    return machines;
  }

  private static String name(int machine) {
    return "vm-" + (machine + 1);
  }

  private static double[] ones() {
    return new double[] {1, 1, 1, 1};
  }

  /** Published ends stay; the others take what is left of the weighted total. */
  private static double[] shared(
      Resolution resolution,
      Setting setting,
      String quantity,
      double unit,
      double total,
      double[] weights) {
    double[] values = new double[COUNT];
    double left = total;
    double open = 0;
    for (int i = 0; i < COUNT; i++) {
      values[i] = published(resolution, setting, "vm=" + name(i) + "/" + quantity) / unit;
      left -= Double.isNaN(values[i]) ? 0 : values[i] * weights[i];
      open += Double.isNaN(values[i]) ? weights[i] : 0;
    }
    for (int i = 0; i < COUNT; i++) {
      values[i] = Double.isNaN(values[i]) ? left / open : values[i];
    }
    return values;
  }

  private static double published(Resolution resolution, Setting setting, String quantity) {
    return resolution
        .allowed(setting, quantity)
        .filter(Allowed::isExact)
        .map(Allowed::aim)
        .orElse(Double.NaN);
  }
}
