package org.plateau.ingest.lab;

import java.util.Optional;
import org.plateau.ingest.Problem;

/** Says that a run lies in the lab twice: under one label a note, under two an error. */
final class Duplicates {
  private Duplicates() {}

  static Problem problem(LogSet first, LogSet second) {
    Optional<String> difference = difference(first.labels(), second.labels());
    String file = second.files().get(0).path();
    String found = "the same content as " + first.files().get(0).path();
    if (difference.isEmpty()) {
      return Problem.note(
          "lab.duplicate-content",
          file,
          0,
          found,
          "each log set once",
          "Delete one of the two; it was counted once.");
    }
    return Problem.error(
        "lab.duplicate-content",
        file,
        0,
        found + " under other labels, " + difference.get(),
        "each log set once, under its own labels",
        "Delete the wrong one, or correct its run.yaml; the first was used.");
  }

  private static Optional<String> difference(Labels first, Labels second) {
    for (LabelKey key : LabelKey.values()) {
      if (!first.value(key).equals(second.value(key))) {
        return Optional.of(said(first, key) + " there and " + said(second, key) + " here");
      }
    }
    return Optional.empty();
  }

  private static String said(Labels labels, LabelKey key) {
    return labels
        .label(key)
        .map(label -> key.id() + ": " + label.value() + " (" + label.place() + ")")
        .orElse("no " + key.id());
  }
}
