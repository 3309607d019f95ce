package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;

/** What reconstructed runs ask of a lab: several plans, files side by side, published results. */
class ReconstructedRunsTest {
  private static final String LOG =
      """
      sysbench 0.5:  multi-threaded system evaluation benchmark
      Number of threads: 32
      OLTP test statistics:
          transactions:                        6000 (100.00 per sec.)
      General statistics:
          total time:                          60.0000s
          total number of events:              6000
          response time:
               min:                                 110.00ms
               avg:                                 320.00ms
               max:                                 900.00ms
               approx.  99 percentile:              512.00ms

      Threads fairness:
          events (avg/stddev):           187.5000/0.00
          execution time (avg/stddev):   60.0000/0.00
      """;

  @TempDir Path lab;

  @BeforeEach
  void writeLab() throws IOException {
    Files.writeString(
        lab.resolve("lab.yaml"),
        """
        defaults: {settle: 0s}
        simulate:
          - {plan: sample-lab, into: runs/a}
          - {plan: model-reviews, into: runs/b}
        """);
    Path folder = Files.createDirectories(lab.resolve("runs/b"));
    Files.writeString(folder.resolve("RECONSTRUCTED.txt"), "a model's\n");
    Files.writeString(folder.resolve("vm-1.log"), LOG);
    Files.writeString(folder.resolve("vm-2.log"), LOG.replace("100.00", "101.00"));
  }

  private LogSet set(String runYaml) throws IOException {
    Files.writeString(lab.resolve("runs/b/run.yaml"), runYaml);
    return LogSets.in(Lab.open(lab)).get(0);
  }

  @Test
  void readsAListOfPlans() {
    assertThat(Lab.open(lab).simulations())
        .containsExactly(
            new SimulationRequest("sample-lab", "runs/a"),
            new SimulationRequest("model-reviews", "runs/b"));
  }

  @Test
  void refusesAnUnknownPlan() throws IOException {
    Files.writeString(lab.resolve("lab.yaml"), "simulate: {plan: mine}\n");
    assertThat(Lab.open(lab).problems())
        .extracting(Problem::expected)
        .containsExactly("one of sample-lab, model-reviews");
  }

  @Test
  void readsFilesSideBySideAsSeriesOfOneRun() throws IOException {
    LogSet set = set("series: {label: vm}\n");
    LogSetContent content = new LogSetReading(LogSetReader.withAllReaders()).read(set);
    assertThat(content.parts()).containsExactly("");
    assertThat(content.summaries())
        .extracting(row -> row.series().id() + " " + row.rate())
        .containsExactly("vm=vm-1 100.0", "vm=vm-2 101.0");
    assertThat(content.facts()).hasSize(1);
    assertThat(content.problems()).isEmpty();
  }

  @Test
  void refusesALabelThatNoSeriesHas() throws IOException {
    Files.writeString(lab.resolve("runs/b/run.yaml"), "series: {label: rack}\n");
    assertThat(LogSets.in(Lab.open(lab)).problems())
        .extracting(Problem::expected)
        .contains("one of job, worker, host, device, vm, operation");
  }

  @Test
  void aRunKeepsWhatIsPublishedOfItsPart() throws IOException {
    LogSet set =
        set(
            """
            series: {label: vm}
            published: whole.all.tps.mean,rd (9%)@whole.all.iops.mean
            """);
    LogSetContent content = new LogSetReading(LogSetReader.withAllReaders()).read(set);
    Labels labels = Runs.of(set, content).get(0).labels();
    assertThat(labels.value(LabelKey.PUBLISHED)).contains("whole.all.tps.mean");
    assertThat(labels.source()).contains(DataSource.RECONSTRUCTED);
    assertThat(set.labels().value(LabelKey.PUBLISHED))
        .contains("whole.all.tps.mean, rd (9%)@whole.all.iops.mean");
  }

  @Test
  void refusesAListThatNamesNoResults() throws IOException {
    Files.writeString(lab.resolve("runs/b/run.yaml"), "published: everything\n");
    assertThat(LogSets.in(Lab.open(lab)).problems())
        .extracting(Problem::expected)
        .isEqualTo(List.of("results as whole.write.iops.mean, with commas between them"));
  }
}
