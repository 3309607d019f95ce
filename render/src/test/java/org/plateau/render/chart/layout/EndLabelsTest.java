package org.plateau.render.chart.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.render.chart.Point;

class EndLabelsTest {
  private static final double PITCH = 16.5;

  static LongStream seeds() {
    return LongStream.range(0, 300);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void noTwoLabelsOverlapAndNoneLeavesTheRange(long seed) {
    Random random = new Random(seed);
    List<EndLabels.Wanted> wanted = new ArrayList<>();
    int count = 1 + random.nextInt(30);
    for (int i = 0; i < count; i++) {
      wanted.add(new EndLabels.Wanted(i, 30 + random.nextDouble() * 330, i > 2));
    }
    List<EndLabels.Placed> placed = EndLabels.place(wanted, PITCH, 30, 360);
    assertThat(placed).as("seed %d", seed).hasSize(Math.min(count, 21));
    for (int i = 0; i < placed.size(); i++) {
      assertThat(placed.get(i).y()).isBetween(30.0 - 1e-6, 360.0 + 1e-6);
      if (i > 0) {
        assertThat(placed.get(i).y() - placed.get(i - 1).y()).isGreaterThanOrEqualTo(PITCH - 1e-6);
        assertThat(wanted.get(placed.get(i).index()).y())
            .isGreaterThanOrEqualTo(wanted.get(placed.get(i - 1).index()).y());
      }
    }
  }

  @Test
  void labelsWithRoomStayAtTheirEnds() {
    List<EndLabels.Placed> placed =
        EndLabels.place(
            List.of(new EndLabels.Wanted(0, 200, false), new EndLabels.Wanted(1, 100, false)),
            PITCH,
            0,
            300);
    assertThat(placed).containsExactly(new EndLabels.Placed(1, 100), new EndLabels.Placed(0, 200));
  }

  @Test
  void twoLabelsAtOneEndMoveApartEvenly() {
    List<EndLabels.Placed> placed =
        EndLabels.place(
            List.of(new EndLabels.Wanted(0, 100, false), new EndLabels.Wanted(1, 100, false)),
            PITCH,
            0,
            300);
    assertThat(placed.get(0).y()).isCloseTo(100 - PITCH / 2, within(1e-9));
    assertThat(placed.get(1).y()).isCloseTo(100 + PITCH / 2, within(1e-9));
  }

  @Test
  void dropsFromTheBottomOfTheRankingAndNeverTheSubject() {
    List<EndLabels.Wanted> wanted = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      wanted.add(new EndLabels.Wanted(i, 10, i != 5));
    }
    assertThat(EndLabels.place(wanted, PITCH, 0, 3 * PITCH).stream().map(EndLabels.Placed::index))
        .containsExactlyInAnyOrder(0, 1, 2, 5);
  }

  @Test
  void thinningKeepsExtremesAndOrder() {
    Random random = new Random(11);
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < 21_600; i++) {
      points.add(
          new Point(
              i,
              i == 9_000
                  ? 999
                  : i == 9_100 ? -5 : i == 12_000 ? Double.NaN : random.nextDouble() * 100));
    }
    List<Point> thin = Thinning.thin(points, 700);
    assertThat(thin).hasSizeLessThanOrEqualTo(2_900).contains(points.get(9_000), points.get(9_100));
    assertThat(thin.stream().filter(Point::isGap)).hasSize(1);
    assertThat(thin.stream().map(Point::x)).isSorted();
    assertThat(thin.get(0)).isEqualTo(points.get(0));
    assertThat(thin.get(thin.size() - 1)).isEqualTo(points.get(21_599));
    assertThat(Thinning.thin(points.subList(0, 100), 700)).isEqualTo(points.subList(0, 100));
  }
}
