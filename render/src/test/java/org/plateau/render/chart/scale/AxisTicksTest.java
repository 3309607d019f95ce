package org.plateau.render.chart.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AxisTicksTest {
  @Test
  void picksStepsThatReadersCanCountIn() {
    assertThat(AxisNumber.labels(AxisTicks.zeroBased(345_000)))
        .containsExactly("0", "100K", "200K", "300K");
    assertThat(AxisNumber.labels(AxisTicks.zeroBased(150)))
        .containsExactly("0", "50", "100", "150");
    assertThat(AxisNumber.labels(AxisTicks.zeroBased(11)))
        .containsExactly("0", "2.5", "5", "7.5", "10");
    assertThat(AxisNumber.labels(AxisTicks.zeroBased(0.31)))
        .containsExactly("0", "0.1", "0.2", "0.3");
    assertThat(AxisNumber.labels(AxisTicks.zeroBased(9_600)))
        .containsExactly("0", "2,000", "4,000", "6,000", "8,000");
    assertThat(AxisNumber.labels(AxisTicks.zeroBased(23_000_000)))
        .containsExactly("0", "5M", "10M", "15M", "20M");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void givesThreeToFiveTicksOnAnyLinearAxis(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 2000; i++) {
      double max = Math.pow(10, random.nextDouble() * 14 - 4);
      List<Double> ticks = AxisTicks.zeroBased(max);
      assertThat(ticks).as("seed %d, axis to %s", seed, max).hasSizeBetween(3, 5).isSorted();
      assertThat(ticks.get(0)).isZero();
      assertThat(ticks.get(ticks.size() - 1)).isLessThanOrEqualTo(max * (1 + 1e-9));
    }
  }

  @Test
  void logarithmicAxesShowDecadesOrTwoAndFiveBetweenThem() {
    assertThat(AxisTicks.logarithmic(0.5, 2000)).containsExactly(1.0, 10.0, 100.0, 1000.0);
    assertThat(AxisTicks.logarithmic(38_000, 350_000))
        .containsExactly(50_000.0, 100_000.0, 200_000.0);
    assertThat(AxisTicks.logarithmic(1, 1e8)).hasSizeLessThanOrEqualTo(5);
  }

  @Test
  void timeIsHoursFromTwoHoursOnAndMinutesBelow() {
    assertThat(labels(TimeTicks.upTo(6 * 3600, 7)))
        .containsExactly("0", "1", "2", "3", "4", "5", "6\u00A0h");
    assertThat(labels(TimeTicks.upTo(48 * 60, 7)))
        .containsExactly("0", "10", "20", "30", "40\u00A0min");
    assertThat(labels(TimeTicks.upTo(2.5 * 3600, 7)))
        .containsExactly("0", "0:30", "1:00", "1:30", "2:00", "2:30\u00A0h");
    assertThat(labels(TimeTicks.upTo(90, 6)))
        .containsExactly("0", "15", "30", "45", "60", "75", "90\u00A0s");
    assertThat(labels(TimeTicks.upTo(12 * 3600, 6)))
        .containsExactly("0", "2", "4", "6", "8", "10", "12\u00A0h");
  }

  private static List<String> labels(List<TimeTicks.Tick> ticks) {
    return ticks.stream().map(TimeTicks.Tick::label).toList();
  }

  @Test
  void calendarTicksAreYearsOverYearsAndMonthsOverMonths() {
    LocalDate from = LocalDate.of(2013, 1, 1);
    assertThat(
            DateTicks.between(from, LocalDate.of(2016, 1, 1), 7).stream()
                .map(DateTicks.Tick::label))
        .containsExactly("2013", "2014", "2015", "2016");
    assertThat(
            DateTicks.between(LocalDate.of(2024, 2, 10), LocalDate.of(2024, 6, 1), 7).stream()
                .map(DateTicks.Tick::label))
        .containsExactly("2024-03", "2024-04", "2024-05", "2024-06");
    assertThat(
            DateTicks.between(LocalDate.of(2024, 2, 10), LocalDate.of(2024, 2, 20), 7).stream()
                .map(DateTicks.Tick::label))
        .containsExactly("2024-02-10");
  }

  @Test
  void refusesAnAxisWithoutLength() {
    assertThatThrownBy(() -> AxisTicks.zeroBased(0))
        .hasMessage("axis end is 0.0, expected more than 0");
    assertThatThrownBy(() -> AxisTicks.logarithmic(0, 5))
        .hasMessage("logarithmic axis runs from 0.0 to 5.0");
  }
}
