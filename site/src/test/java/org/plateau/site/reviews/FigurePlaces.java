package org.plateau.site.reviews;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.plateau.render.review.ReviewSpec;
import org.plateau.sample.reviews.PublishedFigure;

/**
 * Where a published figure stands on the pages of a site: its name in the review, and its text in
 * each language.
 */
final class FigurePlaces {
  private static final List<String> PLACE =
      List.of(
          "drive", "workload", "phase", "threads", "part", "metric", "stat", "span", "direction");

  private final Map<String, ReviewSpec> reviews = new LinkedHashMap<>();
  private final Map<String, Document> pages = new LinkedHashMap<>();

  FigurePlaces(Path site, List<ReviewSpec> reviews, List<String> languages) {
    for (ReviewSpec review : reviews) {
      this.reviews.put(review.slug(), review);
      for (String language : languages) {
        Path page =
            site.resolve(language.toLowerCase(Locale.ROOT))
                .resolve("reviews/" + review.slug() + "/index.html");
        try {
          pages.put(language + review.slug(), Jsoup.parse(Files.readString(page)));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  /** The names of the review's figures that are the published one. */
  Set<String> names(PublishedFigure figure) {
    ReviewSpec review = reviews.get(figure.cell("review"));
    Set<String> names = new LinkedHashSet<>();
    review
        .quoted()
        .forEach(
            (name, quoted) -> {
              Map<String, String> of =
                  review.figures().containsKey(name)
                      ? place(review.figures().get(name))
                      : quoted.of();
              if (isQuoted(quoted, figure) && agrees(of, figure)) {
                names.add(name);
              }
            });
    if (figure.cell("how").equals("value")) {
      review
          .figures()
          .forEach(
              (name, spec) -> {
                if (!review.quoted().containsKey(name) && agrees(place(spec), figure)) {
                  names.add(name);
                }
              });
    }
    return names;
  }

  /** Labels, metric, statistic and span in one. */
  private static Map<String, String> place(ReviewSpec.FigureSpec spec) {
    Map<String, String> of = new TreeMap<>(spec.where());
    of.put("metric", spec.metric());
    of.put("stat", spec.statistic());
    of.put("span", spec.span());
    return of;
  }

  private static boolean isQuoted(ReviewSpec.PublishedSpec quoted, PublishedFigure figure) {
    boolean range = figure.sense() == PublishedFigure.Sense.RANGE;
    String value = figure.cell(figure.cell("low").isEmpty() ? "high" : "low");
    return isSame(quoted.value(), value)
        && isSame(quoted.high(), range ? figure.cell("high") : "")
        && isUnit(quoted.unit(), figure.cell("unit"));
  }

  private static boolean isSame(String quoted, String printed) {
    return (quoted.isEmpty() || printed.isEmpty())
        ? quoted.equals(printed)
        : new BigDecimal(quoted).compareTo(new BigDecimal(printed)) == 0;
  }

  private static boolean isUnit(String quoted, String printed) {
    return quoted.equals(printed) || (printed.equals("1") && quoted.equals("count"));
  }

  private static boolean agrees(Map<String, String> of, PublishedFigure figure) {
    for (String key : PLACE) {
      String said = of.getOrDefault(key, "");
      if (!said.isEmpty() && !figure.cell(key).isEmpty() && !said.equals(figure.cell(key))) {
        return false;
      }
    }
    return figure.words("configs").isEmpty()
        || figure.words("configs").stream().anyMatch(config -> agrees(of, config.split("/", -1)));
  }

  /** Whether system and profile are these, as far as both sides say them. */
  private static boolean agrees(Map<String, String> of, String[] config) {
    String os = of.getOrDefault("os", "");
    String profile = of.getOrDefault("op_profile", "");
    return (os.isEmpty() || os.equals(config[0]))
        && (profile.isEmpty() || config.length == 1 || profile.equals(config[1]));
  }

  /** Both ends of a range in one text, as the first of them stands; else as {@link #texts}. */
  List<String> printed(PublishedFigure figure, String name, String language) {
    List<String> low = texts(figure, name, language);
    List<String> high = texts(figure, name + "/high", language);
    return low.isEmpty() || high.isEmpty() ? low : List.of(low.get(0) + " – " + high.get(0));
  }

  /** The texts in which a language's page prints the figure of a name, each once. */
  private List<String> texts(PublishedFigure figure, String name, String language) {
    Set<String> texts = new LinkedHashSet<>();
    Document page = pages.get(language + figure.cell("review"));
    for (Element data : page.select("data[data-figure]")) {
      if (data.attr("data-figure").equals(name)) {
        String apart = data.attr("data-apart");
        texts.add(data.text() + (apart.isEmpty() ? "" : " " + apart));
      }
    }
    return new ArrayList<>(texts);
  }

  /** Where the page names the figure as one that another figure of the source contradicts. */
  List<String> contradicted(PublishedFigure figure, String language) {
    Document page = pages.get(language + figure.cell("review"));
    String value =
        String.format(Locale.ROOT, "%,d", Math.round(Double.parseDouble(figure.cell("low"))));
    return page.select(".literal").eachText().stream()
        .filter(text -> text.startsWith(value + " "))
        .distinct()
        .toList();
  }

  /**
   * The load that the page names, where a published figure is one: a token, not a measured value.
   */
  List<String> load(PublishedFigure figure, String language) {
    String load = figure.cell("low") + "T/" + figure.cell("depth") + "Q";
    return pages.get(language + figure.cell("review")).text().contains(load)
        ? List.of(load)
        : List.of();
  }
}
