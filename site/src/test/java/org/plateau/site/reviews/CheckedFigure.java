package org.plateau.site.reviews;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plateau.sample.reviews.PublishedFigure;

/**
 * A published figure held against what is measured in the logs that were fitted to it.
 *
 * @param measured in the printed unit: one value a configuration, or both ends of a range
 */
record CheckedFigure(PublishedFigure figure, List<Double> measured) {
  private static final List<Integer> LOADS = List.of(2, 4, 8, 16);
  private static final double ABOUT = 0.05;
  private static final double LEVEL = 0.02;
  private static final double KNEE = 0.4;

  static CheckedFigure of(PublishedFigure figure, MeasuredReviews reviews) {
    List<Double> values =
        switch (figure.cell("how")) {
          case "difference", "ratio", "percent" -> List.of(derived(figure, reviews));
          case "crossover" -> List.of(crossover(figure, reviews));
          case "knee" -> knees(figure, reviews);
          default -> values(figure, reviews, figure.cell("how").equals("grid"));
        };
    double factor = isDerived(figure) ? 1 : figure.factor();
    return new CheckedFigure(figure, values.stream().map(value -> value / factor).toList());
  }

  private static boolean isDerived(PublishedFigure figure) {
    return List.of("ratio", "percent", "crossover", "knee").contains(figure.cell("how"));
  }

  private static Map<String, String> keys(PublishedFigure figure) {
    return Map.of(
        "metric", figure.cell("metric"),
        "stat", figure.cell("stat"),
        "window", figure.cell("span"),
        "direction", figure.cell("direction"));
  }

  /** The labels of each configuration. */
  private static List<Map<String, String>> places(PublishedFigure figure) {
    Map<String, String> shared = new TreeMap<>();
    for (String key : List.of("drive", "workload", "phase", "threads", "part")) {
      put(shared, key, figure.cell(key));
    }
    put(shared, "queue_depth", figure.cell("depth"));
    List<Map<String, String>> places = new ArrayList<>();
    List<String> configs =
        figure.words("configs").isEmpty() ? List.of("") : figure.words("configs");
    List<String> machines = figure.words("vm").isEmpty() ? List.of("") : figure.words("vm");
    for (String config : configs) {
      String[] parts = (config + "/").split("/", -1);
      for (String machine : machines) {
        Map<String, String> place = new TreeMap<>(shared);
        put(place, "os", parts[0]);
        put(place, "op_profile", parts[1]);
        put(place, "vm", machine);
        places.add(place);
      }
    }
    return places;
  }

  private static void put(Map<String, String> labels, String key, String value) {
    if (!value.isEmpty()) {
      labels.put(key, value);
    }
  }

  private static List<Double> values(
      PublishedFigure figure, MeasuredReviews reviews, boolean grid) {
    List<Double> values = new ArrayList<>();
    for (Map<String, String> place : places(figure)) {
      if (grid) {
        loads().forEach(load -> values.add(at(figure, reviews, place, load)));
      } else {
        values.add(reviews.value(keys(figure), place));
      }
    }
    return switch (figure.sense()) {
      case RANGE -> List.of(least(values), largest(values));
      case ABOUT, MOST -> grid ? List.of(largest(values)) : values;
      case IS, LEAST -> values;
    };
  }

  private static double least(List<Double> values) {
    return values.stream().min(Comparator.naturalOrder()).orElseThrow();
  }

  private static double largest(List<Double> values) {
    return values.stream().max(Comparator.naturalOrder()).orElseThrow();
  }

  /** All loads, lighter ones first. */
  private static List<int[]> loads() {
    List<int[]> loads = new ArrayList<>();
    LOADS.forEach(threads -> LOADS.forEach(depth -> loads.add(new int[] {threads, depth})));
    loads.sort(Comparator.comparingInt(load -> load[0] * load[1]));
    return loads;
  }

  private static double at(
      PublishedFigure figure, MeasuredReviews reviews, Map<String, String> place, int[] load) {
    Map<String, String> own = new TreeMap<>(place);
    own.put("threads", Integer.toString(load[0]));
    own.put("queue_depth", Integer.toString(load[1]));
    return reviews.value(keys(figure), own);
  }

