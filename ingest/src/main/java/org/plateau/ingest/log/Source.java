package org.plateau.ingest.log;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/** Decompressed bytes that can be read again and again. */
public interface Source {
  InputStream open() throws IOException;

  static Source of(byte[] content) {
    return () -> new ByteArrayInputStream(content);
  }

  /** Why the content ended too early, once it was read to its end; empty when it did not. */
  default Optional<String> damage() {
    return Optional.empty();
  }

  /** Size in bytes, by reading. */
  default long size() {
    try (InputStream in = open()) {
      return in.transferTo(java.io.OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** SHA-256 in hexadecimal, by reading. */
  default String sha256() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      try (InputStream in =
          new DigestInputStream(new BufferedInputStream(open(), 1 << 16), digest)) {
        in.transferTo(java.io.OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
