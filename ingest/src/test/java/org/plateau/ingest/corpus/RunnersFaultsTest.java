package org.plateau.ingest.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Summary;

/** Faults that users of other tools have reported, each with what a correct reader must do. */
@ExtendWith(CorpusLedger.class)
class RunnersFaultsTest {
  @Test
  @Shows("V01")
  void v01FindsRowsBehindAConsolesPrefix() {
    LogSetContent content = read("V01/prefixed.txt");
    assertThat(content.problems()).isEmpty();
    assertThat(content.intervals()).hasSize(4);
    assertThat(content.summaries()).hasSize(1);
    assertThat(content.summaries().get(0).rate()).isEqualTo(1000.0);
  }

  @Test
  @Shows("V03")
  void v03SaysThatARunWasAbortedBeforeItsFirstInterval() {
    LogSetContent content = read("V03/histogram.html", "V03/flatfile.html");
    assertThat(content.parts()).isEmpty();
    assertThat(content.problems())
        .extracting(Problem::code)
        .containsExactly("vdbench.aborted", "log.empty");
  }

  @Test
  @Shows("I01")
  void i01CountsTheFieldsOfACommaLocale() {
    LogSetContent ok = read("I01/iometer_ok.csv");
    assertThat(ok.problems()).isEmpty();
    assertThat(
            Decimals.total(ok, "4 KiB; 100% Read; 100% random", Direction.ALL).orElseThrow().rate())
        .isEqualTo(1000.5);
    List<Summary> lowest =
        ok.summaries().stream().filter(s -> !s.total() && s.direction() == Direction.ALL).toList();
    assertThat(lowest).hasSize(1);
    LogSetContent comma = read("I01/iometer_comma.csv");
    assertThat(comma.summaries()).isEmpty();
    assertThat(comma.problems()).extracting(Problem::found).contains("12 fields");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "D01/d20.txt",
        "D01/d22.txt",
        "D02/endash.txt",
        "D04/r.xml",
        "D06/na.txt",
        "D07/utf16le.txt"
      })
  @Shows({"D01", "D02", "D04", "D06", "D07"})
  void diskSpdsTablesAreReadInEveryLayoutAndEncoding(String input) {
    LogSetContent content = read(input);
    Summary all = Decimals.total(content, "", Direction.ALL).orElseThrow();
    Summary read = Decimals.total(content, "", Direction.READ).orElseThrow();
    Summary write = Decimals.total(content, "", Direction.WRITE).orElseThrow();
    assertThat(all.operations()).isEqualTo(20000.0);
    assertThat(all.bytes()).isEqualTo(81_920_000.0);
    assertThat(all.rate()).isEqualTo(2000.0);
    assertThat(all.latency().orElseThrow().mean()).isEqualTo(4_000_000.0);
    assertThat(read.rate()).isEqualTo(1400.0);
    assertThat(write.rate()).isEqualTo(600.0);
    assertThat(all.latency().orElseThrow().percentiles()).containsEntry(99.0, 15_000_000.0);
    assertThat(write.latency().orElseThrow().percentiles()).containsEntry(99.0, 20_000_000.0);
    boolean absent = input.startsWith("D06");
    assertThat(read.latency().orElseThrow().percentiles().containsKey(99.0)).isEqualTo(!absent);
    assertThat(content.problems())
        .extracting(Problem::found)
        .isEqualTo(
            input.startsWith("D02")
                ? List.of("the path \"–d10\", which looks like an option")
                : List.of());
    if (input.startsWith("D04")) {
      assertThat(content.facts().get(0).option("rw")).contains("randrw");
      assertThat(content.facts().get(0).option("blockalign")).contains("4096");
    }
  }

  @Test
  @Shows("S01")
  void s01ShowsACappedPercentileAsSuchAndNoLatencyOfNothing() {
    LogSetContent content = read("S01/cap.log");
    assertThat(content.intervals().get(0).latencies()).isEmpty();
    Summary summary = content.summaries().get(0);
    Latency latency = summary.latency().orElseThrow();
    assertThat(latency.percentiles()).containsEntry(95.0, 100_000e6);
    assertThat(latency.max()).isEqualTo(120_000e6);
    assertThat(summary.gauges()).containsEntry("percentile_capped", 95.0);
    assertThat(content.problems())
        .extracting(Problem::code)
        // 5 % of 100 s and more make the 650 ms of this input's mean impossible
        .containsExactly("run.figures-disagree", "sysbench.percentile-capped");
  }

  @Test
  @Shows("S03")
  void s03KeepsTransactionsAndQueriesApart() {
    Summary summary = read("S03/event.log").summaries().get(0);
    assertThat(summary.rate()).isEqualTo(6.13);
    assertThat(summary.gauges()).containsEntry("queries_per_second", 449.33);
    assertThat(summary.latency().orElseThrow().mean()).isEqualTo(650e6);
  }

  @Test
  @Shows("S05")
  void s05TellsRunsApartByTheirThreads() {
    assertThat(read("S05/two_runs.log").parts()).containsExactly("threads=1", "threads=4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"M01/old.log", "M01/new.log"})
  @Shows("M01")
  void m01ReadsResultsByTheirUnits(String input) {
    Summary summary = read(input).summaries().get(0);
    assertThat(summary.gauges())
        .containsEntry("new_orders_per_minute", 26201.0)
        .containsEntry("transactions_per_minute", 60673.0);
  }

  private static LogSetContent read(String... inputs) {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "the corpus is not beside the project");
    List<LogFile> files = new ArrayList<>();
    for (String input : inputs) {
      files.add(corpus.get().file("faults/" + input));
    }
    return LogSetReader.withAllReaders().read(files);
  }
}
