package org.plateau.site.command;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.ingest.lab.LogSets;
import org.plateau.ingest.lab.Manifest;
import org.plateau.site.analyst.IngestReport;
import org.plateau.site.inspect.ProblemGroups;
import org.plateau.site.publish.Ingestion;
import org.plateau.site.publish.PublishLock;
import org.plateau.site.terminal.Printed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau ingest}: logs into the history, with a report. */
@Command(
    name = "ingest",
    description = "Read what is new in a lab into its history, and report on it.",
    mixinStandardHelpOptions = true)
final class IngestCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption labOption = new LabOption();

  @Mixin private SparkOptions spark = new SparkOptions();

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description = "The lab, or files and folders in it; the report speaks of these.")
  private List<Path> paths = new ArrayList<>();

  @Option(names = "--wait", description = "Wait for a publish or ingest that is under way.")
  private boolean wait;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  IngestCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path root = labOption.require(paths.get(0));
    List<Problem> outside = outside(root);
    if (!outside.isEmpty()) {
      Logs.refuse(console, "ingest", outside, json);
      return ExitStatus.NOT_DONE.code();
    }
    Optional<PublishLock> lock = PublishLock.take(root.resolve("history"), wait);
    if (lock.isEmpty()) {
      Logs.refuse(console, "ingest", List.of(SparkOptions.busy(root)), json);
      return ExitStatus.NOT_DONE.code();
    }
    PublishLock held = lock.get();
    try {
      return ingest(root);
    } finally {
      held.close();
    }
  }

  private List<Problem> outside(Path root) {
    List<Problem> problems = new ArrayList<>();
    for (Path path : paths) {
      Path place = path.toAbsolutePath().normalize();
      boolean inside = place.equals(root) || place.startsWith(root.resolve("runs"));
      if (!inside || Logs.readable(path.toString()).isEmpty()) {
        problems.add(
            Problem.error(
                "command.not-in-lab",
                path.toString(),
                0,
                inside ? "nothing that can be read" : "a path outside of " + root.resolve("runs"),
                "logs below the lab's folder runs",
                "Put them there, then ingest that place."));
      }
    }
    return problems;
  }

  private int ingest(Path root) {
    Path history = root.resolve("history");
    Lab lab = Lab.open(root);
    Path manifestFile = history.resolve("manifest.json");
    Manifest manifest = Manifest.take(root, Manifest.load(manifestFile), Instant.now());
    Set<String> known =
        Snapshot.read(history).stream()
            .flatMap(old -> old.runs().stream())
            .map(run -> run.run().logSetId())
            .collect(Collectors.toSet());
    Ingestion.Outcome outcome =
        new Ingestion(lab, spark.master(), Jars.application(), console::step).run(manifest);
    manifest.save(manifestFile);
    LogSets sets = LogSets.in(lab, LogSetReader.withAllReaders(), manifest, Clock.systemUTC());
    List<String> places = paths.stream().map(path -> place(root, path)).toList();
    IngestReport report = IngestReport.of(sets, outcome.snapshot(), known, places);
    ExitStatus status = Console.statusOf(outcome.problems());
    if (json) {
      console.json("ingest", status, outcome.problems(), report.json());
    } else {
      report.lines().forEach(console.out()::println);
      ProblemGroups.lines(outcome.problems()).forEach(console::step);
      console.out().println(closing(report, outcome));
    }
    return status.code();
  }

  private static String closing(IngestReport report, Ingestion.Outcome outcome) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("read", report.read().size());
    counts.put("already known", report.known().size());
    counts.put("left for next time", report.held().size());
    counts.put("refused", report.refused().size());
    String words =
        counts.entrySet().stream()
            .map(count -> Printed.count(count.getValue()) + " " + count.getKey())
            .collect(Collectors.joining(", "));
    return "Log sets: "
        + words
        + ". "
        + Printed.count(outcome.snapshot().runs().size(), "run")
        + " in the history.";
  }

  /** Relative to the lab, with slashes; empty for the lab itself. */
  private static String place(Path root, Path path) {
    List<String> parts = new ArrayList<>();
    Path relative = root.relativize(path.toAbsolutePath().normalize());
    relative.forEach(part -> parts.add(part.toString()));
    return String.join("/", parts);
  }
}
