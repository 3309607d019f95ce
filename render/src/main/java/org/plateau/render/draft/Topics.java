package org.plateau.render.draft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.lab.Workload;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.report.LabView;
import org.plateau.render.review.ReviewSpec.FigureSpec;

/** Finds what there is to tell of a drive: its workloads, and in each the figures that resolve. */
final class Topics {
  private static final List<String> PHASES =
      List.of("primary", "scaling", "curve", "app", "precondition");
  private static final Place NOWHERE = new Place("review.yaml", 1);

  private final LabView lab;
  private final String drive;
  private final List<AnalysedRun> runs;
  private final Map<String, FigureSpec> figures = new LinkedHashMap<>();

  Topics(LabView lab, String drive) {
    this.lab = lab;
    this.drive = drive;
    this.runs = lab.runs(Map.of("drive", drive));
  }

  /** The figures that the topics name; filled by {@link #all}. */
  Map<String, FigureSpec> figures() {
    return figures;
  }

  List<Topic> all() {
    TreeSet<String> workloads = new TreeSet<>();
    runs.forEach(run -> workloads.add(run.run().label("workload")));
    workloads.remove("");
    List<Topic> topics = new ArrayList<>();
    String os = system();
    for (String workload : workloads) {
      topic(workload, os).ifPresent(topics::add);
    }
    topics.sort(
        Comparator.comparingInt(
            (Topic topic) -> concern(lab.catalogue().workload(topic.workload()))));
    return topics;
  }

  /**
   * What buyers ask first: random writes, then reads, mixed work, programs, long transfers last.
   */
  private static int concern(Optional<Workload> workload) {
    Double read = workload.map(Workload::readPercent).orElse(null);
    Double random = workload.map(Workload::randomPercent).orElse(null);
    if (read == null || random == null) {
      return 3;
    }
    if (random == 0) {
      return read == 0 ? 5 : 4;
    }
    return read == 0 ? 0 : read == 100 ? 1 : 2;
  }

  /** The system with the most runs; of equals the first in the catalogue. */
  private String system() {
    return lab.systems().stream()
        .max(
            Comparator.comparingLong(
                    (String os) ->
                        runs.stream().filter(run -> run.run().label("os").equals(os)).count())
                .thenComparing(Comparator.comparing(lab.systems()::indexOf).reversed()))
        .orElse("");
  }

  private Optional<Topic> topic(String workload, String os) {
    List<AnalysedRun> own =
        runs.stream()
            .filter(run -> run.run().label("workload").equals(workload))
            .filter(run -> run.run().label("os").equals(os))
            .toList();
    Optional<String> phase =
        PHASES.stream()
            .filter(one -> own.stream().anyMatch(run -> run.run().label("phase").equals(one)))
            .findFirst();
    if (phase.isEmpty()) {
      return Optional.empty();
    }
    Map<String, String> where = new TreeMap<>(heaviest(own, phase.get()));
    where.put("drive", drive);
    where.put("workload", workload);
    where.put("phase", phase.get());
    where.put("os", os);
    Optional<Workload> known = lab.catalogue().workload(workload);
    boolean sequential = Double.valueOf(0).equals(known.map(Workload::randomPercent).orElse(null));
    String metric = sequential ? "bandwidth" : "iops";
    String direction = direction(known);
    List<String> told = new ArrayList<>();
    Map<String, String> lead = new LinkedHashMap<>();
    Map<String, String> tail = new LinkedHashMap<>();
    for (String profile : profiles()) {
      Map<String, String> at = with(where, profile);
      String end = workload + (profile.isEmpty() ? "" : "-" + profile);
      add(metric + "-" + end, metric, "mean", direction, at)
          .ifPresent(name -> note(lead, profile, name, told));
      add("latency-" + end, "latency", "mean", direction, at).ifPresent(told::add);
      add("tail-" + end, "latency", "p99.9", direction, at)
          .ifPresent(name -> note(tail, profile, name, told));
    }
    if (lead.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Topic(
            workload,
            phase.get(),
            metric,
            lead,
            tail,
            elsewhere(workload, metric, direction, where, lead, told),
            told,
            settling(workload, metric, direction, os),
            charts(own, phase.get(), metric)));
  }

