package org.plateau.sample.fio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.plateau.sample.SampleRuns;
import org.plateau.sample.drive.Phase;
import org.plateau.sample.drive.SimulatedInterval;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.Workload;

class FioRunWriterTest {
  /** Keys whose presence depends on options, or on what the machine has. */
  private static final Pattern OPTIONAL =
      Pattern.compile("percentile|bins|desc|\\d+(\\.\\d+)?|job options");

  private final SimulatedRun mixed =
      SampleRuns.of("obrunvale-tern-m2", "stock", Workload.MIXED_8K, Phase.PRECONDITION);
  private final List<SimulatedInterval> intervals = SampleRuns.play(mixed);
  private final SortedMap<String, String> files = FioRunWriter.files(mixed, intervals);

  @Test
  void everyJobHasItsFourLogs() {
    assertThat(files).hasSize(1 + 16 * 4);
    assertThat(files).containsKeys("8k-70-30.json", "8k-70-30_iops.16.log", "8k-70-30_clat.1.log");
  }

  @Test
  void rowsFollowTheGrammar() {
    for (Map.Entry<String, String> file : files.entrySet()) {
      if (file.getKey().endsWith(".log")) {
        assertThat(file.getValue().lines()).allMatch(row -> row.matches("\\d+, \\d+, [01], 0, 0"));
      }
    }
    assertThat(files.get("8k-70-30_lat.1.log").lines().limit(3))
        .extracting(row -> row.replaceFirst(", \\d+,", ","))
        .containsExactly("60000, 0, 0, 0", "60000, 1, 0, 0", "120000, 0, 0, 0");
  }

  @Test
  void rateLogsLackTheLastWindowAsFioDoes() {
    assertThat(files.get("8k-70-30_lat.3.log").lines().count()).isEqualTo(2 * 360);
    assertThat(files.get("8k-70-30_iops.3.log").lines().count()).isEqualTo(2 * 359);
    assertThat(files.get("8k-70-30_bw.3.log").lines().count()).isEqualTo(2 * 359);
  }

  @Test
  void jobsAddUpToTheWholeDrive() {
    double sum = 0;
    for (int job = 1; job <= 16; job++) {
      sum +=
          files
              .get("8k-70-30_iops." + job + ".log")
              .lines()
              .mapToLong(row -> Long.parseLong(row.split(", ", -1)[1]))
              .sum();
    }
    double expected = intervals.subList(0, 359).stream().mapToDouble(SimulatedInterval::rate).sum();
    assertThat(sum / expected).isBetween(0.9995, 1.0);
  }

  @Test
  void binsHoldEveryOperation() {
    String json = files.get("8k-70-30.json");
    Matcher totals = Pattern.compile("\"total_ios\" : (\\d+)").matcher(json);
    Matcher bins = Pattern.compile("\"bins\" : \\{([^}]*)\\}").matcher(json);
    for (int direction = 0; direction < 2; direction++) {
      assertThat(totals.find() && bins.find()).isTrue();
      long sum =
          bins.group(1)
              .lines()
              .filter(line -> line.contains(":"))
              .mapToLong(line -> Long.parseLong(line.replaceAll(".*: |,", "").strip()))
              .sum();
      assertThat(sum).isEqualTo(Long.parseLong(totals.group(1)));
    }
  }

  @Test
  void jsonHasTheKeysOfARecordedOneInTheirOrder() throws IOException {
    String real = Files.readString(SampleRuns.lab().resolve("runs/real/8k-70-30/8k-70-30.json"));
    assertThat(keys(files.get("8k-70-30.json"))).isEqualTo(keys(real));
  }

  /** Keys of the document with their depth, without options and disks. */
  private static List<String> keys(String json) {
    String text =
        json.replaceFirst("(?s)\"global options\" : \\{.*?\\},", "")
            .replaceFirst("(?s)\"disk_util\" : \\[.*", "");
    Pattern key = Pattern.compile("( *)\"([^\"]+)\" :.*");
    return text.lines()
        .map(key::matcher)
        .filter(Matcher::matches)
        .filter(match -> !OPTIONAL.matcher(match.group(2)).matches())
        .map(match -> match.group(1).length() / 2 + " " + match.group(2))
        .toList();
  }

  @Test
  void documentSaysThatItIsSimulated() {
    assertThat(files.get("8k-70-30.json"))
        .startsWith("{\n  \"fio version\" : \"fio-3.33\",\n")
        .contains(
            "\"description\" : \"simulated by the drive model of Plateau, no drive took part\"");
  }

  @Test
  void pointsOfTheGridKeepRateAndLatencyOnly() {
    SimulatedRun point = SampleRuns.of("skarnwick-anvil", "hp", Workload.MIXED_8K, Phase.SCALING);
    assertThat(FioRunWriter.files(point, SampleRuns.play(point)).keySet())
        .containsExactly(
            "t2q2.json", "t2q2_iops.1.log", "t2q2_iops.2.log", "t2q2_lat.1.log", "t2q2_lat.2.log");
  }
}
