package org.plateau.site.command;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.lab.Lab;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The lab that a command works on: named, or the nearest one above where it starts. */
final class LabOption {
  @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
  private CommandLine.Model.@Nullable CommandSpec spec;

  @Option(
      names = "--lab",
      paramLabel = "DIR",
      description = "The lab folder (default: the nearest folder above with a lab.yaml).")
  private @Nullable Path lab;

  /** The lab's root, if there is one. */
  Optional<Path> find(Path start) {
    return Lab.find(lab == null ? start : lab);
  }

  /**
   * The lab's root.
   *
   * @throws CommandLine.ParameterException when there is none
   */
  Path require(Path start) {
    return find(start)
        .orElseThrow(
            () ->
                usage(
                    (lab == null ? start.toAbsolutePath().normalize() : lab)
                        + " is no lab: no lab.yaml there or above. Name the lab with --lab."));
  }

  /** A mistake on the command line. */
  CommandLine.ParameterException usage(String message) {
    CommandLine.Model.CommandSpec known = spec;
    return new CommandLine.ParameterException(
        known == null ? new CommandLine(this) : known.commandLine(), message);
  }
}
