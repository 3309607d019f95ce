package org.plateau.analysis.steady;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.analysis.Corpus;
import org.plateau.analysis.FioRule;
import org.plateau.analysis.Samples;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.Verdict;

/** Our arithmetic against what fio itself printed in its {@code steadystate} blocks. */
class FioSteadyStateTest {
  private static final long SECOND = 1_000_000_000L;
  private static final Pattern BLOCK =
      Pattern.compile(
          "\"steadystate\"\\s*:\\s*\\{\\s*\"ss\"\\s*:\\s*\"([^\"]+)\"\\s*,"
              + "\\s*\"duration\"\\s*:\\s*(\\d+)\\s*,\\s*\"attained\"\\s*:\\s*(\\d)\\s*,"
              + "\\s*\"criterion\"\\s*:\\s*\"([-0-9.]+)%\"\\s*,\\s*\"max_deviation\"\\s*:\\s*([0-9.]+)"
              + "\\s*,\\s*\"slope\"\\s*:\\s*([-0-9.]+)\\s*,(.*?)\"iops\"\\s*:\\s*\\[([^\\]]*)\\]"
              + "\\s*,\\s*\"bw\"\\s*:\\s*\\[([^\\]]*)\\]",
          Pattern.DOTALL);

  private record Block(
      String rule,
      int duration,
      boolean attained,
      double criterion,
      double deviation,
      double slope,
      List<Double> samples) {}

  private static List<Block> blocks(String file) {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(Corpus.text(file));
    while (matcher.find()) {
      String samples = matcher.group(matcher.group(1).startsWith("bw") ? 9 : 8);
      blocks.add(
          new Block(
              matcher.group(1),
              Integer.parseInt(matcher.group(2)),
              matcher.group(3).equals("1"),
              Double.parseDouble(matcher.group(4)),
              Double.parseDouble(matcher.group(5)),
              Double.parseDouble(matcher.group(6)),
              Arrays.stream(samples.split(",", -1))
                  .map(text -> Double.valueOf(text.trim()))
                  .toList()));
    }
    return blocks;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fio_json/SamYaple__fio-plot-results__SB-RKT4P_512_sector/randrw-1-1.json",
        "fio_json/SamYaple__fio-plot-results__SB-RKT4P_512_sector/randrw-1-16.json",
        "fio_json/SamYaple__fio-plot-results__SB-RKT4P_512_sector/randrw-16-1.json",
        "fio_json/SamYaple__fio-plot-results__SB-RKT4P_512_sector/randrw-16-16.json",
        "fio_jsonplus/mcgrof__plot-sysbench__ss_bw.json"
      })
  void agreesWithFio(String file, TestReporter reporter) {
    List<Block> blocks = blocks("files/" + file);
    assertThat(blocks).isNotEmpty();
    int sameAsPts = 0;
    for (Block block : blocks) {
      boolean slope = block.rule().contains("_slope");
      int n = block.samples().size();
      Samples samples = Samples.of(0, SECOND, block.samples());
      double ours = slope ? FioSlope.slopeRatio(samples, 0, n) : FioRange.deviation(samples, 0, n);
      assertThat(100 * ours).isCloseTo(block.criterion(), within(1e-6 + 1e-7 * block.criterion()));
      if (slope) {
        assertThat(FioSlope.slope(samples, 0, n))
            .isCloseTo(block.slope(), within(1e-6 * Math.abs(block.slope())));
      }
      FioRule rule =
          FioRule.of(block.rule(), Duration.ofSeconds(block.duration()), Duration.ofSeconds(1))
              .orElseThrow();
      SteadyStateMethod method = slope ? new FioSlope() : new FioRange();
      Verdict verdict =
          method.assess(List.of(samples), SteadySettings.DEFAULT.withFio(rule)).verdict();
      assertThat(verdict.id().equals("steady")).isEqualTo(block.attained());
      Verdict pts =
          new PtsCriterion()
              .assess(
                  List.of(samples),
                  SteadySettings.DEFAULT.withRound(Duration.ofSeconds(block.duration() / 5)))
              .verdict();
      sameAsPts += pts.id().equals(verdict.id()) ? 1 : 0;
    }
    reporter.publishEntry(
        file, blocks.size() + " blocks agree; PTS on fifths says the same in " + sameAsPts);
  }

  @Test
  void theLimitIsExclusive() {
    FioRule rule = new FioRule(Duration.ofSeconds(5), Duration.ofSeconds(1), 0.10, 0.025);
    Samples range = Samples.of(0, SECOND, 110, 90, 100, 90, 110);
    Samples slope = Samples.of(0, SECOND, 95, 97.5, 100, 102.5, 105);
    SteadySettings settings = SteadySettings.DEFAULT.withFio(rule);

    assertThat(new FioRange().assess(List.of(range), settings).verdict().id())
        .isEqualTo("unsteady");
    assertThat(new FioSlope().assess(List.of(slope), settings).verdict().id())
        .isEqualTo("unsteady");
  }

  @Test
  void readsTheRuleAsFioWritesIt() {
    assertThat(FioRule.of("iops_slope:0.3%", Duration.ofSeconds(240), Duration.ofSeconds(1)))
        .contains(new FioRule(Duration.ofSeconds(240), Duration.ofSeconds(1), 0.10, 0.003));
    assertThat(FioRule.of("iops:500", Duration.ofSeconds(240), Duration.ofSeconds(1))).isEmpty();
  }
}
