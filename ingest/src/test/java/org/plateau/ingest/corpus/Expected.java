package org.plateau.ingest.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects what differs from expected values. */
public final class Expected {
  private final List<String> differences = new ArrayList<>();

  /** Compares numbers with a relative tolerance. */
  public void near(String what, double expected, double actual, double tolerance) {
    if (!(Math.abs(actual - expected) <= Math.abs(expected) * tolerance)) {
      differences.add(String.format(Locale.ROOT, "%s is %s, expected %s", what, actual, expected));
    }
  }

  /** Compares exactly. */
  public void same(String what, Object expected, Object actual) {
    if (!expected.equals(actual)) {
      differences.add(what + " is " + actual + ", expected " + expected);
    }
  }

  /** The first group of a pattern in the expected text; empty text when it is not there. */
  public static String find(String text, String pattern) {
    Matcher match = Pattern.compile(pattern).matcher(text);
    return match.find() ? match.group(1) : "";
  }

  /** All that differs. */
  public List<String> differences() {
    return differences;
  }
}
