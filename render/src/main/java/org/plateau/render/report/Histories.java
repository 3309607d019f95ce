package org.plateau.render.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.change.ChangePoints;
import org.plateau.analysis.snapshot.AnalysedRun;

/** The dated runs of one drive that are alike but for their day: its levels over the years. */
final class Histories {
  private static final int LEAST_RUNS = 2;

  private Histories() {}

  /** A run's value on its day. */
  record Dated(LocalDate date, double value, AnalysedRun run) {}

  /**
   * Like runs of one drive, oldest first.
   *
   * @param changes where the level changes and stays; an index into the runs
   */
  record History(
      LikeRuns like,
      Metric metric,
      Statistic statistic,
      List<Dated> runs,
      List<ChangePoints.Change> changes) {
    History {
      runs = List.copyOf(runs);
      changes = List.copyOf(changes);
    }

    /** Starts of the levels, 0 first. */
    List<Integer> starts() {
      List<Integer> starts = new ArrayList<>(List.of(0));
      changes.forEach(change -> starts.add(change.index()));
      return starts;
    }
  }

  /** The histories of a drive with runs on two days at least, the longest first. */
  static List<History> of(LabView lab, String drive) {
    Map<String, List<AnalysedRun>> groups = new TreeMap<>();
    for (LikeRuns like : LikeRuns.of(lab.runs(Map.of("drive", drive)))) {
      if (!like.label("phase").equals("curve")) {
        groups.put(like.key(), like.runs());
      }
    }
    List<History> histories = new ArrayList<>();
    for (List<AnalysedRun> runs : groups.values()) {
      history(lab, LikeRuns.of(runs).get(0)).ifPresent(histories::add);
    }
    histories.sort(
        Comparator.comparingInt((History history) -> -history.runs().size())
            .thenComparing(history -> history.like().key()));
    return histories;
  }

  private static Optional<History> history(LabView lab, LikeRuns like) {
    boolean sequential =
        lab.catalogue().workload(like.label("workload")).filter(w -> w.isSequential()).isPresent();
    Metric metric = sequential ? Metric.BANDWIDTH : Metric.IOPS;
    List<Dated> dated = new ArrayList<>();
    for (AnalysedRun run : like.runs()) {
      Optional<LocalDate> date = date(run);
      Optional<Double> value =
          Measured.ofRun(run, metric, Statistic.MEAN).flatMap(result -> result.known());
      if (date.isPresent() && value.isPresent()) {
        dated.add(new Dated(date.get(), value.get(), run));
      }
    }
    dated.sort(Comparator.comparing(Dated::date).thenComparing(one -> one.run().run().runId()));
    if (dated.stream().map(Dated::date).distinct().count() < LEAST_RUNS) {
      return Optional.empty();
    }
    double[] values = dated.stream().mapToDouble(Dated::value).toArray();
    ChangePoints.Settings settings =
        ChangePoints.Settings.HISTORY.withLeastChange(lab.settings().noise());
    return Optional.of(
        new History(like, metric, Statistic.MEAN, dated, ChangePoints.of(values, settings)));
  }

  /** The day of a run: its label, else what its log says. */
  static Optional<LocalDate> date(AnalysedRun run) {
    String label = run.run().label("time");
    Instant started = run.run().facts().started();
    if (label.length() >= 10) {
      try {
        return Optional.of(
            label.length() == 10
                ? LocalDate.parse(label)
                : OffsetDateTime.parse(label).withOffsetSameInstant(ZoneOffset.UTC).toLocalDate());
      } catch (DateTimeParseException e) {
        // a time that the lab wrote in another way: the log's own is left
        return Optional.ofNullable(started).map(at -> at.atZone(ZoneOffset.UTC).toLocalDate());
      }
    }
    return Optional.ofNullable(started).map(at -> at.atZone(ZoneOffset.UTC).toLocalDate());
  }
}
