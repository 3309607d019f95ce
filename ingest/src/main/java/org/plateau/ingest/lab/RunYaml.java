package org.plateau.ingest.lab;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.Forms;
import org.plateau.ingest.yaml.Place;
import org.plateau.ingest.yaml.YamlFile;
import org.plateau.ingest.yaml.YamlNode;

/**
 * What one run.yaml says, or several of them in cascade.
 *
 * @param logs the files of this folder's own set; they do not cascade
 * @param columns mapping of unknown tables' columns, as written
 * @param unreadable name of the nearest run.yaml that could not be read; labels are then incomplete
 */
record RunYaml(
    Labels labels,
    List<Glob> logs,
    @Nullable SeriesSpec series,
    @Nullable YamlNode columns,
    @Nullable String unreadable) {
  static final String FILE = "run.yaml";

  private static final String SERIES_LABELS = "job, worker, host, device, vm, operation";

  static final RunYaml NONE = new RunYaml(Labels.NONE, List.of(), null, null, null);

  /** A pattern of file paths below the folder of its run.yaml. */
  record Glob(String text, PathMatcher matcher, Place place) {}

  RunYaml {
    logs = List.copyOf(logs);
  }

  static RunYaml read(Path file, String name, Consumer<Problem> problems) {
    return YamlFile.read(file, name, problems)
        .map(node -> of(new Fields(node, problems)))
        .orElse(new RunYaml(Labels.NONE, List.of(), null, null, name));
  }

  /** This one's word, and where it is silent its parent's. */
  RunYaml or(RunYaml parent) {
    return new RunYaml(
        labels.or(parent.labels),
        logs,
        series != null ? series : parent.series,
        columns != null ? columns : parent.columns,
        unreadable != null ? unreadable : parent.unreadable);
  }

  RunYaml withLabels(Labels others) {
    return new RunYaml(others, logs, series, columns, unreadable);
  }

  private static RunYaml of(Fields fields) {
    Map<LabelKey, Label> labels = new EnumMap<>(LabelKey.class);
    for (LabelKey key : LabelKey.values()) {
      fields
          .value(key.id(), key.expected(), key::canonical)
          .ifPresent(value -> labels.put(key, new Label(value, fields.place(key.id()))));
    }
    RunYaml run =
        new RunYaml(
            new Labels(labels),
            globs(fields),
            series(fields).orElse(null),
            fields.fields("columns").flatMap(inner -> fields.node("columns")).orElse(null),
            null);
    fields.refuseOthers();
    return run;
  }

  private static List<Glob> globs(Fields fields) {
    List<Glob> globs = new ArrayList<>();
    for (String text : fields.texts("logs")) {
      try {
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + text);
        globs.add(new Glob(text, matcher, fields.place("logs")));
      } catch (PatternSyntaxException e) {
        fields.wrong(
            "logs", YamlNode.text(fields.place("logs"), text), "file patterns, as x_*.log");
      }
    }
    return globs;
  }

  private static Optional<String> seriesLabel(String text) {
    return Optional.of(text).filter(List.of(SERIES_LABELS.split(", ", -1))::contains);
  }

  private static Optional<SeriesSpec> series(Fields fields) {
    Optional<YamlNode> node = fields.node("series");
    if (node.isEmpty()) {
      return Optional.empty();
    }
    boolean map = node.get().kind() == YamlNode.Kind.MAP;
    boolean sideBySide = map && node.get().fields().containsKey("label");
    if (!map || (!sideBySide && !node.get().fields().containsKey("interval"))) {
      fields.wrong(
          "series",
          node.get(),
          "the time of each summary, as {interval: 60s}, or what tells the files apart, as"
              + " {label: vm}");
      return Optional.empty();
    }
    Optional<Fields> series = fields.fields("series");
    Optional<Duration> interval =
        series
            .filter(inner -> !sideBySide)
            .flatMap(inner -> inner.value("interval", Forms.A_LENGTH, Forms::length));
    Optional<String> label =
        series
            .filter(inner -> sideBySide)
            .flatMap(
                inner -> inner.value("label", "one of " + SERIES_LABELS, RunYaml::seriesLabel));
    series.ifPresent(Fields::refuseOthers);
    return interval
        .map(length -> new SeriesSpec(length, node.get().place()))
        .or(() -> label.map(key -> new SeriesSpec(Duration.ZERO, key, node.get().place())));
  }
}
