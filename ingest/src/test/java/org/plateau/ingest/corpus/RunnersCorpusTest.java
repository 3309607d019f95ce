package org.plateau.ingest.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Reading;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.interchange.CsvRow;
import org.plateau.ingest.interchange.NativeCsvReader;
import org.plateau.ingest.interchange.NativeJsonReader;
import org.plateau.ingest.interchange.NativeWriter;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.vdbench.VdbenchFlatfileReader;

/** Every file of the other runners: none wrong, and nearly all read with every expected value. */
@ExtendWith(CorpusLedger.class)
class RunnersCorpusTest {
  static Stream<KindCheck> kinds() {
    List<KindCheck> checks = new ArrayList<>(VdbenchChecks.all());
    checks.addAll(WindowsAndDatabaseChecks.all());
    checks.add(new SysbenchCheck());
    return checks.stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void readsEveryFileOfItsKind(KindCheck check) {
    CorpusKinds.tally(corpus(), check).requireRight(check.requiredShare());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void oneReaderAloneRecognisesEachFile(KindCheck check) {
    Corpus corpus = corpus();
    List<LogReader> readers = LogSetReader.withAllReaders().readers();
    for (Corpus.Row row : corpus.rows(check.kind())) {
      LogFile file = corpus.file(row.path());
      List<String> formats =
          readers.stream()
              .filter(reader -> reader.recognises(file))
              .map(LogReader::format)
              .toList();
      assertThat(formats).as(row.path()).hasSize(1);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void keepsEverythingInPlateausOwnFormat(KindCheck check) {
    Corpus corpus = corpus();
    for (Corpus.Row row : corpus.rows(check.kind())) {
      LogSetContent content = LogSetReader.withAllReaders().read(List.of(corpus.file(row.path())));
      byte[] json = NativeWriter.jsonLines(content);
      LogSetContent back =
          LogSetReader.withAllReaders().read(List.of(LogFile.of("x.plateau.jsonl", json)));
      assertThat(back.facts()).as(row.path()).isEqualTo(content.facts());
      assertThat(back.intervals()).as(row.path()).isEqualTo(content.intervals());
      assertThat(back.summaries()).as(row.path()).isEqualTo(content.summaries());
      assertThat(NativeWriter.jsonLines(back)).as(row.path()).isEqualTo(json);
      Reading direct = Reading.of(new NativeJsonReader(), LogFile.of("x.plateau.jsonl", json));
      Reading table =
          Reading.of(
              new NativeCsvReader(),
              LogFile.of("x.plateau.csv", NativeWriter.csv(direct.content())));
      assertThat(table.content()).as(row.path()).isEqualTo(direct.content());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fio_error",
        "fio_hist",
        "fio_human",
        "fio_jobfile",
        "fio_json",
        "fio_jsonplus",
        "fio_log",
        "fio_log_perio",
        "fio_terse"
      })
  void noneOfTheseReadersTakesAnFioFile(String kind) {
    Corpus corpus = corpus();
    List<LogReader> readers =
        LogSetReader.withAllReaders().readers().stream()
            .filter(reader -> !reader.format().startsWith("fio"))
            .toList();
    for (Corpus.Row row : corpus.rows(kind)) {
      LogFile file = corpus.file(row.path());
      assertThat(readers).as(row.path()).noneMatch(reader -> reader.recognises(file));
    }
  }

  @Test
  @Shows("vdbench 40 h random write")
  void readsFortyHoursOfRandomWrites() {
    Corpus corpus = corpus();
    String run = "masakioui__vdb__sd_random_write_4K_7HOST_40hour/";
    LogSetContent content =
        LogSetReader.withAllReaders()
            .read(
                List.of(
                    corpus.file("files/vdbench_flatfile/" + run + "flatfile.html"),
                    corpus.file("files/vdbench_summary/" + run + "summary.html"),
                    corpus.file("files/vdbench_totals/" + run + "totals.html"),
                    corpus.file("files/vdbench_histogram/" + run + "histogram.html"),
                    corpus.file("files/vdbench_other/" + run + "logfile.html"),
                    corpus.file("files/vdbench_other/" + run + "errorlog.html")));
    assertThat(content.problems()).isEmpty();
    assertThat(content.intervals()).hasSize(2400);
    assertThat(Math.floor(content.intervals().get(0).rate().orElseThrow())).isEqualTo(29560.0);
    assertThat(content.intervals()).allMatch(i -> i.window().lengthNanos() == 60_000_000_000L);
    double mean =
        content.intervals().stream()
            .skip(1)
            .mapToDouble(i -> i.rate().orElseThrow())
            .average()
            .orElseThrow();
    assertThat(mean).isCloseTo(9584.1709, org.assertj.core.data.Offset.offset(1e-3));
    assertThat(content.facts()).hasSize(1);
    assertThat(content.facts().get(0).version()).isEqualTo("5.04.07");
    assertThat(content.facts().get(0).started())
        .isEqualTo(java.time.Instant.parse("2019-03-08T11:25:53.002Z"));
    // one average of the flatfile and one histogram: the summary and the totals repeat the average
    assertThat(content.summaries()).hasSize(2);
    assertThat(content.summaries().get(0).latency().orElseThrow().max())
        .isEqualTo(449_135_460_000.0);
  }

  @Test
  @Shows("vdbench flatfile vs parseflat CSV")
  void readsTheSameFromTheFlatfileAndVdbenchsOwnTableOfIt() {
    Corpus corpus = corpus();
    String run = "cloudanimal__Vdbench__R10PG1_oltp_32hreads_curve/";
    LogFile flat = corpus.file("files/vdbench_flatfile/" + run + "flatfile.html");
    LogFile csv = corpus.file("files/published_table/" + run + "flatfile.csv");
    Reading fromFlat = Reading.of(new VdbenchFlatfileReader(), flat);
    Reading fromTable = Reading.of(new VdbenchFlatfileReader(), csv, Siblings.NONE);
    assertThat(fromFlat.facts).hasSize(16);
    assertThat(fromTable.intervals).hasSameSizeAs(fromFlat.intervals);
    // without averages the table does not tell where warm-up ends: times differ, figures do not
    for (int i = 0; i < fromFlat.intervals.size(); i++) {
      Interval a = fromFlat.intervals.get(i);
      Interval b = fromTable.intervals.get(i);
      assertThat(b.part()).isEqualTo(a.part());
      assertThat(b.direction()).isEqualTo(a.direction());
      assertThat(b.operations()).isEqualTo(a.operations());
      assertThat(b.bytes()).isEqualTo(a.bytes());
      assertThat(b.latencies()).isEqualTo(a.latencies());
    }
    long rows = LogLines.all(csv).stream().skip(1).filter(l -> !l.text().isBlank()).count();
    assertThat(CsvRow.split(LogLines.all(csv).get(1).text(), ',').get(4)).isEqualTo("940.0000");
    assertThat(rows).isEqualTo(1200 + 16);
  }

  @Test
  @Shows("mcgrof sysbench 6 h")
  void readsTwelveHoursOfTransactions() {
    LogSetContent content =
        LogSetReader.withAllReaders()
            .read(
                List.of(
                    corpus().file("files/sysbench/mcgrof__plot-sysbench__sysbench_output.txt")));
    assertThat(content.intervals()).hasSize(21600);
    double mean =
        content.intervals().stream()
            .mapToDouble(i -> i.rate().orElseThrow())
            .average()
            .orElseThrow();
    assertThat(mean).isCloseTo(5298.6806, org.assertj.core.data.Offset.offset(1e-3));
    assertThat(content.summaries()).hasSize(1);
    assertThat(content.summaries().get(0).operations()).isEqualTo(228_903_139.0);
    assertThat(content.summaries().get(0).rate()).isEqualTo(5298.68);
  }

  private static Corpus corpus() {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "the corpus is not beside the project");
    return corpus.get();
  }
}
