package org.plateau.render.review;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.YamlFile;
import org.plateau.ingest.yaml.YamlNode.Kind;
import org.plateau.render.review.ReviewSpec.AcceptSpec;
import org.plateau.render.review.ReviewSpec.ChartSpec;
import org.plateau.render.review.ReviewSpec.ClaimSpec;
import org.plateau.render.review.ReviewSpec.DisagreementSpec;
import org.plateau.render.review.ReviewSpec.FigureSpec;
import org.plateau.render.review.ReviewSpec.ImageSpec;
import org.plateau.render.review.ReviewSpec.Reviewed;
import org.plateau.render.review.ReviewSpec.SectionSpec;

/** Reads {@code review.yaml}; what does not fit is a problem with its line, and the rest stands. */
final class ReviewYaml {
  private static final String A_DATE = "a date, as 2026-03-16";

  private ReviewYaml() {}

  static Optional<ReviewSpec> read(
      String slug, Path file, String name, Consumer<Problem> problems) {
    return YamlFile.read(file, name, problems).map(node -> spec(slug, new Fields(node, problems)));
  }

  private static ReviewSpec spec(String slug, Fields fields) {
    ReviewSpec spec =
        new ReviewSpec(
            slug,
            fields.list("drives").stream().map(ReviewYaml::reviewed).toList(),
            fields.texts("versus"),
            fields.text("author").orElse(""),
            fields.value("published", A_DATE, ReviewYaml::date).orElse(null),
            fields.value("updated", A_DATE, ReviewYaml::date).orElse(null),
            fields.textMap("disclosure"),
            fields.text("award").orElse(""),
            method(fields),
            fields.text("source").orElse(""),
            figures(fields),
            QuotesYaml.quoted(fields),
            fields.list("claims").stream().map(ReviewYaml::claim).toList(),
            fields.list("sections").stream().map(ReviewYaml::section).toList(),
            fields.list("images").stream().map(ReviewYaml::image).toList(),
            fields.list("disagreements").stream().map(ReviewYaml::disagreement).toList(),
            fields.list("accept").stream().map(ReviewYaml::accept).toList(),
            fields.textMap("bottom_line"),
            fields.place());
    fields.refuseOthers();
    return spec;
  }

  /** {@code steady: {method: mser5}}. */
  private static String method(Fields fields) {
    Optional<Fields> steady = fields.fields("steady");
    Set<String> known = SteadyStateMethod.all().keySet();
    Optional<String> method =
        steady.flatMap(
            own ->
                own.value(
                    "method",
                    "one of " + String.join(", ", known),
                    text -> Optional.of(text).filter(known::contains)));
    steady.ifPresent(Fields::refuseOthers);
    return method.orElse("");
  }

  private static Reviewed reviewed(Fields item) {
    Reviewed reviewed =
        new Reviewed(required(item, "drive", "the id of a drive"), item.texts("op_profiles"));
    item.refuseOthers();
    return reviewed;
  }

  private static Map<String, FigureSpec> figures(Fields fields) {
    Map<String, FigureSpec> figures = new LinkedHashMap<>();
    fields
        .fields("figures")
        .ifPresent(
            all -> {
              for (String name : all.keys()) {
                all.fields(name).ifPresent(item -> figures.put(name, figure(item)));
              }
              all.refuseOthers();
            });
    return figures;
  }

  private static FigureSpec figure(Fields item) {
    FigureSpec figure =
        new FigureSpec(
            required(item, "metric", "a metric"),
            item.text("stat").orElse("mean"),
            item.text("window").orElse("steady"),
            item.text("direction").orElse(""),
            item.textMap("where"),
            item.place());
    item.refuseOthers();
    return figure;
  }

  private static ClaimSpec claim(Fields item) {
    ClaimSpec claim =
        new ClaimSpec(
            required(item, "id", "a name"),
            item.value("side", "one of pro, con, headline", ReviewYaml::side).orElse("pro"),
            required(item, "when", "a predicate"),
            item.textMap("text"),
            item.place());
    item.refuseOthers();
    return claim;
  }

  private static Optional<String> side(String text) {
    return Optional.of(text).filter(List.of("pro", "con", "headline")::contains);
  }

  private static SectionSpec section(Fields item) {
    SectionSpec section =
        new SectionSpec(
            required(item, "id", "a name"),
            item.texts("figures"),
            item.list("charts").stream().map(ReviewYaml::chart).toList(),
            item.place());
    item.refuseOthers();
    return section;
  }

  private static ChartSpec chart(Fields item) {
    ChartSpec chart =
        new ChartSpec(
            required(item, "workload", "a workload's id"),
            item.text("phase").orElse(""),
            required(item, "metric", "a metric"),
            item.text("stat").orElse("mean"),
            item.textMap("where"),
            item.texts("subjects"),
            item.text("together").filter("true"::equals).isPresent(),
            item.text("annex").filter("true"::equals).isPresent(),
            item.place());
    item.refuseOthers();
    return chart;
  }

  private static ImageSpec image(Fields item) {
    ImageSpec image =
        new ImageSpec(
            required(item, "file", "a file in images/"),
            item.text("section").orElse(""),
            item.textMap("alt"),
            item.textMap("caption"),
            item.text("credit").orElse(""),
            item.place());
    item.refuseOthers();
    return image;
  }

  private static DisagreementSpec disagreement(Fields item) {
    DisagreementSpec disagreement =
        new DisagreementSpec(
            item.text("figure").orElse(""),
            item.textMap("about"),
            item.text("value").orElse(""),
            required(item, "other_value", "a value"),
            source(item),
            item.place());
    if (disagreement.figure().isEmpty() == disagreement.about().isEmpty()) {
      item.missing("figure", "a figure's name, or about and value");
    }
    item.refuseOthers();
    return disagreement;
  }

  /** Where it stands: one text for all languages, or one for each. */
  private static Map<String, String> source(Fields item) {
    boolean plain = item.node("source").filter(node -> node.kind() == Kind.TEXT).isPresent();
    return plain
        ? Map.of("en", required(item, "source", "where it stands"))
        : item.textMap("source");
  }

  private static AcceptSpec accept(Fields item) {
    AcceptSpec accept =
        new AcceptSpec(
            required(item, "figure", "a figure's name"),
            required(item, "from", "the value that was published"),
            required(item, "to", "the value that replaces it"),
            item.value("date", A_DATE, ReviewYaml::date).orElse(null),
            item.text("note").orElse(""),
            item.place());
    item.refuseOthers();
    return accept;
  }

  private static String required(Fields item, String key, String expected) {
    Optional<String> text = item.text(key);
    if (text.isEmpty()) {
      item.missing(key, expected);
    }
    return text.orElse("");
  }

  private static Optional<LocalDate> date(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
