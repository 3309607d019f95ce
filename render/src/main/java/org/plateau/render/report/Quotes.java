package org.plateau.render.report;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.Metric;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.FigureSpec;
import org.plateau.render.review.ReviewSpec.PublishedSpec;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** What the source of a retold review printed: values and ranks by name, as they stand there. */
public final class Quotes {
  /** A review that retells nothing. */
  static final Quotes NONE = new Quotes(Map.of(), Map.of());

  /** What some sources print as GB/s: a thousand MiB a second. */
  private static final String BINARY = "1000MiB/s";

  private static final double BINARY_FACTOR = 1.048576;

  /** A model is set to a published value within this share, or within half of its last digit. */
  private static final double FIT = 0.005;

  private final Map<String, PublishedSpec> quotes;
  private final Map<String, FigureSpec> figures;

  private Quotes(Map<String, PublishedSpec> quotes, Map<String, FigureSpec> figures) {
    this.quotes = new LinkedHashMap<>(quotes);
    this.figures = new LinkedHashMap<>(figures);
  }

  public static Quotes of(ReviewSpec spec) {
    return new Quotes(spec.quoted(), spec.figures());
  }

  /** Names of all quotes, in the order of the review. */
  List<String> names() {
    return List.copyOf(quotes.keySet());
  }

  Optional<PublishedSpec> quote(String name) {
    return Optional.ofNullable(quotes.get(name));
  }

  /** The published value, or the lower end of a published range, printed as the source did. */
  Optional<Quantity> value(String name) {
    return quote(name)
        .filter(quote -> !quote.value().isEmpty())
        .map(quote -> quantity(name, quote, quote.value()));
  }

  /** The upper end of a published range; an upper bound alone stands under {@link #value}. */
  Optional<Quantity> high(String name) {
    return quote(name)
        .filter(quote -> !quote.high().isEmpty())
        .map(quote -> quantity(name + "/high", quote, quote.high()));
  }

  /** The published place as a figure of its own kind. */
  Optional<Quantity> rank(String name) {
    return quote(name)
        .filter(quote -> quote.rank() > 0)
        .map(quote -> Precision.exact("published_rank(" + name + ")", quote.rank(), Unit.RANK));
  }

  private Quantity quantity(String name, PublishedSpec quote, String typed) {
    BigDecimal decimal = new BigDecimal(typed);
    Unit unit = unit(quote.unit(), figures.get(name.replaceAll("/high$", "")));
    BigDecimal factor =
        switch (quote.unit()) {
          case "min" -> new BigDecimal(60);
          case "h" -> new BigDecimal(3600);
          default -> unit.factor();
        };
    Bound bound = quote.bound().isEmpty() ? Bound.EXACT : Bound.of(quote.bound());
    int decimals = unit == Unit.DURATION ? 0 : Math.max(0, decimal.scale());
    // a duration is words already, and "about" is one of them
    boolean worded = unit == Unit.DURATION;
    return new Quantity(name, decimal.multiply(factor), unit, decimals, bound, worded);
  }

  private static Unit unit(String symbol, @org.jspecify.annotations.Nullable FigureSpec figure) {
    return switch (symbol) {
      case "IOPS" -> Unit.IOPS;
      case "TPS" -> Unit.TPS;
      case "us" -> Unit.MICROSECONDS;
      case "ms" -> Unit.MILLISECONDS;
      case "s" ->
          figure != null && figure.metric().equals(Metric.ELAPSED.id())
              ? Unit.SECONDS
              : Unit.SECONDS_OF_LATENCY;
      case "MB/s" -> Unit.MEGABYTES_PER_SECOND;
      case "GB/s", BINARY -> Unit.GIGABYTES_PER_SECOND;
      case "min", "h" -> Unit.DURATION;
      case "%" -> Unit.PERCENT;
      case "count" -> Unit.COUNT;
      default -> Unit.TIMES;
    };
  }

  /** Whether a run's value, in its base unit, is what was published under this name. */
  boolean covers(String name, double value) {
    Optional<Quantity> low = value(name);
    if (low.isEmpty()) {
      return false;
    }
    boolean binary = quote(name).filter(quote -> quote.unit().equals(BINARY)).isPresent();
    double scale = binary ? BINARY_FACTOR : 1;
    double from = low.get().value().doubleValue() * scale;
    double to = high(name).map(high -> high.value().doubleValue() * scale).orElse(from);
    double half =
        low.get().unit().factor().doubleValue() * 0.5 * Math.pow(10, -low.get().decimals());
    double slack = Math.max(half, FIT * Math.abs(to)) * 1.000001;
    return switch (low.get().bound()) {
      case EXACT -> value >= from - slack && value <= to + slack;
      case APPROX ->
          value >= from - approximately(slack, from) && value <= to + approximately(slack, to);
      case BELOW, AT_MOST -> value <= to + slack;
      case ABOVE, AT_LEAST -> value >= from - slack;
    };
  }

  /** What a source calls "about" may be off by a tenth. */
  private static double approximately(double slack, double value) {
    return Math.max(slack, 0.1 * Math.abs(value));
  }
}
