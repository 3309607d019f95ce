package org.plateau.analysis.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Result;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.figure.Figure.Kind;
import org.plateau.analysis.figure.Figure.Source;
import org.plateau.analysis.statistics.Estimate;
import org.plateau.analysis.statistics.Repetitions;

/** Resolves the named figures of a review against all runs that there are. */
public final class Figures {
  private static final int MOST_CANDIDATES = 8;

  private final List<MeasuredRun> runs;

  /** By drive, each with the runs that name none; a lab asks for the same few again and again. */
  private final Map<String, List<MeasuredRun>> byDrive = new HashMap<>();

  private final Map<Selection, List<MeasuredRun>> matched = new ConcurrentHashMap<>();
  private final Map<Selection, Figure> resolved = new ConcurrentHashMap<>();
  private final Map<Field, Standings> ranked = new ConcurrentHashMap<>();

  /** A selection, its drive among them, and the drives that it is ranked with. */
  private record Field(Selection selection, Set<String> drives, double noise) {}

  public Figures(List<MeasuredRun> runs) {
    this.runs = runs.stream().sorted().toList();
    Set<String> drives = new TreeSet<>();
    this.runs.forEach(run -> run.key().label("drive").ifPresent(drives::add));
    for (String drive : drives) {
      byDrive.put(
          drive,
          this.runs.stream()
              .filter(run -> run.key().label("drive").orElse(drive).equals(drive))
              .toList());
    }
  }

  /** The runs whose labels a selection names, in order of their ids. */
  public List<MeasuredRun> matching(Selection selection) {
    return matched.computeIfAbsent(selection, this::search);
  }

  private List<MeasuredRun> search(Selection selection) {
    String drive = selection.where().getOrDefault("drive", "");
    return byDrive.getOrDefault(drive, runs).stream().filter(selection::matches).toList();
  }

  /**
   * The ranking of one selection among drives; reviews of one lab ask for the same ones.
   *
   * @see Standings#of
   */
  public Standings standings(Selection selection, List<String> drives, double noise) {
    return ranked.computeIfAbsent(
        new Field(selection, Set.copyOf(drives), noise),
        field -> Standings.of(this, selection, drives, noise));
  }

  /** The figure of one run, or of its repetitions together. */
  public Resolution resolve(String name, Selection selection) {
    Figure known = resolved.get(selection);
    if (known != null) {
      return new Resolution.Found(known.named(name));
    }
    Resolution resolution = resolveNew(name, selection);
    if (resolution instanceof Resolution.Found found) {
      resolved.put(selection, found.figure());
    }
    return resolution;
  }

  private Resolution resolveNew(String name, Selection selection) {
    List<MeasuredRun> matches = matching(selection);
    if (matches.isEmpty()) {
      return noMatch(name, selection);
    }
    if (matches.size() > 1 && !areRepetitions(matches)) {
      return severalMatch(name, selection, matches);
    }
    List<Source> sources = new ArrayList<>();
    for (MeasuredRun run : matches) {
      Optional<Result> result =
          run.results().stream().filter(own -> selection.matches(run, own)).findFirst();
      if (result.isEmpty()) {
        return notThere(name, selection, run);
      }
      sources.add(new Source(run.key(), result.get()));
    }
    return new Resolution.Found(
        sources.size() == 1 ? single(name, sources) : joined(name, sources));
  }

  private static boolean areRepetitions(List<MeasuredRun> matches) {
    for (int i = 0; i < matches.size(); i++) {
      for (int k = i + 1; k < matches.size(); k++) {
        if (!matches.get(i).key().isRepetitionOf(matches.get(k).key())) {
          return false;
        }
      }
    }
    return true;
  }

  private static Figure single(String name, List<Source> sources) {
    Result result = sources.get(0).result();
    return new Figure(
        name,
        Kind.RESULT,
        result.metric().unit(),
        result.value(),
        result.low(),
        result.high(),
        result.value() == null ? null : Estimate.from(result).scatter(),
        result.basis(),
        result.reason(),
        sources);
  }

