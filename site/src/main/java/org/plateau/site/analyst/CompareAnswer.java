package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.statistics.Comparison;
import org.plateau.analysis.tablesaw.Pivot;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Role;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/**
 * Drives side by side, a column for each workload, operating system and over-provisioning profile.
 */
public final class CompareAnswer {
  /** The settings stand in columns of their own; in all else the runs must be alike. */
  private static final List<String> ALIKE =
      Question.LIKENESS.stream()
          .filter(key -> !key.equals("os") && !key.equals("op_profile") && !key.equals("source"))
          .toList();

  private final Question question;
  private final CompareGrid grid;
  private final Contrasts contrasts;
  private final double noise;
  private final boolean mixed;
  private final String title;

  private CompareAnswer(
      LabHistory lab, Question question, CompareGrid grid, boolean mixed, String title) {
    this.question = question;
    this.title = title;
    this.grid = grid;
    this.noise = lab.lab().settings().noise();
    this.contrasts = new Contrasts(grid, lab.lab().catalogue(), noise);
    this.mixed = mixed;
  }

  /**
   * Compares the drives.
   *
   * @param workloads ids, each with columns of its own
   * @param mixed whether unlike runs may stand side by side, marked as such
   */
  public static Reply of(
      LabHistory lab,
      Question question,
      List<String> workloads,
      List<String> drives,
      boolean mixed) {
    String title = question.title() + ", workload=" + String.join(" and ", workloads);
    List<MeasuredRun> all = Question.measured(lab.snapshot().runs());
    List<MeasuredRun> runs = new ArrayList<>();
    SortedMap<String, SortedSet<String>> unlike = new TreeMap<>();
    for (String workload : workloads) {
      List<MeasuredRun> own =
          question.of(workload).matching(all).stream()
              .filter(run -> drives.contains(run.key().label("drive").orElse("")))
              .toList();
      if (own.isEmpty()) {
        return Reply.refused(title, RankAnswer.nothing(question.of(workload)));
      }
      Question.unlike(own, ALIKE)
          .forEach(
              (key, values) -> unlike.computeIfAbsent(key, any -> new TreeSet<>()).addAll(values));
      runs.addAll(own);
    }
    if (!unlike.isEmpty() && !mixed) {
      return Reply.refused(title, Question.refusal(unlike));
    }
    CompareGrid grid = new CompareGrid(question, drives, runs, List.copyOf(unlike.keySet()));
    boolean sideBySide = mixed && !unlike.isEmpty();
    String marked = title + (sideBySide ? ", unlike runs side by side" : "");
    return new CompareAnswer(lab, question, grid, sideBySide, marked).reply();
  }

  private Reply reply() {
    if (grid.isEmpty()) {
      return new Reply(title, List.of(), rows(), null, grid.problems());
    }
    ChartScale scale = ChartScale.of(question.selection(), grid.largest());
    return new Reply(title, text(scale), rows(), plot(scale), grid.problems());
  }

  private List<String> text(ChartScale scale) {
    List<Pivot.Cell> cells = new ArrayList<>();
    for (Setting setting : grid.settings()) {
      grid.row(setting)
          .forEach(
              (drive, figure) ->
                  cells.add(
                      new Pivot.Cell(
                          drive, grid.label(setting), figure.known().orElse(Double.NaN))));
    }
    Pivot pivot = Pivot.of(cells);
    List<String> heads = new ArrayList<>(List.of(scale.unit().symbol().replace("\u00b5", "u")));
    pivot.settings().forEach(setting -> heads.add(">" + setting));
    TextTable table = new TextTable(heads.toArray(String[]::new));
    for (String drive : grid.drives()) {
      List<String> row = new ArrayList<>(List.of(drive));
      for (String setting : pivot.settings()) {
        row.add(pivot.value(drive, setting).map(scale::printed).orElse("?"));
      }
      table.row(row);
    }
    List<String> lines = new ArrayList<>(table.lines());
    List<String> against = new ArrayList<>();
    grid.settings().forEach(setting -> against.addAll(against(setting)));
    section(lines, against);
    section(lines, contrasts.all().stream().map(this::contrast).toList());
    section(lines, unknown());
    return lines;
  }

  /** Every cell without a figure, by drive. */
  private List<String> unknown() {
    List<String> lines = new ArrayList<>();
    for (String drive : grid.drives()) {
      List<String> cells =
          grid.all().stream()
              .filter(setting -> grid.at(drive, setting).isEmpty())
              .map(grid::label)
              .toList();
      if (!cells.isEmpty()) {
        lines.add("no figure: " + drive + " in " + String.join("; ", cells));
      }
    }
    return lines;
  }

  private static void section(List<String> lines, List<String> more) {
    if (!more.isEmpty()) {
      lines.add("");
      lines.addAll(more);
    }
  }

