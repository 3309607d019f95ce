package org.plateau.render.report;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Files that go beside the pages: charts as SVG and CSV, read-out data. Addresses from the root.
 */
public final class Assets {
  private final TreeMap<String, byte[]> files = new TreeMap<>();

  public void add(String address, String text) {
    files.put(address, text.getBytes(StandardCharsets.UTF_8));
  }

  public void add(String address, byte[] content) {
    files.put(address, content.clone());
  }

  public SortedMap<String, byte[]> files() {
    return Collections.unmodifiableSortedMap(files);
  }
}
