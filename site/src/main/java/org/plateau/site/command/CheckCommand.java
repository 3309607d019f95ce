package org.plateau.site.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.site.desk.LabCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plateau check}: everything an editor must know before publishing. */
@Command(
    name = "check",
    description = "Everything an editor must know before publishing; starts no Spark.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabFolder lab = new LabFolder();

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--lines",
      description = "Print file:line: severity code: message, a line a problem, for editors.")
  private boolean lines;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    LabCheck check = LabCheck.of(lab.root());
    ExitStatus status = Console.statusOf(check.problems());
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("reviews", check.reviews());
      result.put("runs", check.runs());
      console.json("check", status, check.problems(), result);
    } else if (lines) {
      check.problems().forEach(problem -> console.out().println(line(problem)));
    } else {
      console.problems(check.problems());
      console
          .out()
          .println(
              many(check.reviews(), "review")
                  + " checked against "
                  + many(check.runs(), "run")
                  + ": "
                  + many(count(check.problems(), Severity.ERROR), "error")
                  + ", "
                  + many(count(check.problems(), Severity.WARNING), "warning")
                  + ", "
                  + many(count(check.problems(), Severity.NOTE), "note"));
    }
    return status.code();
  }

  private static String many(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static long count(List<Problem> problems, Severity severity) {
    return problems.stream().filter(problem -> problem.severity() == severity).count();
  }

  /** What problem matchers read: one line, the place first. */
  private static String line(Problem problem) {
    return problem.file()
        + ":"
        + Math.max(1, problem.line())
        + ": "
        + problem.severity().name().toLowerCase(Locale.ROOT)
        + " "
        + problem.code()
        + ": "
        + (problem.found() + ", expected " + problem.expected() + ". " + problem.remedy())
            .replaceAll("\\s*\\R\\s*", " ");
  }
}
