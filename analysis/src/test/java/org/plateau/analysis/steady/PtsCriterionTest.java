package org.plateau.analysis.steady;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.Corpus;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.Verdict;
import org.plateau.ingest.Window;

class PtsCriterionTest {
  private static final long MINUTE = 60_000_000_000L;

  private static Assessment assess(double... rounds) {
    return new PtsCriterion()
        .assess(List.of(Samples.of(0, MINUTE, rounds)), SteadySettings.DEFAULT);
  }

  @Test
  void passesTheWorkedExampleWithItsPrintedFigures() {
    Assessment assessment = assess(52000, 50500, 50100, 49200, 48800);

    Verdict.Steady steady = (Verdict.Steady) assessment.verdict();
    assertThat(steady.first()).isEqualTo(steady.last());
    assertThat(steady.last().window()).isEqualTo(new Window(0, 5 * MINUTE));
    assertThat(steady.last().mean()).isEqualTo(50120);
    assertThat(steady.last().rangeRatio()).isCloseTo(3200 / 50120.0, within(1e-12));
    assertThat(steady.last().slopePerRound()).isCloseTo(-770, within(1e-9));
    assertThat(steady.last().slopeRatio()).isCloseTo(3080 / 50120.0, within(1e-12));
    assertThat(assessment.fitted(0)).isCloseTo(51660, within(1e-9));
    assertThat(assessment.fitted(4)).isCloseTo(48580, within(1e-9));
    assertThat(assessment.low()).isCloseTo(45108, within(1e-9));
    assertThat(assessment.high()).isCloseTo(55132, within(1e-9));
  }

  /** The table and the lines of a PTS report, for the window in rounds 3 to 7. */
  @Test
  void reportsTheDeterminationWithTrueRoundNumbers() {
    Assessment assessment = assess(90000, 70000, 52000, 50500, 50100, 49200, 48800);

    Determination first = Determination.first(assessment).orElseThrow();

    assertThat(first.firstRound()).isEqualTo(3);
    assertThat(first.values()).containsExactly(52000.0, 50500.0, 50100.0, 49200.0, 48800.0);
    assertThat(first.average()).isEqualTo(50120);
    assertThat(first.rangeAllowed()).isCloseTo(10024, within(1e-9));
    assertThat(first.range()).isCloseTo(3200, within(1e-9));
    assertThat(first.slopeAllowed()).isCloseTo(5012, within(1e-9));
    assertThat(first.slope()).isCloseTo(3080, within(1e-9));
    assertThat(first.slopePerRound()).isCloseTo(-770, within(1e-9));
    assertThat(first.intercept()).isCloseTo(53970, within(1e-9));
    assertThat(first.fitted(3)).isCloseTo(51660, within(1e-9));
    assertThat(first.fitted(7)).isCloseTo(48580, within(1e-9));
    assertThat(first.low()).isCloseTo(45108, within(1e-9));
    assertThat(first.high()).isCloseTo(55132, within(1e-9));
    assertThat(first.passes()).isTrue();
    assertThat(Determination.last(assessment)).contains(first);
    assertThat(Determination.first(assess(94, 97, 100, 103, 106))).isEmpty();
    assertThat(Determination.last(assess(94, 97, 100, 103, 106)).orElseThrow().passes()).isFalse();
  }

  /**
   * Of many windows the evidence says the most of any, so that it never contradicts the verdict.
   */
  @Test
  void theFinalStretchShowsTheLargestSpreadThatPassed() {
    double[] rounds = new double[60];
    for (int i = 0; i < rounds.length; i++) {
      rounds[i] = 100 * Math.pow(0.99, i);
    }
    Verdict.Steady steady = (Verdict.Steady) assess(rounds).verdict();

    assertThat(steady.last().rounds()).isEqualTo(60);
    assertThat(steady.last().rangeRatio()).isCloseTo(0.0402, within(1e-3));
    assertThat(steady.last().slopeRatio()).isCloseTo(0.0402, within(1e-3));
  }

  @Test
  void failsByRangeAlone() {
    // range 21 of 100 = 21 %, slope 0
    Verdict.Unsteady verdict =
        (Verdict.Unsteady) assess(110.5, 97.25, 89.5, 97.25, 110.5).verdict();

    assertThat(verdict.criterion()).isEqualTo("range");
    assertThat(verdict.last().rangeRatio()).isCloseTo(21 / 101.0, within(1e-12));
    assertThat(verdict.last().slopeRatio()).isCloseTo(0, within(1e-12));
  }

  @Test
  void failsBySlopeAlone() {
    // b = 3, 4 b = 12 % of 100, range 12 %
    Verdict.Unsteady verdict = (Verdict.Unsteady) assess(94, 97, 100, 103, 106).verdict();

    assertThat(verdict.criterion()).isEqualTo("slope");
    assertThat(verdict.last().slopePerRound()).isCloseTo(3, within(1e-12));
    assertThat(verdict.last().slopeRatio()).isCloseTo(0.12, within(1e-12));
  }

