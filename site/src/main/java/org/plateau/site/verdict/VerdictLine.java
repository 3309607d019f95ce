package org.plateau.site.verdict;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.Verdict.Evidence;
import org.plateau.ingest.Window;
import org.plateau.site.terminal.Printed;

/**
 * A verdict in one line: what and where at the left, the level at the right.
 *
 * @param value empty when there is no steady level
 * @param window what a plot sets off
 */
record VerdictLine(String word, String where, String value, @Nullable Window window) {

  static VerdictLine of(Verdict verdict, Tracked tracked, String dash) {
    return verdict.match(
        steady ->
            new VerdictLine(
                "STEADY",
                span(steady.last().window(), dash),
                tracked.printed(steady.last().mean()),
                steady.last().window()),
        lost ->
            new VerdictLine(
                "LOST",
                "at "
                    + Printed.clock(lost.atNanos())
                    + " ("
                    + criterion(lost.criterion())
                    + "); was steady "
                    + span(lost.first().window(), dash),
                "was " + tracked.printed(lost.first().mean()),
                lost.first().window()),
        unsteady ->
            new VerdictLine(
                "NOT STEADY",
                criterion(unsteady.criterion()) + failed(unsteady.last(), unsteady.criterion()),
                "",
                null),
        tooShort ->
            new VerdictLine(
                "TOO SHORT",
                Printed.count(tooShort.rounds(), "round")
                    + ", at least "
                    + tooShort.needed()
                    + " needed",
                "",
                null));
  }

  private static String span(Window window, String dash) {
    return Printed.clock(window.startNanos()) + dash + Printed.clock(window.endNanos());
  }

  private static String failed(Evidence last, String criterion) {
    return switch (criterion) {
      case "range", "both" -> ", range " + Printed.percent(last.rangeRatio());
      case "slope" -> ", slope " + Printed.percent(last.slopeRatio());
      default -> "";
    };
  }

  /** A criterion's key in words. */
  static String criterion(String key) {
    return switch (key) {
      case "range" -> "the range is too wide";
      case "slope" -> "the line rises or falls too much";
      case "both" -> "range and slope are too large";
      case "missing" -> "a round is not known";
      case "search-limit" -> "the start-up takes more than half of the run";
      case "short-segment" -> "the last level is too short";
      default -> key.replace('-', ' ');
    };
  }

  /** What a check looks at: the final window, else what was seen last. */
  static Optional<Evidence> evidence(Verdict verdict) {
    return verdict.match(
        steady -> Optional.of(steady.last()),
        lost -> Optional.of(lost.first()),
        unsteady -> Optional.of(unsteady.last()),
        tooShort -> Optional.empty());
  }
}
