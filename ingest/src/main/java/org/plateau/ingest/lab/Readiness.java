package org.plateau.ingest.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Grouping.Group;
import org.plateau.ingest.lab.Grouping.Log;
import org.plateau.ingest.yaml.Place;

/**
 * Decides whether a log set may be read yet: nothing half-written, nothing with half its labels.
 */
final class Readiness {
  private final Duration settle;
  private final Clock clock;

  Readiness(Duration settle, Clock clock) {
    this.settle = settle;
    this.clock = clock;
  }

  /** What has to change first; nothing when the set may be read. */
  Optional<Problem> of(Group group, List<Log> logs) {
    String name = group.stem().isEmpty() ? group.folder() : group.folder() + "/" + group.stem();
    String broken = group.labels().unreadable();
    if (broken != null) {
      return Optional.of(
          Problem.warning(
              "lab.labels-unreadable",
              name,
              0,
              "logs under " + broken + ", which cannot be read",
              "readable labels",
              "Mend it; the logs were left for next time."));
    }
    Labels labels = group.labels().labels();
    if (labels.status().equals(Optional.of(Status.RUNNING))) {
      Place place = labels.place(LabelKey.STATUS).orElseThrow();
      return Optional.of(
          Problem.note(
              "lab.running",
              name,
              0,
              "logs marked running (" + place + ")",
              "status: complete or failed",
              "Change the status when the run has ended; the logs were left for next time."));
    }
    return settling(name, logs);
  }

  private Optional<Problem> settling(String name, List<Log> logs) {
    Duration age = Duration.between(Instant.ofEpochMilli(newestMillis(logs)), clock.instant());
    if (settle.isZero() || age.compareTo(settle) >= 0) {
      return Optional.empty();
    }
    String found =
        age.isNegative()
            ? "logs changed " + -age.toSeconds() + " s in the future"
            : "logs changed " + age.toSeconds() + " s ago";
    String remedy =
        age.isNegative()
            ? "Set the files' times right (touch); they were left for next time."
            : "Publish again later; they were left for next time.";
    String expected = "no change for " + settle.toMillis() / 1000.0 + " s";
    return Optional.of(
        Problem.note("lab.settling", name, 0, found, expected.replace(".0 s", " s"), remedy));
  }

  /** The last change of any of the files, in milliseconds since 1970. */
  static long newestMillis(List<Log> logs) {
    return logs.stream().mapToLong(Readiness::modifiedMillis).max().orElseThrow();
  }

  private static long modifiedMillis(Log log) {
    try {
      return Files.getLastModifiedTime(log.source().file()).toMillis();
    } catch (IOException e) {
      throw new UncheckedIOException(log.source().name(), e);
    }
  }
}
