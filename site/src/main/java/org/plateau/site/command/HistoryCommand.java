package org.plateau.site.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.plateau.site.analyst.HistoryAnswer;
import org.plateau.site.analyst.LabHistory;
import org.plateau.site.analyst.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code plateau history}: one drive over time. */
@Command(
    name = "history",
    description = "One drive's runs over time, with changes of level.",
    mixinStandardHelpOptions = true)
final class HistoryCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private LabOption lab = new LabOption();

  @Mixin private QuestionOptions asked = new QuestionOptions();

  @Mixin private ReplyOptions reply = new ReplyOptions();

  @Parameters(paramLabel = "DRIVE", description = "Id of the catalogue.")
  private String drive = "";

  HistoryCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!reply.understandsChart()) {
      throw lab.usage("A chart's file ends in .svg or .png.");
    }
    Question question;
    try {
      question = asked.question(drive);
    } catch (IllegalArgumentException e) {
      throw lab.usage(String.valueOf(e.getMessage()));
    }
    Path root = lab.require(Path.of(""));
    LabHistory history =
        LabHistory.openFigures(root)
            .orElseThrow(
                () -> lab.usage(root + " has no history yet. Run plateau publish or ingest."));
    return reply.print(console, "history", HistoryAnswer.of(history, question));
  }
}
