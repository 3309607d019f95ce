package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Provenance;

/** The labels of lines and rows, and the sign of where their values come from. */
final class Labels {
  /** More points than this cannot be told apart on a chart. */
  private static final int MOST_POINTS = 720;

  private Labels() {}

  /** Model and profile: {@code Basalt HP}; comparables that are shown in one profile bear none. */
  static String of(Words words, LabView lab, Contender contender) {
    String model = words.name(lab.modelOf(contender.drive()));
    boolean profiled = contender.role().isSubject() && lab.profiles(contender.drive()).size() > 1;
    String name = (profiled ? model + " " + profile(words, contender.profile()) : model).strip();
    String placed =
        contender.os().isEmpty() ? name : name + ", " + family(words, lab, contender.os());
    return contender.load().isEmpty()
        ? placed
        : placed + ", " + words.plain("report.load." + contender.load());
  }

  /** The same for the end of a line: among several systems, profile and system alone. */
  static String end(Words words, LabView lab, Contender contender) {
    if (contender.role().isSubject() && !contender.load().isEmpty()) {
      return words.plain("report.load." + contender.load());
    }
    return contender.os().isEmpty() || !contender.role().isSubject()
        ? of(words, lab, contender)
        : detail(words, lab, contender);
  }

  /** Profile and system of a contender, as far as it has them. */
  static String detail(Words words, LabView lab, Contender contender) {
    String profile = profile(words, contender.profile());
    String system = contender.os().isEmpty() ? "" : family(words, lab, contender.os());
    return profile.isEmpty() || system.isEmpty() ? profile + system : profile + ", " + system;
  }

  /** Linux or Windows, as it is called where two systems stand side by side. */
  private static String family(Words words, LabView lab, String os) {
    return lab.catalogue().hosts().values().stream()
        .flatMap(host -> host.systems().stream())
        .filter(system -> system.id().equals(os))
        .flatMap(system -> Optional.ofNullable(system.family()).stream())
        .map(family -> words.name(family.id()))
        .findFirst()
        .orElseGet(() -> words.name(os));
  }

  /** A profile's short name. */
  static String profile(Words words, String profile) {
    return switch (profile) {
      case "" -> "";
      case "stock", "hp" -> words.plain("report.profile." + profile);
      default -> profile;
    };
  }

  /** A phase in words; one that only the lab knows as it calls it. */
  static String phase(Words words, String phase) {
    boolean known =
        List.of("precondition", "primary", "scaling", "curve", "sweep", "app").contains(phase);
    return known ? words.plain("phase." + phase) : phase;
  }

  static Provenance provenance(AnalysedRun run) {
    return switch (run.run().label("source")) {
      case "simulated" -> Provenance.SIMULATED;
      case "reconstructed" -> Provenance.RECONSTRUCTED;
      default -> Provenance.MEASURED;
    };
  }

  /** The word for a chart's foot: null for measured data. */
  static @org.jspecify.annotations.Nullable String provenance(List<AnalysedRun> runs) {
    for (String source : List.of("reconstructed", "simulated")) {
      if (runs.stream().anyMatch(run -> run.run().label("source").equals(source))) {
        return source;
      }
    }
    return null;
  }

  /** Neighbouring points joined to their mean until there are few enough. */
  static List<Point> thinned(List<Point> points) {
    int size = (points.size() + MOST_POINTS - 1) / MOST_POINTS;
    if (size <= 1) {
      return points;
    }
    List<Point> thinned = new ArrayList<>();
    for (int from = 0; from < points.size(); from += size) {
      List<Point> block = points.subList(from, Math.min(points.size(), from + size));
      double at = block.stream().mapToDouble(Point::x).average().orElseThrow();
      double value =
          block.stream()
              .filter(point -> !point.isGap())
              .mapToDouble(Point::y)
              .average()
              .orElse(Double.NaN);
      thinned.add(new Point(at, value));
    }
    return thinned;
  }

  /** The slots of a phrase with nothing in it. */
  static final Map<String, org.plateau.render.text.Arg> NONE = Map.of();
}
