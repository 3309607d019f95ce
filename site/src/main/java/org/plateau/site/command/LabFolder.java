package org.plateau.site.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.lab.Lab;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The lab that a command works on: named, or found from the current folder. */
final class LabFolder {
  @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "LAB",
      description = "The lab folder, or a folder in it (default: the current folder).")
  private @Nullable Path lab;

  @Option(names = "--lab", paramLabel = "DIR", description = "The lab folder.")
  private @Nullable Path labOption;

  /** Its root. */
  Path root() {
    Path start = labOption != null ? labOption : lab != null ? lab : Path.of("");
    return Lab.find(start)
        .orElseThrow(
            () ->
                new CommandLine.ParameterException(
                    spec == null ? new CommandLine(this) : spec.commandLine(),
                    start + " is no lab: no lab.yaml there or above. Name the lab folder."));
  }
}
