package org.plateau.ingest.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Reading;

class NativeRoundTripTest {
  static LongStream seeds() {
    return LongStream.range(0, 200);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void jsonLinesKeepEveryRecordAndRepeatByteForByte(long seed) {
    LogSetContent content = new RandomContent(seed).next();
    byte[] written = NativeWriter.jsonLines(content);
    LogFile file = LogFile.of("x.plateau.jsonl", written);
    assertThat(new NativeJsonReader().recognises(file)).isTrue();
    Reading read = Reading.of(new NativeJsonReader(), file);
    assertThat(read.messages()).isEmpty();
    assertThat(read.content()).isEqualTo(content);
    assertThat(text(NativeWriter.jsonLines(read.content()))).isEqualTo(text(written));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void csvKeepsEveryRecordAndRepeatsByteForByte(long seed) {
    LogSetContent content = new RandomContent(seed).next();
    byte[] written = NativeWriter.csv(content);
    LogFile file = LogFile.of("x.plateau.csv", written);
    assertThat(new NativeCsvReader().recognises(file)).isTrue();
    Reading read = Reading.of(new NativeCsvReader(), file);
    assertThat(read.messages()).isEmpty();
    assertThat(read.content()).isEqualTo(content);
    assertThat(text(NativeWriter.csv(read.content()))).isEqualTo(text(written));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
