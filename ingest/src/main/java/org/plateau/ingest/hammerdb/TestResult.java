package org.plateau.ingest.hammerdb;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The line that says what a timed run achieved, in both orders that HammerDB has used:
 *
 * <pre>
 * Vuser 1:TEST RESULT : System achieved 26201 NOPM from 60673 PostgreSQL TPM      (4.0 on)
 * Vuser 1:TEST RESULT : System achieved 60673 PostgreSQL TPM at 26201 NOPM        (to 3.3)
 * </pre>
 *
 * @param newOrders new orders per minute, truncated by HammerDB
 * @param transactions transactions per minute by the database's own counter: comparable only within
 *     one database
 */
record TestResult(double newOrders, double transactions, String database) {
  private static final Pattern RESULT =
      Pattern.compile("(?:^|:)\\s*TEST RESULT : System achieved ([0-9]+) (.*)$");
  private static final Pattern NEW = Pattern.compile("^NOPM from ([0-9]+) ([^0-9-].*?) TPM\\s*$");
  private static final Pattern OLD = Pattern.compile("^([^0-9-].*?) TPM at ([0-9]+) NOPM\\s*$");

  static Optional<TestResult> in(String text) {
    Matcher result = RESULT.matcher(text);
    if (!result.find()) {
      return Optional.empty();
    }
    double first = Double.parseDouble(result.group(1));
    Matcher now = NEW.matcher(result.group(2));
    if (now.find()) {
      return Optional.of(new TestResult(first, Double.parseDouble(now.group(1)), now.group(2)));
    }
    Matcher old = OLD.matcher(result.group(2));
    return old.find()
        ? Optional.of(new TestResult(Double.parseDouble(old.group(2)), first, old.group(1)))
        : Optional.empty();
  }
}
