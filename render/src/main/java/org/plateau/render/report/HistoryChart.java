package org.plateau.render.report;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plateau.analysis.change.ChangePoints;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.chart.History;
import org.plateau.render.chart.Role;
import org.plateau.render.page.Chart;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** A drive's history as a chart: runs by day, levels, versions, changes. */
final class HistoryChart {
  private static final int WIDE = 832;

  private final LabView lab;
  private final Words words;
  private final ChartMaker charts;

  HistoryChart(LabView lab, Words words, ChartMaker charts) {
    this.lab = lab;
    this.words = words;
    this.charts = charts;
  }

  /**
   * The chart.
   *
   * @param tracks the same setup in each of the drive's profiles; the first decides the changes
   */
  Chart of(List<Histories.History> tracks, String folder, String root) {
    Histories.History first = tracks.get(0);
    double largest =
        tracks.stream()
            .flatMap(history -> history.runs().stream())
            .mapToDouble(Histories.Dated::value)
            .max()
            .orElse(1);
    Scale scale = Scale.of(first.metric(), first.statistic(), largest);
    List<History.Track> drawn = new ArrayList<>();
    for (int i = 0; i < tracks.size(); i++) {
      drawn.add(track(tracks.get(i), scale, i == 0 ? Role.HERO : Role.STOCK));
    }
    LocalDate from = first.runs().get(0).date();
    LocalDate to = from;
    List<AnalysedRun> runs = new ArrayList<>();
    for (Histories.History history : tracks) {
      for (Histories.Dated one : history.runs()) {
        from = one.date().isBefore(from) ? one.date() : from;
        to = one.date().isAfter(to) ? one.date() : to;
        runs.add(one.run());
      }
    }
    List<History.Change> changes =
        first.changes().stream().map(change -> change(first, change)).toList();
    History plot =
        new History(
            scale.measure(),
            from,
            to.isAfter(from) ? to : from.plusDays(1),
            columns(first),
            drawn,
            lab.settings().noise(),
            changes);
    List<String> measure = new ArrayList<>();
    measure.add(words.name(lab.workloadEntity(first.like().label("workload"))));
    measure.addAll(new FieldWords(lab, words, charts).conditions(first.like()));
    measure.add(words.metric(first.metric(), first.statistic()) + unit(scale));
    Arg drive = new Arg.Entity(lab.modelOf(runs.get(0).run().label("drive")));
    String title =
        words.plain(
            changes.isEmpty() ? "report.history.level" : "report.history.changed",
            Map.of("drive", drive));
    return charts.frame(
        plot,
        scale,
        true,
        runs,
        new ChartMaker.Framing(
            "history",
            title,
            FieldWords.joined(measure),
            words.plain("report.history.alt"),
            folder,
            root,
            WIDE,
            false,
            words.plain("count.runs", Map.of("count", new Arg.Count("runs", runs.size())))));
  }

  private static String unit(Scale scale) {
    return scale.unit().symbol().isEmpty() ? "" : " (" + scale.unit().symbol() + ")";
  }

  private History.Track track(Histories.History history, Scale scale, Role role) {
    List<History.Run> runs =
        history.runs().stream()
            .map(
                one ->
                    new History.Run(
                        one.date(), scale.of(one.value()), Labels.provenance(one.run())))
            .toList();
    List<History.Level> levels = new ArrayList<>();
    List<Integer> starts = history.starts();
    for (int i = 0; i < starts.size(); i++) {
      int end = i + 1 < starts.size() ? starts.get(i + 1) : runs.size();
      List<Histories.Dated> level = history.runs().subList(starts.get(i), end);
      double mean = level.stream().mapToDouble(Histories.Dated::value).average().orElseThrow();
      LocalDate to = end < runs.size() ? runs.get(end).date() : level.get(level.size() - 1).date();
      levels.add(new History.Level(level.get(0).date(), to, scale.of(mean)));
    }
    String profile = history.like().label("op_profile");
    return new History.Track(
        profile.isEmpty() ? "runs" : profile, Labels.profile(words, profile), role, runs, levels);
  }

  /** Firmware, else driver, where it changes from run to run. */
  private static List<History.Column> columns(Histories.History history) {
    for (String key : List.of("firmware", "driver")) {
      List<History.Column> columns = new ArrayList<>();
      String last = "";
      for (Histories.Dated one : history.runs()) {
        String version = one.run().run().label(key);
        boolean later =
            columns.isEmpty() || one.date().isAfter(columns.get(columns.size() - 1).from());
        if (!version.isEmpty() && !version.equals(last) && later) {
          columns.add(new History.Column(one.date(), version, version));
          last = version;
        }
      }
      if (columns.size() > 1) {
        return columns;
      }
    }
    return List.of();
  }

  private History.Change change(Histories.History history, ChangePoints.Change change) {
    Quantity noise = Precision.percent("noise", lab.settings().noise());
    return new History.Change(
        history.runs().get(change.index()).date(),
        words.messages().quantities().print(share(history, change)),
        words.plain(
            "report.history.noise",
            Map.of("v", new Arg.Literal(words.messages().quantities().print(noise)))));
  }

  /** Rise or fall as a share of the level before. */
  static Quantity share(Histories.History history, ChangePoints.Change change) {
    return Precision.exact(
        "change(" + history.like().key() + "/" + change.index() + ")",
        change.relative(),
        Unit.PERCENT);
  }
}
