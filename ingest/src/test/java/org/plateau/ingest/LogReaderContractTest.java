package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every log reader keeps to. Its samples are the files under {@code samples/<format>/}, found
 * by the reader's format.
 */
class LogReaderContractTest {
  private static final List<LogReader> READERS = LogSetReader.withAllReaders().readers();

  static Stream<LogReader> readers() {
    return READERS.stream();
  }

  @Test
  void registersEachFormatOnce() {
    assertThat(READERS.stream().map(LogReader::format)).doesNotHaveDuplicates().isNotEmpty();
  }

  @Test
  void hasNoSampleOfAnUnknownFormat() throws IOException, URISyntaxException {
    List<String> formats = READERS.stream().map(LogReader::format).toList();
    try (Stream<Path> folders = Files.list(samples())) {
      assertThat(folders.map(folder -> folder.getFileName().toString())).isSubsetOf(formats);
    }
  }

  @ParameterizedTest
  @MethodSource("readers")
  void recognisesItsOwnSamplesAndNoOther(LogReader reader) throws Exception {
    List<String> recognised = new ArrayList<>();
    List<String> own = new ArrayList<>();
    for (LogReader other : READERS) {
      for (LogFile sample : samplesOf(other)) {
        String name = other.format() + "/" + sample.name();
        if (other == reader) {
          own.add(name);
        }
        if (reader.recognises(sample)) {
          recognised.add(name);
        }
      }
    }
    assertThat(own).as("samples of %s", reader.format()).isNotEmpty();
    assertThat(recognised).isEqualTo(own);
  }

  @ParameterizedTest
  @MethodSource("readers")
  void readsTheSameTwice(LogReader reader) throws Exception {
    for (LogFile sample : samplesOf(reader)) {
      assertThat(read(sample)).isEqualTo(read(sample));
    }
  }

  @ParameterizedTest
  @MethodSource("readers")
  void tellsFaultsByPlaceAndNeverThrows(LogReader reader) throws Exception {
    for (LogFile sample : samplesOf(reader)) {
      byte[] content = sample.openRaw().readAllBytes();
      Random random = new Random(42);
      for (int round = 0; round < 40; round++) {
        byte[] broken = Arrays.copyOf(content, random.nextInt(content.length + 1));
        for (int i = 0; i < random.nextInt(4) && broken.length > 0; i++) {
          broken[random.nextInt(broken.length)] = (byte) "x;,9-{\n".charAt(random.nextInt(7));
        }
        Collected collected = read(LogFile.of(sample.path(), broken));
        assertThat(collected.problems)
            .as("round %d of %s", round, sample.path())
            .allMatch(problem -> problem.file().equals(sample.path()) && problem.line() >= 0);
      }
    }
  }

  private static Collected read(LogFile sample) {
    LogReader reader =
        READERS.stream().filter(each -> each.recognises(sample)).findFirst().orElse(null);
    Collected collected = new Collected();
    if (reader != null) {
      reader.read(sample, Siblings.NONE, collected);
    }
    return collected;
  }

  private static List<LogFile> samplesOf(LogReader reader) throws Exception {
    Path folder = samples().resolve(reader.format());
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder).sorted()) {
      return files
          .flatMap(file -> LogFile.in(file, file.getFileName().toString()).stream())
          .toList();
    }
  }

  private static Path samples() throws URISyntaxException {
    return Path.of(
        Objects.requireNonNull(LogReaderContractTest.class.getResource("/samples")).toURI());
  }

  /** Everything that a reader handed over, in order. */
  private static final class Collected implements LogSink {
    private final List<Object> all = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    @Override
    public void facts(RunFacts facts) {
      all.add(facts);
    }

    @Override
    public void interval(Interval interval) {
      all.add(interval);
    }

    @Override
    public void summary(Summary summary) {
      all.add(summary);
    }

    @Override
    public void problem(Problem problem) {
      all.add(problem);
      problems.add(problem);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Collected that && all.equals(that.all);
    }

    @Override
    public int hashCode() {
      return all.hashCode();
    }

    @Override
    public String toString() {
      return new String(all.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
  }
}
