package org.plateau.site.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.site.analyst.CompareAnswer;
import org.plateau.site.analyst.LabHistory;
import org.plateau.site.analyst.LoadAnswer;
import org.plateau.site.analyst.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau compare}: drives side by side. */
@Command(
    name = "compare",
    description = "Compare drives by one figure, each system and profile on its own.",
    mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Mixin private QuestionOptions asked = new QuestionOptions();

  @Mixin private ReplyOptions reply = new ReplyOptions();

  @Option(
      names = "--mixed",
      description = "Let unlike runs stand side by side, each in a column of its own.")
  private boolean mixed;

  @Option(
      names = "--over",
      paramLabel = "load",
      description = "Over rising load instead: scaling over T/Q, latency over IOPS, the knee.")
  private @Nullable String over;

  @Parameters(arity = "1..*", paramLabel = "DRIVE", description = "Ids of the catalogue.")
  private List<String> drives = new ArrayList<>();

  CompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!asked.namesWorkload()) {
      throw lab.usage("Name the workload with --workload.");
    }
    if (!reply.understandsChart()) {
      throw lab.usage("A chart's file ends in .svg or .png.");
    }
    if (over != null && !over.equals("load")) {
      throw lab.usage("--over " + over + ", expected --over load.");
    }
    Question question;
    try {
      question = asked.openQuestion();
    } catch (IllegalArgumentException e) {
      throw lab.usage(String.valueOf(e.getMessage()));
    }
    Path root = lab.require(Path.of(""));
    LabHistory history =
        LabHistory.openFigures(root)
            .orElseThrow(
                () -> lab.usage(root + " has no history yet. Run plateau publish or ingest."));
    return reply.print(
        console,
        "compare",
        over == null
            ? CompareAnswer.of(history, question, asked.workloads(), drives, mixed)
            : LoadAnswer.of(history, question, asked.workloads(), drives));
  }
}
