package org.plateau.render.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.report.LooseNumbers.Loose;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.Prose.Span;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.DisagreementSpec;
import org.plateau.render.text.Language;
import org.plateau.render.text.Quantities;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/**
 * Finds measurements that somebody typed into a review instead of naming their figure, and says
 * which figure was probably meant.
 */
final class UnboundNumbers {
  /** Beyond this share of the figure's value the resemblance is chance. */
  private static final double NEAR = 0.05;

  private static final Quantities ENGLISH = Quantities.of(Language.EN);

  private final KnownNames names;
  private final FigureBook book;
  private final List<DisagreementSpec> disagreements;

  /**
   * A search against a review's figures.
   *
   * @param disagreements other values that are known for them
   */
  UnboundNumbers(LabView lab, FigureBook book, List<DisagreementSpec> disagreements) {
    this.names = lab.knownNames();
    this.book = book;
    this.disagreements = List.copyOf(disagreements);
  }

  /** In a language's text. */
  List<Problem> in(Prose prose) {
    List<Problem> found = new ArrayList<>();
    line(prose.headline(), found);
    prose.standfirst().forEach(block -> block(block, found));
    prose
        .sections()
        .forEach(
            section -> {
              line(section.title(), found);
              section.blocks().forEach(block -> block(block, found));
            });
    return found;
  }

  /** In the texts of claims, captions and the disclosure. */
  List<Problem> in(ReviewSpec spec) {
    List<Problem> found = new ArrayList<>();
    spec.claims()
        .forEach(claim -> claim.text().values().forEach(text -> text(text, claim.place(), found)));
    spec.images()
        .forEach(
            image -> {
              image.caption().values().forEach(text -> text(text, image.place(), found));
              image.alternative().values().forEach(text -> text(text, image.place(), found));
            });
    spec.disclosure().values().forEach(text -> text(text, spec.place(), found));
    return found;
  }

  private void block(ProseBlock block, List<Problem> found) {
    block.lines().forEach(spans -> line(spans, found));
  }

  private void line(List<Span> spans, List<Problem> found) {
    for (Span span : spans) {
      switch (span.kind()) {
        case "slot", "particle" -> {}
        case "code" -> code(span, found);
        default -> text(span.text(), span.place(), found);
      }
    }
  }

  /** Options and names may stand in code; a bare measurement is one there too. */
  private void code(Span span, List<Problem> found) {
    String text = span.text().strip();
    for (Loose loose : LooseNumbers.in(text, names)) {
      if (loose.shown().equals(text) && !loose.unit().isEmpty()) {
        found.add(problem(loose, span.place()));
      }
    }
  }

  private void text(String text, Place place, List<Problem> found) {
    LooseNumbers.in(text, names).forEach(loose -> found.add(problem(loose, place)));
  }

  private Problem problem(Loose loose, Place place) {
    Optional<Meant> meant = meant(loose);
    String typed = "\"" + loose.shown().replace('\u00a0', ' ') + "\" typed as text";
    Optional<DisagreementSpec> other = disputed(loose);
    if (other.isPresent()) {
      return disputed(other.get(), typed, place);
    }
    if (meant.isEmpty()) {
      return Problem.error(
          "prose.unbound-number",
          place.file(),
          place.line(),
          typed,
          "a figure by its name in double braces",
          "Name the figure in review.yaml and write its name; write a number that is no"
              + " measurement in words, or a name between backticks.");
    }
    String slot = "{{" + meant.get().slot() + "}}";
    String value = ENGLISH.print(meant.get().quantity()).replace('\u00a0', ' ');
    return Problem.error(
        "prose.unbound-number",
        place.file(),
        place.line(),
        meant.get().same()
            ? typed
            : typed
                + ": "
                + loose.shown().replace('\u00a0', ' ')
                + " here, "
                + value
                + " in the data",
        slot + ", which is " + value,
        "Write " + slot + ".");
  }

  /** The disagreement whose other value was typed. */
  private Optional<DisagreementSpec> disputed(Loose loose) {
    return disagreements.stream()
        .filter(
            one ->
                LooseNumbers.in(one.otherValue(), names).stream()
                    .anyMatch(
                        other ->
                            other.value().compareTo(loose.value()) == 0
                                && (loose.unit().isEmpty()
                                    || other.unit().isEmpty()
                                    || other.unit().equalsIgnoreCase(loose.unit()))))
        .findFirst();
  }

