package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.List;
import org.plateau.analysis.life.Life;
import org.plateau.site.terminal.Printed;

/** The life of the curve, a line each for what the run shows. */
final class LifeLines {
  private LifeLines() {}

  /**
   * Pairs of a name and what happened.
   *
   * @param dash between two times
   */
  static List<List<String>> of(Life life, Tracked tracked, String dash) {
    List<List<String>> lines = new ArrayList<>();
    Life.Burst burst = life.burst();
    if (burst != null) {
      Double bytes = burst.bytes();
      lines.add(
          List.of(
              "burst",
              tracked.printed(burst.level())
                  + " until "
                  + Printed.clock(burst.endNanos())
                  + (bytes == null ? "" : ", " + Printed.bytes(bytes) + " written")));
    }
    Life.Cliff cliff = life.cliff();
    if (cliff != null) {
      lines.add(
          List.of(
              "cliff",
              Printed.clock(cliff.atNanos() / 1_000_000_000 * 1_000_000_000)
                  + ", from "
                  + tracked.printed(cliff.from())
                  + " to "
                  + tracked.printed(cliff.to())
                  + ", -"
                  + Printed.percent(cliff.depth())));
    }
    if (life.transition() != null) {
      lines.add(
          List.of(
              "transition",
              Printed.clock(life.transition().startNanos())
                  + dash
                  + Printed.clock(life.transition().endNanos())));
    }
    for (Life.Recovery recovery : life.recoveries()) {
      lines.add(
          List.of(
              "recovery",
              tracked.printed(recovery.level())
                  + " "
                  + Printed.clock(recovery.window().startNanos())
                  + dash
                  + Printed.clock(recovery.window().endNanos())));
    }
    Life.Dips dips = life.dips();
    if (dips != null) {
      lines.add(
          List.of(
              "dips",
              "every "
                  + Printed.length(Math.round(dips.periodNanos() / 1e9) * 1_000_000_000)
                  + ", "
                  + Printed.percent(dips.depth())
                  + " deep"));
    }
    Life.Spikes spikes = life.spikes();
    if (spikes != null) {
      lines.add(
          List.of(
              "latency",
              Printed.count(spikes.count(), "spike")
                  + " above "
                  + ms(spikes.thresholdNanos())
                  + ", worst "
                  + ms(spikes.worstNanos())
                  + " at "
                  + Printed.clock(spikes.atNanos())));
    }
    return lines;
  }

  private static String ms(double nanos) {
    return Printed.number(nanos / 1e6) + " ms";
  }
}
