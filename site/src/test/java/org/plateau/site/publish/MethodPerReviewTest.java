package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.site.command.CommandLineInterface;

/** A review may be judged by another method of steady state than its lab. */
@Tag("publish")
class MethodPerReviewTest {
  @TempDir private Path folder;

  private final StringWriter said = new StringWriter();

  private int run(String... arguments) {
    PrintWriter writer = new PrintWriter(said, true);
    return new CommandLineInterface(InputStream.nullInputStream(), writer, writer).run(arguments);
  }

  private static String evidence(Path root) throws IOException {
    return Jsoup.parse(Files.readString(root.resolve("public/en/reviews/alder/index.html"))).text();
  }

  @Test
  void theEvidenceIsOfTheMethodThatTheReviewNames() throws IOException {
    TinyLab lab = TinyLab.in(folder.resolve("lab")).withReview("first(write)");
    String root = lab.root().toString();
    assertThat(run("publish", root, "--master", "local[2]")).as(said.toString()).isZero();
    assertThat(evidence(lab.root())).contains("not a PTS-conformant test");

    Path review = lab.root().resolve("reviews/alder/review.yaml");
    String before = Files.readString(review);
    Files.writeString(review, "steady: {method: guess}\n" + before);
    assertThat(run("check", root)).isEqualTo(1);
    assertThat(said.toString()).contains("one of change-point, fio-range, fio-slope, mser5, pts");

    Files.writeString(review, "steady: {method: change-point}\n" + before);
    assertThat(run("check", root)).isEqualTo(1);
    assertThat(said.toString()).contains("review.method-not-analysed: reviews/alder/review.yaml");

    assertThat(run("publish", root, "--master", "local[2]")).as(said.toString()).isZero();
    assertThat(evidence(lab.root()))
        .contains("change-point")
        .doesNotContain("not a PTS-conformant test");
  }
}
