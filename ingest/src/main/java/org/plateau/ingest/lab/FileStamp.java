package org.plateau.ingest.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a file looks from outside: what changes when its content does.
 *
 * @param size in bytes
 * @param modified last change of the content
 * @param changed last change of content, owner, name or times; the epoch where the file system does
 *     not tell
 * @param inode the file system's number of the file; empty where it has none
 */
public record FileStamp(long size, Instant modified, Instant changed, String inode) {
  private static final Instant UNTOLD = Instant.EPOCH;

  /** The stamp of a file now; nothing when it cannot be looked at. */
  public static Optional<FileStamp> of(Path file) {
    try {
      BasicFileAttributes all = Files.readAttributes(file, BasicFileAttributes.class);
      Instant changed = unix(file, "ctime") instanceof FileTime time ? time.toInstant() : UNTOLD;
      String inode = unix(file, "ino") instanceof Number number ? number.toString() : "";
      return Optional.of(
          new FileStamp(all.size(), all.lastModifiedTime().toInstant(), changed, inode));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The later of its two times. */
  Instant newest() {
    return modified.isAfter(changed) ? modified : changed;
  }

  private static @Nullable Object unix(Path file, String attribute) throws IOException {
    try {
      return Files.getAttribute(file, "unix:" + attribute);
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      return null;
    }
  }
}
