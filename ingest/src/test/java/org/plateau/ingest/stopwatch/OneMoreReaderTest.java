package org.plateau.ingest.stopwatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.plateau.ingest.Interval;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;

/** A format is added by one class and one line, and by a change to nothing else. */
class OneMoreReaderTest {
  @Test
  void isFoundAmongTheOthersAndReadsItsLogs() throws IOException, URISyntaxException {
    LogSetReader readers = LogSetReader.withAllReaders();
    assertThat(readers.readers().stream().map(LogReader::format)).contains("stopwatch", "fio-log");
    Path sample =
        Path.of(
            Objects.requireNonNull(
                    OneMoreReaderTest.class.getResource("/samples/stopwatch/run.watch"))
                .toURI());
    LogSetContent content = readers.read(LogFile.in(sample, "run.watch"));
    assertThat(content.problems()).isEmpty();
    assertThat(content.facts().get(0).runner()).isEqualTo("stopwatch");
    assertThat(content.intervals().stream().map(Interval::operations))
        .containsExactly(100.0, 120.0, 110.0);
  }

  @Test
  void hasItsGapsAndStrayLinesNamedByWhatAllFormatsShare() throws IOException {
    byte[] log =
        "stopwatch 1\n1 s: 100 operations\n2 s: lO0 operations\n4 s: 110 operations"
            .getBytes(StandardCharsets.UTF_8);
    LogSetContent content =
        LogSetReader.withAllReaders().read(List.of(LogFile.of("run.watch", log)));
    assertThat(content.problems().stream().map(problem -> problem.code() + " " + problem.line()))
        .containsExactly("log.stray-line 3", "log.no-line-end 4", "run.gap 4");
    assertThat(Files.exists(Path.of("src/main/java/org/plateau/ingest/stopwatch"))).isFalse();
  }
}