  private Problem disputed(DisagreementSpec one, String typed, Place place) {
    String named = one.figure().isEmpty() ? "" : "{{" + one.figure() + "}}";
    String value =
        book.quantity(one.figure().isEmpty() ? " " : one.figure())
            .map(quantity -> ENGLISH.print(quantity).replace('\u00a0', ' '))
            .orElse(one.value());
    String source = one.source().getOrDefault("en", "another source");
    return Problem.error(
        "prose.unbound-number",
        place.file(),
        place.line(),
        typed + ", which is the other value of a known disagreement (" + source + ")",
        named.isEmpty() ? value + ", by which this page goes" : named + ", which is " + value,
        named.isEmpty()
            ? "Leave it to the table of disagreements."
            : "Write " + named + ", or leave it to the table of disagreements.");
  }

  private record Meant(String slot, Quantity quantity, boolean same) {}

  /** The figure whose print is nearest to what was typed. */
  private Optional<Meant> meant(Loose loose) {
    List<Unit> units = units(loose.unit());
    Map<String, Quantity> candidates = new LinkedHashMap<>();
    for (String name : book.figures().keySet()) {
      book.quantity(name).ifPresent(quantity -> offer(candidates, name, quantity, units));
      if (loose.unit().isEmpty()) {
        book.rank(name).ifPresent(rank -> candidates.put("rank(" + name + ")", rank));
      }
    }
    if (loose.unit().isEmpty() || units.contains(Unit.TIMES)) {
      ratios(candidates);
    }
    Meant best = null;
    double least = NEAR;
    for (Map.Entry<String, Quantity> candidate : candidates.entrySet()) {
      Quantity quantity = candidate.getValue();
      BigDecimal printed = quantity.value().divide(quantity.unit().factor(), MathContext.DECIMAL64);
      double off = Math.abs(loose.value().subtract(printed).doubleValue());
      double share = printed.signum() == 0 ? 1 : off / Math.abs(printed.doubleValue());
      if (share < least) {
        least = share;
        double half = 0.5 * Math.pow(10, -quantity.decimals());
        best = new Meant(candidate.getKey(), quantity, off <= half);
      }
    }
    return Optional.ofNullable(best);
  }

  private static void offer(
      Map<String, Quantity> candidates, String name, Quantity quantity, List<Unit> units) {
    if (units.isEmpty()) {
      candidates.put(name, quantity);
      return;
    }
    for (Unit unit : units) {
      if (unit == quantity.unit()) {
        candidates.put(name, quantity);
      } else if (unit.base().equals(quantity.unit().base()) && !unit.base().equals("1/s")) {
        candidates.put(name + "|unit=" + unit.symbol(), quantity.in(unit));
      }
    }
  }

  private void ratios(Map<String, Quantity> candidates) {
    for (String a : book.figures().keySet()) {
      for (String b : book.figures().keySet()) {
        boolean alike =
            !a.equals(b)
                && book.selection(a)
                    .map(one -> one.metric())
                    .equals(book.selection(b).map(one -> one.metric()));
        if (alike) {
          book.ratio(a, b).ifPresent(ratio -> candidates.put("ratio(" + a + ", " + b + ")", ratio));
        }
      }
    }
  }

  private static List<Unit> units(String typed) {
    return switch (typed.toLowerCase(Locale.ROOT)) {
      case "" -> List.of();
      case "iops" -> List.of(Unit.IOPS);
      case "tps" -> List.of(Unit.TPS);
      case "qps" -> List.of(Unit.QPS);
      case "nopm" -> List.of(Unit.NOPM);
      case "mb/s" -> List.of(Unit.MEGABYTES_PER_SECOND);
      case "gb/s" -> List.of(Unit.GIGABYTES_PER_SECOND);
      case "us", "µs", "μs" -> List.of(Unit.MICROSECONDS);
      case "ms" -> List.of(Unit.MILLISECONDS);
      case "s" -> List.of(Unit.SECONDS_OF_LATENCY, Unit.SECONDS);
      case "%", "percent", "퍼센트" -> List.of(Unit.PERCENT);
      default -> List.of(Unit.TIMES);
    };
  }
}
