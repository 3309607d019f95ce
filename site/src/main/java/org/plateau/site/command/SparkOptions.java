package org.plateau.site.command;

import java.nio.file.Path;
import org.plateau.ingest.Problem;
import picocli.CommandLine.Option;

/** Where the engine runs, for the commands that need it. */
final class SparkOptions {
  @Option(
      names = "--master",
      paramLabel = "URL",
      defaultValue = "local[*]",
      description = "Where Spark runs (default: ${DEFAULT-VALUE}).")
  private String master = "local[*]";

  String master() {
    return master;
  }

  /** Another process is at work on the history. */
  static Problem busy(Path root) {
    return Problem.error(
        "command.busy",
        root.resolve("history").toString(),
        0,
        "a history that another publish or ingest is changing",
        "one change at a time",
        "Run it again later, or with --wait.");
  }
}
