package org.plateau.analysis.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.load.LoadCurve.Knee;
import org.plateau.analysis.load.LoadCurve.Step;

class LoadCurveTest {
  private static Step step(double outstanding, double rate) {
    // Little's law
    return new Step(
        "Q" + (int) outstanding, outstanding, rate, Math.max(1, outstanding / rate * 1e9));
  }

  /** The worked example of docs/methods/knee.md. */
  @Test
  void theKneeIsWhereRateOverLatencyIsGreatest() {
    LoadCurve curve =
        new LoadCurve(
            List.of(
                step(1, 10_000),
                step(2, 20_000),
                step(4, 39_000),
                step(8, 70_000),
                step(16, 80_000),
                step(32, 81_000)));

    Knee knee = curve.knee(0.02).orElseThrow();

    assertThat(knee.best().label()).isEqualTo("Q8");
    assertThat(knee.from()).isEqualTo(knee.best());
    assertThat(knee.to()).isEqualTo(knee.best());
    assertThat(knee.place()).isEqualTo(Knee.Place.ENCLOSED);
    assertThat(knee.best().power()).isCloseTo(70_000L * 70_000 / 8.0, within(1.0));
    assertThat(curve.peak().orElseThrow().label()).isEqualTo("Q32");
    assertThat(curve.speedUp(curve.steps().get(3))).isEqualTo(7);
    assertThat(curve.efficiency(curve.steps().get(3))).isEqualTo(7 / 8.0);
  }

  @Test
  void aQueueOfOneServerHasItsKneeAtHalfItsRate() {
    // M/M/1 with a service time of 100 us: latency = 1 / (10,000 - rate)
    List<Step> steps = new ArrayList<>();
    DoubleStream.of(1, 2, 3, 4, 5, 6, 7, 8, 9)
        .map(tenth -> tenth * 1000)
        .forEach(rate -> steps.add(new Step("r" + rate, rate, rate, 1e9 / (10_000 - rate))));

    assertThat(new LoadCurve(steps).knee(0).orElseThrow().best().rate()).isEqualTo(5000);
  }

  @Test
  void saysWhenTheLoadsDoNotEncloseIt() {
    LoadCurve rising = new LoadCurve(List.of(step(1, 100), step(2, 200), step(4, 400)));
    LoadCurve flat = new LoadCurve(List.of(step(1, 100), step(2, 100), step(4, 100)));

    assertThat(rising.knee(0.02).orElseThrow().place()).isEqualTo(Knee.Place.AT_THE_GREATEST);
    assertThat(flat.knee(0.02).orElseThrow().place()).isEqualTo(Knee.Place.AT_THE_LEAST);
    assertThat(new LoadCurve(List.of(step(1, 100), step(2, 200))).knee(0.02)).isEmpty();
  }

  @Test
  void loadsWithinTheNoiseShareTheKnee() {
    LoadCurve curve =
        new LoadCurve(List.of(step(1, 10_000), step(4, 40_000), step(5, 44_300), step(16, 50_000)));

    Knee knee = curve.knee(0.02).orElseThrow();

    assertThat(knee.from().label()).isEqualTo("Q4");
    assertThat(knee.best().label()).isEqualTo("Q4");
    assertThat(knee.to().label()).isEqualTo("Q5");
  }
}
