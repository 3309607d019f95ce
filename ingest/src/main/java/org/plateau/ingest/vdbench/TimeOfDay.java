package org.plateau.ingest.vdbench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code 13:45:14.041}. */
final class TimeOfDay {
  static final String REGEX = "(?<![0-9])(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9][.][0-9]{3}";
  private static final Pattern TIME =
      Pattern.compile("([0-9]{2}):([0-9]{2}):([0-9]{2})[.,]([0-9]{3})");

  private TimeOfDay() {}

  /** Milliseconds since midnight; -1 when the text is no time of day. */
  static long millis(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      return -1;
    }
    long minutes = Long.parseLong(time.group(1)) * 60 + Long.parseLong(time.group(2));
    return (minutes * 60 + Long.parseLong(time.group(3))) * 1000 + Long.parseLong(time.group(4));
  }
}
