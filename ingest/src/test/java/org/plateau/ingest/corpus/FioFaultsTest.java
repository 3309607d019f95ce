package org.plateau.ingest.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.ingest.Summary;

/** The faults of FAULTS.tsv that concern fio, and the truths across files of CHECKS.tsv. */
@ExtendWith(CorpusLedger.class)
class FioFaultsTest {
  private static final String GRID = "louwrentius__fio-plot__GRID_860PRO_SERVER_M1015";
  private Corpus corpus;

  @BeforeEach
  void findsTheCorpus() {
    Optional<Corpus> found = Corpus.find();
    assumeTrue(found.isPresent(), "the corpus is not beside the project");
    corpus = found.get();
  }

  @ParameterizedTest
  @ValueSource(strings = {"F01", "F05", "F20", "F25", "F07"})
  @Shows({"F01", "F05", "F07", "F20", "F25"})
  void readsTheStandardJob(String id) {
    Summary read = only(fault(id), Direction.READ);
    assertThat(read.operations()).isEqualTo(1000.0);
    assertThat(read.rate()).isEqualTo(100.0);
    assertThat(read.bandwidth()).isEqualTo(400 * 1024.0);
  }

  @Test
  @Shows({"F01", "F03", "F05"})
  void keepsErrorsBeforeAndTextBehindJson() {
    LogSetContent before = fault("F01");
    assertThat(codes(before)).contains("fio.job-error");
    assertThat(codes(before).stream().filter("fio.error-line"::equals)).hasSize(2);
    assertThat(before.facts().get(0).errors()).hasSize(3).contains("job j: error 5");
    LogSetContent behind = fault("F05");
    assertThat(behind.problems().get(0).found()).startsWith("2 lines that are no JSON");
    assertThat(codes(fault("F03"))).containsExactly("fio.other-lines");
  }

  @Test
  @Shows({"F03", "F27"})
  void readsBinsOfOneDirectionAlone() {
    assertThat(histograms(fault("F03"))).containsExactly(1000L);
    assertThat(histograms(fault("F27"))).containsExactly(1000L);
  }

  @Test
  @Shows({"F06"})
  void takesDifferencesOfCumulativeDocuments() {
    LogSetContent content = fault("F06");
    assertThat(only(content, Direction.READ).operations()).isEqualTo(300.0);
    assertThat(content.intervals().stream().map(Interval::operations))
        .containsExactly(100.0, 80.0, 120.0);
  }

  @Test
  @Shows({"F08"})
  void ignoresPaddedPercentilesOfFio2() {
    Summary read = only(fault("F08"), Direction.READ);
    assertThat(read.bytes()).isEqualTo(4000 * 1024.0);
    assertThat(completion(read).percentiles())
        .containsEntry(50.0, 240_000.0)
        .containsEntry(99.0, 700_000.0)
        .doesNotContainKey(0.0);
  }

  @Test
  @Shows({"F28"})
  void takesTheUnitFromTheKey() {
    Latency completion = completion(only(fault("F28"), Direction.WRITE));
    assertThat(completion.mean()).isEqualTo(145_750, within(5.0));
    assertThat(completion.percentiles())
        .containsEntry(50.0, 108_032.0)
        .containsEntry(99.0, 921_600.0);
  }

  @Test
  @Shows({"F10"})
  void addsHostsButNotTheirTotal() {
    List<Summary> parts =
        fault("F10").summaries().stream().filter(summary -> !summary.total()).toList();
    assertThat(parts.stream().map(Summary::operations)).containsExactly(1000.0, 1000.0);
  }

  @Test
  @Shows({"F12", "F14", "F16"})
  void mergesOptionsFromWhereverTheyStand() {
    assertThat(fault("F12").facts().get(0).options())
        .containsEntry("rw", "randread")
        .containsEntry("bs", "4k")
        .containsEntry("iodepth", "8");
    assertThat(fault("F14").facts().get(0).options())
        .containsEntry("rw", "randread")
        .containsEntry("bs", "8k")
        .containsEntry("iodepth", "16")
        .containsEntry("numjobs", "2");
    assertThat(fault("F16").facts().get(0).options())
        .containsEntry("iodepth", "16")
        .containsEntry("numjobs", "8");
  }

  @Test
  @Shows({"F17", "F21"})
  void reportsGroupsAsGroups() {
    LogSetContent group = fault("F17");
    assertThat(only(group, Direction.WRITE).rate()).isEqualTo(25_350, within(1.0));
    assertThat(codes(group)).contains("fio.sampled-per-job");
    assertThat(codes(fault("F21"))).contains("fio.group-record");
  }

