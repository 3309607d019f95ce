package org.plateau.site.publish;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The files of a site before they are on disk: addresses relative to the root, and contents. */
public final class SiteFiles {
  private final TreeMap<String, byte[]> files = new TreeMap<>();

  /**
   * Adds a file.
   *
   * @param address relative, with forward slashes, inside the site
   * @throws IllegalArgumentException when the address leaves the site or is taken by other content
   */
  public void add(String address, byte[] content) {
    if (address.startsWith("/")
        || address.contains("\\")
        || ("/" + address + "/").contains("/../")) {
      throw new IllegalArgumentException("address " + address + " leaves the site");
    }
    byte[] before = files.putIfAbsent(address, content.clone());
    if (before != null && !MessageDigest.isEqual(before, content)) {
      throw new IllegalArgumentException("address " + address + " has two contents");
    }
  }

  public void add(String address, String text) {
    add(address, text.getBytes(StandardCharsets.UTF_8));
  }

  public SortedMap<String, byte[]> files() {
    return java.util.Collections.unmodifiableSortedMap(files);
  }

  /** A digest over all addresses and contents: the same site has the same hash everywhere. */
  public String hash() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        digest.update(MessageDigest.getInstance("SHA-256").digest(file.getValue()));
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