  /** Each drive held against the first. */
  private List<String> against(Setting setting) {
    List<String> lines = new ArrayList<>();
    String first = grid.drives().get(0);
    Optional<Figure> base = grid.at(first, setting);
    if (base.isEmpty()) {
      return lines;
    }
    grid.row(setting)
        .forEach(
            (drive, figure) -> {
              if (!drive.equals(first)) {
                lines.add(
                    grid.label(setting)
                        + ": "
                        + drive
                        + " against "
                        + first
                        + ": "
                        + difference(figure, base.get()));
              }
            });
    return lines;
  }

  private String difference(Figure figure, Figure base) {
    Comparison comparison =
        Comparison.of(figure.estimate().orElseThrow(), base.estimate().orElseThrow(), noise);
    double level = base.known().orElseThrow();
    String share = signed(comparison.difference() / level);
    String interval =
        comparison
            .halfWidth()
            .map(
                half ->
                    " ("
                        + signed((comparison.difference() - half) / level)
                        + " to "
                        + signed((comparison.difference() + half) / level)
                        + ")")
            .orElse(" (interval not known)");
    return comparison.differs()
        ? share + interval
        : "level with it, "
            + share
            + interval
            + " is within the noise of "
            + NoiseText.of(comparison.noise());
  }

  private static String signed(double ratio) {
    return (ratio > 0 ? "+" : "") + Printed.percent(ratio);
  }

  private String contrast(Contrasts.Contrast one) {
    Double low = one.ratio().low();
    Double high = one.ratio().high();
    return one.drive()
        + ", "
        + grid.label(one.setting())
        + ": "
        + one.what()
        + " over "
        + one.base()
        + " x"
        + times(one.ratio().known().orElseThrow())
        + (low == null || high == null
            ? " (interval not known)"
            : " (" + times(low) + " to " + times(high) + ")")
        + (one.comparison().differs()
            ? ""
            : ", level within the noise of " + NoiseText.of(one.comparison().noise()));
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.3f", ratio);
  }

  private AnswerForm rows() {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (Setting setting : grid.all()) {
      for (String drive : grid.drives()) {
        rows.add(row(setting, drive));
      }
    }
    return new AnswerForm(
        List.of(
            "drive",
            "workload",
            "os",
            "op_profile",
            "value",
            "low",
            "high",
            "unit",
            "noise",
            "noise_runs",
            "over_profile",
            "ratio_profile",
            "ratio_profile_low",
            "ratio_profile_high",
            "over_os",
            "ratio_os",
            "ratio_os_low",
            "ratio_os_high",
            "unlike",
            "source"),
        List.of(
            false, false, false, false, true, true, true, false, true, true, false, true, true,
            true, false, true, true, true, false, false),
        rows);
  }

  private List<@Nullable Object> row(Setting setting, String drive) {
    Figure figure = grid.at(drive, setting).orElse(null);
    List<@Nullable Object> row =
        new ArrayList<>(
            Arrays.<@Nullable Object>asList(
                drive,
                setting.workload(),
                setting.os(),
                setting.profile(),
                figure == null ? null : figure.known().orElse(null),
                figure == null ? null : figure.low(),
                figure == null ? null : figure.high(),
                question.selection().metric().unit(),
                figure == null ? null : figure.estimate().orElseThrow().noiseOr(noise).share(),
                figure == null ? null : figure.estimate().orElseThrow().noiseOr(noise).runs()));
    for (Optional<Contrasts.Contrast> one :
        List.of(contrasts.profile(drive, setting), contrasts.system(drive, setting))) {
      row.add(one.map(Contrasts.Contrast::base).orElse(null));
      row.add(one.flatMap(known -> known.ratio().known()).orElse(null));
      row.add(one.map(known -> known.ratio().low()).orElse(null));
      row.add(one.map(known -> known.ratio().high()).orElse(null));
    }
    row.add(mixed ? setting.rest() : "");
    row.add(source(figure));
    return row;
  }

  private static String source(@Nullable Figure figure) {
    return figure == null
        ? ""
        : figure.sources().stream()
            .map(one -> one.run().label("source").orElse(""))
            .distinct()
            .collect(Collectors.joining(" "));
  }

  private Plot plot(ChartScale scale) {
    List<Bars.Panel> panels = new ArrayList<>();
    for (Setting setting : grid.settings()) {
      panels.add(new Bars.Panel("p" + panels.size(), grid.label(setting), scale.measure()));
    }
    List<Bars.Row> rows = new ArrayList<>();
    for (String drive : grid.drives()) {
      List<Bar> bars = new ArrayList<>();
      for (Setting setting : grid.settings()) {
        Figure figure = grid.at(drive, setting).orElse(null);
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
