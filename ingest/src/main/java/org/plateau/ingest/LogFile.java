package org.plateau.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.log.Containers;
import org.plateau.ingest.log.Decoding;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.log.Source;

/**
 * One raw log, opened once: its compression and its encoding are settled here, so that a reader
 * meets only UTF-8.
 */
public final class LogFile {
  private static final int HEAD_BYTES = 64 * 1024;

  private final String path;
  private final Source source;
  private @Nullable Decoding decoding;
  private @Nullable String head;
  private @Nullable String sha256;
  private @Nullable LogLines walk;

  private final @Nullable Path container;
  private final String containerPath;

  private LogFile(String path, Source source, @Nullable Path container, String containerPath) {
    this.path = path;
    this.source = source;
    this.container = container;
    this.containerPath = containerPath;
  }

  /**
   * The logs in a file: one, or as many as an archive holds.
   *
   * @param file plain, or a {@code .gz}, {@code .zst}, {@code .zip}, {@code .tar}, {@code .tar.gz}
   *     container, told by content
   * @param path how people know it, for messages and origins
   */
  public static List<LogFile> in(Path file, String path) {
    return Containers.open(file, path).stream()
        .map(entry -> new LogFile(entry.path(), entry.source(), file, path))
        .toList();
  }

  /** A log held in memory, for standard input and tests. */
  public static LogFile of(String path, byte[] content) {
    return new LogFile(path, Source.of(content), null, path);
  }

  /** The path as people know it, without a compression's extension. */
  public String path() {
    return path;
  }

  /** The file on disk that holds it, itself or an archive; none for a log in memory. */
  public Optional<Path> container() {
    return Optional.ofNullable(container);
  }

  /** The {@link #container()} as people know it: what {@link #in} was given. */
  public String containerPath() {
    return containerPath;
  }

  /** The last part of the path. */
  public String name() {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }

  /** SHA-256 of the decompressed content, before decoding, in hexadecimal. Read once. */
  public synchronized String sha256() {
    if (sha256 == null) {
      sha256 = source.sha256();
    }
    return sha256;
  }

  /** Size of the decompressed content in bytes. Reads the whole file when compressed. */
  public long size() {
    return source.size();
  }

  /** Why compressed content ends too early, once it was read to its end; empty when it does not. */
  public Optional<String> damage() {
    return source.damage();
  }

  /** The encoding that the content was found to be in. */
  public Charset charset() {
    return decoding().charset();
  }

  /** Whether the content is no text in any known encoding. */
  public boolean isBinary() {
    return decoding().binary();
  }

  /** Up to 64 KiB from the start, decoded; the last line may be cut. */
  public synchronized String head() {
    if (head == null) {
      try (InputStream in = open()) {
        head = new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(path, e);
      }
    }
    return head;
  }

  /** Up to {@code limit} undecoded bytes from the start. */
  public byte[] headBytes(int limit) {
    try (InputStream in = source.open()) {
      return in.readNBytes(limit);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  /** The content as UTF-8, without a byte-order mark. The caller closes it. */
  public InputStream open() throws IOException {
    return decoding().decode(source.open());
  }

  /** The content as it is, decompressed but not decoded. The caller closes it. */
  public InputStream openRaw() throws IOException {
    return source.open();
  }

  /** Takes note of who walks through the lines, for {@link #line()}. */
  public void walked(LogLines lines) {
    walk = lines;
  }

  /** The line that the latest walk stands on or ended at; 0 when there was none. */
  long line() {
    LogLines latest = walk;
    return latest == null ? 0 : latest.number();
  }

  /** The latest walk through the lines; none where the content was read in another way. */
  Optional<LogLines> walk() {
    return Optional.ofNullable(walk);
  }

  /** An origin in this file. */
  public Origin origin(long firstLine, long lastLine) {
    return new Origin(path, sha256(), firstLine, lastLine);
  }

  private synchronized Decoding decoding() {
    if (decoding == null) {
      decoding = Decoding.of(headBytes(HEAD_BYTES));
    }
    return decoding;
  }

  @Override
  public String toString() {
    return path;
  }
}
