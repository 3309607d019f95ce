package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.render.review.Translation;
import org.plateau.site.command.CommandLineInterface;

/** A translation that is behind is published and says so; one that differs without a reason not. */
@Tag("publish")
class TranslationsTest {
  private static final String KOREAN =
      """
      # Alder: 작은 리뷰

      쓰기는 {{write}}이다.

      ## 쓰기 {#writes}

      수준은 낮다.

      ## 결론 {#conclusion}

      그렇다.
      """;

  @TempDir private Path folder;

  /** A lab whose Korean text lacks a figure that the English one has by now. */
  private TinyLab lab(String madeFrom) {
    return TinyLab.in(folder.resolve("lab"))
        .withReview("leads(write)")
        .write("lab.yaml", "title: Tiny\nlanguages: [en, ko]\ndefaults: {settle: 0s}\n")
        .write("reviews/alder/ko.md", "<!-- source: " + madeFrom + " -->\n" + KOREAN);
  }

  private static String publish(Path lab) {
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said, true);
    int status =
        new CommandLineInterface(InputStream.nullInputStream(), writer, writer)
            .run("publish", lab.toString(), "--master", "local[2]");
    return said + "exit status " + status;
  }

  private static Document korean(Path lab) throws IOException {
    return Jsoup.parse(Files.readString(lab.resolve("public/ko/reviews/alder/index.html")));
  }

  @Test
  void oneThatIsBehindIsPublishedAndSaysSo() throws IOException {
    Path lab = lab("0123456789ab").root();

    assertThat(publish(lab)).doesNotContain("site.number-safety").endsWith("exit status 0");

    Document page = korean(lab);
    assertThat(page.select("p.standfirst data.figure").text()).isEqualTo("400 IOPS");
    assertThat(page.select("#writes .words data.figure")).isEmpty();
    assertThat(page.text()).contains("이 번역 이후 영어 원문이 바뀌었다. 수치는 최신이다.");
  }

  @Test
  void oneThatIsUpToDateAndDiffersIsWithheld() throws IOException {
    TinyLab tiny = lab("0123456789ab");
    String english = Files.readString(tiny.root().resolve("reviews/alder/en.md"));
    Path lab = lab(Translation.of(english).mark()).root();

    assertThat(publish(lab))
        .contains(
            "error site.number-safety: ko/reviews/alder/index.html: in writes-0-0: figure write")
        .contains("stands 0 times [language-difference], expected 1 time as in en/reviews/alder")
        .endsWith("exit status 1");

    assertThat(korean(lab).text()).doesNotContain("400").contains("이 페이지의 수치 검증에 실패하여");
  }
}
