package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.statistics.Ranking.Place;
import org.plateau.render.chart.Strip;
import org.plateau.render.page.Drawing;
import org.plateau.render.page.Text;
import org.plateau.render.page.Value;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Says a ranking in words and draws it as a line of ticks. */
final class FieldWords {
  private final LabView lab;
  private final Words words;
  private final ChartMaker charts;

  FieldWords(LabView lab, Words words, ChartMaker charts) {
    this.lab = lab;
    this.words = words;
    this.charts = charts;
  }

  /** Workload and metric: {@code 4K random write · throughput}. */
  String label(Field field) {
    return joined(
        List.of(
            words.name(lab.workloadEntity(field.like().label("workload"))),
            words.metric(field.metric(), field.statistic())));
  }

  /** What the runs share besides the workload: phase, system, profile, load. */
  List<String> conditions(LikeRuns like) {
    List<String> parts = new ArrayList<>();
    add(parts, phase(like));
    add(parts, like.label("os").isEmpty() ? "" : words.name(like.label("os")));
    add(parts, Labels.profile(words, like.label("op_profile")));
    add(parts, like.load());
    for (String key : List.of("active_range", "write_cache")) {
      add(parts, like.label(key));
    }
    return parts;
  }

  /** The phase in words; an unknown one as its runs call it. */
  String phase(LikeRuns like) {
    String phase = like.label("phase");
    return Labels.phase(words, phase);
  }

  private static void add(List<String> parts, String part) {
    if (!part.isEmpty()) {
      parts.add(part);
    }
  }

  static String joined(List<String> parts) {
    return String.join("\u00a0· ", parts);
  }

  /** A ranked drive's value; empty when it has none. */
  Optional<Quantity> quantity(Field field, String drive) {
    return field
        .figure(drive)
        .flatMap(figure -> figure.known())
        .map(value -> Precision.of(field.name(drive), field.metric(), value));
  }

  Optional<Value> value(Field field, String drive) {
    return quantity(field, drive).map(quantity -> words.value(quantity, null));
  }

  Text rank(Field field, Place place) {
    String name = field.name(place.entry().name());
    return words.say(
        place.tied() ? "rank.tie.of" : "rank.of",
        Map.of(
            "rank", new Arg.Rank("rank(" + name + ")", place.rank()),
            "total", new Arg.Count("field(" + name + ")", field.places().size())),
        figure -> null);
  }

  /** How far the leader is ahead of the second. */
  Text margin(Field field) {
    List<Place> places = field.standings().ranking().places();
    Place leader = places.get(0);
    Place second = places.get(1);
    Arg rival = new Arg.Entity(lab.modelOf(second.entry().name()));
    if (second.rank() == leader.rank()) {
      return words.say("margin.tie", Map.of("rival", rival), figure -> null);
    }
    double own = leader.entry().estimate().value();
    double theirs = second.entry().estimate().value();
    Quantity share =
        Precision.exact(
            "margin(" + field.name(leader.entry().name()) + ")",
            Math.abs(own - theirs) / theirs,
            Unit.PERCENT);
    return words.say(
        "margin.ahead", Map.of("v", new Arg.Measure(share), "rival", rival), figure -> null);
  }

  /** The field from zero, one drive of it marked. */
  Drawing strip(Field field, String subject, String key, int wide, int narrow) {
    Scale scale = field.scale();
    List<Strip.Tick> others = new ArrayList<>();
    Strip.Tick own = null;
    for (Place place : field.places()) {
      String drive = place.entry().name();
      Strip.Tick tick =
          new Strip.Tick(
              drive, words.name(lab.modelOf(drive)), scale.of(place.entry().estimate().value()));
      if (drive.equals(subject)) {
        own = tick;
      } else {
        others.add(tick);
      }
    }
    if (own == null) {
      throw new IllegalArgumentException(subject + " is not ranked in " + field.like().key());
    }
    return charts.tiny(
        new Strip(scale.measure(), own, others),
        key,
        label(field),
        wide,
        narrow,
        charts.numbers(scale));
  }
}