  @Test
  void passesWhenBothLimitsAreMetExactly() {
    // range 20 of 100; slope (-2*95 - 95 + 105 + 2*105) / 10 = 3, too steep: so a bend, b = 0
    assertThat(assess(110, 90, 100, 90, 110).verdict().id()).isEqualTo("steady");
    // b = 2.5, 4 b = 10 exactly
    assertThat(assess(95, 97.5, 100, 102.5, 105).verdict().id()).isEqualTo("steady");
  }

  @Test
  void failsWhenOneOfThreeVariablesFails() {
    Samples small = Samples.of(0, MINUTE, 100, 101, 100, 99, 100);
    Samples mixed = Samples.of(0, MINUTE, 50, 50, 51, 50, 50);
    Samples large = Samples.of(0, MINUTE, 10, 10.5, 11, 11.5, 12);

    Assessment assessment =
        new PtsCriterion().assess(List.of(small, mixed, large), SteadySettings.DEFAULT);

    assertThat(((Verdict.Unsteady) assessment.verdict()).criterion()).isEqualTo("slope");
    assertThat(
            new PtsCriterion().assess(List.of(small, mixed), SteadySettings.DEFAULT).verdict().id())
        .isEqualTo("steady");
  }

  @Test
  void isLostWhenTheLevelFallsAfterwards() {
    Verdict.Lost lost =
        (Verdict.Lost) assess(100, 100, 100, 100, 100, 100, 60, 50, 40, 30).verdict();

    assertThat(lost.first().window()).isEqualTo(new Window(0, 5 * MINUTE));
    assertThat(lost.atNanos()).isEqualTo(6 * MINUTE);
    assertThat(lost.criterion()).isEqualTo("both");
  }

  @Test
  void quotesTheRunOfPassingWindowsThatReachesTheEndAfterALoss() {
    double[] rounds = new double[20];
    Arrays.fill(rounds, 0, 8, 100);
    Arrays.fill(rounds, 8, 20, 50);

    Verdict.Steady steady = (Verdict.Steady) assess(rounds).verdict();

    assertThat(steady.first().window()).isEqualTo(new Window(0, 5 * MINUTE));
    assertThat(steady.last().window()).isEqualTo(new Window(8 * MINUTE, 12 * MINUTE));
    assertThat(steady.last().mean()).isEqualTo(50);
  }

  @Test
  void fourRoundsAreTooShort() {
    assertThat(assess(1, 1, 1, 1).verdict()).isEqualTo(new Verdict.TooShort("pts", 4, 5));
  }

  @Test
  void aMissingRoundOrNoWorkIsUndetermined() {
    assertThat(((Verdict.Unsteady) assess(1, 1, Double.NaN, 1, 1).verdict()).criterion())
        .isEqualTo("missing");
    assertThat(((Verdict.Unsteady) assess(0, 0, 0, 0, 0).verdict()).criterion())
        .isEqualTo("missing");
  }

  @Test
  void joinsShortSamplesIntoRounds() {
    double[] seconds = new double[330];
    Arrays.fill(seconds, 7);

    Assessment assessment =
        new PtsCriterion()
            .assess(List.of(Samples.of(0, 1_000_000_000L, seconds)), SteadySettings.DEFAULT);

    assertThat(assessment.rounds().size()).isEqualTo(5);
    assertThat(assessment.verdict().id()).isEqualTo("steady");
  }

  @Test
  void isLabelledUnlessPurgePreconditioningAndRoundsAreOnRecord() {
    assertThat(assess(1, 1, 1, 1, 1).remarks()).containsExactly("not-pts-conformant");
    SteadySettings recorded =
        SteadySettings.DEFAULT.withRecord(new SteadySettings.OnRecord(true, true, true));
    assertThat(
            new PtsCriterion()
                .assess(List.of(Samples.of(0, MINUTE, 1, 1, 1, 1, 1)), recorded)
                .remarks())
        .isEmpty();
    assertThat(new SteadySettings.OnRecord(true, false, false).missing())
        .containsExactly("preconditioning", "rounds");
  }

  @Test
  void saysWhenPassingWindowsDriftTogether() {
    double[] rounds = new double[60];
    for (int i = 0; i < rounds.length; i++) {
      rounds[i] = 100 * Math.pow(0.99, i);
    }
    assertThat(assess(rounds).remarks()).contains("drifting");
  }

  /** FAULTS L16: a level that falls after 15 minutes and comes back. */
  @Test
  void aFallAndAReturnAreLost() {
    double[] iops =
        Corpus.lines("faults/L16/inst_iops.log").stream()
            .mapToDouble(line -> Double.parseDouble(line.split(", ", -1)[1]))
            .toArray();
    assertThat(iops).hasSize(26);

    Verdict.Lost lost = (Verdict.Lost) assess(iops).verdict();

    assertThat(lost.first().window()).isEqualTo(new Window(0, 5 * MINUTE));
    assertThat(lost.atNanos()).isEqualTo(15 * MINUTE);
    assertThat(lost.criterion()).isEqualTo("slope");
  }
}
