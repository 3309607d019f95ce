package org.plateau.ingest.lab;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;

/** The arithmetic of identities. */
final class Sha {
  private Sha() {}

  /** SHA-256 over the sorted hashes, each followed by a line feed. */
  static String ofSorted(Collection<String> hashes) {
    StringBuilder all = new StringBuilder();
    hashes.stream().sorted().forEach(hash -> all.append(hash).append('\n'));
    return of(all.toString());
  }

  /** SHA-256 of a text in UTF-8, 64 hexadecimal digits. */
  static String of(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
