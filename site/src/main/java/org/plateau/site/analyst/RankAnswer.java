package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.figure.Standings;
import org.plateau.analysis.statistics.Ranking;
import org.plateau.ingest.Problem;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Role;
import org.plateau.site.terminal.TextTable;

/** Who is better: like runs only, ties as ties; unlike runs together only when asked for. */
public final class RankAnswer {
  private final Question question;
  private final List<MeasuredRun> runs;
  private final double noise;
  private final boolean mixed;

  private RankAnswer(Question question, List<MeasuredRun> runs, double noise, boolean mixed) {
    this.question = question;
    this.runs = runs;
    this.noise = noise;
    this.mixed = mixed;
  }

  /**
   * Ranks all drives that have such runs.
   *
   * @param mixed whether unlike runs may stand side by side, marked as such
   */
  public static Reply of(LabHistory lab, Question question, boolean mixed) {
    List<MeasuredRun> all = Question.measured(lab.snapshot().runs());
    List<MeasuredRun> runs =
        question.matching(all).stream().filter(r -> r.key().label("drive").isPresent()).toList();
    if (runs.isEmpty()) {
      return Reply.refused(question.title(), nothing(question));
    }
    Map<String, SortedSet<String>> unlike = Question.unlike(runs, Question.LIKENESS);
    if (!unlike.isEmpty() && !mixed) {
      return Reply.refused(question.title(), Question.refusal(unlike));
    }
    return new RankAnswer(question, runs, lab.lab().settings().noise(), mixed)
        .reply(List.copyOf(unlike.keySet()));
  }

  static Problem nothing(Question question) {
    return Problem.error(
        "analyst.no-runs",
        "history",
        0,
        "no run with " + question.title(),
        "runs of a drive with these labels",
        "See what there is: plateau query \"SELECT DISTINCT workload, phase, os, op_profile,"
            + " threads, queue_depth FROM runs\".");
  }

  private Reply reply(List<String> telling) {
    Map<String, List<MeasuredRun>> groups = new TreeMap<>();
    for (MeasuredRun run : runs) {
      List<String> name = new ArrayList<>(List.of(run.key().label("drive").orElse("")));
      telling.forEach(key -> name.add(run.key().label(key).orElse("not said")));
      groups.computeIfAbsent(String.join(" ", name), any -> new ArrayList<>()).add(run);
    }
    Map<String, Figure> figures = new LinkedHashMap<>();
    Map<String, String> missing = new TreeMap<>();
    Ranking ranking = mixed ? ranked(groups, figures, missing) : standings(figures, missing);
    List<Problem> problems = new ArrayList<>();
    missing.forEach(
        (name, why) ->
            problems.add(
                Problem.warning(
                    "analyst.not-ranked",
                    name,
                    0,
                    why.isEmpty() ? "no value" : why,
                    "a figure to rank",
                    "Choose another --window or --stat, or measure it.")));
    return new Reply(
        question.title() + (mixed ? ", unlike runs side by side" : ""),
        text(ranking, figures),
        rows(ranking, figures),
        plot(ranking, figures),
        problems);
  }

  private Ranking standings(Map<String, Figure> figures, Map<String, String> missing) {
    List<String> drives =
        runs.stream()
            .flatMap(run -> run.key().label("drive").stream())
            .distinct()
            .sorted()
            .toList();
    Standings standings = Standings.of(new Figures(runs), question.selection(), drives, noise);
    figures.putAll(standings.figures());
    missing.putAll(standings.missing());
    return standings.ranking();
  }

