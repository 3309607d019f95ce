package org.plateau.ingest.corpus;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;

/** Numbers of expected values, and the summaries that they are about. */
final class Decimals {
  private Decimals() {}

  static double of(String text) {
    return Double.parseDouble(text);
  }

  /** Half a unit in the last printed place, and a little. */
  static boolean prints(@Nullable Double actual, String printed, double unit) {
    if (actual == null) {
      return false;
    }
    int dot = printed.indexOf('.');
    int places = dot < 0 ? 0 : printed.length() - dot - 1;
    double half = 0.5 * Math.pow(10, -places) * unit;
    return Math.abs(actual - of(printed) * unit) <= half * 1.02 + Math.abs(actual) * 1e-9;
  }

  /** The runner's own sum of a part in one direction. */
  static Optional<Summary> total(LogSetContent content, String part, Direction direction) {
    return content.summaries().stream()
        .filter(s -> s.part().equals(part) && s.total() && s.direction() == direction)
        .filter(s -> s.series().equals(Series.WHOLE))
        .findFirst();
  }

  /** The whole run's rate, whatever its direction. */
  static Optional<Summary> whole(LogSetContent content, String part) {
    return content.summaries().stream()
        .filter(s -> s.part().equals(part) && s.total() && s.series().equals(Series.WHOLE))
        .filter(s -> s.rate() != null)
        .findFirst();
  }

  static @Nullable Double mean(Summary summary) {
    return summary.latency().map(org.plateau.ingest.Latency::mean).orElse(null);
  }

  static long count(String text, String regex) {
    Matcher matcher = Pattern.compile(regex).matcher(text);
    long count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }
}
