package org.plateau.render.text.sentence;

import java.util.Map;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Quantity;

/** What a method says about a run. */
public sealed interface Steadiness extends Sentence {
  /** Steady between two times of the run. */
  record Steady(Quantity from, Quantity to) implements Steadiness {
    @Override
    public String pattern() {
      return "verdict.steady";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("from", from).and("to", to).map();
    }
  }

  /** Steady once, then no more. */
  record Lost(Quantity at) implements Steadiness {
    @Override
    public String pattern() {
      return "verdict.lost";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("at", at).map();
    }
  }

  /** Never steady, and why. */
  record Unsteady(Arg.Word criterion) implements Steadiness {
    @Override
    public String pattern() {
      return "verdict.unsteady";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("criterion", criterion).map();
    }
  }

  /** Too few rounds to tell. */
  record TooShort(Arg.Count rounds, Arg.Count needed) implements Steadiness {
    public TooShort {
      if (rounds.count() >= needed.count()) {
        throw new IllegalArgumentException(rounds.count() + " rounds are enough");
      }
    }

    @Override
    public String pattern() {
      return "verdict.too-short";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("rounds", rounds).and("needed", needed).map();
    }
  }
}
