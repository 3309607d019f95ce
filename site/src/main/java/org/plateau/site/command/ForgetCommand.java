package org.plateau.site.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.analysis.spark.SparkWork;
import org.plateau.ingest.Problem;
import org.plateau.ingest.history.RunEntry;
import org.plateau.site.publish.PublishLock;
import org.plateau.site.terminal.Printed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau forget}: takes a run out of the history. */
@Command(
    name = "forget",
    description = "Take a run out of the history; its logs stay where they are.",
    mixinStandardHelpOptions = true)
final class ForgetCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Mixin private SparkOptions spark = new SparkOptions();

  @Parameters(paramLabel = "RUN", description = "The run's id, or a beginning that is its alone.")
  private String run = "";

  @Option(names = "--dry-run", description = "Say what would be forgotten, and change nothing.")
  private boolean dryRun;

  @Option(names = "--wait", description = "Wait for a publish or ingest that is under way.")
  private boolean wait;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  ForgetCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!run.matches("[0-9a-f]{4,32}")) {
      throw lab.usage(run + " is no run id, expected 4 to 32 hexadecimal digits.");
    }
    Path root = lab.require(Path.of(""));
    Path history = root.resolve("history");
    Optional<PublishLock> lock = PublishLock.take(history, wait);
    if (lock.isEmpty()) {
      Logs.refuse(console, "forget", List.of(SparkOptions.busy(root)), json);
      return ExitStatus.NOT_DONE.code();
    }
    PublishLock held = lock.get();
    try {
      return forget(root, history);
    } finally {
      held.close();
    }
  }

  private int forget(Path root, Path history) {
    Optional<Snapshot> snapshot = Snapshot.read(history);
    List<AnalysedRun> matching =
        snapshot.stream()
            .flatMap(all -> all.runs().stream())
            .filter(one -> one.run().runId().startsWith(run))
            .toList();
    if (snapshot.isEmpty() || matching.size() != 1) {
      Logs.refuse(console, "forget", List.of(notOne(history, matching)), json);
      return ExitStatus.NOT_DONE.code();
    }
    RunEntry entry = matching.get(0).run();
    List<Problem> problems = stillThere(root, entry);
    long rows = dryRun ? 0 : remove(history, snapshot.get(), entry);
    ExitStatus status = Console.statusOf(problems);
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("run", entry.runId());
      result.put("folder", entry.folder());
      result.put("labels", entry.labels());
      result.put("dry_run", dryRun);
      result.put("rows", rows);
      console.json("forget", status, problems, result);
      return status.code();
    }
    console
        .out()
        .println(
            (dryRun ? "Would forget run " : "Forgot run ")
                + entry.runId()
                + ", "
                + entry.folder()
                + (entry.part().isEmpty() ? "" : ", part " + entry.part())
                + (dryRun ? "." : ": " + Printed.count(rows, "row") + " removed."));
    console.problems(problems);
    return status.code();
  }

  private long remove(Path history, Snapshot snapshot, RunEntry entry) {
    long rows;
    try (SparkWork work = SparkWork.open(history, spark.master(), Jars.application())) {
      rows = work.forget(entry.runId());
    }
    List<AnalysedRun> rest =
        snapshot.runs().stream().filter(one -> !one.run().runId().equals(entry.runId())).toList();
    new Snapshot(snapshot.version(), rest, snapshot.unread()).write(history);
    return rows;
  }

  private Problem notOne(Path history, List<AnalysedRun> matching) {
    List<String> some = new ArrayList<>();
    matching.stream().limit(5).forEach(one -> some.add(one.run().runId()));
    return Problem.error(
        "forget.not-one-run",
        history.toString(),
        0,
        matching.isEmpty()
            ? "no run whose id begins with " + run
            : matching.size()
                + " runs whose ids begin with "
                + run
                + ": "
                + String.join(", ", some),
        "exactly one",
        "Give more of the id.");
  }

  /** The next publish would read it again. */
  private static List<Problem> stillThere(Path root, RunEntry entry) {
    return entry.files().stream()
        .map(file -> file.path().contains("!") ? file.path().replaceAll("!.*", "") : file.path())
        .filter(path -> exists(root, path))
        .limit(1)
        .map(
            path ->
                Problem.warning(
                    "forget.logs-remain",
                    path,
                    0,
                    "a log of the forgotten run",
                    "it gone from the folder runs",
                    "Take its files away, or the next publish reads them again."))
        .toList();
  }

  /** As it is named, or under a compression that its name does not show. */
  private static boolean exists(Path root, String path) {
    return Files.exists(root.resolve(path))
        || Files.exists(root.resolve(path + ".gz"))
        || Files.exists(root.resolve(path + ".zst"));
  }
}
