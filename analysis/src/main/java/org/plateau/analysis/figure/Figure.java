package org.plateau.analysis.figure;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Result;
import org.plateau.analysis.statistics.Estimate;
import org.plateau.analysis.statistics.Estimate.Scatter;
import org.plateau.analysis.statistics.Noise;
import org.plateau.analysis.statistics.Repetitions;

/**
 * A value with a name, as the pages use it.
 *
 * @param name the name in review.yaml
 * @param unit base unit of the value: {@code 1/s}, {@code ns}, {@code B/s}, {@code s}, {@code
 *     ratio}, {@code rank}
 * @param value full precision; absent when it cannot be known, and then {@code reason} says why. Of
 *     a range it is the lower end, and {@code high} the upper one
 * @param low lower end of its uncertainty
 * @param high upper end of its uncertainty, or of the range
 * @param scatter its standard error, where there is one
 * @param basis how the least known of its sources is known
 * @param reason message key; empty when there is nothing to say
 * @param sources every result that it was made of, with its run
 */
public record Figure(
    String name,
    Kind kind,
    String unit,
    @Nullable Double value,
    @Nullable Double low,
    @Nullable Double high,
    @Nullable Scatter scatter,
    Basis basis,
    String reason,
    List<Source> sources) {
  public Figure {
    sources = List.copyOf(sources);
  }

  /** What sort of figure it is. */
  public enum Kind {
    RESULT,
    RATIO,
    DIFFERENCE,
    RANK,
    RANGE;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A result and the run it is of. */
  public record Source(RunKey run, Result result) {}

  /** The same figure under another name. */
  Figure named(String other) {
    return new Figure(other, kind, unit, value, low, high, scatter, basis, reason, sources);
  }

  public Optional<Double> known() {
    return Optional.ofNullable(value);
  }

  /** The value with its scatter and noise, for comparisons; empty when it cannot be known. */
  public Optional<Estimate> estimate() {
    return known().map(number -> new Estimate(number, scatter, noise().orElse(null)));
  }

  /** What the repetitions behind it scatter by; empty with fewer than three. */
  public Optional<Noise> noise() {
    List<Double> values =
        sources.stream().flatMap(source -> source.result().known().stream()).toList();
    return kind != Kind.RESULT || values.size() < sources.size() || values.isEmpty()
        ? Optional.empty()
        : new Repetitions(values).noise();
  }
}
