package org.plateau.ingest.damage;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.damage.Specimens.Specimen;

/** A log says the same in every encoding, with every line end, and in every container. */
class EncodedLogsTest {
  static Stream<String> names() throws IOException, URISyntaxException {
    return Specimens.all().stream()
        .map(specimen -> specimen.format() + "/" + specimen.name())
        .distinct();
  }

  private static Specimen specimen(String name) throws IOException, URISyntaxException {
    return Specimens.all().stream()
        .filter(one -> (one.format() + "/" + one.name()).equals(name))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("names")
  void saysTheSameInEveryEncoding(String name) throws IOException, URISyntaxException {
    Specimen specimen = specimen(name);
    Figures whole = Figures.of(specimen.read(specimen.content()));
    String text = new String(specimen.content(), StandardCharsets.UTF_8);
    for (String charset : List.of("UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE")) {
      byte[] marked = ("\ufeff" + text).getBytes(Charset.forName(charset));
      same(specimen, whole, marked, charset + " with a mark");
    }
    if (text.length() > 8) {
      same(specimen, whole, text.getBytes(StandardCharsets.UTF_16LE), "UTF-16LE without a mark");
      same(specimen, whole, text.getBytes(StandardCharsets.UTF_16BE), "UTF-16BE without a mark");
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void saysTheSameWithEveryLineEnd(String name) throws IOException, URISyntaxException {
    Specimen specimen = specimen(name);
    Figures whole = Figures.of(specimen.read(specimen.content()));
    String text = new String(specimen.content(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    for (String end : List.of("\n", "\r\n", "\r")) {
      byte[] bytes = text.replace("\n", end).getBytes(StandardCharsets.UTF_8);
      same(specimen, whole, bytes, end.length() + " characters, the first " + (int) end.charAt(0));
    }
  }

  private static void same(Specimen specimen, Figures whole, byte[] bytes, String how) {
    LogSetContent content = specimen.read(bytes);
    assertThat(Figures.of(content).foreignTo(whole)).as(how).isEmpty();
    assertThat(whole.foreignTo(Figures.of(content))).as(how).isEmpty();
  }

  /** Names of files and machines in the code pages of Windows and its console. */
  @ParameterizedTest
  @ValueSource(strings = {"windows-1252", "windows-1251", "IBM850", "IBM866", "windows-31j", "GBK"})
  void keepsFiguresBesideNamesInAnyCodePage(String charset) throws IOException, URISyntaxException {
    Charset page = Charset.forName(charset);
    String word =
        page.newEncoder().canEncode('ä')
            ? "Länge"
            : page.newEncoder().canEncode('д') ? "диск" : "盤";
    for (String name :
        List.of("diskspd-text/report.txt", "iometer-csv/results.csv", "sysbench/run.log")) {
      Specimen specimen = specimen(name);
      String text = new String(specimen.content(), StandardCharsets.UTF_8).replace("–", "-");
      String renamed = text.replace("data", word).replace("HOSTA", word);
      LogSetContent plain = specimen.read(text.getBytes(StandardCharsets.UTF_8));
      LogSetContent other = specimen.read(renamed.getBytes(page));
      assertThat(other.summaries().stream().map(s -> s.operations() + "/" + s.rate()))
          .as(name)
          .containsExactlyElementsOf(
              plain.summaries().stream().map(s -> s.operations() + "/" + s.rate()).toList());
    }
  }

  /** A job's logs and its JSON, one by one and together. */
  @ParameterizedTest
  @ValueSource(strings = {"plain", "gz", "zst", "zip", "tar", "tar.gz"})
  void saysTheSameInEveryContainer(String container, @TempDir Path folder) throws IOException {
    Path run = Path.of("src/test/resources/cases/two-jobs-with-logs");
    List<Path> files;
    try (Stream<Path> all = Files.list(run)) {
      files = all.filter(file -> !file.endsWith("expected.txt")).sorted().toList();
    }
    List<LogFile> plain =
        files.stream().flatMap(f -> LogFile.in(f, f.getFileName().toString()).stream()).toList();
    LogSetContent whole = LogSetReader.withAllReaders().read(plain);
    assertThat(whole.intervals()).isNotEmpty();
    assertThat(whole.summaries()).isNotEmpty();
    LogSetContent content = LogSetReader.withAllReaders().read(packed(container, files, folder));
    assertThat(Figures.of(content).same(Figures.of(whole))).isTrue();
    assertThat(content.problems().stream().map(Problem::code).toList())
        .isEqualTo(whole.problems().stream().map(Problem::code).toList());
  }

  private static List<LogFile> packed(String container, List<Path> files, Path folder)
      throws IOException {
    if (container.equals("zip") || container.startsWith("tar")) {
      Path archive = folder.resolve("run." + container);
      Files.write(archive, archive(container, files));
      return LogFile.in(archive, "run." + container);
    }
    List<LogFile> logs = new java.util.ArrayList<>();
    for (Path file : files) {
      byte[] bytes = Files.readAllBytes(file);
      String name = file.getFileName() + (container.equals("plain") ? "" : "." + container);
      byte[] packed =
          container.equals("gz")
              ? gzip(bytes)
              : container.equals("zst") ? Zstd.compress(bytes) : bytes;
      Files.write(folder.resolve(name), packed);
      logs.addAll(LogFile.in(folder.resolve(name), name));
    }
    return logs;
  }

  private static byte[] archive(String container, List<Path> files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (container.equals("zip")) {
      try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
        for (Path file : files) {
          zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
          zip.write(Files.readAllBytes(file));
        }
      }
      return bytes.toByteArray();
    }
    for (Path file : files) {
      byte[] content = Files.readAllBytes(file);
      bytes.writeBytes(tarHeader(file.getFileName().toString(), content.length));
      bytes.writeBytes(content);
      bytes.writeBytes(new byte[(512 - content.length % 512) % 512]);
    }
    bytes.writeBytes(new byte[1024]);
    return container.equals("tar") ? bytes.toByteArray() : gzip(bytes.toByteArray());
  }

  /** A header of the ustar format: name, mode, size in octal, checksum. */
  private static byte[] tarHeader(String name, int size) {
    byte[] header = new byte[512];
    put(header, 0, name);
    put(header, 100, "0000644\0" + "0000000\0" + "0000000\0");
    put(header, 124, String.format(java.util.Locale.ROOT, "%011o\0" + "00000000000\0", size));
    put(header, 148, "        0");
    put(header, 257, "ustar\0" + "00");
    int sum = 0;
    for (byte b : header) {
      sum += b & 0xff;
    }
    put(header, 148, String.format(java.util.Locale.ROOT, "%06o\0 ", sum));
    return header;
  }

  private static void put(byte[] header, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(bytes, 0, header, at, bytes.length);
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    }
    return packed.toByteArray();
  }
}
