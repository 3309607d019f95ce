package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.figure.Standings;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.render.page.Text;
import org.plateau.render.text.Arg;
import org.plateau.render.text.MetricWords;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.sentence.Change;
import org.plateau.render.text.sentence.Conditions;
import org.plateau.render.text.sentence.Measured;
import org.plateau.render.text.sentence.Sentence;
import org.plateau.render.text.sentence.Standing;

/**
 * The sentences that follow from a section's figures by themselves: places in the field, what a
 * profile or a system changed. Which pattern applies is computed, never chosen by hand.
 */
public final class Commentary {
  private static final int MOST_AHEAD = 2;
  private static final int MOST_SENTENCES = 4;

  private final LabView lab;
  private final Words words;
  private final FigureBook book;

  public Commentary(LabView lab, Words words, FigureBook book) {
    this.lab = lab;
    this.words = words;
    this.book = book;
  }

  /** The sentences about the figures of a section, in their order. */
  public List<Text> of(List<String> figures) {
    List<Sentence> sentences = new ArrayList<>();
    for (String name : figures) {
      // a place is told of rates: "third, at 1.3 ms" would leave open what was measured
      boolean rate = book.selection(name).map(one -> one.metric().higherIsBetter()).orElse(false);
      if (rate) {
        standing(name, MOST_AHEAD).ifPresent(sentences::add);
      }
    }
    for (int i = 0; i < figures.size(); i++) {
      for (int k = i + 1; k < figures.size(); k++) {
        change(figures.get(i), figures.get(k)).ifPresent(sentences::add);
      }
    }
    return sentences.stream()
        .limit(MOST_SENTENCES)
        .map(sentence -> words.sentence(sentence, this::evidence))
        .toList();
  }

  private @Nullable String evidence(String figure) {
    return book.selection(figure).isPresent() ? figure : null;
  }

  /**
   * Where a figure's drive stands in its field.
   *
   * @param mostAhead how many drives ahead of it are named
   */
  public Optional<Sentence> standing(String name, int mostAhead) {
    Selection selection = book.selection(name).orElse(null);
    Ranking.Place place = book.place(name).orElse(null);
    Quantity value = book.quantity(name).orElse(null);
    Standings standings = book.standings(name).orElse(null);
    if (selection == null || place == null || value == null || standings == null) {
      return Optional.empty();
    }
    int total = standings.ranking().places().size();
    Arg.Entity drive = drive(selection);
    Arg.Entity workload = workload(selection);
    Arg.Rank rank = new Arg.Rank("rank(" + name + ")", place.rank());
    if (place.rank() == 1) {
      return place.tied()
          ? level(standings, place, drive, value)
          : Optional.of(new Standing.First(drive, workload, value, rank));
    }
    if (place.rank() == total && !place.tied()) {
      return Optional.of(new Standing.Last(drive, value));
    }
    List<Arg> ahead =
        standings.ranking().places().stream()
            .filter(other -> other.rank() < place.rank())
            .map(other -> (Arg) new Arg.Entity(lab.modelOf(other.entry().name())))
            .toList();
    boolean few = !ahead.isEmpty() && ahead.size() <= mostAhead;
    if (few) {
      return Optional.of(new Standing.Placed(drive, workload, value, rank, new Arg.Listing(ahead)));
    }
    return place.rank() < total
        ? Optional.of(new Standing.Middle(drive, rank, new Arg.Count("field(" + name + ")", total)))
        : Optional.empty();
  }

  private Optional<Sentence> level(
      Standings standings, Ranking.Place place, Arg.Entity drive, Quantity value) {
    return standings.ranking().places().stream()
        .filter(other -> other.rank() == 1 && !other.entry().name().equals(place.entry().name()))
        .findFirst()
        .map(
            other ->
                new Standing.Level(
                    drive, new Arg.Entity(lab.modelOf(other.entry().name())), value));
  }

  /** P09 or P12, when two figures differ in the profile or the system alone. */
  public Optional<Sentence> change(String a, String b) {
    Selection first = book.selection(a).orElse(null);
    Selection second = book.selection(b).orElse(null);
    Quantity before = book.quantity(a).orElse(null);
    Quantity after = book.quantity(b).orElse(null);
    boolean alike =
        first != null
            && second != null
            && first.metric() == second.metric()
            && first.statistic().equals(second.statistic())
            && first.span() == second.span()
            && first.direction() == second.direction();
    if (!alike || first == null || second == null || before == null || after == null) {
      return Optional.empty();
    }
    Conditions one = conditions(first.where());
    Conditions two = conditions(second.where());
    Arg.Word metric = MetricWords.of(first.metric(), first.statistic(), first.direction());
    if (one.differOnlyInProfile(two)
        && one.profile().equals("stock")
        && two.profile().equals("hp")) {
      return Optional.of(
          new Change.BeforeAfter(
              new Arg.Word("profile.hp"),
              metric,
              new Measured(before, one),
              new Measured(after.in(before.unit()), two)));
    }
    if (one.differOnlyInOs(two)) {
      return Optional.of(
          new Change.OsDifference(
              metric,
              new Arg.Entity(one.os()),
              new Measured(before, one),
              new Arg.Entity(two.os()),
              new Measured(after.in(before.unit()), two)));
    }
    return Optional.empty();
  }

  /** What must be alike on both sides of a comparison. */
  public static Conditions conditions(Map<String, String> where) {
    return new Conditions(
        where.getOrDefault("drive", ""),
        where.getOrDefault("workload", "") + "/" + where.getOrDefault("phase", ""),
        where.getOrDefault("os", ""),
        where.getOrDefault("op_profile", ""),
        where.getOrDefault("threads", "") + "T/" + where.getOrDefault("queue_depth", "") + "Q");
  }

  /** The drive, with its profile where it has more than one. */
  private Arg.Entity drive(Selection selection) {
    return new Arg.Entity(
        lab.profiledModelOf(
            selection.where().getOrDefault("drive", ""),
            selection.where().getOrDefault("op_profile", "")));
  }

  private Arg.Entity workload(Selection selection) {
    return new Arg.Entity(lab.workloadEntity(selection.where().getOrDefault("workload", "")));
  }
}
