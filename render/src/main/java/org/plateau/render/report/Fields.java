package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.snapshot.AnalysedRun;

/** Every ranking of a lab by workload, worked out once for the pages of all languages. */
public final class Fields {
  private static final int MOST_LOADS = 4;
  private static final Statistic TAIL = Statistic.percentile(99.9);

  private final SortedMap<String, List<Field>> byWorkload = new TreeMap<>();

  public Fields(LabView lab) {
    Map<String, List<AnalysedRun>> runs = new TreeMap<>();
    for (AnalysedRun run : lab.runs()) {
      String workload = run.run().label("workload");
      // a rank among reconstructed runs would be a figure that nobody published
      if (!Told.isReconstructed(run)
          && !workload.isEmpty()
          && lab.catalogue().drive(run.run().label("drive")).isPresent()) {
        runs.computeIfAbsent(lab.workloadEntity(workload), any -> new ArrayList<>()).add(run);
      }
    }
    runs.forEach(
        (workload, own) -> {
          List<Field> fields = new ArrayList<>();
          for (LikeRuns like : shown(LikeRuns.of(own))) {
            for (Question question : questions(lab, workload, like)) {
              fields.add(Field.of(lab, like, question.metric(), question.statistic()));
            }
          }
          byWorkload.put(workload, List.copyOf(fields));
        });
  }

  private record Question(Metric metric, Statistic statistic) {}

  /** A rate, the average latency and its tail, as far as the runs know them. */
  private static List<Question> questions(LabView lab, String workload, LikeRuns like) {
    boolean sequential =
        lab.catalogue().workload(workload).filter(known -> known.isSequential()).isPresent();
    List<Question> asked = new ArrayList<>();
    for (Metric metric : List.of(Metric.TPS, Metric.NOPM, Metric.ELAPSED)) {
      asked.add(new Question(metric, Statistic.MEAN));
    }
    asked.add(new Question(sequential ? Metric.BANDWIDTH : Metric.IOPS, Statistic.MEAN));
    asked.add(new Question(Metric.LATENCY, Statistic.MEAN));
    asked.add(new Question(Metric.LATENCY, TAIL));
    return asked.stream()
        .filter(
            question ->
                like.runs().stream()
                    .flatMap(run -> run.results().stream())
                    .anyMatch(
                        result ->
                            result.metric() == question.metric()
                                && result.statistic().equals(question.statistic())
                                && result.value() != null))
        .toList();
  }

  /**
   * All groups but the paced points of a latency curve, which differ in a rate that is no label;
   * and of a scaling over many loads a few, the ones with as many threads as outstanding operations
   * a thread where there are such.
   */
  private static List<LikeRuns> shown(List<LikeRuns> groups) {
    Map<String, List<LikeRuns>> bySetup = new LinkedHashMap<>();
    for (LikeRuns group : groups) {
      if (!group.label("phase").equals("curve")) {
        TreeMap<String, String> setup = new TreeMap<>(group.labels());
        setup.remove("threads");
        setup.remove("queue_depth");
        bySetup.computeIfAbsent(setup.toString(), any -> new ArrayList<>()).add(group);
      }
    }
    List<LikeRuns> shown = new ArrayList<>();
    bySetup.values().forEach(setup -> shown.addAll(few(setup)));
    return shown;
  }

  private static List<LikeRuns> few(List<LikeRuns> setup) {
    if (setup.size() <= MOST_LOADS) {
      return setup;
    }
    List<LikeRuns> even =
        setup.stream()
            .filter(like -> like.count("threads") > 0)
            .filter(like -> like.count("threads") == like.count("queue_depth"))
            .toList();
    List<LikeRuns> from = even.size() > 1 ? even : setup;
    List<LikeRuns> few = new ArrayList<>();
    int last = from.size() - 1;
    for (int i = 0; i < Math.min(MOST_LOADS, from.size()); i++) {
      LikeRuns one = from.get(i * last / (Math.min(MOST_LOADS, from.size()) - 1));
      if (!few.contains(one)) {
        few.add(one);
      }
    }
    return few;
  }

  /** Ids of the workloads with a run of a known drive. */
  public List<String> workloads() {
    return List.copyOf(byWorkload.keySet());
  }

  /** The rankings of a workload, whether or not there is more than one drive in them. */
  public List<Field> of(String workload) {
    return byWorkload.getOrDefault(workload, List.of());
  }

  /**
   * The one ranking that speaks for a workload in a list: the main test at its highest load, as
   * sold, with the most drives.
   */
  public Optional<Field> lead(LabView lab, String workload) {
    return leads(lab, workload).stream().findFirst();
  }

  /** The same for each metric: first the rate, then average latency and tail. */
  public List<Field> leads(LabView lab, String workload) {
    Map<String, Field> best = new LinkedHashMap<>();
    Comparator<Field> order =
        Comparator.comparing((Field field) -> !field.isRanking())
            .thenComparing(field -> !isAsSold(lab, field))
            .thenComparingInt(field -> phase(field.like().label("phase")))
            .thenComparingInt(field -> -field.places().size())
            .thenComparingInt(field -> -field.like().outstanding())
            .thenComparingInt(field -> system(lab, field.like().label("os")));
    of(workload).stream()
        .sorted(order)
        .filter(Field::isRanking)
        .forEach(field -> best.putIfAbsent(field.metric().id() + field.statistic().id(), field));
    return best.values().stream()
        .sorted(
            Comparator.comparing((Field field) -> field.metric() == Metric.LATENCY)
                .thenComparing(field -> !field.statistic().equals(Statistic.MEAN)))
        .toList();
  }

  private static int phase(String phase) {
    int place = List.of("primary", "app", "scaling", "precondition").indexOf(phase);
    return place < 0 ? 9 : place;
  }

  private static int system(LabView lab, String os) {
    int place = lab.systems().indexOf(os);
    return place < 0 ? 99 : place;
  }

  /** Whether every drive is in the profile that its catalogue lists first. */
  private static boolean isAsSold(LabView lab, Field field) {
    String profile = field.like().label("op_profile");
    return field.like().drives().stream()
        .allMatch(drive -> profile.isEmpty() || lab.profiles(drive).indexOf(profile) <= 0);
  }
}
