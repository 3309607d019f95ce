package org.plateau.render.chart;

import java.time.LocalDate;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The refusals that several plot records share, so that what exists can be drawn. */
final class Require {
  private Require() {}

  static String text(String what, String value) {
    if (value.isBlank()) {
      throw new IllegalArgumentException(what + " is blank");
    }
    return value;
  }

  static double finite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " is " + value + ", expected a finite number");
    }
    return value;
  }

  static double notNegative(String what, double value) {
    if (!(finite(what, value) >= 0)) {
      throw new IllegalArgumentException(what + " is " + value + ", expected 0 or more");
    }
    return value;
  }

  static <T> List<T> some(String what, Collection<T> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("no " + what);
    }
    return List.copyOf(values);
  }

  static <T> void distinct(String what, List<T> values, Function<T, String> key) {
    Set<String> seen = new HashSet<>();
    for (T value : values) {
      if (!seen.add(key.apply(value))) {
        throw new IllegalArgumentException(what + " key " + key.apply(value) + " occurs twice");
      }
    }
  }

  static void ordered(String what, LocalDate from, LocalDate to) {
    if (!from.isBefore(to)) {
      throw new IllegalArgumentException(what + " runs from " + from + " to " + to);
    }
  }

  static void ordered(String what, double from, double to) {
    if (!(from < to)) {
      throw new IllegalArgumentException(what + " runs from " + from + " to " + to);
    }
  }
}
