package org.plateau.site.publish;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.Manifest;
import org.plateau.site.desk.Change;
import org.plateau.site.desk.LabCheck;

/** The main job: what is new is ingested and analysed, the site is made and put in place. */
public final class Publisher {
  private final Options options;
  private final Progress progress;

  public Publisher(Options options, Progress progress) {
    this.options = options;
    this.progress = progress;
  }

  /**
   * What to publish and how.
   *
   * @param root the lab folder
   * @param out where the site goes; {@code LAB/public} by default
   * @param master Spark's master
   * @param applicationJar the jar that a cluster's executors load
   * @param waiting whether to wait for another publish of this lab
   * @param verify whether every file is read again, changed or not
   */
  public record Options(
      Path root, Path out, String master, String applicationJar, boolean waiting, boolean verify) {}

  /**
   * How it went.
   *
   * @param busy whether nothing was done because another publish holds the lab
   * @param runs runs in force
   * @param files files of the site
   */
  public record Outcome(
      boolean busy, List<Problem> problems, int fresh, int runs, int files, boolean changed) {
    public Outcome {
      problems = List.copyOf(problems);
    }
  }

  /** Does it. */
  public Outcome publish() {
    Path history = options.root().resolve("history");
    Optional<PublishLock> lock = PublishLock.take(history, options.waiting());
    if (lock.isEmpty()) {
      return new Outcome(true, List.of(), 0, 0, 0, false);
    }
    PublishLock held = lock.get();
    try {
      return locked(history);
    } finally {
      held.close();
    }
  }

  /**
   * What a publish would change.
   *
   * @param busy whether nothing was looked at because another publish holds the lab
   */
  public record Rehearsal(boolean busy, List<Change> changes, List<Problem> problems) {
    public Rehearsal {
      changes = List.copyOf(changes);
      problems = List.copyOf(problems);
    }
  }

  /**
   * Says what a publish would change and publishes nothing. New logs are read into the history, as
   * that is the only way to know.
   */
  public Rehearsal rehearse() {
    Path history = options.root().resolve("history");
    Optional<PublishLock> lock = PublishLock.take(history, options.waiting());
    if (lock.isEmpty()) {
      return new Rehearsal(true, List.of(), List.of());
    }
    PublishLock held = lock.get();
    try {
      Lab lab = Lab.open(options.root());
      simulate(lab);
      Manifest manifest =
          Manifest.take(
              options.root(), Manifest.load(history.resolve("manifest.json")), Instant.now());
      Ingestion.Outcome ingested =
          new Ingestion(lab, options.master(), options.applicationJar(), progress).run(manifest);
      LabCheck check = LabCheck.of(lab, ingested.snapshot());
      List<Problem> problems = new ArrayList<>(ingested.problems());
      problems.addAll(check.problems());
      return new Rehearsal(false, check.changes(), problems.stream().distinct().toList());
    } finally {
      held.close();
    }
  }

  private Outcome locked(Path history) {
    Lab lab = Lab.open(options.root());
    simulate(lab);
    Path manifestFile = history.resolve("manifest.json");
    Manifest earlier = options.verify() ? Manifest.EMPTY : Manifest.load(manifestFile);
    Manifest manifest = Manifest.take(options.root(), earlier, Instant.now());
    Ingestion.Outcome ingested =
        new Ingestion(lab, options.master(), options.applicationJar(), progress).run(manifest);
    List<Problem> problems = new ArrayList<>(ingested.problems());
    progress.step("making the site from " + ingested.snapshot().runs().size() + " runs");
    SiteBuild build = new SiteBuild(lab, ingested.snapshot());
    SiteFiles site = build.make(problems);
    SiteFolder folder = new SiteFolder(options.out());
    boolean changed = !folder.holds(site.hash());
    if (changed) {
      folder.publish(site);
    }
    build.corrections().save();
    manifest.save(manifestFile);
    LabCheck.remember(options.root());
    return new Outcome(
        false,
        problems,
        ingested.fresh(),
        ingested.snapshot().runs().size(),
        site.files().size(),
        changed);
  }

  private void simulate(Lab lab) {
    lab.simulations()
        .forEach(
            request -> {
              Path folder = lab.root().resolve(request.folder());
              NamedPlan.of(request.plan())
                  .filter(plan -> !plan.isCurrent(folder))
                  .ifPresent(
                      plan -> {
                        progress.step("writing " + plan.words() + " to " + request.folder());
                        plan.write(folder);
                      });
            });
  }
}
