package org.plateau.ingest.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.plateau.ingest.LogFile;

/** Takes a manifest: stamps every file, hashes those that are new or may have changed. */
final class ManifestWalk extends SimpleFileVisitor<Path> {
  /** What plateau writes itself. */
  private static final Set<String> OUTPUT = Set.of("history", "public");

  private final Path root;
  private final Map<String, Path> files = new TreeMap<>();

  private ManifestWalk(Path root) {
    this.root = root;
  }

  static Manifest take(Path root, Manifest earlier, Instant now) {
    ManifestWalk walk = new ManifestWalk(root);
    try {
      Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, walk);
    } catch (IOException e) {
      throw new UncheckedIOException(root.toString(), e);
    }
    Map<String, Manifest.Entry> entries = new ConcurrentHashMap<>();
    walk.files.entrySet().parallelStream()
        .forEach(
            file ->
                entry(file.getKey(), file.getValue(), earlier)
                    .ifPresent(entry -> entries.put(file.getKey(), entry)));
    return new Manifest(now, new TreeMap<>(entries));
  }

  /** The stamp is taken before the content is read, so a change meanwhile shows next time. */
  private static Optional<Manifest.Entry> entry(String path, Path file, Manifest earlier) {
    Optional<Manifest.Entry> known = earlier.trusted(path, file);
    if (known.isPresent()) {
      return known;
    }
    return FileStamp.of(file).map(stamp -> new Manifest.Entry(stamp, hashes(path, file)));
  }

  private static SortedMap<String, String> hashes(String path, Path file) {
    SortedMap<String, String> hashes = new TreeMap<>();
    try {
      LogFile.in(file, path).forEach(log -> hashes.put(log.path(), log.sha256()));
    } catch (UncheckedIOException e) {
      // no hash: the file is looked at again next time, and its reader says what is wrong
      hashes.clear();
    }
    return hashes;
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    if (folder.equals(root)) {
      return FileVisitResult.CONTINUE;
    }
    String name = String.valueOf(folder.getFileName());
    boolean output = root.equals(folder.getParent()) && OUTPUT.contains(name);
    return name.startsWith(".") || output ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (attributes.isRegularFile() && !String.valueOf(file.getFileName()).startsWith(".")) {
      files.put(LabPaths.name(root, file), file);
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) {
    return FileVisitResult.CONTINUE;
  }
}
