package org.plateau.sample.reviews;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plateau.sample.drive.SplitMix;

/**
 * What each run must come out as: the published figures sorted by run and quantity.
 *
 * <p>A run is there when a figure is of its very setting. A grid of loads is filled in only where
 * figures name two of its loads or all of them; a latency curve always.
 */
final class Targets {
  /** Loads of the fio grid. */
  static final List<Integer> STEPS = List.of(2, 4, 8, 16);

  /** Workers of an Iometer sweep. */
  static final List<Integer> WORKERS = List.of(1, 2, 4, 8, 12, 16);

  /** Percent of the full rate. */
  static final List<Integer> POINTS = List.of(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120);

  private final long seed;
  private final SortedMap<Setting, SortedMap<String, Allowed>> allowed = new TreeMap<>();
  private final SortedMap<Setting, SortedSet<String>> published = new TreeMap<>();
  private final List<PublishedFigure> relations = new ArrayList<>();

  Targets(PublishedFigures figures, long seed) {
    this.seed = seed;
    for (PublishedFigure figure : figures.all()) {
      if (!figure.isContradicted()) {
        take(figure);
      }
    }
    fill();
  }

  /** All runs, in order. */
  SortedSet<Setting> settings() {
    return new TreeSet<>(allowed.keySet());
  }

  Optional<Allowed> allowed(Setting setting, String quantity) {
    return Optional.ofNullable(allowed.getOrDefault(setting, new TreeMap<>()).get(quantity));
  }

  /** Names of the published results of a run, without their directions. */
  SortedSet<String> published(Setting setting) {
    return published.getOrDefault(setting, new TreeSet<>());
  }

  /** Figures about two runs: gains, ratios, crossings. */
  List<PublishedFigure> relations() {
    return List.copyOf(relations);
  }

  /** The settings that a figure speaks of, one per configuration and load. */
  static List<Setting> settings(PublishedFigure figure) {
    List<Setting> settings = new ArrayList<>();
    List<String> configs =
        figure.words("configs").isEmpty() ? List.of("") : figure.words("configs");
    for (String config : configs) {
      int slash = config.indexOf('/');
      Setting setting =
          new Setting(
              figure.cell("drive"),
              slash < 0 ? config : config.substring(0, slash),
              slash < 0 ? "" : config.substring(slash + 1),
              figure.cell("workload"),
              figure.cell("phase"),
              number(figure.cell("threads")),
              number(figure.cell("depth")),
              point(figure.cell("part")));
      if (isOfAllLoads(figure)) {
        STEPS.forEach(t -> STEPS.forEach(q -> settings.add(setting.withLoad(t, q))));
      } else {
        settings.add(setting);
      }
    }
    return settings;
  }

  private static boolean isOfAllLoads(PublishedFigure figure) {
    return figure.cell("phase").equals("scaling") && figure.cell("threads").isEmpty();
  }

  private static int number(String text) {
    return text.isEmpty() ? 0 : Integer.parseInt(text);
  }

  /** {@code sql_(120%)} is the point 120. */
  private static int point(String part) {
    return part.isEmpty()
        ? 0
        : Integer.parseInt(part.substring(part.indexOf('(') + 1, part.indexOf('%')));
  }

  private void take(PublishedFigure figure) {
    List<Setting> settings = settings(figure);
    settings.forEach(setting -> allowed.computeIfAbsent(setting, any -> new TreeMap<>()));
    switch (figure.cell("how")) {
      case "difference", "ratio", "percent", "crossover" -> relation(figure, settings.get(0));
      case "knee" -> relations.add(figure);
      default -> {
        List<String> series = figure.words("vm").isEmpty() ? List.of("") : figure.words("vm");
        for (Setting setting : settings) {
          for (String vm : series) {
            String prefix = vm.isEmpty() ? "" : "vm=" + vm + "/";
            put(figure, setting, vm, prefix + figure.quantity());
          }
        }
      }
    }
  }

  private void relation(PublishedFigure figure, Setting setting) {
    relations.add(figure);
    if (!figure.cell("how").equals("crossover")) {
      allowed.computeIfAbsent(setting.with(figure.against()), any -> new TreeMap<>());
    }
  }

