package org.plateau.ingest.lab;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What may serve as an id: ids become parts of addresses and file names of the site. */
final class Ids {
  static final String RULE = "an id of small letters, digits, \".\", \"_\" and \"-\"";

  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9._-]{0,99}");

  private Ids() {}

  static boolean fits(String text) {
    return ID.matcher(text).matches() && !text.contains("..");
  }

  static <T> Optional<T> find(T[] values, Function<T, String> id, String wanted) {
    return Arrays.stream(values).filter(value -> id.apply(value).equals(wanted)).findFirst();
  }
}
