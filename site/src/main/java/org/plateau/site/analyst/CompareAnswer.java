package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.statistics.Comparison;
import org.plateau.analysis.tablesaw.Pivot;
import org.plateau.ingest.Problem;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Role;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/** Drives side by side, a column for each operating system with its over-provisioning profile. */
public final class CompareAnswer {
  /** The settings stand in columns of their own; in all else the runs must be alike. */
  private static final List<String> ALIKE =
      Question.LIKENESS.stream()
          .filter(key -> !key.equals("os") && !key.equals("op_profile") && !key.equals("source"))
          .toList();

  private final Question question;
  private final List<String> drives;
  private final double noise;
  private final Map<String, Map<String, Figure>> figures = new LinkedHashMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<Pivot.Cell> cells = new ArrayList<>();

  private CompareAnswer(Question question, List<String> drives, double noise) {
    this.question = question;
    this.drives = drives;
    this.noise = noise;
  }

  /** Compares the drives. */
  public static Reply of(LabHistory lab, Question question, List<String> drives) {
    List<MeasuredRun> runs =
        question.matching(Question.measured(lab.snapshot().runs())).stream()
            .filter(run -> drives.contains(run.key().label("drive").orElse("")))
            .toList();
    if (runs.isEmpty()) {
      return Reply.refused(question.title(), RankAnswer.nothing(question));
    }
    Map<String, SortedSet<String>> unlike = Question.unlike(runs, ALIKE);
    if (!unlike.isEmpty()) {
      return Reply.refused(
          question.title(),
          Problem.error(
              "analyst.unlike-runs",
              "history",
              0,
              "runs that are not alike: " + Question.words(unlike),
              "one value each",
              "Choose with "
                  + unlike.keySet().stream()
                      .map(key -> "--" + key.replace('_', '-'))
                      .collect(Collectors.joining(", "))
                  + "."));
    }
    return new CompareAnswer(question, drives, lab.lab().settings().noise()).reply(runs);
  }

  private Reply reply(List<MeasuredRun> runs) {
    SortedSet<String> settings = new TreeSet<>();
    runs.forEach(run -> settings.add(setting(run)));
    Figures all = new Figures(runs);
    for (String setting : settings) {
      for (String drive : drives) {
        resolve(all, drive, setting);
      }
    }
    if (cells.isEmpty()) {
      return new Reply(question.title(), List.of(), rows(settings), null, problems);
    }
    Pivot pivot = Pivot.of(cells);
    for (Pivot.Missing missing : pivot.missing()) {
      if (problems.stream().noneMatch(p -> p.file().equals(place(missing)))) {
        problems.add(
            Problem.warning(
                "analyst.not-measured",
                place(missing),
                0,
                "no such run",
                "a run with " + question.title(),
                "Measure it, or compare without it."));
      }
    }
    double largest = cells.stream().mapToDouble(Pivot.Cell::value).max().orElse(0);
    ChartScale scale = ChartScale.of(question.selection(), largest);
    return new Reply(
        question.title(), text(pivot, scale), rows(settings), plot(pivot, scale), problems);
  }

  private static String place(Pivot.Missing missing) {
    return missing.drive() + ", " + missing.setting();
  }

  private static String setting(MeasuredRun run) {
    return run.key().label("os").orElse("") + " / " + run.key().label("op_profile").orElse("");
  }

  private void resolve(Figures all, String drive, String setting) {
    String[] parts = setting.split(" / ", -1);
    var selection = question.selection().withDrive(drive);
    selection = parts[0].isEmpty() ? selection : selection.with("os", parts[0]);
    selection = parts[1].isEmpty() ? selection : selection.with("op_profile", parts[1]);
    if (all.matching(selection).isEmpty()) {
      return;
    }
    all.resolve(drive, selection)
        .match(
            found -> {
              Optional<Double> value = found.figure().known();
              if (value.isPresent()) {
                cells.add(new Pivot.Cell(drive, parts[0], parts[1], value.get()));
                figures
                    .computeIfAbsent(setting, any -> new LinkedHashMap<>())
                    .put(drive, found.figure());
              } else {
                refuse(drive, setting, found.figure().reason());
              }
              return true;
            },
            refused -> {
              refuse(drive, setting, refused.message());
              return false;
            });
  }

