package org.plateau.site.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Where a site is published: {@code public}, a link to {@code .site/<hash>/}.
 *
 * <p>A site is written beside the old one and put in its place by one rename of the link, so a
 * reader sees the old site or the new one and nothing between, and a kill at any moment leaves the
 * old one. Where the file system has no links, {@code public} is a folder that is swapped by two
 * renames, and the next publish recovers from a kill between them.
 */
public final class SiteFolder {
  private final Path publicPath;
  private final Path store;

  /**
   * The published place.
   *
   * @param publicPath what a web server serves, {@code LAB/public} or the {@code --out} folder
   */
  public SiteFolder(Path publicPath) {
    Path absolute = publicPath.toAbsolutePath().normalize();
    this.publicPath = absolute;
    Path parent = absolute.getParent();
    if (parent == null) {
      throw new IllegalArgumentException(publicPath + " has no parent folder");
    }
    String name = String.valueOf(absolute.getFileName());
    this.store = parent.resolve(name.equals("public") ? ".site" : "." + name + "-site");
  }

  /** Whether the published site has this hash. */
  public boolean holds(String hash) {
    try {
      return Files.isSymbolicLink(publicPath)
          && Files.readSymbolicLink(publicPath).endsWith(hash)
          && Files.isDirectory(publicPath);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Publishes the files; the site that was there before is removed after the swap. */
  public void publish(SiteFiles site) {
    try {
      String hash = site.hash();
      Files.createDirectories(store);
      recover();
      Path target = store.resolve(hash);
      if (!Files.isDirectory(target)) {
        Path half = store.resolve(hash + ".part");
        remove(half);
        write(site, half);
        Files.move(half, target, StandardCopyOption.ATOMIC_MOVE);
      }
      swap(target);
      removeAllBut(target);
    } catch (IOException e) {
      throw new UncheckedIOException("publishing to " + publicPath + ": " + e.getMessage(), e);
    }
  }

  private static void write(SiteFiles site, Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : site.files().entrySet()) {
      Path path = folder.resolve(file.getKey());
      Path parent = path.getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.write(path, file.getValue());
    }
  }

  private void swap(Path target) throws IOException {
    Path link = store.resolve("link.part");
    Files.deleteIfExists(link);
    Path parent = Objects.requireNonNull(store.getParent(), "the store lies beside the site");
    boolean linked = tryLink(link, parent.relativize(target));
    if (linked && !isPlainFolder(publicPath)) {
      Files.move(
          link, publicPath, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return;
    }
    Files.deleteIfExists(link);
    Path old = store.resolve("old.part");
    remove(old);
    Path copy = store.resolve("new.part");
    remove(copy);
    copyTree(target, copy);
    if (Files.exists(publicPath, LinkOption.NOFOLLOW_LINKS)) {
      Files.move(publicPath, old);
    }
    Files.move(copy, publicPath);
    remove(old);
  }

  private static boolean tryLink(Path link, Path target) throws IOException {
    try {
      Files.createSymbolicLink(link, target);
      return true;
    } catch (UnsupportedOperationException | FileSystemException e) {
      return false;
    }
  }

  /** A kill between the two renames left no public folder: the old one goes back. */
  private void recover() throws IOException {
    Path old = store.resolve("old.part");
    if (!Files.exists(publicPath, LinkOption.NOFOLLOW_LINKS) && Files.isDirectory(old)) {
      Files.move(old, publicPath);
    }
  }

  private static boolean isPlainFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  private void removeAllBut(Path kept) throws IOException {
    try (Stream<Path> entries = Files.list(store)) {
      for (Path entry : entries.toList()) {
        if (!entry.equals(kept)) {
          remove(entry);
        }
      }
    }
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.toList()) {
        Files.copy(path, to.resolve(from.relativize(path).toString()));
      }
    }
  }

  private static void remove(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(path)) {
      paths = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : paths) {
      Files.delete(each);
    }
  }
}
