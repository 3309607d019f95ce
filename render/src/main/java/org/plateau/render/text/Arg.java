package org.plateau.render.text;

import java.util.List;
import java.util.Map;

/** What may fill a slot of a message; the same arguments serve every language. */
public sealed interface Arg {

  /** A value with its unit. */
  record Measure(Quantity quantity) implements Arg {}

  /**
   * A place in a ranking.
   *
   * @param figure name of the figure, {@code rank(write-hp)}
   * @param rank 1 is best
   */
  record Rank(String figure, int rank) implements Arg {
    public Rank {
      if (rank < 1) {
        throw new IllegalArgumentException(figure + " of " + rank + ", ranks begin at 1");
      }
    }
  }

  /** How many of something; messages may choose a plural by it. */
  record Count(String figure, long count) implements Arg {
    public Count {
      if (count < 0) {
        throw new IllegalArgumentException(figure + " of " + count);
      }
    }
  }

  /** A name of the entity table. */
  record Entity(String id) implements Arg {}

  /** Words that are already in the language, as an editor wrote them; they hold no digit. */
  record Text(String text) implements Arg {
    public Text {
      if (text.codePoints().anyMatch(Character::isDigit)) {
        throw new IllegalArgumentException(
            "\"" + text + "\" holds a digit; give the figure, entity or literal a slot");
      }
    }
  }

  /** A shared word, {@code metric.latency.mean}, with slots of its own where it has any. */
  record Word(String key, Map<String, Arg> slots) implements Arg {
    public Word {
      slots = Map.copyOf(slots);
    }

    public Word(String key) {
      this(key, Map.of());
    }
  }

  /** How long something took, said in hours and minutes. */
  record Duration(String figure, double seconds) implements Arg {
    public Duration {
      if (!(seconds >= 0)) {
        throw new IllegalArgumentException(figure + " of " + seconds + " s");
      }
    }
  }

  /** From a low value to a high one of the same base unit. */
  record Range(Quantity low, Quantity high) implements Arg {
    public Range {
      if (!low.unit().base().equals(high.unit().base())) {
        throw new IllegalArgumentException(low.name() + " and " + high.name() + " differ in unit");
      }
      if (low.value().compareTo(high.value()) > 0) {
        throw new IllegalArgumentException(low.name() + " is above " + high.name());
      }
    }
  }

  /** Threads and outstanding I/Os per thread, one token: {@code 16T/16Q}. */
  record Load(int threads, int queueDepth) implements Arg {
    public Load {
      if (threads < 1 || queueDepth < 1) {
        throw new IllegalArgumentException(threads + " threads at queue depth " + queueDepth);
      }
    }

    public String token() {
      return threads + "T/" + queueDepth + "Q";
    }
  }

  /** Several of a kind, joined as the language joins them: {@code A, B and C}. */
  record Listing(List<Arg> items) implements Arg {
    public Listing {
      items = List.copyOf(items);
      if (items.isEmpty()) {
        throw new IllegalArgumentException("a list of nothing");
      }
    }
  }

  /** A token that is the same in every language: a percentile's rank, an option, a version. */
  record Literal(String text) implements Arg {}
}
