package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.render.page.Chart;
import org.plateau.render.page.DrivePage;
import org.plateau.render.page.Front;

class HistoriesTest {
  @TempDir private Path folder;

  /** Six months at a level, then six a fifth below it, with other firmware. */
  private LabView fallen() {
    Bench bench = new Bench(folder, "alder");
    for (int month = 1; month <= 12; month++) {
      double level = month <= 6 ? 100_000 : 80_000;
      bench.run(
          "alder",
          level + (month * 37 % 5) * 60,
          Map.of("time", "2025-%02d-15".formatted(month), "firmware", month <= 6 ? "1.0" : "1.1"));
    }
    return bench.view();
  }

  @Test
  void findsTheChangeOfLevel() {
    List<Histories.History> histories = Histories.of(fallen(), "alder");
    assertThat(histories).hasSize(1);
    assertThat(histories.get(0).runs()).hasSize(12);
    assertThat(histories.get(0).starts()).containsExactly(0, 6);
    assertThat(histories.get(0).changes().get(0).relative()).isBetween(-0.201, -0.199);
  }

  @Test
  void drawsItOnTheDrivesPage() {
    LabView lab = fallen();
    Assets assets = new Assets();
    DrivePage page =
        new DriveReport(lab, Bench.words(lab), assets, RawLines.NONE)
            .page(
                lab.catalogue().drive("alder").orElseThrow(),
                "alder",
                "../../../",
                List.of(),
                new Slugs(List.of("4k-write")));
    assertThat(page.opening()).hasSize(1);
    Chart chart = (Chart) page.opening().get(0);
    assertThat(chart.title()).isEqualTo("alder changed its level");
    assertThat(chart.provenance()).isEqualTo("simulated");
    assertThat(chart.drawing().wide()).contains("\u221220.0%").contains(">1.1<");
    assertThat(
            new String(
                assets.files().getOrDefault("data/drives/alder/history.csv", new byte[0]),
                StandardCharsets.UTF_8))
        .startsWith("# simulated\nprofile,date,iops,provenance\nstock,2025-01-15,");
    assertThat(page.sections())
        .extracting(section -> section.id())
        .containsExactly("over-provisioning", "runs", "evidence");
  }

  @Test
  void saysItOnTheFrontPage() {
    LabView lab = fallen();
    Front front =
        new FrontReport(lab, Bench.words(lab), new Fields(lab), new Assets())
            .page(List.of(), new Slugs(List.of("alder")), new Slugs(List.of("4k-write")));
    assertThat(front.lead()).isNull();
    assertThat(front.leaders()).isEmpty();
    assertThat(front.changes()).hasSize(1);
    Front.Change change = front.changes().get(0);
    assertThat(change.label()).isEqualTo("alder\u00a0· 4K random write");
    assertThat(change.change().plain()).isEqualTo("\u221220.0%");
    assertThat(change.note()).isEqualTo("worse since 2025-07-15\u00a0· simulated");
    assertThat(change.href()).isEqualTo("drives/alder/index.html");
  }

  @Test
  void leavesOutASingleDay() {
    LabView lab =
        new Bench(folder, "alder").run("alder", 100.0, Map.of("time", "2025-01-15")).view();
    assertThat(Histories.of(lab, "alder")).isEmpty();
  }
}
