package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which results of reconstructed runs somebody published, as {@code published:} in run.yaml lists
 * them: {@code steady.all.iops.mean, vm=vm-1/whole.all.tps.mean, sql_(120%)@whole.all.iops.mean}.
 *
 * @param items in the order of the file
 */
record PublishedResults(List<Item> items) {
  private static final Pattern ITEM =
      Pattern.compile("(?:([^@,]+)@)?((?:[a-z]+=[^/,]+/)?[a-z]+[.][a-z]+[.][a-z]+[.][a-z0-9.]+)");

  /**
   * One result.
   *
   * @param part the part of the log set that it is of; empty for every part
   * @param result {@code [series/]span.direction.metric.statistic}
   */
  record Item(String part, String result) {
    String text() {
      return part.isEmpty() ? result : part + "@" + result;
    }
  }

  PublishedResults {
    items = List.copyOf(items);
  }

  /** The list that a text is; nothing when an item cannot be read, or there is none. */
  static Optional<PublishedResults> of(String text) {
    List<Item> items = new ArrayList<>();
    for (String typed : text.split(",", -1)) {
      Matcher item = ITEM.matcher(typed.strip());
      if (!item.matches()) {
        return Optional.empty();
      }
      String part = item.group(1) == null ? "" : item.group(1).strip();
      items.add(new Item(part, item.group(2)));
    }
    return Optional.of(new PublishedResults(items));
  }

  /** Those that are said of a part, or of every part, without the part's name. */
  PublishedResults ofPart(String part) {
    return new PublishedResults(
        items.stream()
            .filter(item -> item.part().isEmpty() || item.part().equals(part))
            .map(item -> new Item("", item.result()))
            .toList());
  }

  /** As run.yaml writes it. */
  String text() {
    return String.join(", ", items.stream().map(Item::text).toList());
  }
}
