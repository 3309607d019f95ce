package org.plateau.ingest.log;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/**
 * Opens plain, compressed and archived logs alike, told by their first bytes and never by their
 * names: gzip, Zstandard, zip, tar, and one inside the other.
 */
public final class Containers {
  private static final int MAGIC_BYTES = 512;
  private static final int TAR_MAGIC_AT = 257;
  private static final int DEEPEST = 4;

  private Containers() {}

  /** One log inside a file: its path as people know it, and its content. */
  public record Entry(String path, Source source) {}

  /**
   * All logs in a file, in the archive's order.
   *
   * @param path how people know the file; logs inside an archive are {@code path!/entry}
   */
  public static List<Entry> open(Path file, String path) {
    return open(path, () -> Files.newInputStream(file), 0);
  }

  static List<Entry> open(String path, Source source, int depth) {
    byte[] head = head(path, source);
    if (depth < DEEPEST) {
      if (starts(head, 0x1f, 0x8b)) {
        Source content =
            new Decompressed(
                source,
                raw ->
                    GzipCompressorInputStream.builder()
                        .setInputStream(raw)
                        .setDecompressConcatenated(true)
                        .get());
        return open(without(path, content, ".gz"), content, depth + 1);
      }
      if (starts(head, 0x28, 0xb5, 0x2f, 0xfd)) {
        Source content = new Decompressed(source, raw -> new ZstdInputStream(raw));
        return open(without(path, content, ".zst"), content, depth + 1);
      }
      if (starts(head, 'P', 'K', 3, 4) || starts(head, 'P', 'K', 5, 6)) {
        return Archives.zip(path, source, depth);
      }
      if (isTar(head)) {
        return Archives.tar(path, source, depth);
      }
    }
    return List.of(new Entry(path, source));
  }

  /** The path without the compression's extension, which an archive inside keeps. */
  private static String without(String path, Source content, String extension) {
    boolean archive = isTar(head(path, content));
    return !archive && path.endsWith(extension)
        ? path.substring(0, path.length() - extension.length())
        : path;
  }

  private static byte[] head(String path, Source source) {
    try (InputStream in = source.open()) {
      return in.readNBytes(MAGIC_BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  private static boolean isTar(byte[] head) {
    byte[] magic = "ustar".getBytes(StandardCharsets.US_ASCII);
    int end = TAR_MAGIC_AT + magic.length;
    return head.length >= end && Arrays.equals(head, TAR_MAGIC_AT, end, magic, 0, magic.length);
  }

  private static boolean starts(byte[] head, int... magic) {
    if (head.length < magic.length) {
      return false;
    }
    for (int i = 0; i < magic.length; i++) {
      if ((head[i] & 0xff) != magic[i]) {
        return false;
      }
    }
    return true;
  }

  /** A log with nothing in it, because its archive is damaged. */
  static Entry lost(String path, String why) {
    return new Entry(
        path,
        new Source() {
          @Override
          public InputStream open() {
            return InputStream.nullInputStream();
          }

          @Override
          public Optional<String> damage() {
            return Optional.of(why);
          }
        });
  }
}
