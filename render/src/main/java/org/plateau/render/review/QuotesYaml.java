package org.plateau.render.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.ingest.yaml.Fields;
import org.plateau.render.review.ReviewSpec.PublishedSpec;

/** Reads {@code quoted:} of a review: what its source printed, by name. */
final class QuotesYaml {
  private static final String A_DECIMAL = "a decimal without grouping, as 474839 or 1.38";
  private static final List<String> UNITS =
      List.of(
          "IOPS",
          "TPS",
          "us",
          "ms",
          "s",
          "MB/s",
          "GB/s",
          "1000MiB/s",
          "min",
          "h",
          "%",
          "x",
          "count");
  private static final List<String> STANDINGS =
      List.of(
          "top",
          "top-three",
          "near-top",
          "upper-middle",
          "middle",
          "behind-leaders",
          "second-to-last",
          "last");

  private QuotesYaml() {}

  static Map<String, PublishedSpec> quoted(Fields fields) {
    Map<String, PublishedSpec> quoted = new LinkedHashMap<>();
    fields
        .fields("quoted")
        .ifPresent(
            all -> {
              for (String name : all.keys()) {
                all.fields(name).ifPresent(item -> quoted.put(name, quote(item)));
              }
              all.refuseOthers();
            });
    return quoted;
  }

  private static PublishedSpec quote(Fields item) {
    PublishedSpec quote =
        new PublishedSpec(
            item.value("value", A_DECIMAL, QuotesYaml::decimal).orElse(""),
            item.value("high", A_DECIMAL, QuotesYaml::decimal).orElse(""),
            item.value("unit", "one of " + String.join(", ", UNITS), QuotesYaml::unit).orElse(""),
            item.value("bound", "one of approx, lt, le, gt, ge", QuotesYaml::bound).orElse(""),
            item.value("rank", "a place from 1", QuotesYaml::rank).orElse(0),
            item.text("tie").filter("true"::equals).isPresent(),
            item.value("standing", "one of " + String.join(", ", STANDINGS), QuotesYaml::standing)
                .orElse(""),
            item.textMap("of"),
            item.place());
    item.refuseOthers();
    return quote;
  }

  private static Optional<String> decimal(String text) {
    return Optional.of(text).filter(decimal -> decimal.matches("-?[0-9]{1,15}(\\.[0-9]{1,9})?"));
  }

  private static Optional<String> unit(String text) {
    return Optional.of(text).filter(UNITS::contains);
  }

  private static Optional<String> bound(String text) {
    return Optional.of(text).filter(List.of("approx", "lt", "le", "gt", "ge")::contains);
  }

  private static Optional<String> standing(String text) {
    return Optional.of(text).filter(STANDINGS::contains);
  }

  private static Optional<Integer> rank(String text) {
    return Optional.of(text).filter(one -> one.matches("[1-9][0-9]?")).map(Integer::valueOf);
  }
}
