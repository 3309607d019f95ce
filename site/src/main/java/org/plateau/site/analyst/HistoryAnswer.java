package org.plateau.site.analyst;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Result;
import org.plateau.analysis.change.ChangePoints;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.render.chart.History;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Role;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/** One drive's runs over time, each setting on its own, with the changes of level in them. */
public final class HistoryAnswer {
  private final Question question;
  private final double noise;
  private final Map<String, List<Measured>> tracks = new TreeMap<>();

  private HistoryAnswer(Question question, double noise) {
    this.question = question;
    this.noise = noise;
  }

  /** One run's value. */
  private record Measured(Instant time, AnalysedRun run, double value) {}

  /** The history of the drive that the question names. */
  public static Reply of(LabHistory lab, Question question) {
    HistoryAnswer answer = new HistoryAnswer(question, lab.lab().settings().noise());
    List<Problem> problems = new ArrayList<>();
    for (AnalysedRun run : lab.snapshot().runs()) {
      if (question.matching(Question.measured(List.of(run))).isEmpty()) {
        continue;
      }
      Optional<Double> value =
          run.withoutCurves()
              .result(
                  question.selection().metric(),
                  question.selection().statistic(),
                  question.selection().direction(),
                  question.selection().span())
              .flatMap(Result::known);
      Optional<Instant> time = time(run);
      if (value.isPresent() && time.isPresent()) {
        answer
            .tracks
            .computeIfAbsent(setting(run), any -> new ArrayList<>())
            .add(new Measured(time.get(), run, value.get()));
      } else {
        problems.add(
            Problem.note(
                "analyst.no-figure",
                run.run().folder(),
                0,
                time.isEmpty() ? "a run without a time" : "a run without this figure",
                "a time and a " + question.title(),
                "It is left out."));
      }
    }
    if (answer.tracks.isEmpty()) {
      problems.add(0, RankAnswer.nothing(question));
    }
    return answer.reply(problems);
  }

  private static String setting(AnalysedRun run) {
    List<String> parts = new ArrayList<>();
    for (String key :
        List.of("workload", "phase", "os", "op_profile", "active_range", "write_cache")) {
      if (!run.run().label(key).isEmpty()) {
        parts.add(run.run().label(key));
      }
    }
    String threads = run.run().label("threads");
    if (!threads.isEmpty()) {
      parts.add(threads + "T/" + run.run().label("queue_depth") + "Q");
    }
    return String.join(" ", parts);
  }

  private static Optional<Instant> time(AnalysedRun run) {
    try {
      String label = run.run().label("time");
      return label.isEmpty()
          ? Optional.ofNullable(run.run().facts().started())
          : Optional.of(OffsetDateTime.parse(label).toInstant());
    } catch (DateTimeParseException e) {
      return Optional.ofNullable(run.run().facts().started());
    }
  }

  private Reply reply(List<Problem> problems) {
    double largest =
        tracks.values().stream().flatMap(List::stream).mapToDouble(Measured::value).max().orElse(0);
    ChartScale scale = ChartScale.of(question.selection(), largest);
    List<String> text = new ArrayList<>();
    List<List<@Nullable Object>> rows = new ArrayList<>();
    Map<String, List<ChangePoints.Change>> changes = new LinkedHashMap<>();
    tracks.forEach(
        (setting, runs) -> {
          runs.sort(
              Comparator.comparing(Measured::time).thenComparing(one -> one.run().run().runId()));
          List<ChangePoints.Change> found =
              ChangePoints.of(
                  runs.stream().mapToDouble(Measured::value).toArray(),
                  ChangePoints.Settings.HISTORY.withLeastChange(noise));
          changes.put(setting, found);
          text.addAll(lines(setting, runs, found, scale));
          runs.forEach(one -> rows.add(row(setting, one, runs.indexOf(one), found)));
        });
    return new Reply(
        question.title(),
        text,
        new AnswerForm(
            List.of(
                "setting",
                "time",
                "firmware",
                "run",
                "value",
                "unit",
                "change",
                "level_before",
                "level_after",
                "probability",
                "source"),
            List.of(false, false, false, false, true, false, true, true, true, true, false),
            rows),
        tracks.isEmpty() ? null : plot(scale, changes),
        problems);
  }

