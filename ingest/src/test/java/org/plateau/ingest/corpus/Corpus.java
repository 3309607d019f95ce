package org.plateau.ingest.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plateau.ingest.LogFile;

/** The folder {@code shared/corpus} beside the project, found by walking up. */
public record Corpus(Path root) {
  /** A row of INDEX.tsv. */
  public record Row(String path, String kind, String version, String special, String expected) {}

  /** A row of FAULTS.tsv. */
  public record Fault(String id, String kind, List<String> inputs, String expected) {}

  /** The corpus; empty where it is absent. */
  public static Optional<Corpus> find() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null) {
      Path corpus = folder.resolve("shared").resolve("corpus");
      if (Files.isDirectory(corpus)) {
        return Optional.of(new Corpus(corpus));
      }
      folder = folder.getParent();
    }
    return Optional.empty();
  }

  /** All rows of a kind. */
  public List<Row> rows(String kind) {
    return table("INDEX.tsv")
        .map(f -> new Row(f[0], f[1], f[2], f[9], f.length > 10 ? f[10] : ""))
        .filter(row -> row.kind().equals(kind))
        .toList();
  }

  /** The names of the truths across files. */
  public List<String> checks() {
    return table("CHECKS.tsv").map(f -> f[0]).toList();
  }

  /** All faults. */
  public List<Fault> faults() {
    return table("FAULTS.tsv")
        .map(f -> new Fault(f[0], f[1], List.of(f[5].split(" ")), f[6]))
        .toList();
  }

  /** A file of the corpus under its name alone, as a lab would have it. */
  public LogFile file(String path) {
    List<LogFile> files = LogFile.in(root.resolve(path), path);
    if (files.size() != 1) {
      throw new IllegalStateException(path + " holds " + files.size() + " logs");
    }
    return files.get(0);
  }

  private Stream<String[]> table(String name) {
    try {
      return Files.readAllLines(root.resolve(name), StandardCharsets.UTF_8).stream()
          .skip(1)
          .map(line -> line.split("\t", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
