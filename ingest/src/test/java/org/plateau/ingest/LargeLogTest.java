package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LargeLogTest {
  @Test
  void readsEveryRowOfAGeneratedLog(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("big_clat.1.log");
    long rows = LargeLog.write(file, 20_000_000);
    LogSetContent content = LogSetReader.withAllReaders().read(LogFile.in(file, "big_clat.1.log"));
    double operations =
        content.intervals().stream()
            .mapToDouble(row -> row.operations() == null ? 0 : row.operations())
            .sum();
    assertThat(operations).isEqualTo((double) rows);
    assertThat(content.problems().stream().map(Problem::code))
        .containsExactly("fio.latency-unit-assumed");
  }
}
