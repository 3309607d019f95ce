package org.plateau.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A folder of runs that a model writes whole; a file in it marks it as such. */
public final class RunsFolder {
  private final Path place;
  private final String mark;

  /**
   * @param folder the folder that becomes the tree; it may be absent, empty, or marked
   * @param mark name of the file that says what the tree is
   */
  public RunsFolder(Path folder, String mark) {
    this.place = folder.toAbsolutePath().normalize();
    this.mark = mark;
  }

  /** Whether the tree is there and its mark says just this. */
  public boolean holds(String stamp) {
    Path file = place.resolve(mark);
    try {
      return Files.isRegularFile(file) && Files.readString(file).equals(stamp);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  /**
   * Puts a tree in place of an earlier one. It is made beside its place and moved in when complete:
   * after a kill the place holds the old tree or none, never half of one.
   *
   * @param files contents by path below the folder; several are made at a time
   * @param stamp what the mark says
   * @throws IllegalStateException when the folder holds files without the mark; nothing is changed
   * @throws UncheckedIOException when the disk refuses
   */
  public void replace(Map<String, Supplier<byte[]>> files, String stamp, Instant modified) {
    refuseForeign();
    Path fresh = place.resolveSibling("." + place.getFileName() + ".new");
    try {
      remove(fresh);
      Files.createDirectories(fresh);
      FileTime time = FileTime.from(modified);
      files.entrySet().parallelStream()
          .forEach(file -> put(fresh.resolve(file.getKey()), file.getValue().get(), time));
      put(fresh.resolve(mark), stamp.getBytes(StandardCharsets.UTF_8), time);
      remove(place);
      Files.move(fresh, place);
    } catch (IOException e) {
      throw new UncheckedIOException(place.toString(), e);
    }
  }

  private void refuseForeign() {
    try {
      if (!Files.exists(place) || Files.exists(place.resolve(mark))) {
        return;
      }
      try (Stream<Path> content = Files.list(place)) {
        if (content.findAny().isPresent()) {
          throw new IllegalStateException(
              place
                  + ": found files without "
                  + mark
                  + ", expected an empty folder or an earlier simulation."
                  + " Choose another folder, or empty this one.");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(place.toString(), e);
    }
  }

  static void put(Path path, byte[] content, FileTime time) {
    try {
      Files.createDirectories(path.getParent());
      Files.write(path, content);
      Files.setLastModifiedTime(path, time);
    } catch (IOException e) {
      throw new UncheckedIOException(path.toString(), e);
    }
  }

  private static void remove(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> content;
    try (Stream<Path> walk = Files.walk(folder)) {
      content = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : content) {
      Files.delete(path);
    }
  }
}
