package org.plateau.analysis.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

class ChangePointsTest {
  private static double[] noise(long seed, int n, double level, double deviation) {
    Random random = new Random(seed);
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = level * (1 + deviation * random.nextGaussian());
    }
    return values;
  }

  private static List<ChangePoints.Change> changes(double[] values) {
    return ChangePoints.of(Arrays.stream(values).boxed().toList());
  }

  @Test
  void raisesFewFalseAlarmsInNoise(TestReporter reporter) {
    int alarms = 0;
    for (int seed = 0; seed < 4000; seed++) {
      alarms += changes(noise(seed, 60, 1000, 0.03)).isEmpty() ? 0 : 1;
    }
    reporter.publishEntry("false alarms in 4,000 series", Integer.toString(alarms));
    // one in 40 is the bound; held a tenth below it so that it holds for any 40
    assertThat(alarms).isLessThan(10);
  }

  @Test
  void detectsATenPercentShiftWhereverItComes(TestReporter reporter) {
    for (int at : new int[] {6, 15, 30, 45, 54}) {
      for (double shift : new double[] {0.9, 1.1}) {
        int found = 0;
        for (int seed = 0; seed < 500; seed++) {
          double[] values = noise(seed * 31L + at, 60, 1000, 0.03);
          for (int i = at; i < values.length; i++) {
            values[i] *= shift;
          }
          List<ChangePoints.Change> changes = changes(values);
          if (changes.size() == 1 && Math.abs(changes.get(0).index() - at) <= 3) {
            found++;
          }
        }
        reporter.publishEntry("shift " + shift + " at " + at, found / 5.0 + " % found");
        assertThat(found).as("shift %s at %s", shift, at).isGreaterThanOrEqualTo(450);
      }
    }
  }

  @Test
  void aSingleSpikeIsNoChange() {
    double[] values = noise(5, 60, 1000, 0.03);
    values[20] = 5000;
    values[40] = 10;
    assertThat(changes(values)).isEmpty();
  }

  @Test
  void findsTheLevelsOfANoiselessStair() {
    double[] values = new double[40];
    Arrays.fill(values, 0, 10, 100);
    Arrays.fill(values, 10, 20, 50);
    Arrays.fill(values, 20, 40, 60);

    List<ChangePoints.Change> changes = changes(values);

    assertThat(changes).extracting(ChangePoints.Change::index).containsExactly(10, 20);
    assertThat(changes.get(0).relative()).isCloseTo(-0.5, within(1e-12));
    assertThat(changes.get(1).after()).isEqualTo(60);
  }

  @Test
  void saysNothingOfTooFewValues() {
    assertThat(ChangePoints.of(List.of())).isEmpty();
    assertThat(ChangePoints.of(List.of(1.0, 2.0, 9.0))).isEmpty();
  }
}
