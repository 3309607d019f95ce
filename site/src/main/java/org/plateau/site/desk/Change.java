package org.plateau.site.desk;

/**
 * One thing that a publish would say differently from the last one.
 *
 * @param review its slug
 * @param kind {@code figure}, {@code rank}, {@code claim}
 * @param name the figure's name, {@code rank(name)}, or the claim's id
 * @param from what was published; empty when it is new
 * @param to what would be; empty when it is gone
 * @param cause in a few words
 */
public record Change(
    String review, String kind, String name, String from, String to, String cause) {

  /** Whether something that was published gets another value: that is a correction. */
  boolean corrects() {
    return !kind.equals("claim") && !from.isEmpty() && !to.isEmpty();
  }

  /** {@code review: figure write 400 IOPS -> 410 IOPS (cause)}. */
  public String line() {
    return review
        + ": "
        + (kind.equals("rank") ? "" : kind + " ")
        + name
        + " "
        + (from.isEmpty() ? "(new)" : from)
        + " -> "
        + (to.isEmpty() ? "(gone)" : to)
        + (cause.isEmpty() ? "" : " (" + cause + ")");
  }
}
