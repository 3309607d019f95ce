package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.yaml.Place;

class LabTest {
  @TempDir private Path root;

  @Test
  void findsTheNearestLabAbove() throws IOException {
    Path inner = Files.createDirectories(root.resolve("outer/inner/runs/a"));
    Files.writeString(root.resolve("outer/lab.yaml"), "");
    Files.writeString(root.resolve("outer/inner/lab.yaml"), "");
    Path log = Files.writeString(inner.resolve("x.log"), "");

    assertThat(Lab.find(log)).contains(root.resolve("outer/inner").toAbsolutePath());
    assertThat(Lab.find(root.resolve("outer"))).contains(root.resolve("outer").toAbsolutePath());
    assertThat(Lab.find(root.resolve("elsewhere"))).isEmpty();
  }

  @Test
  void acceptsSettingsAtTheTopAndUnderDefaults() throws IOException {
    Files.writeString(
        root.resolve("lab.yaml"), "steady: {round: 30s}\nnoise: 0.01\ndefaults: {noise: 5%}\n");

    Lab lab = Lab.open(root);

    assertThat(lab.problems()).isEmpty();
    assertThat(lab.settings())
        .isEqualTo(
            new LabSettings(
                java.time.Duration.ofSeconds(30),
                "pts",
                0.05,
                java.time.Duration.ofSeconds(60),
                ""));
  }

  @Test
  void nearerLabelsGoFirst() {
    Place near = new Place("runs/a/run.yaml", 1);
    Place far = new Place("runs/run.yaml", 7);
    Labels nearer = Labels.NONE.with(LabelKey.DRIVE, "a", near);
    Labels farther = Labels.NONE.with(LabelKey.DRIVE, "b", far).with(LabelKey.THREADS, "16", far);

    assertThat(nearer.or(farther).all())
        .isEqualTo(
            Map.of(LabelKey.DRIVE, new Label("a", near), LabelKey.THREADS, new Label("16", far)));
  }

  @Test
  void labelsHaveTheirTypes() {
    Place place = new Place("run.yaml", 1);
    Labels labels =
        Labels.NONE
            .with(LabelKey.PHASE, "primary", place)
            .with(LabelKey.TIME, "2026-03-01T09:30+09:00", place)
            .with(LabelKey.WRITE_CACHE, "off", place)
            .with(LabelKey.ACTIVE_RANGE, "12.5", place)
            .with(LabelKey.SOURCE, "reconstructed", place);

    assertThat(labels.phase()).contains(Phase.PRIMARY);
    assertThat(labels.time()).contains(OffsetDateTime.parse("2026-03-01T09:30:00+09:00"));
    assertThat(labels.writeCache()).contains(false);
    assertThat(labels.activeRange()).contains(12.5);
    assertThat(labels.source()).contains(DataSource.RECONSTRUCTED);
    assertThat(labels.threads()).isEmpty();
  }

  @Test
  void runIdsAreStable() {
    assertThat(Run.idOf("a".repeat(64), "w")).isEqualTo(Run.idOf("a".repeat(64), "w"));
    assertThat(Run.idOf("a".repeat(64), "w"))
        .hasSize(32)
        .isNotEqualTo(Run.idOf("a".repeat(64), ""));
  }
}
