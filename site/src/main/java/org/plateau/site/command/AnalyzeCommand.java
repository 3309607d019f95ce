package org.plateau.site.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.SteadyStateMethod;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.site.analyst.LabHistory;
import org.plateau.site.inspect.LogSource;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;
import org.plateau.site.verdict.AnalysedLogs;
import org.plateau.site.verdict.VerdictJson;
import org.plateau.site.verdict.VerdictText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau analyze}: the verdict on any log. */
@Command(
    name = "analyze",
    description = "The verdict on logs or on runs of the history: steady state, burst, cliff.",
    mixinStandardHelpOptions = true)
final class AnalyzeCommand implements Callable<Integer> {
  /** More runs than this are listed, a line each. */
  private static final int MOST_IN_FULL = 4;

  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|FOLDER|RUN",
      description = "Logs, folders of logs, or (beginnings of) run ids; - reads standard input.")
  private List<String> arguments = new ArrayList<>();

  @Option(names = "--name", paramLabel = "NAME", defaultValue = "stdin")
  private String name = "stdin";

  @Option(
      names = "--method",
      paramLabel = "ID",
      description = "The steady-state method to quote: pts, mser5, fio-range, ...")
  private @Nullable String method;

  @Option(names = "--all", description = "Show the verdict of every method.")
  private boolean all;

  @Option(names = "--full", description = "Show every run in full, however many there are.")
  private boolean full;

  @Option(names = "--part", paramLabel = "NAME", description = "Only this part of the log set.")
  private @Nullable String part;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  AnalyzeCommand(Console console) {
    this.console = console;
  }

  /** What was asked for, from wherever it came. */
  private record Found(List<AnalysedRun> runs, List<Problem> problems, Catalogue catalogue) {}

  @Override
  public Integer call() {
    String wanted = method;
    if (wanted != null && !SteadyStateMethod.all().containsKey(wanted)) {
      throw lab.usage(
          "Unknown method "
              + wanted
              + ", expected one of "
              + String.join(", ", SteadyStateMethod.all().keySet())
              + ".");
    }
    Optional<Found> found = fromRuns().or(this::fromLogs);
    if (found.isEmpty()) {
      return ExitStatus.NOT_DONE.code();
    }
    String only = part;
    List<AnalysedRun> runs =
        found.get().runs().stream()
            .filter(run -> only == null || run.run().part().equals(only))
            .toList();
    List<Problem> problems = found.get().problems();
    ExitStatus status = runs.isEmpty() ? ExitStatus.PROBLEMS : Console.statusOf(problems);
    if (json) {
      console.json("analyze", status, problems, result(runs));
    } else {
      print(found.get(), runs);
    }
    return status.code();
  }

  private static Map<String, Object> result(List<AnalysedRun> runs) {
    if (runs.size() == 1) {
      return VerdictJson.of(runs.get(0));
    }
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("runs", runs.stream().map(VerdictJson::of).toList());
    return result;
  }

  /** Runs of the history, when no argument is a file and all look like ids. */
  private Optional<Found> fromRuns() {
    boolean ids =
        arguments.stream()
            .allMatch(
                argument ->
                    argument.matches("[0-9a-f]{4,64}") && Logs.readable(argument).isEmpty());
    Optional<Path> root = ids ? lab.find(Path.of("")) : Optional.empty();
    Optional<LabHistory> history = root.flatMap(LabHistory::open);
    if (history.isEmpty()) {
      return Optional.empty();
    }
    List<AnalysedRun> runs = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (String argument : arguments) {
      List<AnalysedRun> matching = history.get().startingWith(argument);
      if (matching.size() != 1) {
        throw lab.usage(
            argument
                + " begins the ids of "
                + matching.size()
                + " runs, expected one. List runs with: plateau query \"SELECT run_id, folder FROM"
                + " runs\".");
      }
      AnalysedRun run = matching.get(0);
      runs.add(quoted(run));
      problems.addAll(run.run().problems());
      String wanted = method;
      if (wanted != null && !run.analysis().knows(wanted)) {
        problems.add(
            Problem.note(
                "analyze.not-under-method",
                run.run().folder(),
                0,
                "a history without the steady figures by " + wanted,
                "them, for a method that is not the lab's",
                "Analyse the logs: plateau analyze --method "
                    + wanted
                    + " "
                    + run.run().folder()
                    + "."));
      }
    }
    return Optional.of(new Found(runs, problems, history.get().lab().catalogue()));
  }

  /** The same run with another method's verdict in front. */
  private AnalysedRun quoted(AnalysedRun run) {
    String wanted = method;
    return wanted == null ? run : new AnalysedRun(run.run(), run.analysis().under(wanted));
  }

  private Optional<Found> fromLogs() {
    return Logs.open(console, "analyze", arguments, name, json).map(this::analysed);
  }

  private Found analysed(LogSource source) {
    AnalysisSettings settings = AnalysedLogs.settings(source.settings());
    String wanted = method;
    List<AnalysedRun> runs =
        AnalysedLogs.of(source, wanted == null ? settings : settings.withMethod(wanted));
    return new Found(runs, source.allProblems(), source.catalogue());
  }

  private void print(Found found, List<AnalysedRun> runs) {
    VerdictText text = new VerdictText(console.screen(), found.catalogue(), all);
    if (runs.size() > MOST_IN_FULL && !full) {
      TextTable table = new TextTable("run", "where", "verdict", "window", ">level");
      runs.forEach(run -> table.row(text.row(run)));
      table.lines().forEach(console.out()::println);
      console.out().println();
    } else {
      runs.forEach(run -> text.lines(run).forEach(console.out()::println));
    }
    List<Problem> rest = new ArrayList<>(found.problems());
    runs.forEach(run -> rest.removeAll(run.run().problems()));
    console.problems(rest);
    console.out().println(closing(found.problems(), runs));
  }

  private String closing(List<Problem> problems, List<AnalysedRun> runs) {
    long notes = problems.stream().filter(p -> p.severity() == Severity.NOTE).count();
    long others = problems.size() - notes;
    List<String> counts = new ArrayList<>();
    if (others > 0) {
      counts.add(Printed.count(others, "problem"));
    }
    if (notes > 0) {
      counts.add(Printed.count(notes, "note"));
    }
    String done = counts.isEmpty() ? "Done." : "Done with " + String.join(" and ", counts) + ".";
    if (runs.isEmpty()) {
      return "No run found. What the files are: plateau inspect " + String.join(" ", arguments);
    }
    boolean listed = runs.size() > MOST_IN_FULL && !full;
    return done
        + (listed ? " All of it: plateau analyze --full " : " Evidence: plateau analyze --json ")
        + String.join(" ", arguments);
  }
}
