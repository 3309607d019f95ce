package org.plateau.site.desk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The figures of the last published site, {@code history/published-figures.json}: what a correction
 * is held against. Reviews that are withheld or gone keep what they last said.
 */
final class PublishedFigures {
  private static final String FILE = "published-figures.json";
  private static final ObjectMapper JSON =
      new ObjectMapper()
          .configure(SerializationFeature.INDENT_OUTPUT, true)
          .configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true);

  private final TreeMap<String, PublishedReview> reviews;

  private PublishedFigures(SortedMap<String, PublishedReview> reviews) {
    this.reviews = new TreeMap<>(reviews);
  }

  /**
   * The record of a history; empty before the first publish.
   *
   * @throws IllegalStateException when it is damaged: without it corrections would go unseen
   */
  static PublishedFigures read(Path history) {
    Path file = history.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return new PublishedFigures(Collections.emptySortedMap());
    }
    try {
      return new PublishedFigures(
          JSON.readValue(
              Files.readAllBytes(file), new TypeReference<TreeMap<String, PublishedReview>>() {}));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(
          file
              + " is damaged. Restore it from a backup, or delete it to publish every figure as"
              + " for the first time.",
          e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Optional<PublishedReview> review(String slug) {
    return Optional.ofNullable(reviews.get(slug));
  }

  void put(String slug, PublishedReview review) {
    reviews.put(slug, review);
  }

  /** Writes it beside the old one, then puts it in its place; the same figures, the same bytes. */
  void write(Path history) {
    try {
      Files.createDirectories(history);
      Path part = history.resolve(FILE + ".part");
      Files.writeString(part, JSON.writeValueAsString(reviews).replace("\r\n", "\n") + "\n");
      Files.move(
          part,
          history.resolve(FILE),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