  @Test
  @Shows({"F22"})
  void keepsHugeCountersAndTheWallTime() {
    Summary huge = fault("F22").summaries().get(0);
    assertThat(huge.operations()).isEqualTo(9_809_301_560.0);
    assertThat(huge.rate()).isEqualTo(41_104_846.02, within(0.01));
    assertThat(huge.window().lengthNanos()).isEqualTo(238_641_000_000L);
  }

  @Test
  @Shows({"F24"})
  void marksPercentilesAtTheCap() {
    LogSetContent content = fault("F24");
    Latency completion = completion(only(content, Direction.WRITE));
    assertThat(completion.max()).isEqualTo(94.396e9, within(1.0));
    assertThat(completion.mean()).isEqualTo(41.16e9, within(1e7));
    assertThat(codes(content)).contains("fio.percentile-capped");
  }

  @Test
  @Shows({"F29"})
  void saysNoResultsOfBareErrors() {
    LogSetContent content = fault("F29");
    assertThat(content.summaries()).isEmpty();
    assertThat(codes(content).stream().filter("fio.error-line"::equals)).hasSize(2);
    assertThat(codes(content)).contains("fio.no-results");
  }

  @Test
  @Shows({"F32"})
  void readsBothDirectionsOfMixedRuns() {
    LogSetContent content = fault("F32");
    assertThat(only(content, Direction.READ).rate()).isEqualTo(750);
    assertThat(only(content, Direction.WRITE).rate()).isEqualTo(250);
    assertThat(meanRate(content, Direction.READ)).isEqualTo(46.5);
    assertThat(meanRate(content, Direction.WRITE)).isEqualTo(15.5);
  }

  @Test
  @Shows({"L01"})
  void pairsDirectionsByTime() {
    LogSetContent content = fault("L01");
    assertThat(meanRate(content, Direction.READ)).isEqualTo(51.667, within(0.001));
    assertThat(meanRate(content, Direction.WRITE)).isEqualTo(51.333, within(0.001));
    assertThat(codes(content)).containsExactly("fio.writes-one-window-late");
    assertThat(
            content.intervals().stream()
                .filter(i -> i.direction() == Direction.WRITE)
                .map(i -> i.window().endNanos() / 1_000_000))
        .containsExactly(2000L, 3000L, 4000L);
  }

  @Test
  @Shows({"L03"})
  void splitsWhereTimeGoesBack() {
    LogSetContent content = fault("L03");
    assertThat(content.intervals().stream().map(i -> i.series().id()).distinct())
        .containsExactly("job=1", "job=1.2");
    assertThat(codes(content)).contains("fio.time-goes-back");
  }

  @Test
  @Shows({"L05"})
  void takesRowsOfOneTimeForOneWindow() {
    assertThat(fault("L05").intervals()).hasSize(5);
  }

  @Test
  @Shows({"L08"})
  void neverAddsRatesOfShortWindows() {
    assertThat(meanRate(fault("L08"), Direction.WRITE)).isEqualTo(1000);
  }

  @Test
  @Shows({"L10"})
  void keepsPhasesApart() {
    assertThat(fault("L10").parts()).containsExactly("first", "second");
  }

  @Test
  @Shows({"L12", "L13"})
  void readsEveryNumberOfColumns() {
    for (String name : List.of("c3_bw.log", "c4_bw.1.log", "c5_bw.1.log", "c6_bw.1.log")) {
      LogSetContent content = read("faults/L12/" + name);
      double mean =
          content.intervals().stream()
              .mapToDouble(i -> i.bandwidth().orElse(0.0))
              .average()
              .orElse(0);
      assertThat(mean / 1024).as(name).isEqualTo(7625.5, within(0.001));
      assertThat(content.intervals()).hasSize(2);
    }
    assertThat(meanOf(fault("L13"), LatencyKind.TOTAL) % 2000).isZero();
  }

  @Test
  @Shows({"L14"})
  void tellsMicrosecondsFromNanoseconds() {
    for (String name : List.of("linux_2.2.10_lat.1.log", "win_3.5_lat.1.log")) {
      LogSetContent content = read("faults/L14/" + name);
      assertThat(meanOf(content, LatencyKind.TOTAL)).as(name).isEqualTo(521_000);
      assertThat(codes(content)).contains("fio.latency-unit-assumed");
    }
  }

  @Test
  @Shows({"L16", "L18", "L19"})
  void readsWhatIsWholeOfCutAndEmptyLogs() {
    assertThat(codes(fault("L18"))).containsExactly("log.empty");
    LogSetContent cut = fault("L19");
    assertThat(cut.intervals()).hasSize(2);
    assertThat(codes(cut)).containsExactly("fio.truncated-line");
    assertThat(fault("L16").intervals()).hasSize(26);
  }