  private void put(PublishedFigure figure, Setting setting, String vm, String quantity) {
    String place = place(figure, setting, vm);
    boolean low = place.equals(figure.cell("low_at"));
    boolean high = place.equals(figure.cell("high_at"));
    Allowed wanted = wanted(figure, setting, quantity, low, high);
    allowed.computeIfAbsent(setting, any -> new TreeMap<>()).merge(quantity, wanted, Allowed::and);
    boolean top = setting.threads() == 16 && setting.depth() == 16;
    boolean said =
        switch (figure.sense()) {
          case RANGE -> low || high;
          case IS, ABOUT, MOST, LEAST -> !isOfAllLoads(figure) || top;
        };
    if (said) {
      published.computeIfAbsent(setting, any -> new TreeSet<>()).add(quantity);
    }
  }

  private Allowed wanted(
      PublishedFigure figure, Setting setting, String quantity, boolean low, boolean high) {
    SplitMix random = SplitMix.of(seed, setting.folder() + setting.point() + quantity);
    boolean below = isOfAllLoads(figure) && !(setting.threads() == 16 && setting.depth() == 16);
    return switch (figure.sense()) {
      case IS -> Allowed.exactly(figure.low());
      case ABOUT -> below ? below(figure.low(), setting) : Allowed.about(figure.low());
      case MOST ->
          below
              ? below(figure.high(), setting)
              : Allowed.within(0, figure.high(), random.between(0.965, 0.995));
      case LEAST -> {
        double aim = figure.low() * random.between(1.02, 1.07);
        yield new Allowed(figure.low(), figure.low() * 1e3, aim);
      }
      case RANGE ->
          low
              ? Allowed.exactly(figure.low())
              : high
                  ? Allowed.exactly(figure.high())
                  : Allowed.within(figure.low(), figure.high(), share(figure, setting, random));
    };
  }

  /** At lower loads the largest value is not reached. */
  private static Allowed below(double top, Setting setting) {
    double share = 0.08 + 0.7 * StrictMath.pow(setting.outstanding() / 256.0, 0.6);
    return new Allowed(0, top * 0.93, top * Math.min(0.9, share));
  }

  /** Where a configuration lies between the ends: profiles differ more than systems do. */
  private static double share(PublishedFigure figure, Setting setting, SplitMix random) {
    double worse =
        (setting.op().equals("stock") ? 0.8 : 0.06)
            + (setting.os().startsWith("windows") ? 0.1 : 0);
    double jitter = random.between(-0.04, 0.04);
    if (isOfAllLoads(figure)) {
      return Math.max(
          0.02, Math.min(0.96, StrictMath.pow(setting.outstanding() / 256.0, 0.5) * 0.9 + jitter));
    }
    boolean rate = !figure.cell("metric").equals("latency");
    return (rate ? 1 - worse : worse) + jitter;
  }

  private static String place(PublishedFigure figure, Setting setting, String vm) {
    if (!vm.isEmpty()) {
      return vm;
    }
    String config = setting.os() + (setting.op().isEmpty() ? "" : "/" + setting.op());
    return isOfAllLoads(figure) ? config + " " + setting.threads() + "x" + setting.depth() : config;
  }

  private void fill() {
    Map<String, SortedSet<Setting>> groups = new TreeMap<>();
    settings().forEach(s -> groups.computeIfAbsent(s.group(), any -> new TreeSet<>()).add(s));
    groups.values().forEach(this::fill);
  }

  private void fill(SortedSet<Setting> group) {
    Setting any = group.first();
    if (any.phase().equals("curve")) {
      POINTS.forEach(point -> add(any.withPoint(point)));
    } else if (any.phase().equals("scaling") && group.size() > 1) {
      STEPS.forEach(t -> STEPS.forEach(q -> add(any.withLoad(t, q))));
    } else if (any.phase().equals("sweep") && group.size() > 1) {
      int least = any.workload().equals("4k-write") ? 1 : group.first().threads();
      int most = group.last().threads();
      WORKERS.stream()
          .filter(workers -> workers >= least && workers <= most)
          .forEach(workers -> add(any.withLoad(workers, any.depth())));
    }
  }

  private void add(Setting setting) {
    allowed.computeIfAbsent(setting, any -> new TreeMap<>());
  }
}
