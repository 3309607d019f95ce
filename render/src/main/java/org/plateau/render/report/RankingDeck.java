package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.statistics.Noise;
import org.plateau.analysis.statistics.Ranking.Place;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Ranking;
import org.plateau.render.chart.Role;
import org.plateau.render.page.Block;
import org.plateau.render.page.Block.Choice;
import org.plateau.render.page.Block.Control;
import org.plateau.render.page.Block.Entry;
import org.plateau.render.page.Chart;
import org.plateau.render.text.Arg;

/** The rankings of a workload, one open at a time, with controls that say what is compared. */
final class RankingDeck {
  private static final int WIDE = 1120;

  private final LabView lab;
  private final Words words;
  private final ChartMaker charts;
  private final FieldWords say;

  RankingDeck(LabView lab, Words words, ChartMaker charts) {
    this.lab = lab;
    this.words = words;
    this.charts = charts;
    this.say = new FieldWords(lab, words, charts);
  }

  /** One question of the controls and its answer in a ranking. */
  private record Asked(
      String label, Function<Field, String> key, Function<Field, String> printed) {}

  /**
   * The deck.
   *
   * @param fields the first one is open
   * @param folder of the files, from the site's root
   */
  Block.Deck of(List<Field> fields, String folder, String root) {
    List<Asked> asked =
        asked().stream()
            .filter(one -> fields.stream().map(one.key()).distinct().count() > 1)
            .toList();
    Map<List<String>, Field> byChoice = new LinkedHashMap<>();
    fields.forEach(field -> byChoice.putIfAbsent(choices(asked, field), field));
    List<Entry> entries = new ArrayList<>();
    byChoice.forEach(
        (choices, field) ->
            entries.add(
                new Entry(
                    choices, entries.isEmpty(), entries.isEmpty(), chart(field, folder, root))));
    List<Control> controls = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      controls.add(control(asked.get(i), i, byChoice));
    }
    return new Block.Deck("", null, controls, entries);
  }

  private List<Asked> asked() {
    return List.of(
        new Asked(
            words.pageWord("page.control.metric"),
            field -> field.metric().id() + "-" + slug(field.statistic().id()),
            field -> words.metric(field.metric(), field.statistic())),
        new Asked(
            words.pageWord("page.control.os"),
            field -> slug(field.like().label("os") + "-" + field.like().label("host")),
            field -> os(field.like())),
        new Asked(
            words.pageWord("page.control.op"),
            field -> slug("op-" + field.like().label("op_profile")),
            field -> profile(field.like())),
        new Asked(
            words.pageWord("page.control.load"),
            field -> slug(String.join("-", load(field.like()))),
            field -> FieldWords.joined(load(field.like()))));
  }

  private String os(LikeRuns like) {
    return like.label("os").isEmpty() ? like.label("host") : words.name(like.label("os"));
  }

  private String profile(LikeRuns like) {
    String profile = Labels.profile(words, like.label("op_profile"));
    return profile.isEmpty() ? "–" : profile;
  }

  private List<String> load(LikeRuns like) {
    List<String> parts = new ArrayList<>();
    for (String part :
        List.of(
            say.phase(like), like.load(), like.label("active_range"), like.label("write_cache"))) {
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    return parts.isEmpty() ? List.of("–") : parts;
  }

  /** Choices are told apart by their code points, so that words of any language may be in them. */
  private static String slug(String text) {
    StringBuilder slug = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c < 0x80 && Character.isLetterOrDigit(c)) {
                slug.appendCodePoint(Character.toLowerCase(c));
              } else if (c < 0x80) {
                slug.append('-');
              } else {
                slug.append(Integer.toHexString(c));
              }
            });
    return slug.toString();
  }

  private static List<String> choices(List<Asked> asked, Field field) {
    return asked.stream().map(one -> one.key().apply(field)).toList();
  }

  /** Each choice leads to the ranking that differs from the open one in it, if there is one. */
  private Control control(Asked asked, int index, Map<List<String>, Field> byChoice) {
    List<String> open = byChoice.keySet().iterator().next();
    Map<String, String> labels = new LinkedHashMap<>();
    byChoice.forEach(
        (choices, field) -> labels.putIfAbsent(choices.get(index), asked.printed().apply(field)));
    List<Choice> choices = new ArrayList<>();
    labels.forEach(
        (key, label) -> {
          List<String> wanted = new ArrayList<>(open);
          wanted.set(index, key);
          Field field =
              byChoice.getOrDefault(
                  wanted,
                  byChoice.entrySet().stream()
                      .filter(entry -> entry.getKey().get(index).equals(key))
                      .map(Map.Entry::getValue)
                      .findFirst()
                      .orElseThrow());
          choices.add(new Choice(key, label, open.get(index).equals(key), "#" + id(field), null));
        });
    return new Control(asked.label(), choices);
  }

  private static String id(Field field) {
    return ("r-" + field.like().key() + "-" + field.metric().id() + "-" + field.statistic().id())
        .replaceAll("[^A-Za-z0-9]+", "-")
        .replaceAll("-+$", "");
  }

  Chart chart(Field field, String folder, String root) {
    List<String> measure = new ArrayList<>();
    measure.add(words.name(lab.workloadEntity(field.like().label("workload"))));
    measure.addAll(say.conditions(field.like()));
    Scale scale = field.scale();
    String unit = scale.unit().symbol();
    measure.add(
        words.metric(field.metric(), field.statistic())
            + (unit.isEmpty() ? "" : " (" + unit + ")"));
    measure.addAll(noises(field));
    List<String> names = field.places().stream().map(place -> model(place)).toList();
    int drives = names.size();
    return charts.frame(
        plot(field, scale),
        scale,
        field.places().get(0).leads(),
        field.runs(),
        new ChartMaker.Framing(
            id(field),
            title(field),
            FieldWords.joined(measure),
            words.plain("report.alt", Map.of("names", new Arg.Literal(String.join(", ", names)))),
            folder,
            root,
            WIDE,
            false,
            words.plain("count.drives", Map.of("count", new Arg.Count("drives", drives)))));
  }

  /** The noise that the ranks rest on: the lab's, and what repetitions of a drive measured. */
  private List<String> noises(Field field) {
    NoiseWords noise = new NoiseWords(words);
    List<String> said = new ArrayList<>();
    for (Place place : field.places()) {
      Noise own = place.entry().estimate().noise();
      if (own != null) {
        said.add(noise.of(model(place), own));
      }
    }
    if (said.size() < field.places().size()) {
      said.add(0, noise.of(Optional.empty(), lab.settings().noise()));
    }
    return said;
  }

  private String model(Place place) {
    return words.name(lab.modelOf(place.entry().name()));
  }

  private String title(Field field) {
    List<Place> first = field.places().stream().filter(place -> place.rank() == 1).toList();
    List<Arg> names = new ArrayList<>();
    first.forEach(place -> names.add(new Arg.Entity(lab.modelOf(place.entry().name()))));
    return names.size() == 1
        ? words.plain("report.chart.leads", Map.of("drive", names.get(0)))
        : words.plain("report.rank.tied", Map.of("drives", new Arg.Listing(names)));
  }

  private Ranking plot(Field field, Scale scale) {
    List<Ranking.Entry> entries = new ArrayList<>();
    for (Place place : field.places()) {
      String drive = place.entry().name();
      double value = scale.of(place.entry().estimate().value());
      List<AnalysedRun> runs = field.like().of(drive);
      Figure figure = field.figure(drive).orElseThrow();
      boolean repeated = figure.sources().size() > 1;
      Double low = repeated ? figure.low() : null;
      Double high = repeated ? figure.high() : null;
      entries.add(
          new Ranking.Entry(
              drive,
              place.rank(),
              name(drive),
              Labels.profile(words, field.like().label("op_profile")),
              place.leads() ? Role.HERO : Role.MUTED,
              new Bar.Known(value, Labels.provenance(runs.get(0))),
              low == null ? value : Math.max(0, Math.min(value, scale.of(low))),
              high == null || high.isInfinite() ? value : Math.max(value, scale.of(high))));
    }
    return new Ranking(scale.measure(), entries);
  }

  private String name(String drive) {
    String capacity = lab.catalogue().drive(drive).map(known -> known.capacity()).orElse("");
    return (words.name(lab.modelOf(drive)) + " " + capacity).strip();
  }

  /** Drives of a workload that no ranking of the deck has. */
  static Set<String> unranked(List<Field> fields) {
    Set<String> drives = new TreeSet<>();
    fields.forEach(field -> drives.addAll(field.like().drives()));
    fields.stream()
        .filter(Field::isRanking)
        .forEach(field -> field.places().forEach(place -> drives.remove(place.entry().name())));
    return drives;
  }
}
