package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.figure.Selection;
import org.plateau.render.page.Block.Cell;
import org.plateau.render.page.Block.Column;
import org.plateau.render.page.Block.Row;
import org.plateau.render.page.Block.Table;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.review.ReviewSpec.DisagreementSpec;
import org.plateau.render.review.ReviewSpec.PublishedSpec;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Quantity;

/**
 * The tables of a review that retells another: what each chart holds and what was never published
 * for it, the ranks as the source printed them, and where sources disagree.
 */
final class RetoldTables {
  /** More comparables than these are not named one by one in a cell. */
  private static final int MOST_NAMED = 2;

  private final LabView lab;
  private final Words words;
  private final FigureBook book;
  private final ChartMaker charts;

  RetoldTables(LabView lab, Words words, FigureBook book, ChartMaker charts) {
    this.lab = lab;
    this.words = words;
    this.book = book;
    this.charts = charts;
  }

  /** One row a chart: its number, what it shows, who is drawn, who has no published figure. */
  Table charts(List<Shown> shown, List<String> comparables) {
    List<Row> rows = new ArrayList<>();
    for (Shown one : shown) {
      Drawn drawn = one.drawn();
      List<String> what = new ArrayList<>(List.of(charts.plainTitle(one.question())));
      what.addAll(charts.conditions(one.question()));
      rows.add(
          new Row(
              List.of(
                  Cell.of(literal(Integer.toString(one.number()))),
                  Cell.of(literal(FieldWords.joined(what))),
                  drawn == null
                      ? new Cell(Text.of(words.pageWord("page.annex.nothing")), "unknown", null)
                      : Cell.of(Text.of(names(drawn.cast()))),
                  Cell.of(Text.of(drawn == null ? "" : omitted(drawn, comparables)))),
              false));
    }
    return new Table(
        words.pageWord("page.annex.chart"),
        null,
        true,
        List.of(
            new Column(words.pageWord("page.annex.number"), null, true),
            new Column(words.pageWord("page.annex.chart"), null, false),
            new Column(words.pageWord("page.annex.drawn"), null, false),
            new Column(words.pageWord("page.annex.omitted"), null, false)),
        rows);
  }

  private String names(List<Contender> contenders) {
    return String.join(", ", contenders.stream().map(one -> Labels.of(words, lab, one)).toList());
  }

  /** All comparables by one word, where none of them was published. */
  private String omitted(Drawn drawn, List<String> comparables) {
    List<String> drives = drawn.omitted().stream().map(Contender::drive).distinct().toList();
    boolean all = !comparables.isEmpty() && drives.containsAll(comparables);
    long other = drives.stream().filter(comparables::contains).count();
    List<Contender> named =
        drawn.omitted().stream()
            .filter(one -> other <= MOST_NAMED || !comparables.contains(one.drive()))
            .toList();
    String rest = names(named);
    String every =
        other <= MOST_NAMED
            ? ""
            : words.pageWord(all ? "page.annex.comparables" : "page.annex.others");
    return rest.isEmpty() || every.isEmpty() ? rest + every : rest + ", " + every;
  }

  /** The ranks that the source printed; empty when it printed none. */
  Optional<Table> ranks() {
    List<Row> rows = new ArrayList<>();
    for (String name : book.quotes().names()) {
      PublishedSpec quote = book.quotes().quote(name).orElseThrow();
      if (quote.rank() > 0 || !quote.standing().isEmpty()) {
        rows.add(new Row(List.of(Cell.of(literal(label(name))), Cell.of(rank(name))), false));
      }
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Table(
                words.pageWord("page.section.ranks"),
                null,
                true,
                List.of(
                    new Column(words.pageWord("page.ranks.of"), null, false),
                    new Column(words.pageWord("page.ranks.rank"), null, false)),
                rows));
  }

  /** A published place: its number, or the word where the source gave none. */
  Text rank(String name) {
    PublishedSpec quote = book.quotes().quote(name).orElseThrow();
    Quantity rank = book.quotes().rank(name).orElse(null);
    if (rank == null) {
      return Text.of(quote.standing().isEmpty() ? "" : words.plain("standing." + quote.standing()));
    }
    Arg place = new Arg.Rank(rank.name(), rank.value().intValueExact());
    return quote.tied()
        ? words.say("rank.tie", Map.of("rank", place), figure -> null)
        : new Text(List.of(words.figure(rank, null)));
  }

  /** What a quote is of, in the words of a label: metric, drive, workload, conditions. */
  String label(String name) {
    Map<String, String> of =
        book.quotes()
            .quote(name)
            .map(PublishedSpec::of)
            .filter(labels -> !labels.isEmpty())
            .or(() -> book.selection(name).map(RetoldTables::labels))
            .orElse(Map.of());
    List<String> parts = new ArrayList<>();
    String metric = of.getOrDefault("metric", "");
    if (!metric.isEmpty()) {
      parts.add(words.metric(Metric.of(metric), Statistic.of(of.getOrDefault("stat", "mean"))));
    }
    for (String key : List.of("drive", "workload", "phase", "os", "op_profile")) {
      String value = of.getOrDefault(key, "");
      if (!value.isEmpty()) {
        parts.add(part(key, value));
      }
    }
    return FieldWords.joined(parts);
  }

  private static Map<String, String> labels(Selection selection) {
    Map<String, String> labels = new java.util.TreeMap<>(selection.where());
    labels.put("metric", selection.metric().id());
    labels.put("stat", selection.statistic().id());
    return labels;
  }

  private String part(String key, String value) {
    return switch (key) {
      case "drive" -> words.name(lab.modelOf(value));
      case "workload" -> words.name(lab.workloadEntity(value));
      case "phase" -> Labels.phase(words, value);
      case "op_profile" -> Labels.profile(words, value);
      default -> words.name(value);
    };
  }

  /** Where sources disagree: what, what this page goes by, the other value, where it stands. */
  Optional<Table> disagreements(List<DisagreementSpec> disagreements, Texts texts) {
    if (disagreements.isEmpty()) {
      return Optional.empty();
    }
    List<Row> rows = new ArrayList<>();
    for (DisagreementSpec one : disagreements) {
      String about = one.figure().isEmpty() ? texts.of(one.about()) : label(one.figure());
      rows.add(
          new Row(
              List.of(
                  Cell.of(one.figure().isEmpty() ? Text.of(about) : literal(about)),
                  Cell.of(here(one)),
                  Cell.of(literal(one.otherValue())),
                  Cell.of(Text.of(texts.of(one.source())))),
              false));
    }
    return Optional.of(
        new Table(
            words.pageWord("page.section.disagreements"),
            null,
            true,
            List.of(
                new Column(words.pageWord("page.disagreements.what"), null, false),
                new Column(words.pageWord("page.disagreements.here"), null, false),
                new Column(words.pageWord("page.disagreements.other"), null, false),
                new Column(words.pageWord("page.disagreements.source"), null, false)),
            rows));
  }

  private Text here(DisagreementSpec one) {
    return book.quantity(one.figure().isEmpty() ? "" : one.figure())
        .map(
            value ->
                new Text(
                    words.figures(value, book.quotes().high(one.figure()), evidence(one.figure()))))
        .orElseGet(() -> literal(one.value()));
  }

  private @org.jspecify.annotations.Nullable String evidence(String name) {
    return book.knows(name) ? name : null;
  }

  private static Text literal(String text) {
    return new Text(text.isEmpty() ? List.of() : List.of(new Run.Literal(text)));
  }
}
