package org.plateau.ingest.log;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.LogFile;

class ContainersTest {
  private static final String ROWS = "1000, 5, 0, 0\n".repeat(2000);

  @TempDir Path folder;

  @Test
  void opensGzipOfSeveralMembers() throws IOException {
    byte[] two = concat(gzip("1000, 5, 0, 0\n"), gzip("2000, 6, 0, 0\n"));
    assertThat(contents("x_bw.1.log.gz", two))
        .containsExactly("x_bw.1.log: 1000, 5, 0, 0\n2000, 6, 0, 0\n");
  }

  @Test
  void opensZstandardUnderAnyName() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new ZstdOutputStream(bytes)) {
      out.write("a\n".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(contents("x.log.zst", bytes.toByteArray())).containsExactly("x.log: a\n");
    assertThat(contents("x.log", bytes.toByteArray())).containsExactly("x.log: a\n");
  }

  @Test
  void namesTheEntriesOfArchives() throws IOException {
    ByteArrayOutputStream zip = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(zip)) {
      out.putArchiveEntry(new ZipArchiveEntry("run/"));
      out.closeArchiveEntry();
      out.putArchiveEntry(new ZipArchiveEntry("run/a.log"));
      out.write("a\n".getBytes(StandardCharsets.UTF_8));
      out.closeArchiveEntry();
      out.putArchiveEntry(new ZipArchiveEntry("run/b.log.gz"));
      out.write(gzip("b\n"));
      out.closeArchiveEntry();
    }
    assertThat(contents("logs.zip", zip.toByteArray()))
        .containsExactly("logs.zip!/run/a.log: a\n", "logs.zip!/run/b.log: b\n");
  }

  @Test
  void opensCompressedTar() throws IOException {
    assertThat(contents("logs.tar.gz", gzip(tar("a\n", "b\n"))))
        .containsExactly("logs.tar.gz!/0.log: a\n", "logs.tar.gz!/1.log: b\n");
  }

  @Test
  void keepsTheGoodStartOfTruncatedGzip() throws IOException {
    byte[] whole = gzip(ROWS);
    LogFile file = only("x.log.gz", Arrays.copyOf(whole, whole.length - 12));
    String read = new String(file.open().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(ROWS).startsWith(read);
    assertThat(read).isNotEmpty();
    assertThat(file.damage()).isPresent();
  }

  @Test
  void tellsWhereATarBreaksOff() throws IOException {
    byte[] whole = tar("a\n", ROWS);
    Path path = folder.resolve("logs.tar");
    Files.write(path, Arrays.copyOf(whole, 512 * 5));
    List<LogFile> files = LogFile.in(path, "logs.tar");
    assertThat(files.stream().map(LogFile::path))
        .containsExactly("logs.tar!/0.log", "logs.tar!/1.log", "logs.tar");
    assertThat(ROWS).startsWith(files.get(1).head());
    assertThat(files.get(2).damage()).isPresent();
  }

  @Test
  void tellsOfAnEmptyGzipHeader() throws IOException {
    LogFile file = only("x.log.gz", new byte[] {0x1f, (byte) 0x8b, 8});
    assertThat(file.open().readAllBytes()).isEmpty();
    assertThat(file.damage()).isPresent();
  }

  private List<String> contents(String name, byte[] bytes) throws IOException {
    Path path = folder.resolve("file");
    Files.write(path, bytes);
    return LogFile.in(path, name).stream().map(f -> f.path() + ": " + f.head()).toList();
  }

  private LogFile only(String name, byte[] bytes) throws IOException {
    Path path = folder.resolve("file");
    Files.write(path, bytes);
    return LogFile.in(path, name).get(0);
  }

  private static byte[] tar(String... contents) throws IOException {
    ByteArrayOutputStream tar = new ByteArrayOutputStream();
    try (TarArchiveOutputStream out = new TarArchiveOutputStream(tar)) {
      for (int i = 0; i < contents.length; i++) {
        byte[] bytes = contents[i].getBytes(StandardCharsets.UTF_8);
        TarArchiveEntry entry = new TarArchiveEntry(i + ".log");
        entry.setSize(bytes.length);
        out.putArchiveEntry(entry);
        out.write(bytes);
        out.closeArchiveEntry();
      }
    }
    return tar.toByteArray();
  }

  private static byte[] gzip(String text) throws IOException {
    return gzip(text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }

  private static byte[] concat(byte[] a, byte[] b) {
    byte[] both = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, both, a.length, b.length);
    return both;
  }
}