  private static List<String> lines(
      String setting, List<Measured> runs, List<ChangePoints.Change> changes, ChartScale scale) {
    List<String> lines = new ArrayList<>();
    lines.add(setting);
    TextTable table = new TextTable("  time", "firmware", "run", scale.head(), "");
    for (int i = 0; i < runs.size(); i++) {
      Measured one = runs.get(i);
      int index = i;
      String change =
          changes.stream()
              .filter(c -> c.index() == index)
              .map(
                  c ->
                      "new level, "
                          + signed(c.relative())
                          + ": "
                          + scale.printed(c.before())
                          + " to "
                          + scale.printed(c.after())
                          + ", confidence "
                          + confidence(c))
              .findFirst()
              .orElse("");
      table.row(
          "  " + one.time(),
          one.run().run().label("firmware"),
          one.run().run().runId().substring(0, 12),
          scale.printed(one.value()),
          change);
    }
    lines.addAll(table.lines());
    if (changes.isEmpty()) {
      lines.add(
          runs.size() < 2 * ChangePoints.Settings.HISTORY.shortest()
              ? "  too few runs to tell a change"
              : "  no change of level");
    }
    lines.add("");
    return lines;
  }

  /** One minus the probability of so large a change by chance anywhere in the series. */
  private static String confidence(ChangePoints.Change change) {
    return change.probability() < 0.0001
        ? ">99.99%"
        : String.format(Locale.ROOT, "%.2f%%", 100 * (1 - change.probability()));
  }

  private static String signed(double ratio) {
    return (ratio > 0 ? "+" : "") + Printed.percent(ratio);
  }

  private List<@Nullable Object> row(
      String setting, Measured one, int index, List<ChangePoints.Change> changes) {
    ChangePoints.Change change =
        changes.stream().filter(c -> c.index() == index).findFirst().orElse(null);
    return Arrays.<@Nullable Object>asList(
        setting,
        one.time().toString(),
        one.run().run().label("firmware"),
        one.run().run().runId(),
        one.value(),
        question.selection().metric().unit(),
        change == null ? null : (Double) change.relative(),
        change == null ? null : (Double) change.before(),
        change == null ? null : (Double) change.after(),
        change == null ? null : (Double) change.probability(),
        one.run().run().label("source"));
  }

  private Plot plot(ChartScale scale, Map<String, List<ChangePoints.Change>> changes) {
    List<History.Track> drawn = new ArrayList<>();
    List<History.Change> marks = new ArrayList<>();
    LocalDate from = LocalDate.MAX;
    LocalDate to = LocalDate.MIN;
    for (Map.Entry<String, List<Measured>> track : tracks.entrySet()) {
      List<Measured> runs = track.getValue();
      List<History.Run> points =
          runs.stream()
              .map(
                  one ->
                      new History.Run(
                          date(one),
                          scale.of(one.value()),
                          ChartScale.provenance(one.run().run().label("source"))))
              .toList();
      LocalDate first = date(runs.get(0));
      LocalDate last = date(runs.get(runs.size() - 1));
      from = first.isBefore(from) ? first : from;
      to = last.isAfter(to) ? last : to;
      for (ChangePoints.Change change : changes.getOrDefault(track.getKey(), List.of())) {
        marks.add(
            new History.Change(date(runs.get(change.index())), signed(change.relative()), ""));
      }
      Role role = drawn.isEmpty() ? Role.HERO : drawn.size() == 1 ? Role.STOCK : Role.MUTED;
      drawn.add(new History.Track("t" + drawn.size(), track.getKey(), role, points, List.of()));
    }
    return new History(
        scale.measure(), from.minusDays(1), to.plusDays(1), List.of(), drawn, noise, marks);
  }

  private static LocalDate date(Measured one) {
    return one.time().atZone(ZoneOffset.UTC).toLocalDate();
  }
}
