package org.plateau.analysis.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Point;
import org.plateau.analysis.Samples;
import org.plateau.analysis.change.ChangePoints;
import org.plateau.ingest.Window;

/** Finds burst, transition, cliff and recoveries in one run's rates. */
final class Levels {
  /** Fewer samples show no life. */
  static final int FEWEST = 5;

  /** A burst, or a cliff without one, differs from the late level by at least this share. */
  private static final double CLEAR = 0.20;

  /** Near a level means within this share of it. */
  private static final double NEAR = 0.10;

  private static final int MOST_BLOCKS = 600;

  private final Samples rates;
  private final double[] smooth;
  private final int n;
  private final double late;
  private final double noise;
  private final int patience;
  private final long roundNanos;

  Levels(Samples rates, @Nullable Window steady, long roundNanos) {
    this.rates = rates;
    this.roundNanos = roundNanos;
    n = rates.size();
    // a level has changed when it stays away for three samples, or a two-hundredth of the run
    patience = Math.max(3, n / 200);
    double[] values = rates.values();
    smooth = medianOfThree(values);
    double[] tail = Arrays.copyOfRange(values, 2 * n / 3, n);
    late = steady == null ? LatencySpikes.median(tail) : mean(rates, steady);
    noise =
        1.4826 * LatencySpikes.median(Arrays.stream(tail).map(v -> Math.abs(v - late)).toArray());
  }

  /** The series with unknown samples replaced by the one before, leading ones left out. */
  static Samples unbroken(Samples samples) {
    int first = 0;
    while (first < samples.size() && Double.isNaN(samples.at(first))) {
      first++;
    }
    double[] values = samples.values(first, samples.size());
    for (int i = 1; i < values.length; i++) {
      values[i] = Double.isNaN(values[i]) ? values[i - 1] : values[i];
    }
    return Samples.of(samples.startNanos(first), samples.stepNanos(), values);
  }

  double late() {
    return late;
  }

  Life.@Nullable Burst burst(@Nullable Curve written) {
    int head = Math.max(3, n / 20);
    int from = 0;
    while (from < head && from < n && rates.at(from) < (1 + CLEAR) * late) {
      from++;
    }
    if (from >= head || from >= n) {
      return null;
    }
    int to = endOfBurst(from);
    int length = to - from;
    long samplesPerRound = Math.max(1, roundNanos / rates.stepNanos());
    int block = (int) Math.max(1, Math.min(samplesPerRound, length / 5));
    double level = Double.NEGATIVE_INFINITY;
    int peak = from;
    for (int i = from; i + block <= to; i += block) {
      double mean = Arrays.stream(rates.values(i, i + block)).average().orElse(0);
      if (mean > level) {
        level = mean;
        peak = i;
      }
    }
    double chance = 5 * noise / Math.sqrt(length);
    if (to >= n || level < (1 + CLEAR) * late || mean(from, to) < late + chance) {
      return null;
    }
    long end = rates.startNanos(to);
    return new Life.Burst(level, rates.window(peak, peak + block), end, bytes(written, end));
  }

  /** The first sample that is below half-way and stays there. */
  private int endOfBurst(int from) {
    double peak = rates.at(from);
    int below = 0;
    for (int i = from; i < n; i++) {
      double half = late + (peak - late) / 2;
      if (rates.at(i) < half) {
        below++;
        if (below >= patience || i == n - 1) {
          return i - below + 1;
        }
      } else {
        below = 0;
        peak = i - from >= 2 ? Math.max(peak, smooth[i - 1]) : peak;
      }
    }
    return n;
  }

  private static @Nullable Double bytes(@Nullable Curve written, long endNanos) {
    if (written == null) {
      return null;
    }
    double sum = 0;
    boolean known = false;
    for (Point point : written.points()) {
      Double bytes = point.bytes();
      if (point.window().startNanos() < endNanos && bytes != null) {
        sum += bytes;
        known = true;
      }
    }
    return known ? sum : null;
  }

  @Nullable Window transition(Life.@Nullable Burst burst) {
    if (burst == null) {
      return null;
    }
    int start = startOfFall(burst);
    int end = endOfFall(burst);
    return rates.window(start, Math.max(start + 1, end));
  }