  @Test
  @Shows({"H02", "H03", "H05"})
  void tellsUnitAndCoarsenessOfHistograms() {
    for (String name : List.of("h1216", "h1856", "h116")) {
      LogSetContent content = read("faults/H02/" + name + "_clat_hist.1.log");
      assertThat(histograms(content)).as(name).containsExactly(3L);
    }
    assertThat(histograms(fault("H03"))).containsExactly(100L, 100L);
    assertThat(fault("H03").intervals().get(0).window().lengthNanos()).isEqualTo(10_000_000_000L);
    assertThat(codes(fault("H05"))).containsExactly("log.empty");
  }

  @Test
  @Shows({"T02", "T03"})
  void readsTerseUnits() {
    Summary write = only(fault("T02"), Direction.WRITE);
    assertThat(write.bytes()).isEqualTo(8000 * 1024.0);
    assertThat(write.rate()).isEqualTo(200);
    assertThat(completion(only(fault("T03"), Direction.READ)).mean()).isEqualTo(250_000);
  }

  @Test
  @Shows({"U01", "U02"})
  void convertsEachHumanNumberByItsOwnUnit() {
    LogSetContent old = read("faults/U01/h2.txt");
    assertThat(only(old, Direction.READ).bandwidth()).isEqualTo(409_600);
    assertThat(completion(only(old, Direction.READ)).max()).isEqualTo(1.8058e9);
    assertThat(only(old, Direction.WRITE).bandwidth()).isEqualTo(104_858 * 1024.0);
    LogSetContent fresh = read("faults/U01/h3.txt");
    assertThat(only(fresh, Direction.READ).rate()).isEqualTo(12_300);
    assertThat(completion(only(fresh, Direction.READ)).mean()).isEqualTo(250.5);
    assertThat(only(fresh, Direction.WRITE).rate()).isEqualTo(1.2e6);
    assertThat(completion(only(fresh, Direction.WRITE)).max()).isEqualTo(20e9);
    assertThat(fault("U02").summaries()).hasSize(2);
  }

  @Test
  @Shows({"fio-plot 860 PRO QD16 1 job"})
  void meetsTheSummaryOfOneJobWithItsLogs() {
    LogSetContent content = grid("randwrite-iodepth-16-numjobs-1_", "randwrite-16-1.json");
    assertThat(meanRate(content, Direction.WRITE)).isEqualTo(55_051.01, within(55.0));
    double weighted = 0;
    double weights = 0;
    for (Interval i : content.intervals()) {
      Optional<Latency> latency = i.latency(LatencyKind.COMPLETION);
      if (latency.isPresent() && i.operations() != null) {
        weighted += i.operations() * latency.get().mean();
        weights += i.operations();
      }
    }
    assertThat(weighted / weights).isEqualTo(282_266.18, within(28.2));
    assertThat(warnings(content)).isEmpty();
  }

  @Test
  @Shows({"fio-plot 860 PRO QD16 16 jobs"})
  void meetsTheSummaryOfSixteenJobsWithTheirLogs() {
    LogSetContent content = grid("randwrite-iodepth-16-numjobs-16_", "randwrite-16-16.json");
    double sum = 0;
    for (int job = 1; job <= 16; job++) {
      String id = "job=" + job;
      sum +=
          content.intervals().stream()
              .filter(i -> i.series().id().equals(id) && i.operations() != null)
              .mapToDouble(i -> i.rate().orElse(0.0))
              .average()
              .orElse(0);
    }
    assertThat(sum).isEqualTo(53_575.69, within(53_575.69 * 0.02));
    assertThat(warnings(content)).isEmpty();
  }

  @Test
  @Shows({"PKB clat_hist read"})
  void countsHistogramLogsExactly() {
    long count = 0;
    for (int job = 1; job <= 2; job++) {
      String name = "files/fio_hist/GoogleCloudPlatform__PerfKitBenchmarker__hist_clat_hist.";
      count += histograms(read(name + job + ".log")).stream().mapToLong(Long::longValue).sum();
    }
    assertThat(count).isEqualTo(80_124);
  }

  @Test
  @Shows({"two JSON documents in one file"})
  void readsARepeatedDocumentOnce() {
    LogSetContent content =
        read("files/fio_json/Arau__fio-results-tmp__t1-writes_writes-100-0.json.txt");
    assertThat(content.summaries()).hasSize(1);
    assertThat(codes(content)).contains("fio.document-repeated");
  }

  @Test
  @Shows("ceph erasure 2.1 randwrite 4k")
  void readsRatesThatWereSampledAtAnotherStepThanAsked() {
    String run = "chris-sanders__ceph-fio-results__bluestore_erasure2.1_randwrite-4k";
    LogSetContent human = read("files/fio_human/" + run + ".out");
    Summary summary = only(human, Direction.WRITE);
    assertThat(summary.rate()).isEqualTo(1962.0);
    assertThat(summary.bandwidth()).isEqualTo(7848.2 * 1024, within(0.01));
    assertThat(summary.window().lengthNanos()).isEqualTo(60_018_000_000L);
    LogSetContent log = read("files/fio_log/" + run + "_randwrite-4k-KERNEL_iops.log");
    assertThat(log.intervals().get(0).window().lengthNanos()).isEqualTo(500_000_000L);
    assertThat(meanRate(log, Direction.WRITE)).isEqualTo(1963.84, within(1963.84 * 0.002));
  }

