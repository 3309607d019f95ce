package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.claim.Claim;
import org.plateau.analysis.claim.ClaimException;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.figure.Standings;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.render.chart.Strip;
import org.plateau.render.page.Drawing;
import org.plateau.render.page.Front;
import org.plateau.render.page.Text;
import org.plateau.render.page.Tile;
import org.plateau.render.page.Value;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.text.Arg;
import org.plateau.render.text.MetricWords;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** The key figures at a glance: what the claims rest on, and the weakest place of the review. */
final class Tiles {
  private static final int TILES = 6;
  private static final int WIDE = 300;
  private static final int NARROW = 158;

  private final LabView lab;
  private final Words words;
  private final FigureBook book;
  private final ChartMaker charts;

  Tiles(LabView lab, Words words, FigureBook book, ChartMaker charts) {
    this.lab = lab;
    this.words = words;
    this.book = book;
    this.charts = charts;
  }

  /** Names of the figures shown, in order. */
  List<String> chosen(ReviewSpec spec) {
    Set<String> names = new LinkedHashSet<>();
    for (ReviewSpec.ClaimSpec claim : spec.claims()) {
      Set<String> used = new TreeSet<>();
      try {
        Claim.parse(claim.when()).addFigures(used);
      } catch (ClaimException e) {
        continue; // the check of the claims reports it
      }
      used.stream().filter(this::isShowable).forEach(names::add);
    }
    book.figures().keySet().stream().filter(this::isShowable).forEach(names::add);
    List<String> chosen = new ArrayList<>(names.stream().limit(TILES).toList());
    weakest(names)
        .filter(weak -> book.place(weak).isPresent())
        .filter(weak -> !chosen.contains(weak))
        .ifPresent(weak -> chosen.set(chosen.size() - 1, weak));
    return chosen;
  }

  /** With its place in the field; a published value may stand without one. */
  private boolean isShowable(String name) {
    boolean quoted = book.quotes().value(name).isPresent() && book.selection(name).isPresent();
    return book.quantity(name).isPresent() && (quoted || book.place(name).isPresent());
  }

  private Optional<String> weakest(Set<String> names) {
    return names.stream()
        .max(Comparator.comparingInt(name -> book.place(name).map(Ranking.Place::rank).orElse(0)));
  }

  List<Tile> of(ReviewSpec spec) {
    boolean several =
        spec.drives().size() > 1
            || spec.figures().values().stream()
                    .map(figure -> figure.where().getOrDefault("drive", ""))
                    .distinct()
                    .count()
                > 1;
    return chosen(spec).stream().map(name -> tile(name, several)).toList();
  }

  /** The first few as rows of the front page, with no evidence to lead to. */
  List<Front.LeadRow> rows(ReviewSpec spec, int most, int width) {
    return chosen(spec).stream().limit(most).map(name -> row(name, width)).toList();
  }

  private Front.LeadRow row(String name, int width) {
    Selection selection = book.selection(name).orElseThrow();
    if (book.place(name).isEmpty()) {
      Text rank = publishedRank(name);
      Quantity quantity = book.quantity(name).orElseThrow();
      return new Front.LeadRow(
          label(selection),
          null,
          words.value(quantity, null),
          null,
          rank == null ? "" : rank.plain(),
          false);
    }
    Ranking.Place place = book.place(name).orElseThrow();
    Standings standings = book.standings(name).orElseThrow();
    return new Front.LeadRow(
        label(selection),
        strip(name, selection, standings, width, width),
        words.value(book.quantity(name).orElseThrow(), null),
        null,
        rank(name, place, standings.ranking().places().size()).plain(),
        place.rank() == 1);
  }

  private String model(Selection selection) {
    return words.name(lab.modelOf(selection.where().getOrDefault("drive", "")));
  }

  private Tile tile(String name, boolean several) {
    Selection selection = book.selection(name).orElseThrow();
    Quantity quantity = book.quantity(name).orElseThrow();
    if (book.place(name).isEmpty()) {
      return quoted(name, selection, quantity, several);
    }
    Ranking.Place place = book.place(name).orElseThrow();
    Standings standings = book.standings(name).orElseThrow();
    int total = standings.ranking().places().size();
    return new Tile(
        label(selection),
        context(selection),
        words.value(quantity, name),
        null,
        strip(name, selection, standings, WIDE, NARROW),
        rank(name, place, total),
        place.rank() == 1,
        margin(name, standings, place));
  }

