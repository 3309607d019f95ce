package org.plateau.render.text;

import java.math.BigDecimal;
import java.util.function.Function;

/** A stretch of a sentence that is marked one way on the page. */
public sealed interface Inline {

  /** What the reader sees. */
  String printed();

  /** Words of the language; they hold no data. */
  record Words(String printed) implements Inline {}

  /**
   * A figure, number and unit together.
   *
   * @param rangeStart whether it is the low end of a range and prints no unit of its own
   */
  record FigureRun(Quantity quantity, String printed, boolean rangeStart) implements Inline {
    public String name() {
      return quantity.name();
    }

    /** In the base unit, at full precision. */
    public BigDecimal value() {
      return quantity.value();
    }

    /** The base unit, as in {@code data-unit}. */
    public String unit() {
      return quantity.unit().base();
    }

    public Bound bound() {
      return quantity.bound();
    }
  }

  /**
   * A name that is never translated by hand: a drive, a tool, a workload.
   *
   * @param id in the entity table
   */
  record EntityRun(String id, String printed) implements Inline {}

  /** A token that is the same in every language and no figure: a load, a code, a version. */
  record LiteralRun(String printed) implements Inline {}

  /** One function per case. */
  default <T> T match(
      Function<Words, T> words,
      Function<FigureRun, T> figure,
      Function<EntityRun, T> entity,
      Function<LiteralRun, T> literal) {
    if (this instanceof Words w) {
      return words.apply(w);
    }
    if (this instanceof FigureRun f) {
      return figure.apply(f);
    }
    if (this instanceof EntityRun e) {
      return entity.apply(e);
    }
    return literal.apply((LiteralRun) this);
  }
}
