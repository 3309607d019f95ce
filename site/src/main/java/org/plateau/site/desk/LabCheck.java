package org.plateau.site.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.Manifest;
import org.plateau.render.report.Cast;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.LabView;
import org.plateau.render.report.ReviewCheck;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.site.desk.CheckMemory.Found;

/**
 * Everything an editor must know before publishing, from the snapshot alone: nothing is ingested or
 * analysed. A review that nobody touched since the last check is not looked at again.
 *
 * @param problems in the order of the files
 * @param changes what a publish would say differently from the last one
 * @param reviews how many were checked
 * @param runs how many runs they were held against
 */
public record LabCheck(List<Problem> problems, List<Change> changes, int reviews, int runs) {
  private static final String HISTORY = "history";
  private static final String RUNS = "runs";

  public LabCheck {
    problems = List.copyOf(problems);
    changes = List.copyOf(changes);
  }

  /** Checks a lab as it stands. */
  public static LabCheck of(Path root) {
    return of(root, CheckBasis.program(), Instant.now());
  }

  /**
   * Checks a lab as it stands.
   *
   * @param program a mark of this program, under which findings are remembered; empty for none
   */
  static LabCheck of(Path root, String program, Instant now) {
    Path history = root.resolve(HISTORY);
    CheckMemory memory = CheckMemory.read(history, CheckBasis.of(root, program, now));
    SortedMap<String, String> marks = marks(root);
    SortedMap<String, Found> found = new TreeMap<>();
    memory
        .reviews()
        .forEach(
            (slug, one) -> {
              if (one.mark().equals(marks.get(slug))) {
                found.put(slug, one);
              }
            });
    CheckMemory current = memory;
    if (!memory.isFilled() || !found.keySet().equals(marks.keySet())) {
      current = checked(root, memory.basis(), marks, found);
      current.write(history);
    }
    List<Problem> problems = new ArrayList<>(current.lab());
    if (current.runs() > 0) {
      changedLogs(root).ifPresent(problems::add);
    }
    return with(problems, found, current.runs());
  }

  /**
   * Checks a lab that was just published, so that the next check need not; where it can be kept.
   */
  public static void remember(Path root) {
    if (!CheckBasis.of(root, CheckBasis.program(), Instant.now()).isEmpty()) {
      of(root);
    }
  }

  /** Checks a lab against a snapshot that is known to be current. */
  public static LabCheck of(Lab lab, Snapshot snapshot) {
    SortedMap<String, Found> found = new TreeMap<>();
    LabView view = new LabView(lab, snapshot);
    check(view, true, marks(lab.root()), found);
    return with(List.of(), found, view.runs().size());
  }

  private static SortedMap<String, String> marks(Path root) {
    Map<String, String> marks = new ConcurrentHashMap<>();
    ReviewFolder.slugs(root).parallelStream()
        .forEach(
            slug -> marks.put(slug, CheckBasis.ofReview(root.resolve("reviews").resolve(slug))));
    return new TreeMap<>(marks);
  }

  /** Checks what was not found yet. */
  private static CheckMemory checked(
      Path root, String basis, SortedMap<String, String> marks, SortedMap<String, Found> found) {
    CompletableFuture<Optional<Snapshot>> reading =
        CompletableFuture.supplyAsync(() -> Snapshot.readFigures(root.resolve(HISTORY)));
    Lab lab = Lab.open(root);
    List<Problem> problems = new ArrayList<>(lab.problems());
    Optional<Snapshot> snapshot = reading.join();
    if (snapshot.isEmpty()) {
      problems.add(
          Problem.warning(
              "lab.no-snapshot",
              HISTORY,
              0,
              "no analysed runs: figures, claims and charts are not checked",
              "the snapshot that a publish leaves",
              "Run plateau publish once."));
    }
    LabView view =
        new LabView(lab, snapshot.orElseGet(() -> new Snapshot("", List.of(), List.of())));
    check(view, snapshot.isPresent(), marks, found);
    return new CheckMemory(snapshot.isPresent() ? basis : "", view.runs().size(), problems, found);
  }

  private static void check(
      LabView view,
      boolean measured,
      SortedMap<String, String> marks,
      SortedMap<String, Found> found) {
    Corrections corrections = Corrections.of(view);
    Map<String, Found> fresh = new ConcurrentHashMap<>();
    marks.entrySet().parallelStream()
        .filter(review -> !found.containsKey(review.getKey()))
        .forEach(
            review ->
                fresh.put(
                    review.getKey(),
                    one(view, corrections, review.getKey(), review.getValue(), measured)));
    found.putAll(fresh);
  }

  private static Found one(
      LabView view, Corrections corrections, String slug, String mark, boolean measured) {
    List<Problem> problems = new ArrayList<>();
    Optional<ReviewFolder> folder =
        ReviewFolder.one(view.lab().root(), slug, view.lab().languages(), problems);
    if (folder.isEmpty()) {
      return new Found(mark, false, problems, List.of());
    }
    ReviewSpec spec = folder.get().spec();
    FigureBook book = new FigureBook(view, spec, new Cast(view, spec).drives());
    problems.addAll(new ReviewCheck(view, folder.get(), book).problems(measured));
    List<Change> changes = measured ? corrections.changes(spec, book) : List.of();
    problems.addAll(Corrections.unaccepted(spec, changes));
    return new Found(mark, true, problems.stream().distinct().toList(), changes);
  }

  private static LabCheck with(List<Problem> ofLab, SortedMap<String, Found> found, int runs) {
    List<Problem> problems = new ArrayList<>(ofLab);
    List<Change> changes = new ArrayList<>();
    for (Found one : found.values()) {
      problems.addAll(one.problems());
      changes.addAll(one.changes());
    }
    int reviews = (int) found.values().stream().filter(Found::readable).count();
    return new LabCheck(problems.stream().distinct().toList(), changes, reviews, runs);
  }

  /** Logs that came, went or changed since the snapshot, by content. */
  private static Optional<Problem> changedLogs(Path root) {
    Path file = root.resolve(HISTORY).resolve("manifest.json");
    if (!isTouched(root, Manifest.glance(file, RUNS + "/"))) {
      return Optional.empty();
    }
    Manifest known = Manifest.load(file);
    Manifest.Changes changes = known.compare(Manifest.take(root, known, Instant.now()));
    Set<String> logs = new TreeSet<>();
    for (Set<String> part : List.of(changes.added(), changes.changed(), changes.removed())) {
      part.stream().filter(path -> path.startsWith(RUNS + "/")).forEach(logs::add);
    }
    if (logs.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Problem.warning(
            "lab.snapshot-older",
            logs.iterator().next(),
            0,
            logs.size() + " files changed since the last publish",
            "a snapshot of these logs",
            "Run plateau publish; until then figures and claims are those of the older logs."));
  }

  /** A look at names and times alone; content is read only when they give cause. */
  private static boolean isTouched(Path root, Manifest.Glance known) {
    Path runs = root.resolve(RUNS);
    if (!Files.isDirectory(runs)) {
      return false;
    }
    try (Stream<Path> paths = Files.walk(runs)) {
      Instant taken = known.takenAt();
      long count = 0;
      for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
        count++;
        if (Files.getLastModifiedTime(path).toInstant().isAfter(taken)) {
          return true;
        }
      }
      return count != known.filesUnder();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