  private int index(long nanos) {
    return (int) ((nanos - rates.startNanos()) / rates.stepNanos());
  }

  /** One past the last sample near the burst's level. */
  private int startOfFall(Life.Burst burst) {
    int i = index(burst.endNanos());
    while (i > 0 && rates.at(i - 1) < (1 - NEAR) * burst.level()) {
      i--;
    }
    // a burst that never came near its own best round again falls from that round on
    return Math.max(i, index(burst.peak().startNanos()) + 1);
  }

  private int endOfFall(Life.Burst burst) {
    for (int i = index(burst.endNanos()); i < n; i++) {
      double shown = n - i > 2 ? LatencySpikes.median(rates.values(i, i + 3)) : rates.at(i);
      if (shown <= (1 + NEAR) * late) {
        return i;
      }
    }
    return n;
  }

  Life.@Nullable Cliff cliff(Life.@Nullable Burst burst) {
    if (burst == null) {
      return cliffWithoutBurst();
    }
    int start = startOfFall(burst);
    int end = Math.min(n - 1, endOfFall(burst));
    int width = Math.max(1, (end - start) / 10);
    double[] values = start < 3 ? rates.values() : smooth;
    int best = -1;
    double deepest = 0;
    for (int i = Math.max(0, start - width); i + width <= end; i++) {
      if (values[i] - values[i + width] > deepest) {
        deepest = values[i] - values[i + width];
        best = i;
      }
    }
    return best < 0 ? null : cliffAt(values, best, best + width);
  }

  private Life.Cliff cliffAt(double[] values, int before, int after) {
    long at = (rates.startNanos(before + 1) + rates.startNanos(after)) / 2;
    return new Life.Cliff(at, values[before], values[after]);
  }

  /** The deepest of the falls between levels, when it is clear. */
  private Life.@Nullable Cliff cliffWithoutBurst() {
    Samples blocks = rates.blocks(1 + n / MOST_BLOCKS);
    ChangePoints.Change deepest = null;
    for (ChangePoints.Change change :
        ChangePoints.of(blocks.values(), ChangePoints.Settings.RUN.withLeastChange(CLEAR))) {
      if (change.relative() < 0
          && (deepest == null
              || change.after() - change.before() < deepest.after() - deepest.before())) {
        deepest = change;
      }
    }
    return deepest == null
        ? null
        : new Life.Cliff(blocks.startNanos(deepest.index()), deepest.before(), deepest.after());
  }

  List<Life.Recovery> recoveries(Life.@Nullable Burst burst) {
    List<Life.Recovery> recoveries = new ArrayList<>();
    double above = (1 + CLEAR) * late + 3 * noise;
    if (burst != null) {
      above = Math.max((1 + CLEAR) * late, late + (burst.level() - late) / 2);
    }
    int i = burst == null ? n : index(burst.endNanos());
    while (i < n) {
      int from = i;
      while (i < n && rates.at(i) > above) {
        i++;
      }
      if (i - from >= patience) {
        recoveries.add(new Life.Recovery(rates.window(from, i), mean(from, i)));
      }
      i = Math.max(i, from + 1);
    }
    return recoveries;
  }

  /** What follows the fall, where regular dips are looked for. */
  Samples afterTransition(Life.@Nullable Burst burst) {
    return burst == null ? rates : rates.part(Math.min(n, endOfFall(burst)), n);
  }

  private double mean(int from, int to) {
    return Arrays.stream(rates.values(from, to)).average().orElse(Double.NaN);
  }

  private static double mean(Samples rates, Window window) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < rates.size(); i++) {
      if (rates.startNanos(i) >= window.startNanos() && rates.startNanos(i) < window.endNanos()) {
        sum += rates.at(i);
        count++;
      }
    }
    return sum / count;
  }

  private static double[] medianOfThree(double[] values) {
    double[] smooth = values.clone();
    for (int i = 1; i + 1 < values.length; i++) {
      double low = Math.min(values[i - 1], values[i + 1]);
      double high = Math.max(values[i - 1], values[i + 1]);
      smooth[i] = Math.max(low, Math.min(high, values[i]));
    }
    return smooth;
  }
}