  /** A published value: no field to stand in, only the place that was printed with it. */
  private Tile quoted(String name, Selection selection, Quantity quantity, boolean several) {
    Optional<Quantity> high = book.quotes().high(name);
    List<org.plateau.render.page.Run> runs = new ArrayList<>(words.figures(quantity, high, name));
    Value value = high.isEmpty() ? words.value(quantity, name) : new Value(new Text(runs), "");
    return new Tile(
        label(selection),
        several
            ? FieldWords.joined(List.of(model(selection), context(selection)))
            : context(selection),
        value,
        null,
        null,
        publishedRank(name),
        book.quotes().rank(name).filter(rank -> rank.value().intValueExact() == 1).isPresent(),
        null);
  }

  private @Nullable Text publishedRank(String name) {
    return book.quotes()
        .rank(name)
        .map(
            rank ->
                words.say(
                    "report.published-rank",
                    Map.of("rank", new Arg.Rank(rank.name(), rank.value().intValueExact())),
                    figure -> null))
        .orElse(null);
  }

  private String label(Selection selection) {
    Arg.Word metric = MetricWords.of(selection.metric(), selection.statistic());
    return words.name(lab.workloadEntity(selection.where().getOrDefault("workload", "")))
        + "\u00a0· "
        + words.plain(metric.key(), metric.slots());
  }

  private String context(Selection selection) {
    List<String> parts = new ArrayList<>();
    Map<String, String> where = selection.where();
    Optional.ofNullable(where.get("os")).map(words::name).ifPresent(parts::add);
    Optional.ofNullable(where.get("op_profile"))
        .map(profile -> Labels.profile(words, profile))
        .ifPresent(parts::add);
    String threads = where.get("threads");
    String depth = where.get("queue_depth");
    if (threads != null && depth != null) {
      parts.add(threads + "T/" + depth + "Q");
    }
    if (!selection.metric().higherIsBetter()) {
      parts.add(words.pageWord("page.lower"));
    }
    return String.join("\u00a0· ", parts);
  }

  private Drawing strip(
      String name, Selection selection, Standings standings, int wide, int narrow) {
    double largest =
        standings.ranking().places().stream()
            .mapToDouble(place -> place.entry().estimate().value())
            .max()
            .orElse(1);
    Scale scale = Scale.of(selection.metric(), selection.statistic(), largest);
    String own = selection.where().getOrDefault("drive", "");
    List<Strip.Tick> others = new ArrayList<>();
    Strip.Tick subject = null;
    for (Ranking.Place place : standings.ranking().places()) {
      String drive = place.entry().name();
      Strip.Tick tick =
          new Strip.Tick(
              drive, words.name(lab.modelOf(drive)), scale.of(place.entry().estimate().value()));
      if (drive.equals(own)) {
        subject = tick;
      } else {
        others.add(tick);
      }
    }
    if (subject == null) {
      throw new IllegalStateException(name + " is not in its own ranking");
    }
    return charts.tiny(
        new Strip(scale.measure(), subject, others),
        "strip-" + name.replaceAll("[^A-Za-z0-9]+", "-"),
        label(selection),
        wide,
        narrow,
        charts.numbers(scale));
  }

  private Text rank(String name, Ranking.Place place, int total) {
    Arg rank = new Arg.Rank("rank(" + name + ")", place.rank());
    Arg count = new Arg.Count("field(" + name + ")", total);
    return words.say(
        place.tied() ? "rank.tie.of" : "rank.of",
        Map.of("rank", rank, "total", count),
        figure -> null);
  }

  private @Nullable Text margin(String name, Standings standings, Ranking.Place place) {
    List<Ranking.Place> places = standings.ranking().places();
    Ranking.Place leader = places.get(0);
    boolean leads = leader.entry().name().equals(place.entry().name());
    if (places.size() < 2) {
      return null;
    }
    Ranking.Place other = leads ? places.get(1) : leader;
    Arg rival = new Arg.Entity(lab.modelOf(other.entry().name()));
    if (place.tied() && other.rank() == place.rank()) {
      return words.say("margin.tie", Map.of("rival", rival), figure -> null);
    }
    double own = place.entry().estimate().value();
    double theirs = other.entry().estimate().value();
    double share = Math.abs(own - theirs) / theirs;
    Quantity quantity = Precision.exact("margin(" + name + ")", share, Unit.PERCENT);
    return words.say(
        leads ? "margin.ahead" : "margin.behind",
        Map.of("v", new Arg.Measure(quantity), "rival", rival),
        figure -> null);
  }
}
