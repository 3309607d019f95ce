package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each folder under {@code cases/} is a log set with what must be read from it in {@code
 * expected.txt}. Run with {@code -Dplateau.golden=write} to write these files anew into the build
 * folder, and look at each difference before copying it.
 */
class LogSetCasesTest {
  static Stream<Path> cases() throws Exception {
    try (Stream<Path> folders = Files.list(root())) {
      return folders.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void readsWhatIsExpected(Path folder) throws Exception {
    List<LogFile> files;
    try (Stream<Path> paths = Files.list(folder)) {
      files =
          paths
              .filter(path -> !path.getFileName().toString().equals("expected.txt"))
              .sorted()
              .flatMap(path -> LogFile.in(path, path.getFileName().toString()).stream())
              .toList();
    }
    String read = LogSetText.of(LogSetReader.withAllReaders().read(files));
    Path expected = folder.resolve("expected.txt");
    if ("write".equals(System.getProperty("plateau.golden"))) {
      Files.writeString(expected, read);
    }
    assertThat(expected).exists();
    assertThat(read).isEqualTo(Files.readString(expected));
  }

  private static Path root() throws URISyntaxException {
    return Path.of(Objects.requireNonNull(LogSetCasesTest.class.getResource("/cases")).toURI());
  }
}
