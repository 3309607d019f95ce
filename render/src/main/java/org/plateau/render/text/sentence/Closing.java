package org.plateau.render.text.sentence;

import java.util.Map;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Quantity;

/** What a review says at its end. */
public sealed interface Closing extends Sentence {
  /** P29: a result of the body, by reference. */
  record Highlight(Arg.Entity workload, Quantity value) implements Closing {
    @Override
    public String pattern() {
      return "P29";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("wl", workload).and("v", value).map();
    }
  }

  /** P33: the workload in which it placed best. */
  record Best(Arg.Entity drive, Arg.Entity workload, Quantity value, Arg.Rank rank)
      implements Closing {
    @Override
    public String pattern() {
      return "P33.best";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("wl", workload).and("v", value).and("n", rank).map();
    }
  }

  /** P33: the workload in which it placed worst; stands behind {@link Best}. */
  record Weakest(Arg.Entity workload, Quantity value, Arg.Rank rank) implements Closing {
    @Override
    public String pattern() {
      return "P33.weakest";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("wl", workload).and("v", value).and("n", rank).map();
    }
  }

  /** P30: strong in an area. */
  record Strength(Arg area) implements Closing {
    @Override
    public String pattern() {
      return "P30.strength";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("area", area).map();
    }
  }

  /** P30: some inconsistency under heavy load. */
  record Uneven() implements Closing {
    @Override
    public String pattern() {
      return "P30.uneven";
    }

    @Override
    public Map<String, Arg> slots() {
      return Map.of();
    }
  }

  /** P31: what it offers and what it lacks. */
  record BottomLine(Arg.Entity drive, Arg.Word offer, Arg.Word drawback) implements Closing {
    public BottomLine {
      if (!offer.key().startsWith("offer.") || !drawback.key().startsWith("drawback.")) {
        throw new IllegalArgumentException(
            offer.key() + " and " + drawback.key() + ", expected offer.… and drawback.…");
      }
    }

    @Override
    public String pattern() {
      return "P31";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("a", offer).and("b", drawback).map();
    }
  }

  /** P32: the award. */
  record Award(Arg.Entity drive) implements Closing {
    @Override
    public String pattern() {
      return "P32";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).map();
    }
  }
}
