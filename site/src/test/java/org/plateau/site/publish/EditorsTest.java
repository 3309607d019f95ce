package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The editors' guide does what it says it does. */
@Tag("publish")
class EditorsTest {
  private static final Path GUIDE =
      Path.of("").toAbsolutePath().getParent().resolve("docs/editors.md");

  @TempDir private Path folder;

  @Test
  void theGuideIsTrueWordForWord() throws IOException {
    TinyLab lab =
        TinyLab.in(folder.resolve("lab"))
            .write(
                "lab.yaml",
                "title: Tiny lab\nbase_url: https://tiny.example/\nlanguages: [en, ko]\ndefaults: {settle: 0s}\n");
    String guide = Files.readString(GUIDE);

    assertThat(new Transcript(lab).replay(guide)).isEqualTo(guide);

    Document page =
        Jsoup.parse(Files.readString(lab.root().resolve("public/en/reviews/alder/index.html")));
    assertThat(page.select("#corrections table tbody tr").eachText())
        .hasSize(2)
        .first()
        .asString()
        .contains("2026-03-16", "400 IOPS", "430 IOPS", "Measured again");
  }
}
