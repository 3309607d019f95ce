package org.plateau.site.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;

/** What is remembered is what would be found, and nothing is remembered beyond its cause. */
class CheckMemoryTest {
  private static final Instant LATER = Instant.parse("2200-01-01T00:00:00Z");
  private static final String TYPED = "# Alder\n\nIt reaches 412 IOPS.\n";

  @TempDir private Path lab;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(lab.resolve("catalog/drives"));
    Files.createDirectories(lab.resolve("reviews/alder"));
    Files.createDirectories(lab.resolve("reviews/birch"));
    Files.writeString(lab.resolve("lab.yaml"), "title: Tiny\nlanguages: [en]\n");
    for (String drive : List.of("alder", "birch")) {
      Files.writeString(
          lab.resolve("catalog/drives/" + drive + ".yaml"), "vendor: V\nmodel: " + drive + "\n");
      Files.writeString(
          lab.resolve("reviews/" + drive + "/review.yaml"),
          "drives: [{drive: " + drive + "}]\nsections: [{id: design}]\n");
      Files.writeString(lab.resolve("reviews/" + drive + "/en.md"), TYPED);
    }
    new Snapshot("1", List.of(), List.of()).write(lab.resolve("history"));
  }

  private List<String> check(String program) {
    return LabCheck.of(lab, program, LATER).problems().stream().map(Problem::message).toList();
  }

  /** Makes what is remembered recognisable. */
  private void mark() throws IOException {
    Path memory = lab.resolve("history/check.json");
    Files.writeString(memory, Files.readString(memory).replace("typed as text", "remembered"));
  }

  @Test
  void anUntouchedReviewIsNotCheckedAgain() throws IOException {
    List<String> first = check("p");
    assertThat(first).hasSize(2).allMatch(message -> message.contains("typed as text"));
    assertThat(check("p")).isEqualTo(first);

    mark();
    Files.writeString(lab.resolve("reviews/birch/en.md"), TYPED + "\nAnd more.\n");

    assertThat(check("p"))
        .satisfiesExactly(
            alder -> assertThat(alder).startsWith("reviews/alder/").contains("remembered"),
            birch -> assertThat(birch).startsWith("reviews/birch/").contains("typed as text"));
  }

  @Test
  void anythingElseThatChangesIsReasonToCheckAllOfThem() throws IOException {
    List<String> found = check("p");
    mark();
    assertThat(check("another program")).isEqualTo(found);

    mark();
    Files.writeString(lab.resolve("catalog/drives/birch.yaml"), "vendor: W\nmodel: Birch\n");
    assertThat(check("another program")).isEqualTo(found);

    mark();
    Files.writeString(lab.resolve("lab.yaml"), "title: Other\nlanguages: [en]\n");
    assertThat(check("another program")).isEqualTo(found);
  }

  @Test
  void aReviewThatIsGoneIsForgotten() throws IOException {
    check("p");
    Files.delete(lab.resolve("reviews/birch/en.md"));
    Files.delete(lab.resolve("reviews/birch/review.yaml"));
    Files.delete(lab.resolve("reviews/birch"));

    assertThat(check("p")).hasSize(1);
    assertThat(LabCheck.of(lab, "p", LATER).reviews()).isEqualTo(1);
  }

  @Test
  void aSnapshotThatMayStillChangeIsNoGround() {
    assertThat(LabCheck.of(lab, "p", Instant.now()).reviews()).isEqualTo(2);
    assertThat(lab.resolve("history/check.json")).doesNotExist();
  }
}
