package org.plateau.site.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogCommandsTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;

  /** Ten minutes of a level rate in windows of one second, as fio writes it. */
  private Path level(String name) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int second = 1; second <= 600; second++) {
      lines.append(second * 1000L).append(", ").append(1000 + second % 3).append(", 1, 0, 0\n");
    }
    return Files.writeString(folder.resolve(name), lines);
  }

  @Test
  void inspectSaysWhatALogIs() throws IOException {
    Run run = Run.of("inspect", level("w_iops.1.log").toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("fio-log, 1 file, "), run.out());
    assertTrue(run.out().contains("\ndirections  write\n"), run.out());
    assertTrue(run.out().contains("\ntime        0:00:00\u20130:10:00\n"), run.out());
    assertTrue(run.out().contains("\nintervals   600\n"), run.out());
    assertTrue(run.out().contains("\ngaps        none\n"), run.out());
    assertTrue(run.out().contains("? the log does not record it"), run.out());
  }

  @Test
  void inspectReadsStandardInputUnderAName() throws IOException {
    String text = Files.readString(level("w_iops.1.log"));
    Run run = Run.withInput(text, "inspect", "-", "--name", "x_iops.1.log", "--json");
    assertEquals(0, run.status(), run.err());
    JsonNode result = JSON.readTree(run.out()).path("result");
    JsonNode only = result.path("log_sets").path(0).path("runs").path(0);
    assertEquals(600, only.path("intervals").asInt());
    assertEquals(600_000_000_000L, only.path("end_ns").asLong());
  }

  @Test
  void inspectOfAMissingFileChangesNothingAndSaysSo() {
    Run run = Run.of("inspect", folder.resolve("none.log").toString());
    assertEquals(3, run.status());
    assertEquals(
        "error command.no-such-file: "
            + folder.resolve("none.log")
            + ": nothing that can be read, expected a log or a folder of logs. Check the path.\n",
        run.err());
  }

  @Test
  void inspectOfAnUnknownFileListsTheProblem() throws IOException {
    Path file = Files.writeString(folder.resolve("x.txt"), "nothing of the kind\n");
    Run run = Run.of("inspect", file.toString());
    assertEquals(1, run.status());
    assertTrue(run.out().contains("runs        none"), run.out());
  }

  @Test
  void analyzePrintsTheVerdictAndItsWindow() throws IOException {
    Run run = Run.of("analyze", level("w_iops.1.log").toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains(" STEADY  0:00:00\u20130:10:00"), run.out());
    assertTrue(
        run.out().contains("1,001 IOPS \n") || run.out().contains("1,001 IOPS\n"), run.out());
    assertFalse(run.out().contains("\u001b"), "escape codes in a pipe");
    assertTrue(run.out().lines().limit(20).allMatch(line -> line.length() <= 84), run.out());
  }

  @Test
  void analyzeAsJsonHasTheFinalWindowOfEveryMethod() throws IOException {
    Run run = Run.of("analyze", "--json", level("w_iops.1.log").toString());
    JsonNode json = JSON.readTree(run.out());
    assertEquals("analyze", json.path("command").asText());
    assertEquals(0, json.path("status").asInt());
    JsonNode last = json.path("result").path("verdicts").path("pts").path("final");
    assertEquals(0, last.path("from").asDouble());
    assertEquals(600, last.path("to").asDouble());
    assertEquals(1001, last.path("mean").asDouble(), 1e-6);
  }

  @Test
  void analyzeRefusesAnUnknownMethod() throws IOException {
    Run run = Run.of("analyze", "--method", "guess", level("w_iops.1.log").toString());
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("Unknown method guess, expected one of "), run.err());
  }

  @Test
  void convertedLogsSayTheSame() throws IOException {
    Path log = level("w_iops.1.log");
    Path nativeLog = folder.resolve("w.plateau.jsonl");
    Run run = Run.of("convert", log.toString(), "--to", "native", "--out", nativeLog.toString());
    assertEquals(0, run.status(), run.err());
    JsonNode before = JSON.readTree(Run.of("analyze", "--json", log.toString()).out());
    JsonNode after = JSON.readTree(Run.of("analyze", "--json", nativeLog.toString()).out());
    assertEquals(
        before.path("result").path("verdicts").path("pts"),
        after.path("result").path("verdicts").path("pts"));
  }

  @Test
  void turkishDigitsAndLettersChangeNothing() throws IOException {
    Path log = level("w_iops.1.log");
    String before = Run.of("inspect", log.toString()).out();
    Locale locale = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr-TR"));
    try {
      assertEquals(before, Run.of("inspect", log.toString()).out());
    } finally {
      Locale.setDefault(locale);
    }
  }

  @Test
  void simulateRefusesAFolderWithOtherFiles() throws IOException {
    Files.writeString(folder.resolve("letter.txt"), "mine");
    Run run = Run.of("simulate", "--out", folder.toString(), "--drives", "1");
    assertEquals(3, run.status());
    assertTrue(run.err().contains("Choose another folder"), run.err());
    assertTrue(Files.exists(folder.resolve("letter.txt")));
  }
}
