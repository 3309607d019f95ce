package org.plateau.ingest.vdbench;

import java.util.regex.Pattern;

/** What vdbench writes into its reports beside rows, headers and start lines of runs. */
final class VdbenchWords {
  private static final Pattern WORDS =
      Pattern.compile(
          "\\]:\\s*$|<title>|</?pre>|<A HREF=|Copyright \\(c\\)|Vdbench (summary report|execution)|Run totals"
              + "|Total response time histogram|min\\(ms\\) <|created [0-9:]{8} |\\b(std|max)_[0-9]+-[0-9]+\\s");

  /** {@code 12:01:06.014 Miscellaneous statistics:}, a message and no row. */
  private static final Pattern MESSAGE =
      Pattern.compile("(?:^|\\s)" + TimeOfDay.REGEX + "\\s+[A-Za-z*<].*");

  private static final Pattern FIGURE = Pattern.compile("(?:^|\\s)[0-9]+(?:[.,][0-9]+)?(?=\\s|$)");

  private VdbenchWords() {}

  static boolean has(String text) {
    return text.isBlank()
        || WORDS.matcher(text).find()
        || (MESSAGE.matcher(text).find() && FIGURE.matcher(text).results().count() < 5);
  }
}