  private static double derived(PublishedFigure figure, MeasuredReviews reviews) {
    Map<String, String> place = places(figure).get(0);
    Map<String, String> other = new TreeMap<>(place);
    other.putAll(figure.against());
    double mine = reviews.value(keys(figure), place);
    double theirs = reviews.value(keys(figure), other);
    return switch (figure.cell("how")) {
      case "difference" -> mine - theirs;
      case "ratio" -> mine / theirs;
      default -> (mine / theirs - 1) * 100;
    };
  }

  /** T and Q of the greatest load at which the two are level; beyond it the one is ahead. */
  private static double crossover(PublishedFigure figure, MeasuredReviews reviews) {
    Map<String, String> place = places(figure).get(0);
    Map<String, String> other = new TreeMap<>(place);
    other.putAll(figure.against());
    int level = 0;
    for (int[] load : loads()) {
      double ratio = at(figure, reviews, place, load) / at(figure, reviews, other, load);
      if (ratio < 1 + LEVEL) {
        level = load[0] * load[1];
      }
    }
    return Math.sqrt(level);
  }

  /** The effective queue depth from which on the deviation stays high. */
  private static List<Double> knees(PublishedFigure figure, MeasuredReviews reviews) {
    List<Double> knees = new ArrayList<>();
    for (Map<String, String> place : places(figure)) {
      List<Double> values = new ArrayList<>();
      loads().forEach(load -> values.add(at(figure, reviews, place, load)));
      double high = KNEE * largest(values);
      int knee = loads().size();
      while (knee > 0 && values.get(knee - 1) >= high) {
        knee--;
      }
      int[] load = loads().get(knee);
      knees.add((double) load[0] * load[1]);
    }
    return knees;
  }

  /** Empty when the measured values are what was printed; else what is wrong. */
  String fault() {
    for (int i = 0; i < measured.size(); i++) {
      double value = measured.get(i);
      boolean fits =
          switch (figure.sense()) {
            case IS -> isPrinted(value, figure.cell("low"));
            case ABOUT -> Math.abs(value / number("low") - 1) <= ABOUT;
            case MOST -> value <= number("high");
            case LEAST -> value >= number("low");
            case RANGE -> isPrinted(value, figure.cell(i == 0 ? "low" : "high"));
          };
      if (!fits) {
        return figure.id() + ": printed " + printed() + ", measured " + shown();
      }
    }
    return "";
  }

  String verdict() {
    if (figure.isContradicted()) {
      return figure.cell("note");
    }
    return !fault().isEmpty()
        ? "off"
        : switch (figure.sense()) {
          case IS -> "equal";
          case ABOUT -> "within 5 %";
          case MOST, LEAST -> "within the bound";
          case RANGE -> "both ends";
        };
  }

  /** To the last digit that was printed. */
  private static boolean isPrinted(double value, String text) {
    BigDecimal printed = new BigDecimal(text);
    double half = Math.pow(10, -printed.scale()) / 2;
    return Math.abs(value - printed.doubleValue()) <= half * 1.0001;
  }

  private double number(String cell) {
    return Double.parseDouble(figure.cell(cell));
  }

  String printed() {
    return switch (figure.sense()) {
      case IS -> figure.cell("low");
      case ABOUT -> "~" + figure.cell("low");
      case MOST -> "<" + figure.cell("high");
      case LEAST -> ">" + figure.cell("low");
      case RANGE -> figure.cell("low") + " to " + figure.cell("high");
    };
  }

  String shown() {
    String between = figure.sense() == PublishedFigure.Sense.RANGE ? " to " : ", ";
    return measured.stream()
        .map(CheckedFigure::digits)
        .distinct()
        .collect(Collectors.joining(between));
  }

  /** The largest difference from what was printed, in percent; empty for bounds. */
  String difference() {
    double most = 0;
    for (int i = 0; i < measured.size(); i++) {
      double printed =
          switch (figure.sense()) {
            case IS, ABOUT -> number("low");
            case RANGE -> number(i == 0 ? "low" : "high");
            case MOST, LEAST -> Double.NaN;
          };
      double off = (measured.get(i) / printed - 1) * 100;
      most = Double.isNaN(off) || Math.abs(off) > Math.abs(most) ? off : most;
    }
    return Double.isNaN(most)
        ? ""
        : String.format(Locale.ROOT, "%+.2f %%", Math.abs(most) < 0.005 ? 0.0 : most);
  }

  /** Five significant digits, all of a whole number. */
  private static String digits(double value) {
    double size = Math.abs(value);
    int decimals = size >= 10_000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 1 ? 3 : 4;
    return new BigDecimal(value)
        .setScale(decimals, java.math.RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
