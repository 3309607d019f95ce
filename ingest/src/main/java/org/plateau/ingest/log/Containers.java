package org.plateau.ingest.log;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Opens plain and compressed files alike, told by their first bytes. */
public final class Containers {
  private Containers() {}

  /** One log inside a file. */
  public record Entry(String path, Source source) {}

  /** All logs in a file. */
  public static List<Entry> open(Path file, String path) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] magic = in.readNBytes(4);
      if (magic.length >= 2 && (magic[0] & 0xff) == 0x1f && (magic[1] & 0xff) == 0x8b) {
        String plain = path.endsWith(".gz") ? path.substring(0, path.length() - 3) : path;
        return List.of(
            new Entry(
                plain,
                () -> new GZIPInputStream(new BufferedInputStream(Files.newInputStream(file)))));
      }
      return List.of(new Entry(path, () -> Files.newInputStream(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
