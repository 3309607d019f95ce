package org.plateau.analysis.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.plateau.analysis.Rows.SECOND;
import static org.plateau.analysis.Rows.latency;
import static org.plateau.analysis.Rows.row;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Curve;
import org.plateau.analysis.curve.Curves;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;

class LifeTest {
  private static Life life(int n, double step, double noise, IntToDoubleFunction level) {
    Random random = new Random(11);
    List<Interval> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double rate = level.applyAsDouble(i) * (1 + noise * random.nextGaussian());
      double max = i == n / 2 ? 5e9 : 1e6 * (1 + random.nextDouble());
      rows.add(
          row(
              "",
              Direction.WRITE,
              i * step,
              step,
              rate * step,
              List.of(latency(null, 1e5, max, null))));
    }
    Curve curve = Curves.of(rows, Duration.ofNanos(Math.round(step * SECOND))).get(Direction.WRITE);
    return Life.of(curve, curve, null, 60 * SECOND);
  }

  @Test
  void tellsTheLifeOfAWholeDriveFill() {
    // six hours of minutes: fresh for two, a fall over one, then the plateau
    Life life =
        life(360, 60, 0.02, i -> i < 120 ? 100_000 : i < 180 ? 100_000 - (i - 120) * 1200 : 28_000);

    assertThat(life.burst().level()).isCloseTo(100_000, within(7_000.0));
    assertThat(life.burst().endNanos() / 60 / SECOND).isBetween(145L, 152L);
    assertThat(life.burst().bytes())
        .isCloseTo(100_000.0 * 4096 * 60 * 146, within(0.1 * 100_000 * 4096 * 60 * 146));
    assertThat(life.transition().startNanos() / 60 / SECOND).isBetween(118L, 132L);
    assertThat(life.transition().endNanos() / 60 / SECOND).isBetween(174L, 184L);
    assertThat(life.level()).isCloseTo(28_000, within(600.0));
    assertThat(life.cliff().atNanos() / 60 / SECOND).isBetween(118L, 182L);
    assertThat(life.recoveries()).isEmpty();
    assertThat(life.dips()).isNull();
  }

  @Test
  void tellsTheCliffOfACacheWithinAMinute() {
    Life life = life(600, 1, 0.02, i -> i < 12 ? 5000 : 800);

    assertThat(life.burst().level()).isCloseTo(5000, within(300.0));
    assertThat(life.burst().endNanos()).isEqualTo(12 * SECOND);
    assertThat(life.burst().bytes()).isCloseTo(12 * 5000 * 4096.0, within(0.05 * 12 * 5000 * 4096));
    assertThat(life.cliff().atNanos()).isEqualTo(12 * SECOND);
    assertThat(life.cliff().depth()).isCloseTo(0.84, within(0.02));
    assertThat(life.level()).isCloseTo(800, within(10.0));
  }

  @Test
  void aLevelRunHasNoBurstAndNoCliff() {
    Life life = life(600, 1, 0.05, i -> 1000);

    assertThat(life.burst()).isNull();
    assertThat(life.cliff()).isNull();
    assertThat(life.transition()).isNull();
    assertThat(life.recoveries()).isEmpty();
    assertThat(life.dips()).isNull();
    assertThat(life.level()).isCloseTo(1000, within(20.0));
  }

  @Test
  void findsRegularDipsWithPeriodAndDepth() {
    Life life = life(900, 1, 0.03, i -> i % 45 < 5 ? 600 : 1000);

    assertThat(life.dips().periodNanos()).isCloseTo(45 * SECOND, within(SECOND / 2));
    assertThat(life.dips().depth()).isCloseTo(0.4, within(0.05));
    assertThat(life.dips().correlation()).isGreaterThan(0.5);
  }

  @Test
  void findsARecovery() {
    Life life = life(900, 1, 0.02, i -> i < 100 || (i >= 300 && i < 330) ? 3000 : 1000);

    assertThat(life.recoveries()).hasSize(1);
    assertThat(life.recoveries().get(0).window().startNanos()).isEqualTo(300 * SECOND);
    assertThat(life.recoveries().get(0).window().lengthNanos()).isEqualTo(30 * SECOND);
    assertThat(life.recoveries().get(0).level()).isCloseTo(3000, within(60.0));
  }

  @Test
  void findsAFallInTheMiddleOfARun() {
    Life life = life(900, 1, 0.02, i -> i < 700 ? 1000 : 600);

    assertThat(life.cliff().atNanos() / SECOND).isBetween(698L, 702L);
    assertThat(life.cliff().depth()).isCloseTo(0.4, within(0.02));
  }

  @Test
  void countsSpikesOfLatency() {
    Life life = life(600, 1, 0.02, i -> 1000);

    assertThat(life.spikes().count()).isEqualTo(1);
    assertThat(life.spikes().worstNanos()).isEqualTo(5e9);
    assertThat(life.spikes().atNanos()).isEqualTo(300 * SECOND);
  }
}
