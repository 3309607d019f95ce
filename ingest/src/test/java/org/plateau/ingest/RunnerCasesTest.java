package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.ingest.interchange.NativeWriter;

/**
 * Reads each case folder as one log set and compares all that was read, as Plateau's own format,
 * and all problems. {@code -Dplateau.golden=write} writes what was read as expected.
 */
class RunnerCasesTest {
  private static final String EXPECTED = "expected.plateau.jsonl";
  private static final String PROBLEMS = "expected.problems.txt";
  private static final Path ROOT = Path.of("src/test/resources/runners");

  static Stream<Path> cases() throws IOException {
    try (Stream<Path> all = Files.walk(ROOT, 2)) {
      return all
          .filter(path -> ROOT.relativize(path).getNameCount() == 2)
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void readsWhatTheCaseHolds(Path folder) throws IOException {
    LogSetContent content = LogSetReader.withAllReaders().read(inputs(folder));
    String read = new String(NativeWriter.jsonLines(content), StandardCharsets.UTF_8);
    String problems =
        content.problems().stream()
            .map(p -> p.severity() + " " + p.code() + " " + p.message() + "\n")
            .collect(Collectors.joining());
    if ("write".equals(System.getProperty("plateau.golden"))) {
      Files.writeString(folder.resolve(EXPECTED), read);
      Files.writeString(folder.resolve(PROBLEMS), problems);
    }
    assertThat(problems).isEqualTo(Files.readString(folder.resolve(PROBLEMS)));
    assertThat(read).isEqualTo(Files.readString(folder.resolve(EXPECTED)));
  }

  private static List<LogFile> inputs(Path folder) throws IOException {
    List<LogFile> inputs = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (!name.startsWith("expected.")) {
          inputs.addAll(LogFile.in(file, name));
        }
      }
    }
    return inputs;
  }
}