  @Test
  @Shows({"openstack cinder_ceph 02", "openstack cinder_ceph 10", "lkp fixture 1"})
  void reproducesWhatOthersPublished() {
    PublishedTables tables = new PublishedTables(corpus);
    int compared = 0;
    for (Corpus.Row row : corpus.rows(tables.kind())) {
      if ((row.path().contains("cinder_ceph_") && row.path().endsWith(".csv"))
          || row.path().contains("lkp-tests")) {
        LogFile file = corpus.file(row.path());
        LogSetContent content = LogSetReader.withAllReaders().read(List.of(file));
        assertThat(tables.differences(row, file, content)).as(row.path()).isEmpty();
        compared++;
      }
    }
    assertThat(compared).isEqualTo(3 + 11 + 1);
  }

  @Test
  @Shows("pbench client/server")
  void addsTenHostsButNotTheirSum() {
    LogSetContent content =
        read("files/fio_json/distributed-system-analysis__pbench__fio-0_fio-result.txt");
    List<Summary> hosts =
        content.summaries().stream()
            .filter(s -> !s.total() && s.direction() == Direction.READ)
            .toList();
    assertThat(hosts).hasSize(10);
    assertThat(hosts.stream().mapToDouble(Summary::operations).sum()).isEqualTo(1_401_141);
    assertThat(hosts.stream().mapToDouble(Summary::rate).sum()).isEqualTo(93_303.65, within(0.01));
    List<Summary> totals =
        content.summaries().stream()
            .filter(s -> s.total() && s.direction() == Direction.READ)
            .toList();
    assertThat(totals).hasSize(1);
    assertThat(totals.get(0).operations()).isEqualTo(1_401_141.0);
    assertThat(totals.get(0).rate()).isEqualTo(93_198.15, within(0.01));
    // of the 26 lines before the JSON one is empty
    assertThat(content.problems().stream().map(Problem::found))
        .anyMatch(found -> found.startsWith("25 lines that are no JSON"));
  }

  private LogSetContent grid(String logs, String json) {
    List<String> paths = new ArrayList<>();
    for (Corpus.Row row : corpus.rows("fio_log")) {
      if (row.path().contains(GRID + "_logs/" + logs)) {
        paths.add(row.path());
      }
    }
    paths.add("files/fio_json/" + GRID + "/" + json);
    return read(paths.toArray(String[]::new));
  }

  private LogSetContent fault(String id) {
    Corpus.Fault fault =
        corpus.faults().stream().filter(f -> f.id().equals(id)).findFirst().orElseThrow();
    return read(fault.inputs().toArray(String[]::new));
  }

  private LogSetContent read(String... paths) {
    List<LogFile> files = new ArrayList<>();
    for (String path : paths) {
      files.add(corpus.file(path));
    }
    return LogSetReader.withAllReaders().read(files);
  }

  private static Summary only(LogSetContent content, Direction direction) {
    List<Summary> own =
        content.summaries().stream().filter(s -> s.direction() == direction).toList();
    assertThat(own).hasSize(1);
    return own.get(0);
  }

  private static Latency completion(Summary summary) {
    return summary.latency(LatencyKind.COMPLETION).orElseThrow();
  }

  private static List<Long> histograms(LogSetContent content) {
    List<Long> counts = new ArrayList<>();
    content.summaries().forEach(s -> s.latencies().forEach(l -> count(l, counts)));
    content.intervals().forEach(i -> i.latencies().forEach(l -> count(l, counts)));
    return counts;
  }

  private static void count(Latency latency, List<Long> counts) {
    if (latency.histogram() != null) {
      counts.add(latency.histogram().count());
    }
  }

  private static double meanRate(LogSetContent content, Direction direction) {
    return content.intervals().stream()
        .filter(i -> i.direction() == direction)
        .flatMapToDouble(i -> i.rate().stream().mapToDouble(Double::doubleValue))
        .average()
        .orElse(0);
  }

  private static double meanOf(LogSetContent content, LatencyKind kind) {
    return content.intervals().stream()
        .flatMap(i -> i.latency(kind).stream())
        .mapToDouble(Latency::mean)
        .average()
        .orElse(0);
  }

  private static List<String> codes(LogSetContent content) {
    return content.problems().stream().map(Problem::code).toList();
  }

  private static List<Problem> warnings(LogSetContent content) {
    return content.problems().stream().filter(p -> p.severity() != Severity.NOTE).toList();
  }
}
