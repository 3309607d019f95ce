package org.plateau.ingest.log;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/**
 * Ends cleanly where compressed data breaks off, and tells why: what was decompressed before the
 * fault is good.
 */
final class Salvage extends FilterInputStream {
  private final Consumer<String> damage;
  private boolean ended;

  Salvage(InputStream in, Consumer<String> damage) {
    super(in);
    this.damage = damage;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    if (ended) {
      return -1;
    }
    try {
      int count = in.read(target, offset, length);
      ended = count < 0;
      return count;
    } catch (IOException e) {
      // Decompressors report a truncated or corrupt stream by IOException; a disk that fails under
      // them is told in the same way and ends in the same problem.
      ended = true;
      damage.accept(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
      return -1;
    }
  }

  @Override
  public long skip(long count) throws IOException {
    return readNBytes((int) Math.min(count, 1 << 16)).length;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
