package org.plateau.render.draft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.figure.Derived;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.render.report.Commentary;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.text.Arg;
import org.plateau.render.text.MetricWords;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.sentence.Change;
import org.plateau.render.text.sentence.Closing;
import org.plateau.render.text.sentence.Conditions;
import org.plateau.render.text.sentence.Measured;
import org.plateau.render.text.sentence.Sentence;

/**
 * What a draft tells of each workload and at its end: what an editor would point at in the charts,
 * and not their tables over again. A change is told where there is one, its absence in one line.
 */
final class Telling {
  /** Below a twentieth a profile or a system made no difference worth a number. */
  private static final double WORTH_TELLING = 0.05;

  private static final int MOST_AHEAD = 3;
  private static final String STOCK = "stock";
  private static final String HP = "hp";

  private final LabView lab;
  private final FigureBook book;
  private final Commentary commentary;
  private final List<Topic> topics;
  private final Optional<Sentence> opening;

  Telling(LabView lab, FigureBook book, Commentary commentary, List<Topic> topics) {
    this.lab = lab;
    this.book = book;
    this.commentary = commentary;
    this.topics = List.copyOf(topics);
    this.opening = best().flatMap(name -> commentary.standing(name, MOST_AHEAD));
  }

  /** The line under the headline: the best place. */
  List<Sentence> opening() {
    return opening.stream().toList();
  }

  /** A workload's paragraph. */
  List<Sentence> of(Topic topic) {
    List<Sentence> told = new ArrayList<>();
    String first = first(topic);
    String last = last(topic);
    commentary
        .standing(first, MOST_AHEAD)
        .filter(sentence -> !opening.equals(Optional.of(sentence)))
        .ifPresent(told::add);
    if (!first.equals(last)) {
      profile(topic, first, last, told);
    }
    topic.elsewhere().values().stream()
        .filter(there -> isWorthTelling(last, there))
        .findFirst()
        .flatMap(there -> commentary.change(last, there))
        .ifPresent(told::add);
    return told;
  }

  private void profile(Topic topic, String first, String last, List<Sentence> told) {
    if (!isWorthTelling(first, last)) {
      noEffect(topic, first).ifPresent(told::add);
      return;
    }
    Optional<Sentence> change = commentary.change(first, last);
    change.ifPresent(told::add);
    List<String> latencies = topic.of("latency-");
    if (change.isPresent() && latencies.size() > 1) {
      along(latencies.get(0), latencies.get(latencies.size() - 1)).ifPresent(told::add);
    }
    List<String> tails = List.copyOf(topic.tail().values());
    if (tails.size() > 1) {
      commentary.change(tails.get(0), tails.get(tails.size() - 1)).ifPresent(told::add);
    }
    raised(first, last).ifPresent(told::add);
  }

  private Optional<Sentence> noEffect(Topic topic, String first) {
    boolean known = topic.lead().keySet().equals(java.util.Set.of(STOCK, HP));
    return book.selection(first)
        .filter(selection -> known)
        .map(selection -> new Change.NoEffect(new Arg.Word("profile.hp"), metric(selection)));
  }

  /** A latency that follows the rate; the sentence before it has named the profile. */
  private Optional<Sentence> along(String a, String b) {
    Selection before = book.selection(a).orElseThrow();
    Selection after = book.selection(b).orElseThrow();
    Quantity from = book.quantity(a).orElseThrow();
    Quantity to = book.quantity(b).orElseThrow();
    Conditions one = conditions(before.where());
    Conditions two = conditions(after.where());
    return one.differOnlyInProfile(two) && isWorthTelling(a, b)
        ? Optional.of(
            new Change.Along(
                metric(before), new Measured(from, one), new Measured(to.in(from.unit()), two)))
        : Optional.empty();
  }

  private Optional<Sentence> raised(String first, String last) {
    Integer from = rank(first);
    Integer to = rank(last);
    boolean hp =
        book.selection(last).map(s -> HP.equals(s.where().get("op_profile"))).orElse(false);
    return hp && to < from
        ? Optional.of(
            new Change.RankRaised(
                new Arg.Word("profile.hp"),
                drive(last),
                new Arg.Rank("rank(" + first + ")", from),
                new Arg.Rank("rank(" + last + ")", to)))
        : Optional.empty();
  }

  /** Best and weakest workload, by the places of the last profile. */
  List<Sentence> conclusion() {
    List<String> placed =
        topics.stream()
            .map(Telling::last)
            .filter(name -> rank(name) < Integer.MAX_VALUE && book.quantity(name).isPresent())
            .toList();
    List<Sentence> told = new ArrayList<>();
    // of equal places the earlier workload weighs more
    Optional<String> best = placed.stream().min(Comparator.comparingInt(this::rank));
    best.ifPresent(
        name ->
            told.add(
                new Closing.Best(
                    drive(name), workload(name), book.quantity(name).orElseThrow(), place(name))));
    placed.stream()
        .max(Comparator.comparingInt(this::rank))
        .filter(name -> best.map(one -> rank(name) > rank(one)).orElse(false))
        .ifPresent(
            name ->
                told.add(
                    new Closing.Weakest(
                        workload(name), book.quantity(name).orElseThrow(), place(name))));
    return told;
  }

  /** The lead figure with the best place in the first profile, of equals the first. */
  private Optional<String> best() {
    return topics.stream()
        .map(Telling::first)
        .filter(name -> rank(name) < Integer.MAX_VALUE)
        .min(Comparator.comparingInt(this::rank));
  }

  private static String first(Topic topic) {
    return List.copyOf(topic.lead().values()).get(0);
  }

  private static String last(Topic topic) {
    List<String> names = List.copyOf(topic.lead().values());
    return names.get(names.size() - 1);
  }

  private int rank(String name) {
    return book.place(name).map(Ranking.Place::rank).orElse(Integer.MAX_VALUE);
  }

  private Arg.Rank place(String name) {
    return new Arg.Rank("rank(" + name + ")", rank(name));
  }

  private boolean isWorthTelling(String a, String b) {
    Optional<Figure> left = book.figure(a);
    return left.flatMap(one -> book.figure(b).map(two -> Derived.ratio("ratio", one, two)))
        .flatMap(Figure::known)
        .map(ratio -> Math.abs(ratio - 1) >= WORTH_TELLING)
        .orElse(false);
  }

  private static Arg.Word metric(Selection selection) {
    return MetricWords.of(selection.metric(), selection.statistic(), selection.direction());
  }

  private Arg.Entity drive(String name) {
    return new Arg.Entity(lab.modelOf(label(name, "drive")));
  }

  private Arg.Entity workload(String name) {
    return new Arg.Entity(lab.workloadEntity(label(name, "workload")));
  }

  private String label(String name, String key) {
    return book.selection(name).map(one -> one.where().get(key)).orElse("");
  }

  private static Conditions conditions(Map<String, String> where) {
    return Commentary.conditions(where);
  }
}
