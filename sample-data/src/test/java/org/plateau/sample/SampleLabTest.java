package org.plateau.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.plateau.sample.drive.SimulatedDrive;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.SpareArea;

/** The committed lab folder: it must agree with the model, and be honest about what it is. */
class SampleLabTest {
  /** Makers of drives, of today and of before. */
  private static final List<String> MAKERS =
      List.of(
          "samsung",
          "intel",
          "solidigm",
          "micron",
          "crucial",
          "kioxia",
          "toshiba",
          "sandisk",
          "western digital",
          "seagate",
          "hynix",
          "kingston",
          "memblaze",
          "dapustor",
          "huawei",
          "virident",
          "fusion-io",
          "ocz",
          "lsi",
          "marvell",
          "phison",
          "silicon motion",
          "dell",
          "hpe",
          "lenovo",
          "corsair",
          "adata",
          "lexar",
          "transcend",
          "sabrent",
          "scaleflux");

  private final Path lab = SampleRuns.lab();

  @Test
  void catalogueAgreesWithTheModel() throws IOException {
    for (PlannedDrive planned : SimulationPlan.sampleLab().drives()) {
      SimulatedDrive drive = planned.drive();
      String file = Files.readString(lab.resolve("catalog/drives/" + drive.id() + ".yaml"));
      assertThat(file)
          .contains("simulated: true")
          .contains("vendor: " + drive.vendor() + "\n")
          .contains("model: " + drive.model() + "\n")
          .contains("raw_gb: " + drive.flash().rawBytes() / 1_000_000_000L + "\n");
      for (SpareArea profile : drive.profiles()) {
        assertThat(file)
            .contains(
                "{id: "
                    + profile.id()
                    + ", usable_gb: "
                    + profile.usableBytes() / 1_000_000_000L
                    + "}");
      }
    }
  }

  @Test
  void noSimulatedDriveBearsARealName() throws IOException {
    List<Path> files = new ArrayList<>(files("reviews/quernlite-basalt"));
    for (PlannedDrive planned : SimulationPlan.sampleLab().withDrives(40).drives()) {
      String name = planned.drive().vendor() + " " + planned.drive().model();
      assertThat(makersIn(name)).as(name).isEmpty();
      files.add(lab.resolve("catalog/drives/" + planned.drive().id() + ".yaml"));
    }
    for (Path file : files) {
      if (Files.exists(file)) {
        assertThat(makersIn(Files.readString(file))).as(file.toString()).isEmpty();
      }
    }
  }

  private static List<String> makersIn(String text) {
    return MAKERS.stream()
        .filter(
            maker ->
                Pattern.compile("\\b" + Pattern.quote(maker) + "\\b")
                    .matcher(text.toLowerCase(Locale.ROOT))
                    .find())
        .toList();
  }

  @Test
  void everyFigureOfTheReviewSelectsRunsOfThePlan() throws IOException {
    String review = Files.readString(lab.resolve("reviews/quernlite-basalt/review.yaml"));
    Matcher where = Pattern.compile("where: \\{([^}]*)\\}").matcher(review);
    int figures = 0;
    while (where.find()) {
      Map<String, String> wanted = new HashMap<>();
      for (String pair : where.group(1).split(", ", -1)) {
        wanted.put(pair.split(": ", -1)[0], pair.split(": ", -1)[1]);
      }
      assertThat(
              SampleRuns.all().stream()
                  .filter(run -> labels(run).entrySet().containsAll(wanted.entrySet())))
          .as(where.group(1))
          .hasSize(1);
      figures++;
    }
    assertThat(figures).isEqualTo(22);
  }

  private static Map<String, String> labels(SimulatedRun run) {
    return Map.of(
        "drive", run.drive().id(),
        "workload", run.workload().id(),
        "phase", run.phase().id(),
        "os", run.os().id(),
        "op_profile", run.spare().id(),
        "threads", Integer.toString(run.load().threads()),
        "queue_depth", Integer.toString(run.load().queueDepth()));
  }

  @Test
  void proseHasNoTypedDigitAndNamesOnlyKnownFigures() throws IOException {
    String review = Files.readString(lab.resolve("reviews/quernlite-basalt/review.yaml"));
    String prose = Files.readString(lab.resolve("reviews/quernlite-basalt/en.md"));
    Matcher slot = Pattern.compile("\\{\\{([^}]*)\\}\\}").matcher(prose);
    while (slot.find()) {
      String inside = slot.group(1).replaceFirst("\\|.*", "").replaceAll("\\w+\\(|\\)", "");
      for (String figure : inside.split(", ", -1)) {
        assertThat(review).contains("\n  " + figure + ":\n");
      }
    }
    String text = prose.replaceAll("\\{\\{[^}]*\\}\\}", "").replaceAll("\\{#[^}]*\\}", "");
    assertThat(text).doesNotContainPattern("[0-9]");
  }

  @Test
  void recordedRunsAreSmallAndTellNothingOfTheMachinesFolders() throws IOException {
    long bytes = 0;
    for (Path file : files("runs/real")) {
      bytes += Files.size(file);
      assertThat(text(file))
          .as(file.toString())
          .doesNotContainPattern("/(tmp|root|home|var|work)\\b");
    }
    assertThat(bytes).isBetween(500_000L, 3_000_000L);
  }

  private List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(lab.resolve(folder)).filter(Files::isRegularFile)) {
      return files.toList();
    }
  }

  private static String text(Path file) throws IOException {
    if (!file.toString().endsWith(".gz")) {
      return Files.readString(file);
    }
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
