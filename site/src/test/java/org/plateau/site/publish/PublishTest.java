package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.site.command.CommandLineInterface;

/** The main job on a small lab, through the command as a person runs it. */
@Tag("publish")
class PublishTest {
  @TempDir private Path folder;

  /** What a command answered. */
  private record Answer(int status, String out, String err) {}

  private static Answer plateau(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        new CommandLineInterface(
                InputStream.nullInputStream(), new PrintWriter(out), new PrintWriter(err, true))
            .run(arguments);
    return new Answer(status, out.toString(), err.toString());
  }

  private static Answer publish(Path lab) {
    return plateau("publish", lab.toString(), "--master", "local[2]");
  }

  private static Document page(Path lab) throws IOException {
    return Jsoup.parse(Files.readString(lab.resolve("public/en/reviews/alder/index.html")));
  }

  @Test
  void publishesAFigureThatOpensToItsRunAndFile() throws IOException {
    Path lab = TinyLab.in(folder.resolve("lab")).withReview("leads(write)").root();

    Answer answer = publish(lab);

    assertThat(answer.err()).doesNotContain("error");
    assertThat(answer.status()).isZero();
    Document page = page(lab);
    assertThat(page.select("h1").text()).isEqualTo("Alder: a tiny review");
    assertThat(page.select("p.standfirst data.figure").text()).isEqualTo("400 IOPS");
    assertThat(page.select("#evidence-write .mono").eachText())
        .contains("runs/alder/write/w.plateau.jsonl");
  }

  @Test
  void theSameLogsAgainChangeNothing() throws IOException {
    Path lab = TinyLab.in(folder.resolve("lab")).withReview("leads(write)").root();
    publish(lab);
    Map<String, byte[]> before = files(lab.resolve("public"));

    Answer again = publish(lab);

    assertThat(again.out()).startsWith("Unchanged: ");
    assertThat(files(lab.resolve("public"))).usingRecursiveComparison().isEqualTo(before);
  }

  @Test
  void damagedLogsAreNamedAndTheRestPublishes() throws IOException {
    TinyLab tiny = TinyLab.in(folder.resolve("lab")).withReview("leads(write)");
    String whole = TinyLab.log(250);
    tiny.write("runs/birch/cut/c.plateau.jsonl", whole.substring(0, whole.length() - 30));
    tiny.write("runs/birch/empty/e_bw.1.log", "");
    byte[] noise = new byte[4000];
    new java.util.Random(7).nextBytes(noise);
    tiny.write("runs/birch/noise/n.plateau.jsonl", noise);

    Answer answer = publish(tiny.root());

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.err())
        .contains("runs/birch/cut/c.plateau.jsonl:31")
        .contains("runs/birch/empty/e_bw.1.log")
        .contains("runs/birch/noise/n.plateau.jsonl");
    assertThat(page(tiny.root()).select("h1").text()).isEqualTo("Alder: a tiny review");
  }

  @Test
  void aFalseClaimWithholdsTheReview() throws IOException {
    Path lab = TinyLab.in(folder.resolve("lab")).withReview("not leads(write)").root();

    Answer answer = publish(lab);

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.err()).contains("claim.false: reviews/alder/review.yaml:");
    assertThat(page(lab).text())
        .contains("Under revision")
        .contains("The data now say: 400 IOPS, 1st of 2")
        .doesNotContain("The level is");
  }

  @Test
  void twoCopiesInOtherFoldersPublishTheSameBytes() throws IOException {
    Path one = TinyLab.in(folder.resolve("one")).withReview("leads(write)").root();
    Path two = TinyLab.in(folder.resolve("elsewhere/two")).withReview("leads(write)").root();

    publish(one);
    publish(two);

    assertThat(files(one.resolve("public")))
        .usingRecursiveComparison()
        .isEqualTo(files(two.resolve("public")));
  }

  @Test
  void aSecondPublishWhileOneIsUnderWayChangesNothingAndSaysSo() {
    Path lab = TinyLab.in(folder.resolve("lab")).root();
    PublishLock lock = PublishLock.take(lab.resolve("history"), false).orElseThrow();
    try {
      Answer answer = publish(lab);

      assertThat(answer.status()).isEqualTo(3);
      assertThat(answer.err()).contains("Another publish of this lab is under way.");
      assertThat(lab.resolve("public")).doesNotExist();
    } finally {
      lock.close();
    }
  }

  @Test
  void aFolderThatIsNoLabIsAUsageError() {
    Answer answer = plateau("publish", folder.toString());

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err())
        .contains("is no lab: no lab.yaml there or above. Name the lab folder.");
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Path real = folder.toRealPath();
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(real)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(real.relativize(path).toString(), Files.readAllBytes(path));
      }
    }
    return files;
  }
}
