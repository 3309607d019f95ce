package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.site.command.CommandLineInterface;

/** A rival is measured again and overtakes: what is rehearsed, withheld, published and accepted. */
@Tag("publish")
class CorrectionsTest {
  private static final List<String> LANGUAGES = List.of("en", "ko", "zh-tw", "zh-cn", "ja");

  @TempDir private Path folder;

  private static String plateau(Path lab, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--lab", lab.toString()));
    if (all.contains("publish")) {
      all.addAll(List.of("--master", "local[2]"));
    }
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said, true);
    int status =
        new CommandLineInterface(InputStream.nullInputStream(), writer, writer)
            .run(all.toArray(String[]::new));
    return said + "exit status " + status;
  }

  private static Document page(Path lab, String language, String review) throws IOException {
    return Jsoup.parse(
        Files.readString(
            lab.resolve("public")
                .resolve(language)
                .resolve("reviews")
                .resolve(review)
                .resolve("index.html")));
  }

  @Test
  void aRivalThatOvertakes() throws IOException {
    TinyLab tiny =
        TinyLab.in(folder.resolve("lab"))
            .withReview("leads(write)")
            .write(
                "lab.yaml",
                "title: Tiny\nlanguages: [en, ko, zh-TW, zh-CN, ja]\ndefaults: {settle: 0s}\n");
    tiny.write(
        "reviews/other/review.yaml",
        "drives: [{drive: alder, op_profiles: [stock]}]\nsections: [{id: design}]\n");
    tiny.write("reviews/other/en.md", "# Another review\n\nIt says nothing of anybody's place.\n");
    Path lab = tiny.root();
    assertThat(plateau(lab, "publish")).endsWith("exit status 0");

    tiny.write("runs/birch/write/w.plateau.jsonl", TinyLab.log(500));
    assertThat(plateau(lab, "publish", "--dry-run"))
        .contains("alder: rank(write) 1 -> 2 (other drives beside it, or their results)")
        .contains("alder: claim fast holds -> does not hold")
        .contains("nothing was published.")
        .endsWith("exit status 1");
    assertThat(page(lab, "en", "alder").select("h1").text()).isEqualTo("Alder: a tiny review");

    assertThat(plateau(lab, "publish"))
        .contains("error claim.false: reviews/alder/review.yaml:")
        .contains("rank(write) is 2")
        .endsWith("exit status 1");
    for (String language : LANGUAGES) {
      assertThat(page(lab, language, "alder").select("main p.standfirst data.figure").eachText())
          .as(language)
          .contains("400 IOPS");
      assertThat(page(lab, language, "alder").select("main h2")).as(language).isEmpty();
    }
    assertThat(page(lab, "en", "alder").select("main p.standfirst").text())
        .isEqualTo(
            "A claim of this review no longer holds, so the review is withheld until it is"
                + " corrected. The data now say: 400 IOPS, 2nd of 2");
    assertThat(page(lab, "en", "other").select("h1").text()).isEqualTo("Another review");

    Path yaml = lab.resolve("reviews/alder/review.yaml");
    Files.writeString(
        yaml,
        Files.readString(yaml).replace("leads(write)", "rank(write) <= 2")
            + "accept:\n  - {figure: rank(write), from: \"1\", to: \"2\", date: 2026-03-16,"
            + " note: Birch was measured again.}\n");
    assertThat(plateau(lab, "publish")).endsWith("exit status 0");
    assertThat(page(lab, "en", "alder").select("#corrections tbody tr").text())
        .contains("2026-03-16", "Birch was measured again.");
    assertThat(plateau(lab, "publish", "--dry-run"))
        .contains("No figure, rank or claim would change.")
        .endsWith("exit status 0");
  }
}
