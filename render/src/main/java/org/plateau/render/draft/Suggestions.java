package org.plateau.render.draft;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plateau.analysis.figure.Derived;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.report.Words;
import org.plateau.render.text.Arg;

/**
 * Pros and cons that follow from the figures, the weightiest first: places at the ends of the
 * field, runs that never settle, what a profile or a system changes.
 */
final class Suggestions {
  private static final int MOST_PROS = 5;
  private static final int MOST_CONS = 4;

  /** A profile is worth a line from a fifth on, a system from a seventh. */
  private static final double PROFILE = 1.2;

  private static final double SYSTEM = 1.15;

  /** A claim keeps this distance from today's value, so that the noise does not break it. */
  private static final double MARGIN = 0.93;

  private final LabView lab;
  private final FigureBook book;
  private final List<Words> languages;
  private final List<Suggestion> found = new ArrayList<>();

  Suggestions(LabView lab, FigureBook book, List<Words> languages) {
    this.lab = lab;
    this.book = book;
    this.languages = languages;
  }

  List<Suggestion> of(List<Topic> topics) {
    for (Topic topic : topics) {
      ends(topic);
      settling(topic);
      profile(topic);
      system(topic);
    }
    found.sort(Comparator.comparingInt(Suggestion::weight).reversed());
    List<Suggestion> chosen = new ArrayList<>();
    found.stream().filter(one -> one.side().equals("pro")).limit(MOST_PROS).forEach(chosen::add);
    found.stream().filter(one -> one.side().equals("con")).limit(MOST_CONS).forEach(chosen::add);
    return chosen;
  }

  private void ends(Topic topic) {
    if (!place(topic, topic.lead(), "leads", "pro", 100, place -> place.leads(), "leads(%s)")) {
      place(topic, topic.lead(), "first", "pro", 60, place -> place.rank() == 1, "first(%s)");
    }
    place(topic, topic.lead(), "last", "con", 90, place -> false, "");
    place(topic, topic.tail(), "tail", "pro", 50, place -> place.leads(), "leads(%s)");
    place(topic, topic.tail(), "tail-last", "con", 55, place -> false, "");
  }

  /** One line for all profiles of which it is true; with the profile's name where not for all. */
  private boolean place(
      Topic topic,
      Map<String, String> figures,
      String kind,
      String side,
      int weight,
      Predicate<Ranking.Place> holds,
      String predicate) {
    Map<String, String> held = new LinkedHashMap<>();
    figures.forEach(
        (profile, name) -> {
          Optional<Ranking.Place> place = book.place(name);
          if (predicate.isEmpty()) {
            int total = book.standings(name).map(all -> all.ranking().places().size()).orElse(0);
            place
                .filter(own -> total > 2 && own.rank() == total && !own.tied())
                .ifPresent(own -> held.put(profile, "rank(" + name + ") >= " + total));
          } else {
            place.filter(holds).ifPresent(own -> held.put(profile, predicate.replace("%s", name)));
          }
        });
    if (held.isEmpty()) {
      return false;
    }
    boolean all = held.size() == figures.size();
    String profile = all ? "" : held.keySet().iterator().next();
    String when = all ? String.join(" and ", held.values()) : held.get(profile);
    add(
        topic,
        kind,
        side,
        String.valueOf(when),
        weight,
        words -> claim(words, topic, kind, profile));
    return true;
  }

  private String claim(Words words, Topic topic, String kind, String profile) {
    String plain = words.pagePlain("page.draft." + kind, Map.of("wl", workload(topic)));
    return profile.isEmpty()
        ? plain
        : words.pagePlain(
            "page.draft.with",
            Map.of("claim", new Arg.Literal(plain), "profile", profile(words, profile)));
  }

  private Arg workload(Topic topic) {
    return new Arg.Entity(lab.workloadEntity(topic.workload()));
  }

  private static Arg profile(Words words, String profile) {
    return new Arg.Literal(
        profile.equals("stock") || profile.equals("hp")
            ? words.plain("report.profile." + profile)
            : profile);
  }

  private void settling(Topic topic) {
    if (!topic.settling().isEmpty()) {
      add(
          topic,
          "unsteady",
          "con",
          "never_steady(" + topic.settling() + ")",
          95,
          words -> claim(words, topic, "unsteady", ""));
    }
  }

  private void profile(Topic topic) {
    List<String> profiles = List.copyOf(topic.lead().keySet());
    if (profiles.size() < 2) {
      return;
    }
    String stock = String.valueOf(topic.lead().get(profiles.get(0)));
    String other = profiles.get(profiles.size() - 1);
    String fuller = String.valueOf(topic.lead().get(other));
    ratio(fuller, stock)
        .filter(ratio -> ratio >= PROFILE)
        .ifPresent(
            ratio ->
                add(
                    topic,
                    "profile",
                    "pro",
                    atLeast(fuller, stock, ratio),
                    70,
                    words ->
                        words.pagePlain(
                            "page.draft.profile",
                            Map.of("wl", workload(topic), "profile", profile(words, other)))));
  }

  private void system(Topic topic) {
    if (topic.elsewhere().isEmpty()) {
      return;
    }
    List<String> leads = List.copyOf(topic.lead().values());
    String here = leads.get(leads.size() - 1);
    String there = topic.elsewhere().values().iterator().next();
    String os = topic.elsewhere().keySet().iterator().next();
    String home = book.selection(here).map(one -> one.where().get("os")).orElse("");
    double ratio = ratio(here, there).orElse(1.0);
    if (ratio >= SYSTEM) {
      add(topic, "os", "con", atLeast(here, there, ratio), 40, words -> faster(words, topic, home));
    } else if (1 / ratio >= SYSTEM) {
      add(
          topic,
          "os",
          "con",
          atLeast(there, here, 1 / ratio),
          40,
          words -> faster(words, topic, os));
    }
  }

  private String faster(Words words, Topic topic, String os) {
    return words.pagePlain(
        "page.draft.os", Map.of("wl", workload(topic), "os", new Arg.Entity(os)));
  }

  private Optional<Double> ratio(String a, String b) {
    Optional<Figure> left = book.figure(a);
    return left.flatMap(one -> book.figure(b).map(two -> Derived.ratio("ratio", one, two)))
        .flatMap(Figure::known);
  }

  private static String atLeast(String a, String b, double ratio) {
    BigDecimal bound = BigDecimal.valueOf(ratio * MARGIN).setScale(1, RoundingMode.FLOOR);
    return "ratio(" + a + ", " + b + ") >= " + bound.max(BigDecimal.ONE).toPlainString();
  }

  private void add(
      Topic topic,
      String kind,
      String side,
      String when,
      int weight,
      java.util.function.Function<Words, String> text) {
    Map<String, String> texts =
        languages.stream()
            .collect(
                Collectors.toMap(
                    words -> words.language().tag(), text, (a, b) -> a, LinkedHashMap::new));
    found.add(new Suggestion(kind + "-" + topic.workload(), side, when, weight, texts));
  }
}
