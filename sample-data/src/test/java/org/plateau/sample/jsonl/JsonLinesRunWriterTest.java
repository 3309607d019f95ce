package org.plateau.sample.jsonl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.plateau.sample.SampleRuns;
import org.plateau.sample.drive.Phase;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.Workload;

class JsonLinesRunWriterTest {
  private static final String NUMBER = "\\d+(\\.\\d+)?";
  private static final String LATENCY =
      "\"lat\":\\{\"total\":\\{\"n\":\\d+,\"mean\":"
          + NUMBER
          + ",\"min\":\\d+,\"max\":\\d+,\"sd\":"
          + NUMBER;
  private static final String HISTOGRAM =
      ",\"hist\":\\[\\[\\d+,\\d+,\\d+\\](,\\[\\d+,\\d+,\\d+\\])*\\]";
  private static final Pattern INTERVAL =
      Pattern.compile(
          "\\{\"at\":\\d+,\"len\":\\d+,\"dir\":\"(read|write)\",\"ops\":\\d+,\"bytes\":\\d+,"
              + LATENCY
              + "("
              + HISTOGRAM
              + ")?\\}\\}\\}");
  private static final Pattern SUMMARY =
      Pattern.compile(
          "\\{\"type\":\"summary\",\"at\":0,\"len\":\\d+,\"dir\":\"(read|write)\",\"total\":true,"
              + "\"ops\":\\d+,\"bytes\":\\d+,\"rate\":"
              + NUMBER
              + ",\"bw\":\\d+,"
              + LATENCY
              + HISTOGRAM
              + "\\}\\}\\}");

  private static List<String> lines(Workload workload, Phase phase) {
    SimulatedRun run = SampleRuns.of("quernlite-basalt", "hp", workload, phase);
    return JsonLinesRunWriter.text(run, SampleRuns.play(run)).lines().toList();
  }

  @Test
  void headerSaysThatTheRunIsSimulated() {
    assertThat(lines(Workload.RANDOM_WRITE_4K, Phase.PRIMARY).subList(0, 2))
        .containsExactly(
            "{\"format\":\"plateau-log\",\"version\":1,"
                + "\"units\":{\"time\":\"s\",\"latency\":\"ns\",\"size\":\"B\"},"
                + "\"runner\":\"plateau\",\"runner_version\":\"1\",\"source\":\"simulated\"}",
            "{\"type\":\"run\",\"runner\":\"plateau\",\"version\":\"1\","
                + "\"started\":\"2025-01-07T09:55:00Z\",\"options\":{\"bs\":\"4k\","
                + "\"iodepth\":\"16\",\"numjobs\":\"16\",\"rw\":\"randwrite\","
                + "\"source\":\"simulated\"}}");
  }

  @Test
  void everyWindowOfASmallBlockTestHasItsDistribution() {
    List<String> lines = lines(Workload.RANDOM_WRITE_4K, Phase.PRIMARY);
    assertThat(lines).hasSize(2 + 240 + 1);
    assertThat(lines.subList(2, 242))
        .allMatch(line -> INTERVAL.matcher(line).matches() && line.contains("\"hist\""));
    assertThat(lines.get(242)).matches(SUMMARY);
  }

  @Test
  void pointsOfTheGridHaveOneDistributionPerDirection() {
    List<String> lines = lines(Workload.MIXED_8K, Phase.SCALING);
    assertThat(lines).hasSize(2 + 2 * 210 + 2);
    assertThat(lines.subList(2, 422))
        .allMatch(line -> INTERVAL.matcher(line).matches() && !line.contains("\"hist\""));
    assertThat(lines.subList(422, 424)).allMatch(line -> SUMMARY.matcher(line).matches());
  }
}
