package org.plateau.site.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Held while one process changes a lab's history and site; freed by the system if it is killed. */
public final class PublishLock implements AutoCloseable {
  private final FileChannel channel;

  private PublishLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock of a history folder.
   *
   * @param wait whether to wait for whoever holds it
   * @return empty when another process holds it and {@code wait} is false
   */
  public static Optional<PublishLock> take(Path history, boolean wait) {
    try {
      Files.createDirectories(history);
      FileChannel channel =
          FileChannel.open(
              history.resolve("publish.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = lock(channel, wait);
      if (lock == null) {
        channel.close();
        return Optional.empty();
      }
      return Optional.of(new PublishLock(channel));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static @org.jspecify.annotations.Nullable FileLock lock(FileChannel channel, boolean wait)
      throws IOException {
    try {
      return wait ? channel.lock() : channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
