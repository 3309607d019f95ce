package org.plateau.ingest.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Turns characters into UTF-8 on the fly, so that a log of any size needs one small buffer. */
final class Transcoder extends InputStream {
  private final Reader reader;
  private final CharsetEncoder encoder =
      StandardCharsets.UTF_8
          .newEncoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private final CharBuffer chars = CharBuffer.allocate(8192).flip();
  private final ByteBuffer bytes = ByteBuffer.allocate(4 * 8192).flip();
  private boolean ended;

  Transcoder(Reader reader) {
    this.reader = reader;
  }

  @Override
  public int read() throws IOException {
    return fill() ? bytes.get() & 0xff : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, bytes.remaining());
    bytes.get(target, offset, count);
    return count;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  private boolean fill() throws IOException {
    while (!bytes.hasRemaining() && !ended) {
      chars.compact();
      ended = reader.read(chars) < 0;
      chars.flip();
      bytes.clear();
      encoder.encode(chars, bytes, ended);
      bytes.flip();
    }
    return bytes.hasRemaining();
  }
}
