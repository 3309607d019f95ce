package org.plateau.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.sample.drive.OperatingSystem;

class SimulationTest {
  private final SimulationPlan small =
      SimulationPlan.sampleLab()
          .withHours(0.25)
          .withPrimaryMinutes(5)
          .withSystems(List.of(OperatingSystem.WINDOWS))
          .withDrives(2);

  @TempDir Path folder;

  @Test
  void writesTheSameBytesTwiceInAnyLocaleAndZone() throws IOException {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    Simulation.write(small, folder.resolve("a"));
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
      Simulation.write(small, folder.resolve("b"));
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
    assertThat(content(folder.resolve("b"))).isEqualTo(content(folder.resolve("a")));
  }

  @Test
  void anotherSeedGivesOtherFigures() throws IOException {
    Simulation.write(small, folder.resolve("a"));
    Simulation.write(small.withSeed(7), folder.resolve("b"));
    String run = "quernlite-basalt/windows-server-2022/hp/4k-read/primary/4k-read.plateau.jsonl.gz";
    assertThat(Files.readAllBytes(folder.resolve("b").resolve(run)))
        .isNotEqualTo(Files.readAllBytes(folder.resolve("a").resolve(run)));
  }

  @Test
  void stampTellsWhetherThePlanIsCurrent() {
    Path tree = folder.resolve("simulated");
    assertThat(Simulation.isCurrent(small, tree)).isFalse();
    Simulation.write(small, tree);
    assertThat(Simulation.isCurrent(small, tree)).isTrue();
    assertThat(Simulation.isCurrent(small.withSeed(7), tree)).isFalse();
    assertThat(Simulation.isCurrent(small.withHours(0.5), tree)).isFalse();
  }

  @Test
  void replacesAnEarlierSimulationWhole() throws IOException {
    Path tree = folder.resolve("simulated");
    Simulation.write(small, tree);
    Simulation.write(small.withDrives(1), tree);
    assertThat(tree.resolve("quernlite-basalt")).isDirectory();
    assertThat(tree.resolve("obrunvale-tern-m2")).doesNotExist();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(tree);
    }
  }

  @Test
  void refusesAFolderThatHoldsOtherFiles() throws IOException {
    Path mine = Files.createDirectories(folder.resolve("mine"));
    Files.writeString(mine.resolve("thesis.txt"), "years of work");
    assertThatThrownBy(() -> Simulation.write(small, mine))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            mine
                + ": found files without SIMULATED.txt, expected an empty folder or an earlier"
                + " simulation. Choose another folder, or empty this one.");
    assertThat(mine.resolve("thesis.txt")).hasContent("years of work");
  }

  @Test
  void everyFileBearsTheSimulatedTime() throws IOException {
    Simulation.write(small, folder.resolve("a"));
    try (Stream<Path> files = Files.walk(folder.resolve("a")).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        assertThat(Files.getLastModifiedTime(file).toInstant()).isEqualTo(small.started());
      }
    }
  }

  @Test
  void labelsStandOnceAndCascade() throws IOException {
    Simulation.write(small, folder.resolve("a"));
    Path a = folder.resolve("a");
    Path os = a.resolve("quernlite-basalt/windows-server-2022");
    assertThat(a.resolve("run.yaml"))
        .hasContent("source: simulated\nhost: model-host\nstatus: complete\n");
    assertThat(a.resolve("quernlite-basalt/run.yaml"))
        .hasContent("drive: quernlite-basalt\nfirmware: \"QB14\"\n");
    assertThat(os.resolve("run.yaml")).hasContent("os: windows-server-2022\n");
    assertThat(os.resolve("hp/run.yaml")).hasContent("op_profile: hp\n");
    assertThat(os.resolve("hp/8k-70-30/run.yaml")).hasContent("workload: 8k-70-30\n");
    assertThat(os.resolve("hp/8k-70-30/scaling/run.yaml"))
        .hasContent(
            "phase: scaling\ntest: quernlite-basalt.windows-server-2022.hp.8k-70-30.scaling\n");
  }

  @Test
  void writesALabAroundOtherPlans() {
    SimulationPlan plan = small.withDrives(8);
    assertThat(plan.drives()).hasSize(8);
    Simulation.writeLab(plan.withDrives(plan.drives().subList(6, 8)), folder);
    assertThat(folder.resolve("lab.yaml")).isRegularFile();
    assertThat(folder.resolve("catalog/drives/model-alder-1.yaml")).isRegularFile();
    assertThat(folder.resolve("catalog/drives/model-birch-2.yaml")).isRegularFile();
    assertThat(folder.resolve("runs/simulated/model-alder-1/run.yaml")).isRegularFile();
  }

  @Test
  void sampleLabStaysSmall() throws IOException {
    Path tree = folder.resolve("simulated");
    Simulation.write(SimulationPlan.sampleLab(), tree);
    long bytes = 0;
    try (Stream<Path> files = Files.walk(tree).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        bytes += Files.size(file);
      }
    }
    assertThat(bytes).isLessThan(32_000_000L);
  }

  private static Map<String, String> content(Path root) throws IOException {
    Map<String, String> content = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        content.put(
            root.relativize(file).toString(),
            Files.getLastModifiedTime(file)
                + " "
                + java.util.Arrays.hashCode(Files.readAllBytes(file)));
      }
    }
    return content;
  }
}
