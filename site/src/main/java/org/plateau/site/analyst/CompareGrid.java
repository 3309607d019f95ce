package org.plateau.site.analyst;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.ingest.Problem;

/**
 * Drives × systems × profiles × workloads with one figure in each cell, and every cell without one
 * named.
 */
final class CompareGrid {
  private final Question question;
  private final List<String> drives;
  private final Map<Setting, Map<String, Figure>> cells = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private final boolean manyWorkloads;

  /**
   * A grid of runs.
   *
   * @param question whose figure is wanted
   * @param telling labels in which the runs may differ, beside system and profile
   */
  CompareGrid(
      Question question, List<String> drives, List<MeasuredRun> runs, List<String> telling) {
    this.question = question;
    this.drives = drives;
    Map<Setting, Map<String, List<MeasuredRun>>> grouped = new TreeMap<>();
    for (MeasuredRun run : runs) {
      grouped
          .computeIfAbsent(setting(run, telling), any -> new TreeMap<>())
          .computeIfAbsent(run.key().label("drive").orElse(""), any -> new ArrayList<>())
          .add(run);
    }
    manyWorkloads = grouped.keySet().stream().map(Setting::workload).distinct().count() > 1;
    for (Setting setting : complete(grouped.keySet())) {
      Map<String, List<MeasuredRun>> own = grouped.getOrDefault(setting, Map.of());
      Map<String, Figure> row = new LinkedHashMap<>();
      drives.forEach(drive -> resolve(drive, setting, own.getOrDefault(drive, List.of()), row));
      cells.put(setting, row);
    }
  }

  private static Setting setting(MeasuredRun run, List<String> telling) {
    List<String> rest = new ArrayList<>();
    telling.forEach(key -> rest.add(key + "=" + run.key().label(key).orElse("not said")));
    return new Setting(
        run.key().label("workload").orElse(""),
        run.key().label("os").orElse(""),
        run.key().label("op_profile").orElse(""),
        String.join(" ", rest));
  }

  /** Every system of a workload with every profile of it, measured or not. */
  private static Set<Setting> complete(Collection<Setting> measured) {
    TreeSet<Setting> all = new TreeSet<>(measured);
    for (Setting one : measured) {
      for (Setting other : measured) {
        boolean said = !one.os().isEmpty() && !other.profile().isEmpty();
        if (said && one.workload().equals(other.workload()) && one.rest().equals(other.rest())) {
          all.add(one.withProfile(other.profile()));
        }
      }
    }
    return all;
  }

  private void resolve(
      String drive, Setting setting, List<MeasuredRun> own, Map<String, Figure> row) {
    if (own.isEmpty()) {
      problems.add(
          Problem.warning(
              "analyst.not-measured",
              drive + ", " + setting.label(manyWorkloads),
              0,
              "no such run",
              "a run with " + question.title(),
              "Measure it, or compare without it."));
      return;
    }
    new Figures(own)
        .resolve(drive, question.selection())
        .match(
            found -> {
              if (found.figure().known().isPresent()) {
                row.put(drive, found.figure());
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

  private void refuse(String drive, Setting setting, String why) {
    problems.add(
        Problem.warning(
            "analyst.no-figure",
            drive + ", " + setting.label(manyWorkloads),
            0,
            why,
            "a figure to compare",
            "Choose another --window or --stat."));
  }

  /** The columns that any drive has a figure in. */
  List<Setting> settings() {
    return cells.keySet().stream().filter(setting -> !row(setting).isEmpty()).toList();
  }

  /** All columns, those without any figure included. */
  Set<Setting> all() {
    return new LinkedHashSet<>(cells.keySet());
  }

  List<String> drives() {
    return drives;
  }

  Map<String, Figure> row(Setting setting) {
    return cells.getOrDefault(setting, Map.of());
  }

  Optional<Figure> at(String drive, Setting setting) {
    return Optional.ofNullable(row(setting).get(drive));
  }

  String label(Setting setting) {
    return setting.label(manyWorkloads);
  }

  /** Which cells have no figure, and why. */
  List<Problem> problems() {
    return problems;
  }

  boolean isEmpty() {
    return cells.values().stream().allMatch(Map::isEmpty);
  }

  double largest() {
    return cells.values().stream()
        .flatMap(row -> row.values().stream())
        .mapToDouble(figure -> figure.known().orElse(0.0))
        .max()
        .orElse(0);
  }
}
