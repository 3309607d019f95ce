package org.plateau.site.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.lab.Lab;
import org.plateau.site.desk.Change;
import org.plateau.site.publish.Publisher;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau publish}: the main job. */
@Command(
    name = "publish",
    description = "Ingest what is new, analyse it, and publish the site in one step.",
    mixinStandardHelpOptions = true)
final class PublishCommand implements Callable<Integer> {
  private final Console console;

  @CommandLine.Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "LAB",
      description = "The lab folder, or a folder in it (default: the current folder).")
  private @Nullable Path lab;

  @Option(names = "--lab", paramLabel = "DIR", description = "The lab folder.")
  private @Nullable Path labOption;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the site goes (default: LAB/public).")
  private @Nullable Path out;

  @Option(
      names = "--master",
      paramLabel = "URL",
      defaultValue = "local[*]",
      description = "Where Spark runs (default: ${DEFAULT-VALUE}).")
  private String master = "local[*]";

  @Option(names = "--wait", description = "Wait for a publish that is under way.")
  private boolean wait;

  @Option(names = "--verify", description = "Read every log again, changed or not.")
  private boolean verify;

  @Option(
      names = "--dry-run",
      description = "Say which figures, ranks and claims would change, and publish nothing.")
  private boolean dryRun;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  PublishCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path start = labOption != null ? labOption : lab != null ? lab : Path.of("");
    Path root = Lab.find(start).orElse(null);
    if (root == null || !Files.isDirectory(root)) {
      throw new CommandLine.ParameterException(
          spec == null ? new CommandLine(this) : spec.commandLine(),
          start + " is no lab: no lab.yaml there or above. Name the lab folder.");
    }
    Path target = out != null ? out : root.resolve("public");
    Publisher publisher =
        new Publisher(
            new Publisher.Options(root, target, master, Jars.application(), wait, verify),
            console::step);
    if (dryRun) {
      return rehearsed(publisher.rehearse()).code();
    }
    Publisher.Outcome outcome = publisher.publish();
    return report(outcome, target).code();
  }

  private ExitStatus rehearsed(Publisher.Rehearsal rehearsal) {
    ExitStatus status =
        rehearsal.busy() ? ExitStatus.NOT_DONE : Console.statusOf(rehearsal.problems());
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("changes", rehearsal.changes().stream().map(PublishCommand::change).toList());
      console.json("publish", status, rehearsal.problems(), result);
      return status;
    }
    if (rehearsal.busy()) {
      console.step("Another publish of this lab is under way. Run it again later, or with --wait.");
      return status;
    }
    console.problems(rehearsal.problems());
    rehearsal.changes().forEach(change -> console.out().println(change.line()));
    console
        .out()
        .println(
            rehearsal.changes().isEmpty()
                ? "No figure, rank or claim would change."
                : rehearsal.changes().size() + " changes; nothing was published.");
    return status;
  }

  private static Map<String, Object> change(Change change) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("review", change.review());
    object.put("kind", change.kind());
    object.put("name", change.name());
    object.put("from", change.from());
    object.put("to", change.to());
    object.put("cause", change.cause());
    return object;
  }

  private ExitStatus report(Publisher.Outcome outcome, Path target) {
    ExitStatus status = outcome.busy() ? ExitStatus.NOT_DONE : Console.statusOf(outcome.problems());
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("site", target.toString());
      result.put("new_log_sets", outcome.fresh());
      result.put("runs", outcome.runs());
      result.put("files", outcome.files());
      result.put("changed", outcome.changed());
      console.json("publish", status, outcome.problems(), result);
      return status;
    }
    if (outcome.busy()) {
      console.step("Another publish of this lab is under way. Run it again later, or with --wait.");
      return status;
    }
    console.problems(outcome.problems());
    console
        .out()
        .println(
            (outcome.changed() ? "Published " : "Unchanged: ")
                + outcome.files()
                + " files from "
                + outcome.runs()
                + " runs at "
                + target);
    return status;
  }
}
