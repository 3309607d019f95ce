package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.report.LooseNumbers.Loose;

/** What counts as a typed measurement, and what is part of a name. */
class LooseNumbersTest {
  @TempDir private Path folder;
  private KnownNames names;

  @BeforeEach
  void openLab() throws IOException {
    Files.createDirectories(folder.resolve("catalog/drives"));
    Files.writeString(folder.resolve("lab.yaml"), "title: Names\n");
    Files.writeString(
        folder.resolve("catalog/drives/alder.yaml"),
        "simulated: true\nvendor: Invented\nmodel: 9 Alder 500\ncapacity: 3.84TB\n");
    names = KnownNames.of(new LabView(Lab.open(folder), new Snapshot("", List.of(), List.of())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "It took 31.23 ms.|31.23 ms|31.23",
        "It reached 226,134 IOPS|226,134 IOPS|226134",
        "약 31.12ms를 기록했다|31.12ms|31.12",
        "快了2.6倍|2.6倍|2.6",
        "about 400 of them|400|400",
        "in 2013 IOPS|2013 IOPS|2013",
        "a mix of 70/40|70|70",
        "the 300K figure|300|300",
      })
  void findsATypedMeasurement(String text, String shown, String value) {
    assertThat(LooseNumbers.in(text, names))
        .first()
        .satisfies(
            loose -> {
              assertThat(loose.shown()).isEqualTo(shown);
              assertThat(loose.value()).isEqualByComparingTo(value);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The Invented 9 Alder 500 with 3.84TB",
        "8K 70/30 at 16T/16Q, 4K random write, 128K blocks",
        "PBlaze3H on U.2 with RAID-5 and PCIe4",
        "FIO 3.36 on a 2U server",
        "since 2013, on 2013-04-01",
        "the 99.9th percentile and p99.99",
        "99.9퍼센타일 지연 시간",
        "no digit at all",
      })
  void leavesNamesAlone(String text) {
    assertThat(LooseNumbers.in(text, names)).extracting(Loose::shown).isEmpty();
  }

  @Test
  void aVersionNeedsItsProgram() {
    assertThat(LooseNumbers.in("version 3.36 of it", names))
        .extracting(Loose::shown)
        .containsExactly("3.36");
  }
}
