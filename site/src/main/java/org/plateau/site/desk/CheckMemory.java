package org.plateau.site.desk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.ingest.Problem;

/**
 * What the last check of a lab found, {@code history/check.json}, so that a review that nobody
 * touched since is not checked again. It may be deleted at any time.
 *
 * @param basis everything that a finding rests on besides its review ({@link CheckBasis})
 * @param runs how many runs the reviews were held against
 * @param lab what is wrong with the lab's own files
 * @param reviews by slug
 */
record CheckMemory(String basis, int runs, List<Problem> lab, SortedMap<String, Found> reviews) {
  private static final String FILE = "check.json";
  private static final ObjectMapper JSON = new ObjectMapper();

  CheckMemory {
    lab = List.copyOf(lab);
    reviews = Collections.unmodifiableSortedMap(new TreeMap<>(reviews));
  }

  /**
   * What was found in one review.
   *
   * @param mark of the review's files
   * @param readable whether there was a review.yaml to go by
   */
  record Found(String mark, boolean readable, List<Problem> problems, List<Change> changes) {
    Found {
      problems = List.copyOf(problems);
      changes = List.copyOf(changes);
    }
  }

  private static CheckMemory nothing(String basis) {
    return new CheckMemory(basis, -1, List.of(), Collections.emptySortedMap());
  }

  /** Whether it knows the lab itself. */
  boolean isFilled() {
    return runs >= 0;
  }

  /** The memory of a lab; an empty one when it rests on something else or cannot be read. */
  static CheckMemory read(Path history, String basis) {
    Path file = history.resolve(FILE);
    if (basis.isEmpty() || !Files.isRegularFile(file)) {
      return nothing(basis);
    }
    try {
      CheckMemory known = JSON.readValue(Files.readAllBytes(file), CheckMemory.class);
      return known.basis().equals(basis) ? known : nothing(basis);
    } catch (JsonProcessingException e) {
      return nothing(basis);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Keeps it; a history that cannot be written to keeps nothing, and the next check takes longer.
   */
  void write(Path history) {
    if (basis.isEmpty()) {
      return;
    }
    Path part = history.resolve("." + FILE + "." + ProcessHandle.current().pid());
    try {
      Files.write(part, JSON.writeValueAsBytes(this));
      Files.move(
          part,
          history.resolve(FILE),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      part.toFile().delete();
    }
  }
}
