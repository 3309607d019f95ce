package org.plateau.ingest.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.ingest.LogSetReader;

/**
 * Each folder under {@code src/test/resources/lab} is a lab and what is expected of it. After a
 * wanted change: {@code -Dplateau.golden=write}, then look at the difference.
 */
class LabCasesTest {
  private static final Path CASES = Path.of("src/test/resources/lab");
  private static final String EXPECTED = "expected.txt";

  /** Long after any case file was checked out, so that all have settled. */
  private static final Clock LATER =
      Clock.fixed(Instant.parse("2999-01-01T00:00:00Z"), ZoneOffset.UTC);

  static Stream<Path> cases() throws IOException {
    try (Stream<Path> folders = Files.list(CASES)) {
      return folders.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void readsAsExpected(Path folder) throws IOException {
    String actual = LabText.of(folder, LATER);
    Path expected = folder.resolve(EXPECTED);
    if ("write".equals(System.getProperty("plateau.golden"))) {
      Files.writeString(expected, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(expected));
  }

  @Test
  void saysTheSameTwice() throws IOException {
    for (Path folder : cases().toList()) {
      assertThat(LabText.of(folder, LATER)).isEqualTo(LabText.of(folder, LATER));
    }
  }

  /** A lab as text: settings, catalogue, sets with their runs, what was left, problems. */
  static final class LabText {
    private final StringBuilder text = new StringBuilder();

    static String of(Path folder, Clock clock) {
      LabText lab = new LabText();
      lab.write(Lab.open(folder), clock);
      return lab.text.toString();
    }

    private void write(Lab lab, Clock clock) {
      line("title %s, languages %s, base %s", lab.title(), lab.languages(), lab.baseUrl());
      line("%s", lab.settings());
      lab.catalogue().drives().values().forEach(drive -> line("drive %s", drive));
      lab.catalogue().hosts().values().forEach(host -> line("host %s", host));
      lab.catalogue().workloads().values().stream()
          .filter(workload -> workload.place().file().equals("catalog/workloads.yaml"))
          .forEach(workload -> line("workload %s", workload));
      lab.problems()
          .forEach(
              problem -> line("%s %s %s", problem.severity(), problem.code(), problem.message()));
      LogSets sets =
          LogSets.in(lab, new LogSetReader(List.of(new FakeFio())), Manifest.EMPTY, clock);
      for (LogSet set : sets) {
        line("");
        line("set %s %s %s", set.name(), set.id(), set.files());
        if (set.series() != null) {
          line("  series %s", set.series());
        }
        if (set.columns() != null) {
          line("  columns %s", set.columns().toPlain());
        }
        set.labels().toString().lines().forEach(label -> line("  %s", label));
        Runs runs = Runs.of(set, FakeFio.content(set), lab.catalogue());
        for (Run run : runs) {
          line("  run \"%s\" %s", run.part(), run.id());
          run.labels().toString().lines().forEach(label -> line("    %s", label));
        }
        runs.problems()
            .forEach(
                problem ->
                    line("  %s %s %s", problem.severity(), problem.code(), problem.message()));
      }
      line("");
      sets.held()
          .forEach(
              held ->
                  line(
                      "held %s %s %s because %s",
                      held.folder(), held.stem(), held.paths(), held.why().code()));
      sets.skipped().forEach(file -> line("skipped %s: %s", file.path(), file.reason()));
      sets.problems()
          .forEach(
              problem -> line("%s %s %s", problem.severity(), problem.code(), problem.message()));
    }

    private void line(String format, Object... values) {
      text.append(String.format(java.util.Locale.ROOT, format, values).stripTrailing())
          .append('\n');
    }
  }
}
