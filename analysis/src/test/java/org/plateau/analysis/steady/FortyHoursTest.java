package org.plateau.analysis.steady;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Corpus;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.Verdict;
import org.plateau.ingest.Window;

/** A real run of 2,400 one-minute intervals: a burst of one interval, a long decline, a plateau. */
class FortyHoursTest {
  private static final long MINUTE = 60_000_000_000L;

  private static List<Samples> iops() {
    double[] rates =
        Corpus.lines(
                "files/vdbench_flatfile/masakioui__vdb__sd_random_write_4K_7HOST_40hour/flatfile.html")
            .stream()
            .map(line -> line.trim().split("\\s+", -1))
            .filter(fields -> fields.length > 6 && fields[3].matches("\\d+"))
            .mapToDouble(fields -> Double.parseDouble(fields[5]))
            .toArray();
    assertThat(rates).hasSize(2400);
    return List.of(Samples.of(0, MINUTE, rates));
  }

  @Test
  void ptsFirstPassesInIntervalsThreeToSeven() {
    Verdict.Steady steady =
        (Verdict.Steady) new PtsCriterion().assess(iops(), SteadySettings.DEFAULT).verdict();

    assertThat(steady.first().window()).isEqualTo(new Window(2 * MINUTE, 5 * MINUTE));
    assertThat(steady.first().mean()).isCloseTo(10504, within(0.5));
    assertThat(steady.last().window()).isEqualTo(new Window(2 * MINUTE, 2398 * MINUTE));
    assertThat(steady.last().mean()).isCloseTo(9584, within(0.5));
  }

  @Test
  void theLastSegmentIsThePlateau() {
    Verdict.Steady steady =
        (Verdict.Steady) new LastSegment().assess(iops(), SteadySettings.DEFAULT).verdict();

    assertThat(steady.last().mean()).isCloseTo(9540, within(95.4));
  }

  @Test
  void mser5CutsTheDecline() {
    Verdict.Steady steady =
        (Verdict.Steady) new Mser5().assess(iops(), SteadySettings.DEFAULT).verdict();

    assertThat(steady.last().mean()).isCloseTo(9547, within(1.0));
    assertThat(steady.last().window().startNanos()).isEqualTo(405 * MINUTE);
  }
}
