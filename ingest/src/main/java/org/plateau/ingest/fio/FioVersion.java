package org.plateau.ingest.fio;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;

/**
 * A release of fio, by which the meaning of its numbers is settled.
 *
 * @param patch 0 where the release has two numbers only
 */
public record FioVersion(int major, int minor, int patch) implements Comparable<FioVersion> {
  /** From here on latencies are nanoseconds (fio commit of 2.99, formats.md 1.3). */
  public static final FioVersion NANOSECONDS = new FioVersion(2, 99, 0);

  /** Windows builds of 2013 have a fourth number, {@code fio-2.0.12.2}. */
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:fio[- ])?(\\d{1,4})\\.(\\d{1,4})(?:\\.(\\d{1,4}))?(?:\\.\\d{1,4})?(?![\\d.]).*");

  /** The version in {@code fio-3.36-33-gabcd}, {@code 3.36} or {@code fio-2.1.10}. */
  public static Optional<FioVersion> of(String text) {
    Matcher match = TEXT.matcher(text.strip());
    if (!match.matches()) {
      return Optional.empty();
    }
    int patch = match.group(3) == null ? 0 : Integer.parseInt(match.group(3));
    return Optional.of(
        new FioVersion(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)), patch));
  }

  /** The version that another file of the log set names. */
  static Optional<FioVersion> among(Siblings siblings) {
    return siblings.facts().stream()
        .filter(fact -> fact.runner().equals("fio"))
        .map(RunFacts::version)
        .map(FioVersion::of)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** What fio prints, without the {@code fio-} in front. */
  static String bare(String printed) {
    String text = printed.strip();
    return text.startsWith("fio-") || text.startsWith("fio ") ? text.substring(4) : text;
  }

  boolean isBefore(int otherMajor, int otherMinor) {
    return compareTo(new FioVersion(otherMajor, otherMinor, 0)) < 0;
  }

  @Override
  public int compareTo(FioVersion other) {
    return Comparator.comparingInt(FioVersion::major)
        .thenComparingInt(FioVersion::minor)
        .thenComparingInt(FioVersion::patch)
        .compare(this, other);
  }

  @Override
  public String toString() {
    return major + "." + minor + (patch > 0 ? "." + patch : "");
  }
}
