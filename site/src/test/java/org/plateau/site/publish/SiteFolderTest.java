package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteFolderTest {
  @TempDir private Path lab;

  private static SiteFiles site(String text) {
    SiteFiles files = new SiteFiles();
    files.add("index.html", text);
    files.add("en/a/index.html", text + " a");
    return files;
  }

  @Test
  void theNewSiteTakesThePlaceOfTheOld() throws IOException {
    SiteFolder folder = new SiteFolder(lab.resolve("public"));
    folder.publish(site("old"));

    folder.publish(site("new"));

    assertThat(Files.readString(lab.resolve("public/index.html"))).isEqualTo("new");
    assertThat(Files.readString(lab.resolve("public/en/a/index.html"))).isEqualTo("new a");
    try (var kept = Files.list(lab.resolve(".site"))) {
      assertThat(kept).hasSize(1);
    }
  }

  @Test
  void aHalfWrittenSiteIsReplacedByTheNextPublish() throws IOException {
    SiteFolder folder = new SiteFolder(lab.resolve("public"));
    folder.publish(site("old"));
    Path half = lab.resolve(".site/" + site("new").hash() + ".part");
    Files.createDirectories(half);
    Files.writeString(half.resolve("index.html"), "ne");

    folder.publish(site("new"));

    assertThat(Files.readString(lab.resolve("public/index.html"))).isEqualTo("new");
    assertThat(half).doesNotExist();
  }

  @Test
  void aPlainFolderOfThatNameIsSwappedToo() throws IOException {
    Files.createDirectories(lab.resolve("public"));
    Files.writeString(lab.resolve("public/index.html"), "by hand");

    new SiteFolder(lab.resolve("public")).publish(site("new"));

    assertThat(Files.readString(lab.resolve("public/index.html"))).isEqualTo("new");
  }

  @Test
  void refusesAnAddressOutsideOfTheSite() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SiteFiles().add("en/../../secret", "x"))
        .withMessage("address en/../../secret leaves the site");
  }
}
