package org.plateau.render.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.figure.RunKey;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.ingest.lab.Drive;
import org.plateau.ingest.lab.Host;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.LabSettings;
import org.plateau.ingest.lab.OpProfile;
import org.plateau.ingest.lab.Os;
import org.plateau.ingest.lab.Workload;
import org.plateau.render.text.Bundle;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Entities.Entity;
import org.plateau.render.text.Language;

/** What every page of a lab draws from: its catalogue, its runs with their analyses, its names. */
public final class LabView {
  private final Lab lab;
  private final String method;
  private final List<AnalysedRun> all;
  private final Map<String, AnalysedRun> runs = new LinkedHashMap<>();
  private final Figures figures;
  private final Entities entities;
  private @Nullable KnownNames knownNames;

  public LabView(Lab lab, Snapshot snapshot) {
    this(lab, snapshot, lab.settings().steadyMethod());
  }

  private LabView(Lab lab, Snapshot snapshot, String method) {
    this.lab = lab;
    this.method = method;
    this.all = snapshot.runs();
    all.forEach(run -> runs.put(run.run().runId(), run));
    this.figures = new Figures(snapshot.runs().stream().map(LabView::measured).toList());
    Entities known = Entities.read();
    Entities named = known.plus(names(lab.catalogue(), known));
    this.entities = named.plus(unnamed(named));
  }

  /** The same lab with every run judged by another method of steady state; empty for the same. */
  public LabView under(String other) {
    return other.isEmpty() || other.equals(method)
        ? this
        : new LabView(
            lab,
            new Snapshot(
                "",
                runs.values().stream()
                    .map(run -> new AnalysedRun(run.run(), run.analysis().under(other)))
                    .toList(),
                List.of()),
            other);
  }

  /** Whether every run was analysed under a method; if not, the lab has to be published again. */
  boolean knows(String other) {
    return runs.values().stream().allMatch(run -> run.analysis().knows(other));
  }

  /** What only runs name is called as they call it. */
  private List<Entity> unnamed(Entities named) {
    List<Entity> names = new ArrayList<>();
    for (String label : List.of("drive", "os", "host", "workload")) {
      runs.values().stream()
          .map(run -> run.run().label(label))
          .filter(id -> !id.isEmpty() && !named.knows(id))
          .distinct()
          .forEach(id -> names.add(Entity.same(id, label, id, "")));
    }
    return names;
  }

  private static MeasuredRun measured(AnalysedRun run) {
    TreeMap<String, String> labels = new TreeMap<>();
    run.run()
        .labels()
        .forEach(
            (key, value) -> {
              if (RunKey.KEYS.contains(key)) {
                labels.put(key, value);
              }
            });
    if (!run.run().facts().runner().isEmpty()) {
      labels.put("runner", run.run().facts().runner());
    }
    if (!run.run().part().isEmpty()) {
      labels.put("part", run.run().part());
    }
    return new MeasuredRun(new RunKey(run.run().runId(), labels), run.verdict(), run::results);
  }

  private static List<Entity> names(Catalogue catalogue, Entities known) {
    List<Entity> names = new ArrayList<>();
    for (Workload workload : catalogue.workloads().values()) {
      if (!known.knows(workload.id())) {
        String name = workload.name().isEmpty() ? workload.id() : workload.name();
        names.add(Entity.same(workload.id(), "workload", name, ""));
      }
    }
    for (Drive drive : catalogue.drives().values()) {
      names.add(Entity.same(drive.id(), "drive", drive.name(), ""));
      if (!drive.model().isEmpty()) {
        names.add(Entity.same(modelId(drive.id()), "drive", drive.model(), ""));
        profiled(drive).forEach(names::add);
      }
    }
    for (Host host : catalogue.hosts().values()) {
      if (!host.server().isEmpty()) {
        names.add(Entity.same(host.id(), "host", host.server(), ""));
      }
      for (Os os : host.systems()) {
        names.add(Entity.same(os.id(), "os", os.name(), ""));
      }
    }
    return names;
  }

  /** Its model in each of several profiles, as each language calls them: {@code Basalt HP}. */
  private static List<Entity> profiled(Drive drive) {
    List<Entity> names = new ArrayList<>();
    for (OpProfile profile : drive.profiles()) {
      if (drive.profiles().size() > 1) {
        Map<Language, String> printed = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
          printed.put(language, drive.model() + " " + profileName(language, profile.id()));
        }
        names.add(new Entity(profiledId(drive.id(), profile.id()), "drive", printed, ""));
      }
    }
    return names;
  }

  private static String profileName(Language language, String profile) {
    boolean known = profile.equals("stock") || profile.equals("hp");
    return known
        ? Bundle.read(Bundle.Shelf.WORDS, language).text("report.profile." + profile)
        : profile;
  }

  private static String profiledId(String drive, String profile) {
    return modelId(drive) + "/" + profile;
  }

  /**
   * Id of the entity that names a drive's model together with its profile, where it has several.
   */
  public String profiledModelOf(String drive, String profile) {
    String id = profiledId(drive, profile);
    return entities.knows(id) ? id : modelOf(drive);
  }

  /** The id of a drive's model name alone, without its vendor. */
  public static String modelId(String drive) {
    return drive + "#model";
  }

  public Lab lab() {
    return lab;
  }

  public Catalogue catalogue() {
    return lab.catalogue();
  }

  public LabSettings settings() {
    return lab.settings();
  }

  public Figures figures() {
    return figures;
  }

  /** Resolves figures among some of the runs alone. */
  Figures figures(java.util.Collection<AnalysedRun> some) {
    return new Figures(some.stream().map(LabView::measured).toList());
  }

  /** Built-in names and the lab's own. */
  public Entities entities() {
    return entities;
  }

  /** Names that prose may hold as they are; found once, as every text is searched for them. */
  synchronized KnownNames knownNames() {
    KnownNames known = knownNames;
    if (known == null) {
      known = KnownNames.of(this);
      knownNames = known;
    }
    return known;
  }

  /** All runs, in order of their ids. */
  public List<AnalysedRun> runs() {
    return all;
  }

  public Optional<AnalysedRun> run(String runId) {
    return Optional.ofNullable(runs.get(runId));
  }

  /** The runs that have all of these labels. */
  public List<AnalysedRun> runs(Map<String, String> where) {
    return runs.values().stream()
        .filter(run -> run.run().labels().entrySet().containsAll(where.entrySet()))
        .toList();
  }

  /**
   * Id of the entity that names a drive's model; its full name where the catalogue has no model.
   */
  public String modelOf(String drive) {
    boolean known = catalogue().drive(drive).filter(d -> !d.model().isEmpty()).isPresent();
    return known ? modelId(drive) : drive;
  }

  /** A drive's profiles in the order of the catalogue. */
  public List<String> profiles(String drive) {
    return catalogue()
        .drive(drive)
        .map(d -> d.profiles().stream().map(OpProfile::id).toList())
        .orElse(List.of());
  }

  /** The workload's id under which words and names know it. */
  public String workloadEntity(String workload) {
    return catalogue().workload(workload).map(Workload::id).orElse(workload);
  }

  /** Operating systems in the order of the hosts and their lists. */
  public List<String> systems() {
    return catalogue().hosts().values().stream()
        .flatMap(host -> host.systems().stream())
        .map(Os::id)
        .distinct()
        .toList();
  }
}
