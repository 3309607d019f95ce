package org.plateau.ingest.lab;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.Forms;
import org.plateau.ingest.yaml.YamlFile;
import org.plateau.ingest.yaml.YamlNode;

/** What lab.yaml says, with the defaults for what it leaves out. */
record LabFile(
    String title,
    List<String> languages,
    @Nullable URI baseUrl,
    LabSettings settings,
    List<SimulationRequest> simulations) {
  LabFile {
    languages = List.copyOf(languages);
    simulations = List.copyOf(simulations);
  }

  static LabFile read(Path root, Consumer<Problem> problems) {
    Path file = root.resolve(Lab.SETTINGS_FILE);
    Path folder = root.getFileName();
    String name = folder == null ? "/" : folder.toString();
    Optional<YamlNode> yaml = Optional.empty();
    if (Files.isRegularFile(file)) {
      yaml = YamlFile.read(file, Lab.SETTINGS_FILE, problems);
    } else {
      problems.accept(
          Problem.error(
              "lab.no-settings",
              Lab.SETTINGS_FILE,
              0,
              "no such file in the folder",
              "it at the top of a lab, if only an empty one",
              "Create it, or name the lab's folder with --lab."));
    }
    return yaml.map(node -> of(new Fields(node, problems), name))
        .orElse(new LabFile(name, List.of("en"), null, LabSettings.DEFAULTS, List.of()));
  }

  private static LabFile of(Fields fields, String folder) {
    String title = fields.text("title").orElse(folder);
    List<String> languages = languages(fields);
    URI baseUrl =
        fields
            .value("base_url", "an absolute http or https address", LabFile::address)
            .orElse(null);
    String licence = fields.text("licence").orElse("");
    LabSettings settings = settings(fields, fields.fields("defaults"), licence);
    List<SimulationRequest> simulations = simulations(fields);
    fields.refuseOthers();
    return new LabFile(title, languages, baseUrl, settings, simulations);
  }

  /** One plan, or a list of them. */
  private static List<SimulationRequest> simulations(Fields fields) {
    boolean list =
        fields.node("simulate").filter(node -> node.kind() == YamlNode.Kind.LIST).isPresent();
    return list
        ? fields.list("simulate").stream().map(LabFile::simulation).toList()
        : fields.fields("simulate").map(LabFile::simulation).stream().toList();
  }

  private static SimulationRequest simulation(Fields fields) {
    SimulationRequest request =
        new SimulationRequest(
            fields
                .value(
                    "plan",
                    "one of " + String.join(", ", SimulationRequest.PLANS),
                    text -> Optional.of(text).filter(SimulationRequest.PLANS::contains))
                .orElse(SimulationRequest.PLANS.get(0)),
            fields
                .value("into", "a folder under runs", LabFile::folderUnderRuns)
                .orElse("runs/simulated"));
    fields.refuseOthers();
    return request;
  }

  private static Optional<String> folderUnderRuns(String text) {
    boolean inside = text.startsWith("runs/") && !("/" + text + "/").contains("/../");
    return Optional.of(text).filter(any -> inside);
  }

  private static List<String> languages(Fields fields) {
    List<String> tags = new ArrayList<>();
    for (String typed : fields.texts("languages")) {
      Optional<String> tag = languageTag(typed);
      if (tag.isEmpty()) {
        fields
            .node("languages")
            .ifPresent(
                node ->
                    fields.wrong("languages", of(node, typed), "language tags, as en or zh-TW"));
      } else if (!tags.contains(tag.get())) {
        tags.add(tag.get());
      }
    }
    return tags.isEmpty() ? List.of("en") : List.copyOf(tags);
  }

  /** The very item of a list, so that a problem names its line. */
  private static YamlNode of(YamlNode list, String text) {
    return list.items().stream()
        .filter(item -> item.text().strip().equals(text))
        .findFirst()
        .orElse(list);
  }

  private static Optional<String> languageTag(String typed) {
    try {
      Locale locale = new Locale.Builder().setLanguageTag(typed.replace('_', '-')).build();
      return Optional.of(locale.toLanguageTag()).filter(tag -> !locale.getLanguage().isEmpty());
    } catch (IllformedLocaleException e) {
      return Optional.empty();
    }
  }

  private static Optional<URI> address(String typed) {
    try {
      URI uri = new URI(typed.endsWith("/") ? typed : typed + "/");
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      boolean fits =
          (scheme.equals("http") || scheme.equals("https"))
              && uri.getHost() != null
              && uri.getUserInfo() == null
              && uri.getQuery() == null
              && uri.getFragment() == null;
      return fits ? Optional.of(uri) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /** The settings stand under {@code defaults} or at the top, nested or dotted. */
  private static LabSettings settings(Fields top, Optional<Fields> defaults, String licence) {
    LabSettings settings = settings(top, LabSettings.DEFAULTS, licence);
    if (defaults.isPresent()) {
      settings = settings(defaults.get(), settings, licence);
      defaults.get().refuseOthers();
    }
    return settings;
  }

  private static LabSettings settings(Fields fields, LabSettings base, String licence) {
    Optional<Fields> steady = fields.fields("steady");
    Optional<Duration> dottedRound = round(fields, "steady.round");
    Optional<String> dottedMethod = fields.text("steady.method");
    Optional<Duration> round = steady.flatMap(s -> round(s, "round")).or(() -> dottedRound);
    Optional<String> method = steady.flatMap(s -> s.text("method")).or(() -> dottedMethod);
    steady.ifPresent(Fields::refuseOthers);
    return new LabSettings(
        round.orElse(base.steadyRound()),
        method.orElse(base.steadyMethod()),
        fields
            .value("noise", "a ratio from 0 to below 1, as 0.02 or 2%", Forms::ratio)
            .orElse(base.noise()),
        fields.value("settle", Forms.A_DURATION, Forms::duration).orElse(base.settle()),
        licence);
  }

  private static Optional<Duration> round(Fields fields, String key) {
    return fields.value(key, Forms.A_LENGTH, Forms::length);
  }
}
