package org.plateau.render.report;

import org.plateau.ingest.Problem;
import org.plateau.render.review.Prose.Span;

/** What can be wrong with a slot or a link of prose, in words. */
final class SlotProblems {
  private SlotProblems() {}

  static Problem unknown(Span span) {
    return Problem.error(
        "prose.unknown-figure",
        span.place().file(),
        span.place().line(),
        "{{" + span.text() + "}}",
        "a figure of review.yaml, or ratio(a, b), difference(a, b), rank(f)",
        "Correct the name, or add the figure to review.yaml.");
  }

  static Problem notDerivable(Span span) {
    return Problem.warning(
        "prose.figure-not-derivable",
        span.place().file(),
        span.place().line(),
        "{{" + span.text() + "}} has no value",
        "a figure that the data can give",
        "Rewrite the sentence without it.");
  }

  static Problem link(Span span) {
    return Problem.error(
        "prose.link",
        span.place().file(),
        span.place().line(),
        "a link to " + span.target(),
        "an http or https address, or one inside the site",
        "Correct the address.");
  }

  /** Whether an address is one that a browser cannot be harmed by. */
  static boolean isSafe(String target) {
    return target.startsWith("https://")
        || target.startsWith("http://")
        || target.startsWith("#")
        || target.matches("[A-Za-z0-9._/#-]+");
  }
}
