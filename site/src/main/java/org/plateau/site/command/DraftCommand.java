package org.plateau.site.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.lab.Lab;
import org.plateau.site.desk.DraftFolder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plateau draft}: a whole review folder to go on from. */
@Command(
    name = "draft",
    description = "Write a review folder with figures, charts, commentary, pros and cons.",
    mixinStandardHelpOptions = true)
final class DraftCommand implements Callable<Integer> {
  private final Console console;

  @CommandLine.Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Parameters(paramLabel = "DRIVE", description = "The id of the reviewed drive.")
  private String drive = "";

  @Option(
      names = "--versus",
      split = ",",
      paramLabel = "DRIVE",
      description = "Ids of the drives it is held against.")
  private List<String> versus = List.of();

  @Option(
      names = "--slug",
      paramLabel = "NAME",
      description = "Name of the folder and of the address (default: the drive's id).")
  private @Nullable String slug;

  @Option(names = "--lab", paramLabel = "DIR", description = "The lab folder.")
  private @Nullable Path labOption;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  DraftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Path start = labOption != null ? labOption : Path.of("");
    Path root =
        Lab.find(start)
            .orElseThrow(
                () -> usage(start + " is no lab: no lab.yaml there or above. Name it with --lab."));
    DraftFolder.Outcome outcome;
    try {
      outcome = DraftFolder.write(root, drive, versus, slug == null ? drive : slug);
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()));
    }
    ExitStatus status = outcome.refusal().isEmpty() ? ExitStatus.DONE : ExitStatus.NOT_DONE;
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("files", outcome.files());
      result.put("refusal", outcome.refusal());
      console.json("draft", status, List.of(), result);
    } else if (outcome.refusal().isEmpty()) {
      outcome.files().forEach(file -> console.out().println("Wrote " + file));
      console.out().println("Edit them, look at them with plateau preview, then plateau check.");
    } else {
      console.step(outcome.refusal());
    }
    return status.code();
  }

  private CommandLine.ParameterException usage(String message) {
    return new CommandLine.ParameterException(
        spec == null ? new CommandLine(this) : spec.commandLine(), message);
  }
}
