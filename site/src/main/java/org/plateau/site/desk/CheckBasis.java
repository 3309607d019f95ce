package org.plateau.site.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plateau.ingest.lab.FileStamp;

/**
 * Marks of what a check looks at: texts by their content, the large files that only plateau writes
 * by size, times and inode.
 */
final class CheckBasis {
  /** Clocks of file systems are coarse: a file as young as this may change without a trace. */
  private static final Duration TICK = Duration.ofSeconds(2);

  private final MessageDigest digest;

  private CheckBasis() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Everything besides the reviews themselves.
   *
   * @param program a mark of this program
   * @return empty when nothing should be remembered: there is no snapshot, or it is too young
   */
  static String of(Path root, String program, Instant now) {
    Path snapshot = root.resolve("history").resolve("snapshot.jsonl.gz");
    Optional<FileStamp> stamp = FileStamp.of(snapshot);
    boolean young = stamp.map(one -> one.modified().isAfter(now.minus(TICK))).orElse(true);
    if (program.isEmpty() || young) {
      return "";
    }
    CheckBasis basis = new CheckBasis();
    basis.add(program);
    basis.add(String.valueOf(stamp));
    basis.file(root, root.resolve("lab.yaml"));
    basis.file(root, root.resolve("history").resolve("published-figures.json"));
    basis.tree(root, root.resolve("catalog"));
    return basis.mark();
  }

  /** A review's folder: its texts, and which pictures there are. */
  static String ofReview(Path folder) {
    CheckBasis basis = new CheckBasis();
    basis.tree(folder, folder);
    return basis.mark();
  }

  /**
   * This program, by the jars it consists of; empty where it runs from folders of classes, which
   * are those of somebody who is changing it.
   */
  static String program() {
    CodeSource source = CheckBasis.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = source == null ? Path.of("") : Path.of(source.getLocation().toURI());
      if (!Files.isRegularFile(jar)) {
        return "";
      }
      Path libraries = jar.resolveSibling("lib");
      StringBuilder marks = new StringBuilder().append(FileStamp.of(jar));
      if (Files.isDirectory(libraries)) {
        try (Stream<Path> jars = Files.list(libraries)) {
          jars.filter(one -> String.valueOf(one.getFileName()).startsWith("plateau-"))
              .sorted()
              .forEach(one -> marks.append(one).append(FileStamp.of(one)));
        }
      }
      return marks.toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the class path holds an odd address", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void tree(Path root, Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> paths = Files.walk(folder)) {
      files = paths.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.forEach(file -> file(root, file));
  }

  private void file(Path root, Path file) {
    add(root.relativize(file).toString());
    if (!Files.isRegularFile(file)) {
      return;
    }
    String name = String.valueOf(file.getFileName());
    boolean text = name.endsWith(".md") || name.endsWith(".yaml") || name.endsWith(".json");
    try {
      if (text) {
        byte[] content = Files.readAllBytes(file);
        add(Integer.toString(content.length));
        digest.update(content);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private String mark() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
