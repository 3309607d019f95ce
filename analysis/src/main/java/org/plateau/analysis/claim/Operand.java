package org.plateau.analysis.claim;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;

/** One side of a comparison. */
public sealed interface Operand {
  Optional<Double> value(Facts facts);

  /** As it is written. */
  String shown();

  void addFigures(Set<String> names);

  /** {@code rank(f) = 2}. */
  default String evidence(double value) {
    return shown() + " = " + plain(value);
  }

  private static String plain(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  /** A number, in the base unit of what it is held against. */
  record Literal(double number) implements Operand {
    @Override
    public Optional<Double> value(Facts facts) {
      return Optional.of(number);
    }

    @Override
    public String shown() {
      return plain(number);
    }

    @Override
    public String evidence(double value) {
      return shown();
    }

    @Override
    public void addFigures(Set<String> names) {
      // a number names no figure
    }
  }

  /** A figure's value. */
  record Value(String figure) implements Operand {
    @Override
    public Optional<Double> value(Facts facts) {
      return facts.value(figure);
    }

    @Override
    public String shown() {
      return figure;
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(figure);
    }
  }

  /** {@code rank(f)}. */
  record Rank(String figure) implements Operand {
    @Override
    public Optional<Double> value(Facts facts) {
      return facts.place(figure).map(place -> (double) place.rank());
    }

    @Override
    public String shown() {
      return "rank(" + figure + ")";
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(figure);
    }
  }

  /** {@code published_rank(f)}: quoted from the source, never computed. */
  record PublishedRank(String figure) implements Operand {
    @Override
    public Optional<Double> value(Facts facts) {
      return facts.publishedRank(figure).map(rank -> (double) rank);
    }

    @Override
    public String shown() {
      return "published_rank(" + figure + ")";
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(figure);
    }
  }

  /** {@code ratio(a, b)}. */
  record Ratio(String over, String under) implements Operand {
    @Override
    public Optional<Double> value(Facts facts) {
      return facts.value(over).flatMap(a -> facts.value(under).filter(b -> b != 0).map(b -> a / b));
    }

    @Override
    public String shown() {
      return "ratio(" + over + ", " + under + ")";
    }

    @Override
    public void addFigures(Set<String> names) {
      names.add(over);
      names.add(under);
    }
  }
}
