package org.plateau.sample.reviews;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReconstructionTest {
  private static final ReconstructionPlan ZDNET =
      ReconstructionPlan.modelReviews()
          .withFigures(
              new PublishedFigures(
                  PublishedFigures.ofModelReviews().all().stream()
                      .filter(figure -> figure.cell("review").equals("zdnet-pblaze3"))
                      .toList()));

  @TempDir private Path folder;

  @Test
  void writesTheSameBytesTwiceAndKnowsThem() throws IOException {
    Reconstruction.write(ZDNET, folder.resolve("a"));
    Reconstruction.write(ZDNET, folder.resolve("b"));
    assertThat(files("a")).isNotEmpty().isEqualTo(files("b"));
    assertThat(Reconstruction.isCurrent(ZDNET, folder.resolve("a"))).isTrue();
    assertThat(Reconstruction.isCurrent(ZDNET.withSeed(9), folder.resolve("a"))).isFalse();
    PublishedFigures other = ZDNET.figures().with("zdnet-pblaze3-01", "561501");
    assertThat(Reconstruction.isCurrent(ZDNET.withFigures(other), folder.resolve("a"))).isFalse();
  }

  @Test
  void marksItsTreeAndTouchesNoOther() throws IOException {
    Reconstruction.write(ZDNET, folder.resolve("a"));
    assertThat(folder.resolve("a/RECONSTRUCTED.txt")).content().contains("a model's");
    assertThat(folder.resolve("a/run.yaml")).hasContent("source: reconstructed\nstatus: complete");
    Path mine = Files.createDirectories(folder.resolve("mine"));
    Files.writeString(mine.resolve("notes.txt"), "mine");
    assertThatThrownBy(() -> Reconstruction.write(ZDNET, mine))
        .hasMessageContaining("found files without RECONSTRUCTED.txt");
    assertThat(mine.resolve("notes.txt")).hasContent("mine");
  }

  private List<String> files(String name) throws IOException {
    Path root = folder.resolve(name);
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .sorted()
          .map(
              file -> {
                try {
                  return root.relativize(file) + "\n" + Files.readString(file);
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              })
          .toList();
    }
  }
}