  private void refuse(String drive, String setting, String why) {
    problems.add(
        Problem.warning(
            "analyst.no-figure",
            drive + ", " + setting,
            0,
            why,
            "a figure to compare",
            "Choose another --window or --stat."));
  }

  private List<String> text(Pivot pivot, ChartScale scale) {
    List<String> heads = new ArrayList<>(List.of(scale.unit().symbol().replace("\u00b5", "u")));
    pivot.settings().forEach(setting -> heads.add(">" + setting));
    TextTable table = new TextTable(heads.toArray(String[]::new));
    for (String drive : drives) {
      List<String> row = new ArrayList<>(List.of(drive));
      for (String setting : pivot.settings()) {
        row.add(pivot.value(drive, setting).map(scale::printed).orElse("?"));
      }
      table.row(row);
    }
    List<String> lines = new ArrayList<>(table.lines());
    lines.add("");
    figures.forEach((setting, own) -> lines.addAll(against(setting, own)));
    return lines;
  }

  /** Each drive held against the first. */
  private List<String> against(String setting, Map<String, Figure> own) {
    List<String> lines = new ArrayList<>();
    Figure first = own.get(drives.get(0));
    if (first == null) {
      return lines;
    }
    own.forEach(
        (drive, figure) -> {
          if (!drive.equals(drives.get(0))) {
            Comparison comparison =
                Comparison.of(
                    figure.estimate().orElseThrow(), first.estimate().orElseThrow(), noise);
            double ratio = comparison.difference() / first.known().orElseThrow();
            String words =
                comparison.differs()
                    ? (ratio > 0 ? "+" : "") + Printed.percent(ratio)
                    : "level with it, " + Printed.percent(ratio) + " is within the noise";
            lines.add(setting + ": " + drive + " against " + drives.get(0) + ": " + words);
          }
        });
    return lines;
  }

  private AnswerForm rows(SortedSet<String> settings) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (String setting : settings) {
      String[] parts = setting.split(" / ", -1);
      for (String drive : drives) {
        Figure figure = figures.getOrDefault(setting, Map.of()).get(drive);
        rows.add(
            Arrays.<@Nullable Object>asList(
                drive,
                parts[0],
                parts[1],
                figure == null ? null : figure.known().orElse(null),
                figure == null ? null : figure.low(),
                figure == null ? null : figure.high(),
                question.selection().metric().unit(),
                source(figure)));
      }
    }
    return new AnswerForm(
        List.of("drive", "os", "op_profile", "value", "low", "high", "unit", "source"),
        List.of(false, false, false, true, true, true, false, false),
        rows);
  }

  private static String source(@Nullable Figure figure) {
    return figure == null
        ? ""
        : figure.sources().stream()
            .map(one -> one.run().label("source").orElse(""))
            .distinct()
            .collect(Collectors.joining(" "));
  }

  private Plot plot(Pivot pivot, ChartScale scale) {
    List<Bars.Panel> panels = new ArrayList<>();
    for (String setting : pivot.settings()) {
      panels.add(new Bars.Panel("p" + panels.size(), setting, scale.measure()));
    }
    List<Bars.Row> rows = new ArrayList<>();
    for (String drive : drives) {
      List<Bar> bars = new ArrayList<>();
      for (String setting : pivot.settings()) {
        Figure figure = figures.getOrDefault(setting, Map.of()).get(drive);
        bars.add(
            figure == null
                ? new Bar.Unknown("not measured")
                : scale.bar(figure.known().orElseThrow(), source(figure)));
      }
      rows.add(
          new Bars.Row(
              "r" + rows.size(), drive, "", rows.isEmpty() ? Role.HERO : Role.MUTED, bars));
    }
    return new Bars(panels, rows);
  }
}
