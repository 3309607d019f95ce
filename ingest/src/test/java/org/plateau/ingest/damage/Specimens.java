package org.plateau.ingest.damage;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.lab.LogSetReading;
import org.plateau.ingest.yaml.YamlFile;
import org.plateau.ingest.yaml.YamlNode;

/** The whole logs that are damaged: the project's own samples of every format. */
final class Specimens {
  private static final LogSetReader READER = LogSetReader.withAllReaders();

  private Specimens() {}

  /** A whole log, with the way to read it and its damaged copies. */
  static final class Specimen {
    private final String format;
    private final String name;
    private final byte[] content;
    private final @Nullable YamlNode columns;

    Specimen(String format, String name, byte[] content, @Nullable YamlNode columns) {
      this.format = format;
      this.name = name;
      this.content = content.clone();
      this.columns = columns;
    }

    String format() {
      return format;
    }

    String name() {
      return name;
    }

    byte[] content() {
      return content.clone();
    }

    LogSetContent read(byte[] bytes) {
      return new LogSetReading(READER).read(List.of(LogFile.of(name, bytes)), null, columns);
    }
  }

  static List<Specimen> all() throws IOException, URISyntaxException {
    List<Specimen> all = new ArrayList<>();
    for (String folder : List.of("/samples", "/cases")) {
      Path root = Path.of(Objects.requireNonNull(Specimens.class.getResource(folder)).toURI());
      try (Stream<Path> files = Files.walk(root)) {
        List<Path> whole =
            files
                .filter(Files::isRegularFile)
                .filter(file -> !file.toString().contains("damaged-rows"))
                .sorted()
                .toList();
        for (Path file : whole) {
          String name = file.getFileName().toString();
          byte[] content = Files.readAllBytes(file);
          LogFile log = LogFile.of(name, content);
          String format = READER.readerOf(log).map(LogReader::format).orElse("");
          boolean ours = !format.isEmpty() && !format.equals("stopwatch");
          if (content.length > 0 && ours && !name.equals("expected.txt")) {
            all.add(new Specimen(format, name, content, null));
          }
        }
      }
    }
    all.addAll(tables());
    return all;
  }

  /** The examples of the page on tables. */
  private static List<Specimen> tables() throws IOException {
    String page = Files.readString(Path.of("../docs/formats/table.md"));
    List<String> mappings = blocks(page, "yaml");
    List<String> tables = blocks(page, "csv");
    List<Specimen> specimens = new ArrayList<>();
    for (int i = 0; i < mappings.size(); i++) {
      YamlNode columns =
          Objects.requireNonNull(
              YamlFile.parse(mappings.get(i), "run.yaml", problem -> {})
                  .orElseThrow()
                  .fields()
                  .get("columns"));
      specimens.add(
          new Specimen(
              "table", "t" + i + ".csv", tables.get(i).getBytes(StandardCharsets.UTF_8), columns));
    }
    return specimens;
  }

  private static List<String> blocks(String text, String language) {
    List<String> blocks = new ArrayList<>();
    Matcher block = Pattern.compile("(?s)```" + language + "\\n(.*?)```").matcher(text);
    while (block.find()) {
      blocks.add(block.group(1));
    }
    return blocks;
  }
}
