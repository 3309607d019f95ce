package org.plateau.ingest.yaml;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a person probably meant to type. */
public final class Nearest {
  private Nearest() {}

  /**
   * The known word with the fewest edits (insert, delete, replace, swap of neighbours) from the
   * typed one, letter case aside; of equals the first in alphabetical order. Nothing only when
   * nothing is known.
   */
  public static Optional<String> to(String typed, Collection<String> known) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    return known.stream()
        .min(
            Comparator.comparingInt(
                    (String word) -> distance(wanted, word.toLowerCase(Locale.ROOT)))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Whether one of the known words is within two edits, so that the typed one looks mistyped. */
  static boolean isNear(String typed, Collection<String> known) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    return known.stream().anyMatch(word -> distance(wanted, word) <= 2);
  }

  /** Edits between two words, a swap of neighbours counted once. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        d[i][j] = Math.min(replaced, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          d[i][j] = Math.min(d[i][j], 1 + d[i - 2][j - 2]);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
