package org.plateau.ingest.fio;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Line numbers of places in a text that is held in memory; counts as {@code LogLines} does. */
final class LineIndex {
  private final byte[] text;
  private int[] starts = new int[1024];
  private int count = 1;

  LineIndex(byte[] text) {
    this.text = text;
    for (int i = 0; i < text.length; i++) {
      boolean end =
          text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.length || text[i + 1] != '\n'));
      if (end && i + 1 < text.length) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
  }

  /** The line, from 1, that holds an index. */
  int lineOf(int index) {
    int found = Arrays.binarySearch(starts, 0, count, index);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The part of a line between two indices, without its line end. */
  String text(int line, int from, int to) {
    int begin = Math.max(from, starts[line - 1]);
    int end = Math.min(to, line < count ? starts[line] : text.length);
    return begin >= end ? "" : new String(text, begin, end - begin, StandardCharsets.UTF_8).strip();
  }
}
