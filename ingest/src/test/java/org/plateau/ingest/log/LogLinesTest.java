package org.plateau.ingest.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.ingest.LogFile;

class LogLinesTest {
  @Test
  void splitsAtEveryKindOfLineEnd() {
    assertThat(lines("a\nb\r\nc\rd")).containsExactly("1:a+", "2:b+", "3:c+", "4:d-");
  }

  @Test
  void keepsEmptyLines() {
    assertThat(lines("\n\r\n\r\rx\n")).containsExactly("1:+", "2:+", "3:+", "4:+", "5:x+");
  }

  @Test
  void stripsMarksThatAreNoText() {
    assertThat(lines("\ufeffa\n\ufeffb\n\u001a")).containsExactly("1:a+", "2:b+");
    assertThat(lines("a\nb\u001a")).containsExactly("1:a+", "2:b-");
  }

  @Test
  void hasNoLineInAnEmptyFile() {
    assertThat(lines("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void findsTheLinesThatWereWritten(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    int count = 200 + random.nextInt(400);
    for (int i = 1; i <= count; i++) {
      String line = "x".repeat(random.nextInt(random.nextInt(20) == 0 ? 200_000 : 60));
      text.append(line).append(random.nextBoolean() ? "\n" : "\r\n");
      expected.add(i + ":" + line + "+");
    }
    assertThat(lines(text.toString())).as("seed %d", seed).isEqualTo(expected);
  }

  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    LogFile file = LogFile.of("x.log", text.getBytes(StandardCharsets.UTF_8));
    try (LogLines walk = LogLines.of(file)) {
      while (walk.next()) {
        lines.add(walk.number() + ":" + walk.text() + (walk.terminated() ? "+" : "-"));
      }
    }
    return lines;
  }
}
