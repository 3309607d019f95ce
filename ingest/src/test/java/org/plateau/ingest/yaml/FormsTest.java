package org.plateau.ingest.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormsTest {
  @ParameterizedTest
  @CsvSource({
    "60s, 60000000000",
    "1m, 60000000000",
    "1min, 60000000000",
    "500ms, 500000000",
    "1h30m, 5400000000000",
    "1.5 s, 1500000000",
    "250us, 250000",
    "250µs, 250000",
    "2d, 172800000000000",
    "0, 0",
    "0s, 0",
    "60S, 60000000000"
  })
  void readsDurations(String text, long nanos) {
    assertThat(Forms.duration(text)).contains(Duration.ofNanos(nanos));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"60", "", "s", "1 fortnight", "-1s", "1s2", "1,5s", "999999999999d", "1m x"})
  void refusesWhatIsNoDuration(String text) {
    assertThat(Forms.duration(text)).isEmpty();
  }

  @Test
  void lengthsAreAboveZero() {
    assertThat(Forms.length("0s")).isEmpty();
    assertThat(Forms.length("1ns")).contains(Duration.ofNanos(1));
  }

  @ParameterizedTest
  @CsvSource({"0.02, 0.02", "2%, 0.02", "0, 0", "99.9 %, 0.999", "1e-3, 0.001"})
  void readsRatios(String text, double ratio) {
    assertThat(Forms.ratio(text)).contains(ratio);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "1", "100%", "-0.1", "NaN", "0x1", "", "%"})
  void refusesWhatIsNoRatio(String text) {
    assertThat(Forms.ratio(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "4096, 4096",
    "512b, 512",
    "4k, 4096",
    "4K, 4096",
    "4KiB, 4096",
    "8 kb, 8192",
    "1m, 1048576",
    "1MiB, 1048576",
    "1g, 1073741824"
  })
  void readsBlockSizes(String text, long bytes) {
    assertThat(Forms.blockSize(text)).contains(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "", "k", "4q", "-4k", "4k-8k", "4.5k"})
  void refusesWhatIsNoBlockSize(String text) {
    assertThat(Forms.blockSize(text)).isEmpty();
  }

  @Test
  void readsInstantsWithAnOffsetOnly() {
    OffsetDateTime seven = OffsetDateTime.parse("2013-05-06T07:08:09+09:00");
    assertThat(Forms.instant("2013-05-06T07:08:09+09:00")).contains(seven);
    assertThat(Forms.instant("2013-05-06 07:08:09+09:00")).contains(seven);
    assertThat(Forms.instant("2013-05-05T22:08:09Z").map(OffsetDateTime::toInstant))
        .contains(seven.toInstant());
    assertThat(Forms.instant("2013-05-06T07:08:09")).isEmpty();
    assertThat(Forms.instant("yesterday")).isEmpty();
  }

  @Test
  void readsSwitches() {
    assertThat(Forms.yesOrNo("ENABLED")).isEqualTo(Optional.of(true));
    assertThat(Forms.yesOrNo("Off")).isEqualTo(Optional.of(false));
    assertThat(Forms.yesOrNo("perhaps")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1.5", "-1", "1e3", "", "9999999999999999999", "٣"})
  void refusesWhatIsNoCount(String text) {
    assertThat(Forms.wholeNumber(text, 1)).isEmpty();
  }
}
