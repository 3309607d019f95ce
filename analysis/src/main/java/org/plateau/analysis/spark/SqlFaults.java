package org.plateau.analysis.spark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.QueryContext;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.AnalysisException;

/** Turns Spark's errors into one sentence and one place in the question. */
final class SqlFaults {
  private static final Pattern PLACE = Pattern.compile("\\(line (\\d+), pos(?:ition)? (\\d+)\\)");
  private static final Pattern CLASS = Pattern.compile("^\\[[A-Z0-9_.]+\\] ");
  private static final Pattern STATE = Pattern.compile(" SQLSTATE: [0-9A-Z]{5}");

  private SqlFaults() {}

  static QueryException of(Exception fault, String sql) {
    String text = String.valueOf(fault.getMessage());
    int[] place = place(fault, text, sql);
    return new QueryException(sentence(text), place[0], place[1], fault);
  }

  private static int[] place(Exception fault, String text, String sql) {
    if (fault instanceof AnalysisException analysis
        && analysis.line().isDefined()
        && analysis.startPosition().isDefined()) {
      return new int[] {
        (Integer) analysis.line().get(), (Integer) analysis.startPosition().get() + 1
      };
    }
    Matcher matcher = PLACE.matcher(text);
    if (matcher.find()) {
      return new int[] {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)) + 1};
    }
    if (fault instanceof SparkThrowable known) {
      for (QueryContext context : known.getQueryContext()) {
        int start = context.startIndex();
        if (start >= 0 && start <= sql.length()) {
          String before = sql.substring(0, start);
          int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
          return new int[] {line, start - before.lastIndexOf('\n')};
        }
      }
    }
    return new int[] {0, 0};
  }

  /** The first line, without Spark's codes. */
  private static String sentence(String text) {
    String first = text.lines().filter(line -> !line.isBlank()).findFirst().orElse(text);
    String plain = CLASS.matcher(first).replaceFirst("");
    plain = STATE.matcher(plain).replaceAll("");
    plain = PLACE.matcher(plain).replaceAll("").strip();
    int plan = plain.indexOf(";");
    return plan > 0 && plain.endsWith(";") ? plain.substring(0, plan) : plain;
  }
}