  private Ranking ranked(
      Map<String, List<MeasuredRun>> groups,
      Map<String, Figure> figures,
      Map<String, String> missing) {
    List<Ranking.Entry> entries = new ArrayList<>();
    groups.forEach(
        (name, own) ->
            new Figures(own)
                .resolve(name, question.selection())
                .match(
                    found -> {
                      found
                          .figure()
                          .estimate()
                          .ifPresentOrElse(
                              estimate -> {
                                entries.add(new Ranking.Entry(name, estimate));
                                figures.put(name, found.figure());
                              },
                              () -> missing.put(name, found.figure().reason()));
                      return true;
                    },
                    refused -> {
                      missing.put(name, refused.message());
                      return false;
                    }));
    Selection selection = question.selection();
    boolean higher =
        selection.metric().higherIsBetter()
            && selection.statistic().kind() != org.plateau.analysis.Statistic.Kind.STDDEV;
    return Ranking.of(entries, higher, noise);
  }

  private ChartScale scale(Ranking ranking) {
    double largest =
        ranking.places().stream().mapToDouble(p -> p.entry().estimate().value()).max().orElse(0);
    return ChartScale.of(question.selection(), largest);
  }

  private List<String> text(Ranking ranking, Map<String, Figure> figures) {
    ChartScale scale = scale(ranking);
    TextTable table =
        new TextTable(">rank", "drive", scale.head(), "95% interval", "noise", "source");
    for (Ranking.Place place : ranking.places()) {
      Figure figure = figures.get(place.entry().name());
      table.row(
          rank(place),
          place.entry().name(),
          scale.printed(place.entry().estimate().value()),
          interval(figure, scale),
          NoiseText.of(place.entry().estimate(), noise),
          source(figure));
    }
    return table.lines();
  }

  private static String rank(Ranking.Place place) {
    return (place.tied() ? "=" : "") + place.rank();
  }

  private static String interval(@Nullable Figure figure, ChartScale scale) {
    Double low = figure == null || figure.scatter() == null ? null : figure.low();
    Double high = figure == null ? null : figure.high();
    return low == null || high == null
        ? "not known"
        : scale.printed(low) + " to " + scale.printed(high);
  }

  private static String source(@Nullable Figure figure) {
    return figure == null
        ? ""
        : figure.sources().stream()
            .map(one -> one.run().label("source").orElse(""))
            .distinct()
            .collect(Collectors.joining(" "));
  }

  private AnswerForm rows(Ranking ranking, Map<String, Figure> figures) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (Ranking.Place place : ranking.places()) {
      Figure figure = figures.get(place.entry().name());
      rows.add(
          Arrays.<@Nullable Object>asList(
              place.rank(),
              place.tied(),
              place.entry().name(),
              place.entry().estimate().value(),
              figure == null ? null : figure.low(),
              figure == null ? null : figure.high(),
              question.selection().metric().unit(),
              place.entry().estimate().noiseOr(noise).share(),
              place.entry().estimate().noiseOr(noise).runs(),
              source(figure),
              mixed));
    }
    return new AnswerForm(
        List.of(
            "rank",
            "tied",
            "drive",
            "value",
            "low",
            "high",
            "unit",
            "noise",
            "noise_runs",
            "source",
            "mixed"),
        List.of(true, false, false, true, true, true, false, true, true, false, false),
        rows);
  }

  private @Nullable Plot plot(Ranking ranking, Map<String, Figure> figures) {
    if (ranking.places().isEmpty()) {
      return null;
    }
    ChartScale scale = scale(ranking);
    List<org.plateau.render.chart.Ranking.Entry> entries = new ArrayList<>();
    List<Ranking.Place> sorted = new ArrayList<>(ranking.places());
    sorted.sort(java.util.Comparator.comparingInt(Ranking.Place::rank));
    for (Ranking.Place place : sorted) {
      double value = place.entry().estimate().value();
      entries.add(
          new org.plateau.render.chart.Ranking.Entry(
              "e" + entries.size(),
              place.rank(),
              place.entry().name(),
              "",
              entries.isEmpty() ? Role.HERO : Role.MUTED,
              scale.bar(value, source(figures.get(place.entry().name()))),
              scale.of(value),
              scale.of(value)));
    }
    return new org.plateau.render.chart.Ranking(scale.measure(), entries);
  }
}