  /** Repetitions as runs: mean of means, median of percentiles, maximum of maxima. */
  private static Figure joined(String name, List<Source> sources) {
    Result first = sources.get(0).result();
    List<Double> values =
        sources.stream().flatMap(source -> source.result().known().stream()).toList();
    if (values.size() < sources.size()) {
      Result unknown =
          sources.stream()
              .map(Source::result)
              .filter(result -> result.value() == null)
              .findFirst()
              .orElse(first);
      return new Figure(
          name,
          Kind.RESULT,
          first.metric().unit(),
          null,
          null,
          null,
          null,
          Basis.NOT_DERIVABLE,
          unknown.reason(),
          sources);
    }
    Repetitions repetitions = new Repetitions(values);
    Estimate estimate = repetitions.estimate();
    boolean mean = first.statistic().kind() == Statistic.Kind.MEAN;
    double value = mean ? estimate.value() : middle(first.statistic(), repetitions);
    double half = estimate.halfWidth().orElse(0.0);
    boolean interval = mean && estimate.scatter() != null;
    return new Figure(
        name,
        Kind.RESULT,
        first.metric().unit(),
        value,
        interval ? value - half : repetitions.min(),
        interval ? value + half : repetitions.max(),
        mean ? estimate.scatter() : null,
        weakest(sources),
        "repetitions",
        sources);
  }

  private static double middle(Statistic statistic, Repetitions repetitions) {
    return switch (statistic.kind()) {
      case MAX -> repetitions.max();
      case MIN -> repetitions.min();
      case MEAN, STDDEV, PERCENTILE -> repetitions.median();
    };
  }

  private static Basis weakest(List<Source> sources) {
    return sources.stream()
        .map(source -> source.result().basis())
        .max(Comparator.naturalOrder())
        .orElse(Basis.NOT_DERIVABLE);
  }

  private Resolution noMatch(String name, Selection selection) {
    int least = runs.stream().mapToInt(run -> selection.differences(run).size()).min().orElse(0);
    List<MeasuredRun> nearest =
        runs.stream()
            .filter(run -> selection.differences(run).size() == least)
            .limit(MOST_CANDIDATES)
            .toList();
    String list =
        nearest.stream()
            .map(run -> run.key().runId() + " (" + described(selection.differences(run)) + ")")
            .collect(Collectors.joining(", "));
    String near = nearest.isEmpty() ? "there are no runs" : "the nearest are " + list;
    return new Resolution.Refused(
        name + ": no run matches " + selection.described() + "; " + near + ".",
        nearest.stream().map(MeasuredRun::key).toList());
  }

  private static Resolution severalMatch(
      String name, Selection selection, List<MeasuredRun> matches) {
    Set<String> keys = new TreeSet<>();
    for (String key : RunKey.KEYS) {
      if (matches.stream().map(run -> run.key().label(key)).distinct().count() > 1) {
        keys.add(key);
      }
    }
    String list =
        matches.stream()
            .limit(MOST_CANDIDATES)
            .map(run -> run.key().runId() + " (" + labels(run, keys) + ")")
            .collect(Collectors.joining(", "));
    String remedy =
        keys.isEmpty()
            ? "Give them different repeat numbers in run.yaml if they are repetitions."
            : "Add " + String.join(" or ", keys) + " to where.";
    return new Resolution.Refused(
        name
            + ": "
            + matches.size()
            + " runs match "
            + selection.described()
            + " and are not repetitions: "
            + list
            + ". "
            + remedy,
        matches.stream().map(MeasuredRun::key).toList());
  }

  private static String labels(MeasuredRun run, Set<String> keys) {
    return keys.stream()
        .map(key -> key + "=" + run.key().label(key).orElse("not said"))
        .collect(Collectors.joining(", "));
  }

  private static String described(SortedMap<String, String> differences) {
    return differences.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static Resolution notThere(String name, Selection selection, MeasuredRun run) {
    String verdict = run.verdict().isEmpty() ? "it has no intervals" : "it is " + run.verdict();
    String there =
        run.results().stream()
            .filter(result -> result.metric() == selection.metric())
            .map(result -> result.span().id() + " " + result.direction().id())
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    return new Resolution.Refused(
        name
            + ": run "
            + run.key().runId()
            + " has no "
            + selection.what()
            + " ("
            + verdict
            + "); it has "
            + selection.metric().id()
            + " for "
            + (there.isEmpty() ? "nothing" : there)
            + ".",
        List.of(run.key()));
  }
}
