package org.plateau.site.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plateau.ingest.Problem;
import org.plateau.site.inspect.Inspection;
import org.plateau.site.inspect.InspectionJson;
import org.plateau.site.inspect.InspectionText;
import org.plateau.site.inspect.LogSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau inspect}: what is this log? */
@Command(
    name = "inspect",
    description = "Say what a log is and what can be known from it. Needs no lab.",
    mixinStandardHelpOptions = true)
final class InspectCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|FOLDER",
      description = "Logs or folders of logs; - reads standard input.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = "--name",
      paramLabel = "NAME",
      defaultValue = "stdin",
      description = "What standard input would be called: fio interval logs are told by name.")
  private String name = "stdin";

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  InspectCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<LogSource> source = Logs.open(console, "inspect", paths, name, json);
    if (source.isEmpty()) {
      return ExitStatus.NOT_DONE.code();
    }
    List<Inspection> inspections = source.get().sets().stream().map(Inspection::of).toList();
    List<Problem> problems = source.get().allProblems();
    ExitStatus status = Console.statusOf(problems);
    if (inspections.stream().allMatch(one -> one.runs().isEmpty())) {
      status = ExitStatus.PROBLEMS;
    }
    if (json) {
      console.json(
          "inspect", status, problems, InspectionJson.of(inspections, source.get().skipped()));
      return status.code();
    }
    InspectionText text = new InspectionText(console.screen());
    boolean first = true;
    for (Inspection inspection : inspections) {
      if (!first) {
        console.out().println();
      }
      first = false;
      text.lines(inspection).forEach(console.out()::println);
    }
    InspectionText.skipped(source.get().skipped()).forEach(console.out()::println);
    console.problems(source.get().problems());
    if (inspections.isEmpty()) {
      console.out().println("No logs in " + String.join(", ", paths) + ".");
    }
    return status.code();
  }
}
