package org.plateau.site.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plateau.site.analyst.LabHistory;
import org.plateau.site.analyst.Question;
import org.plateau.site.analyst.RankAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plateau rank}: who is better? */
@Command(
    name = "rank",
    description = "Rank drives by one figure; only like runs, ties as ties.",
    mixinStandardHelpOptions = true)
final class RankCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Mixin private QuestionOptions asked = new QuestionOptions();

  @Mixin private ReplyOptions reply = new ReplyOptions();

  @Option(names = "--mixed", description = "Let unlike runs stand side by side, and say so.")
  private boolean mixed;

  RankCommand(Console console) {
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
    Question question;
    try {
      question = asked.question(null);
    } catch (IllegalArgumentException e) {
      throw lab.usage(String.valueOf(e.getMessage()));
    }
    Path root = lab.require(Path.of(""));
    LabHistory history =
        LabHistory.openFigures(root)
            .orElseThrow(
                () -> lab.usage(root + " has no history yet. Run plateau publish or ingest."));
    return reply.print(console, "rank", RankAnswer.of(history, question, mixed));
  }
}
