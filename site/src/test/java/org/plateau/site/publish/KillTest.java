package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A publish that is killed in the middle loses nothing, and the next one finishes the work. */
@Tag("publish")
class KillTest {
  @TempDir private Path folder;

  private static Process publish(Path lab) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (argument.startsWith("--add-opens")) {
        command.add(argument);
      }
    }
    command.addAll(
        List.of(
            "-Xmx1g",
            "-XX:TieredStopAtLevel=1", // as the launcher starts it
            "-cp",
            System.getProperty("java.class.path"),
            "org.plateau.site.Main",
            "publish",
            lab.toString(),
            "--master",
            "local[2]"));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(lab.resolve("output.txt").toFile())
        .start();
  }

  private static int finish(Process process) throws InterruptedException {
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    return process.exitValue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1500, 4000, 7000, 10_000})
  void isCompleteAfterTheNextPublish(int killedAfterMillis) throws Exception {
    Path lab = TinyLab.in(folder.resolve("lab")).withReview("leads(write)").root();
    Process first = publish(lab);
    first.waitFor(killedAfterMillis, TimeUnit.MILLISECONDS);
    first.destroyForcibly();
    finish(first);

    assertThat(finish(publish(lab))).as(Files.readString(lab.resolve("output.txt"))).isZero();

    assertThat(Files.readString(lab.resolve("public/en/reviews/alder/index.html")))
        .contains("data-figure=\"write\"");
    assertThat(Files.readString(lab.resolve("output.txt"))).contains("from 2 runs");
  }

  @Test
  void aProcessReportsBadUsageByItsExitStatus() throws Exception {
    assertThat(finish(publish(Files.createDirectories(folder.resolve("no-lab"))))).isEqualTo(2);
  }
}
