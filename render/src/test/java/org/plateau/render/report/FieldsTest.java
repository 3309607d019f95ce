package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.render.page.Block;
import org.plateau.render.page.WorkloadPage;

class FieldsTest {
  @TempDir private Path folder;

  private static WorkloadPage page(LabView lab) {
    return new WorkloadReport(lab, Bench.words(lab), new Fields(lab), new Assets())
        .page("4k-write", "4k-write", "../../../", new Slugs(List.of("alder", "birch", "cedar")));
  }

  private static List<String> unranked(WorkloadPage page) {
    Block.Table table = (Block.Table) page.sections().get(0).blocks().get(1);
    return table.rows().stream()
        .map(row -> String.join("|", row.cells().stream().map(c -> c.text().plain()).toList()))
        .toList();
  }

  @Test
  void neverRanksUnlikeRunsTogether() {
    LabView lab =
        new Bench(folder, "alder", "birch", "cedar")
            .run("alder", 100_000.0, Map.of())
            .run("birch", 90_000.0, Map.of())
            .run("cedar", 300_000.0, Map.of("active_range", "25%"))
            .view();
    WorkloadPage page = page(lab);
    Block.Deck deck = (Block.Deck) page.opening().get(0);
    assertThat(deck.entries()).hasSize(1);
    assertThat(deck.entries().get(0).chart().title()).isEqualTo("alder leads the field");
    assertThat(unranked(page))
        .containsExactly(
            "Invented cedar|main test\u00a0· linux-a\u00a0· stock\u00a0· 4T/8Q\u00a0· 25%"
                + "|300,000\u00a0IOPS|no like run of another drive");
  }

  @Test
  void callsADifferenceInsideTheNoiseATie() {
    LabView lab =
        new Bench(folder, "alder", "birch")
            .run("alder", 100_000.0, Map.of())
            .run("birch", 99_500.0, Map.of())
            .view();
    Block.Deck deck = (Block.Deck) page(lab).opening().get(0);
    assertThat(deck.entries().get(0).chart().title())
        .isEqualTo("alder and birch share first place");
    assertThat(deck.entries().get(0).chart().drawing().wide()).contains(">=1<");
    assertThat(deck.entries().get(0).chart().subject()).isFalse();
  }

  @Test
  void showsTheSpreadOfRepeatedRuns() {
    LabView lab =
        new Bench(folder, "alder", "birch")
            .run("alder", 100_000.0, Map.of("repeat", "1"))
            .run("alder", 104_000.0, Map.of("repeat", "2"))
            .run("alder", 102_000.0, Map.of("repeat", "3"))
            .run("birch", 50_000.0, Map.of())
            .view();
    Block.Deck deck = (Block.Deck) page(lab).opening().get(0);
    Block.Table table = deck.entries().get(0).chart().table();
    List<String> first =
        java.util.Objects.requireNonNull(table).rows().get(0).cells().stream()
            .map(cell -> cell.text().plain())
            .toList();
    assertThat(first.get(3)).isEqualTo("102,000");
    assertThat(first.get(4)).isNotEqualTo(first.get(3));
  }

  @Test
  void saysWhySeveralRunsOfADriveAreNotRanked() {
    LabView lab =
        new Bench(folder, "alder", "birch", "cedar")
            .run("alder", 100_000.0, Map.of())
            .run("birch", 90_000.0, Map.of())
            .run("cedar", 80_000.0, Map.of("firmware", "1"))
            .run("cedar", 70_000.0, Map.of("firmware", "2"))
            .view();
    assertThat(unranked(page(lab)))
        .containsExactly(
            "Invented cedar|main test\u00a0· linux-a\u00a0· stock\u00a0· 4T/8Q|not derivable"
                + "|several like runs that are not repetitions");
  }

  @Test
  void saysWhyAValueIsNotKnown() {
    LabView lab =
        new Bench(folder, "alder", "birch", "cedar")
            .run("alder", 100_000.0, Map.of())
            .run("birch", 90_000.0, Map.of())
            .run("cedar", null, Map.of())
            .view();
    assertThat(unranked(page(lab)))
        .containsExactly(
            "Invented cedar|main test\u00a0· linux-a\u00a0· stock\u00a0· 4T/8Q|not derivable"
                + "|the log ends before the run does");
  }
}
