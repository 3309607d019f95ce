package org.plateau.ingest.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.ingest.LogFile;

class DecodingTest {
  private static final String TEXT = "Total IO thread: 1 | 2\r\nµs läuft\n".repeat(3000);

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
  void readsWithMark(String charset) {
    assertThat(decoded(("\ufeff" + TEXT).getBytes(Charset.forName(charset)))).isEqualTo(TEXT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252"})
  void readsWithoutMark(String charset) {
    LogFile file = LogFile.of("x", TEXT.getBytes(Charset.forName(charset)));
    assertThat(decoded(TEXT.getBytes(Charset.forName(charset)))).isEqualTo(TEXT);
    assertThat(file.charset()).isEqualTo(Charset.forName(charset));
  }

  @Test
  void readsAsciiThatGoesOnInUtf16() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write("first run\r\n".getBytes(StandardCharsets.US_ASCII));
    bytes.write("second run\r\n".getBytes(StandardCharsets.UTF_16LE));
    assertThat(decoded(bytes.toByteArray())).isEqualTo("first run\r\nsecond run\r\n");
  }

  @Test
  void takesZerosAtTheEndForAnUnwrittenBlock() {
    byte[] bytes = java.util.Arrays.copyOf("1000, 5, 0, 0\n".getBytes(StandardCharsets.UTF_8), 99);
    assertThat(LogFile.of("x", bytes).isBinary()).isFalse();
  }

  @Test
  void knowsBinaryContent() {
    byte[] noise = new byte[5000];
    new Random(1).nextBytes(noise);
    assertThat(LogFile.of("x", noise).isBinary()).isTrue();
    assertThat(LogFile.of("x", TEXT.getBytes(StandardCharsets.UTF_8)).isBinary()).isFalse();
  }

  private static String decoded(byte[] bytes) {
    LogFile file = LogFile.of("x", bytes);
    try (var in = file.open()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
