package org.plateau.ingest.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How people know the files of a lab: relative to its folder, with slashes, in natural order. */
final class LabPaths {
  /** {@code x_2} before {@code x_10}: runs of digits by their number, the rest by character. */
  static final Comparator<String> NATURAL = LabPaths::compareNaturally;

  private LabPaths() {}

  static String name(Path root, Path file) {
    List<String> parts = new ArrayList<>();
    root.relativize(file).forEach(part -> parts.add(part.toString()));
    return String.join("/", parts);
  }

  /** What stands before the last slash; empty when there is none. */
  static String folder(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  private static int compareNaturally(String a, String b) {
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      if (isDigit(a.charAt(i)) && isDigit(b.charAt(j))) {
        int endA = endOfDigits(a, i);
        int endB = endOfDigits(b, j);
        int byNumber = compareNumbers(a.substring(i, endA), b.substring(j, endB));
        if (byNumber != 0) {
          return byNumber;
        }
        i = endA;
        j = endB;
      } else if (a.charAt(i) != b.charAt(j)) {
        return Character.compare(a.charAt(i), b.charAt(j));
      } else {
        i++;
        j++;
      }
    }
    int byRest = Integer.compare(a.length() - i, b.length() - j);
    return byRest != 0 ? byRest : a.compareTo(b);
  }

  private static int compareNumbers(String a, String b) {
    String left = a.substring(zeros(a));
    String right = b.substring(zeros(b));
    int byLength = Integer.compare(left.length(), right.length());
    return byLength != 0 ? byLength : left.compareTo(right);
  }

  private static int zeros(String digits) {
    int count = 0;
    while (count < digits.length() && digits.charAt(count) == '0') {
      count++;
    }
    return count;
  }

  private static int endOfDigits(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
