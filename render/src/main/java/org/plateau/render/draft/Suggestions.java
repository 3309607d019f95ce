package org.plateau.render.draft;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plateau.analysis.claim.Claim;
import org.plateau.analysis.figure.Derived;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.report.Words;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Language;
import org.plateau.render.text.Quantities;

/**
 * Pros and cons that follow from the figures, the weightiest first: places at the ends of the
 * field, runs that never settle, what a profile or a system changes.
 */
final class Suggestions {
  private static final int MOST_PROS = 5;
  private static final int MOST_CONS = 4;

  /** In a smaller field there is no lower half to speak of. */
  private static final int FIELD = 4;

  /** A profile is worth a line from a fifth on, a system from a seventh. */
  private static final double PROFILE = 1.2;

  private static final double SYSTEM = 1.15;

  /** A claim keeps this distance from today's value, so that the noise does not break it. */
  private static final double MARGIN = 0.93;

  /** Each workload weighs less than the one that readers care for more. */
  private static final int LIGHTER = 3;

  private static final Quantities ENGLISH = Quantities.of(Language.EN);

  private final LabView lab;
  private final FigureBook book;
  private final List<Words> languages;
  private final List<Suggestion> found = new ArrayList<>();
  private int lighter;

  Suggestions(LabView lab, FigureBook book, List<Words> languages) {
    this.lab = lab;
    this.book = book;
    this.languages = languages;
  }

  List<Suggestion> of(List<Topic> topics) {
    for (Topic topic : topics) {
      lighter = LIGHTER * topics.indexOf(topic);
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
    if (!place(topic, topic.lead(), "last", "con", 90, place -> false, "")) {
      behind(topic);
    }
    place(topic, topic.tail(), "tail", "pro", 50, place -> place.leads(), "leads(%s)");
    place(topic, topic.tail(), "tail-last", "con", 55, place -> false, "");
  }

  /** A place in the lower half of a field of some size, by the profile that does better. */
  private void behind(Topic topic) {
    List<String> names = List.copyOf(topic.lead().values());
    String last = names.get(names.size() - 1);
    int total = book.standings(last).map(all -> all.ranking().places().size()).orElse(0);
    int half = total / 2 + 1;
    boolean low =
        names.stream()
            .allMatch(name -> book.place(name).map(own -> own.rank() > half).orElse(false));
    if (total >= FIELD && low) {
      String when =
          names.stream()
              .map(name -> "rank(" + name + ") > " + half)
              .collect(Collectors.joining(" and "));
      add(topic, "behind", "con", when, 45, words -> claim(words, topic, "behind", ""));
    }
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

  /** The figures behind a predicate as they stand today, for the editor. */
  private String evidence(String when) {
    TreeSet<String> names = new TreeSet<>();
    Claim.parse(when).addFigures(names);
    return names.stream()
        .map(name -> name + " " + book.quantity(name).map(ENGLISH::print).orElse("?") + rank(name))
        .collect(Collectors.joining("; "))
        .replace('\u00a0', ' ');
  }

  private String rank(String name) {
    int total = book.standings(name).map(all -> all.ranking().places().size()).orElse(0);
    return book.place(name).map(place -> ", rank " + place.rank() + " of " + total).orElse("");
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
    found.add(
        new Suggestion(
            kind + "-" + topic.workload(), side, when, weight - lighter, evidence(when), texts));
  }
}