  private static void note(
      Map<String, String> names, String profile, String name, List<String> told) {
    names.put(profile, name);
    told.add(name);
  }

  private Map<String, String> elsewhere(
      String workload,
      String metric,
      String direction,
      Map<String, String> where,
      Map<String, String> lead,
      List<String> told) {
    Map<String, String> others = new LinkedHashMap<>();
    String profile = List.copyOf(lead.keySet()).get(lead.size() - 1);
    for (String os : lab.systems()) {
      if (!os.equals(where.get("os"))) {
        Map<String, String> at = new TreeMap<>(with(where, profile));
        at.put("os", os);
        String end = workload + (profile.isEmpty() ? "" : "-" + profile) + "-" + os;
        add(metric + "-" + end, metric, "mean", direction, at)
            .ifPresent(name -> note(others, os, name, told));
      }
    }
    return others;
  }

  /** A preconditioning run of the first profile that never became steady. */
  private String settling(String workload, String metric, String direction, String os) {
    Map<String, String> where = new TreeMap<>();
    where.put("drive", drive);
    where.put("workload", workload);
    where.put("phase", "precondition");
    where.put("os", os);
    String profile = profiles().get(0);
    List<AnalysedRun> found = lab.runs(with(where, profile));
    boolean unsteady = found.size() == 1 && found.get(0).verdict().equals("unsteady");
    if (!unsteady) {
      return "";
    }
    String name = "settling-" + workload;
    figures.put(
        name, new FigureSpec(metric, "mean", "steady", direction, with(where, profile), NOWHERE));
    return name;
  }

  private List<String> profiles() {
    List<String> profiles = lab.profiles(drive);
    return profiles.isEmpty() ? List.of("") : profiles;
  }

  private static Map<String, String> with(Map<String, String> where, String profile) {
    Map<String, String> at = new TreeMap<>(where);
    if (!profile.isEmpty()) {
      at.put("op_profile", profile);
    }
    return at;
  }

  private static String direction(Optional<Workload> workload) {
    Double read = workload.map(Workload::readPercent).orElse(null);
    return read == null ? "all" : read == 100 ? "read" : read == 0 ? "write" : "all";
  }

  /** Threads and queue depth of the heaviest load that was run. */
  private static Map<String, String> heaviest(List<AnalysedRun> runs, String phase) {
    return runs.stream()
        .filter(run -> run.run().label("phase").equals(phase))
        .filter(run -> load(run) > 0)
        .max(
            Comparator.comparingLong(Topics::load)
                .thenComparing(run -> Long.parseLong(run.run().label("threads"))))
        .map(
            run ->
                Map.of(
                    "threads", run.run().label("threads"),
                    "queue_depth", run.run().label("queue_depth")))
        .orElse(Map.of());
  }

  private static long load(AnalysedRun run) {
    try {
      return Long.parseLong(run.run().label("threads"))
          * Long.parseLong(run.run().label("queue_depth"));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  /** Adds a figure if the data give it exactly one value. */
  private Optional<String> add(
      String name, String metric, String statistic, String direction, Map<String, String> where) {
    Map<String, String> keys =
        Map.of("metric", metric, "stat", statistic, "window", "steady", "direction", direction);
    boolean known =
        lab.figures()
            .resolve(name, Selection.of(keys, where))
            .match(found -> found.figure().known().isPresent(), refused -> false);
    if (!known) {
      return Optional.empty();
    }
    figures.put(name, new FigureSpec(metric, statistic, "steady", direction, where, NOWHERE));
    return Optional.of(name);
  }

  private static List<List<String>> charts(List<AnalysedRun> runs, String phase, String metric) {
    List<List<String>> charts = new ArrayList<>();
    boolean precondition =
        runs.stream().anyMatch(run -> run.run().label("phase").equals("precondition"));
    if (precondition) {
      charts.add(List.of("precondition", metric, "mean"));
      charts.add(List.of("precondition", "latency", "mean"));
    }
    if (!phase.equals("precondition")) {
      charts.add(List.of(phase, metric, "mean"));
      charts.add(List.of(phase, "latency", "mean"));
    }
    return charts;
  }
}
