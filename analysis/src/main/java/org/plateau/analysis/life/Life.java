package org.plateau.analysis.life;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Curve;
import org.plateau.analysis.Samples;
import org.plateau.ingest.Window;

/**
 * The life of a curve, in the words in which people speak of it (docs/methods/life.md). What a run
 * does not show is absent.
 *
 * @param burst the fresh drive's level before its fall
 * @param transition from the last sample near the burst level to the first near the late one
 * @param cliff the steepest fall
 * @param level the steady level; without a steady window the median of the last third
 * @param recoveries stretches after the fall in which the level came back
 * @param dips falls that return at even intervals
 * @param spikes far maxima of latency
 */
public record Life(
    @Nullable Burst burst,
    @Nullable Window transition,
    @Nullable Cliff cliff,
    @Nullable Double level,
    List<Recovery> recoveries,
    @Nullable Dips dips,
    @Nullable Spikes spikes) {
  public Life {
    recoveries = List.copyOf(recoveries);
  }

  /** Of a run that has no curve. */
  public static final Life UNKNOWN = new Life(null, null, null, null, List.of(), null, null);

  /**
   * The fresh drive's level.
   *
   * @param level operations per second: the best of its rounds
   * @param peak that round
   * @param endNanos when the level had fallen half-way to the late one
   * @param bytes bytes written until then; absent where the log does not count them
   */
  public record Burst(double level, Window peak, long endNanos, @Nullable Double bytes) {}

  /**
   * The steepest fall.
   *
   * @param atNanos its middle
   * @param from operations per second before
   * @param to and after
   */
  public record Cliff(long atNanos, double from, double to) {
    /** Share of the level that is lost. */
    public double depth() {
      return (from - to) / from;
    }
  }

  /** A stretch at a level clearly above the late one. */
  public record Recovery(Window window, double level) {}

  /**
   * Falls at even intervals, as of garbage collection.
   *
   * @param periodNanos from one to the next
   * @param depth share of the median level that is lost at the deepest phase
   * @param correlation autocorrelation at the period, at most 1
   */
  public record Dips(long periodNanos, double depth, double correlation) {}

  /**
   * Cells whose largest latency is far beyond the usual largest latency.
   *
   * @param thresholdNanos from here on a maximum counts as a spike
   * @param worstNanos the worst latency of the run, spike or not
   * @param atNanos start of the cell that holds it
   */
  public record Spikes(int count, double thresholdNanos, double worstNanos, long atNanos) {}

  /**
   * The life of a run.
   *
   * @param all the curve of all directions together
   * @param written the curve that counts bytes written; absent when nothing was written
   * @param steady the final steady window, when there is one
   * @param roundNanos length of a round, for the burst's level
   */
  public static Life of(
      Curve all, @Nullable Curve written, @Nullable Window steady, long roundNanos) {
    Spikes spikes = LatencySpikes.of(all);
    Samples rates = Levels.unbroken(all.rates());
    if (rates.size() < Levels.FEWEST) {
      return new Life(null, null, null, null, List.of(), null, spikes);
    }
    Levels levels = new Levels(rates, steady, roundNanos);
    Burst burst = levels.burst(written);
    return new Life(
        burst,
        levels.transition(burst),
        levels.cliff(burst),
        levels.late(),
        levels.recoveries(burst),
        Periods.of(levels.afterTransition(burst)),
        spikes);
  }
}
