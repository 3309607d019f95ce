package org.plateau.site.command;

import java.io.InputStream;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import org.plateau.site.terminal.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Parses the command line and runs the command it names. */
public final class CommandLineInterface {
  private final CommandLine commandLine;

  /** On plain streams: no colour. */
  public CommandLineInterface(InputStream in, PrintWriter out, PrintWriter err) {
    this(in, out, err, Screen.PLAIN);
  }

  public CommandLineInterface(InputStream in, PrintWriter out, PrintWriter err, Screen screen) {
    Console console = new Console(in, out, err, screen);
    commandLine =
        new CommandLine(new Plateau())
            .addSubcommand(new PublishCommand(console))
            .addSubcommand(new InspectCommand(console))
            .addSubcommand(new AnalyzeCommand(console))
            .addSubcommand(new ConvertCommand(console))
            .addSubcommand(new SimulateCommand(console))
            .addSubcommand(new IngestCommand(console))
            .addSubcommand(new QueryCommand(console))
            .addSubcommand(new CompareCommand(console))
            .addSubcommand(new HistoryCommand(console))
            .addSubcommand(new RankCommand(console))
            .addSubcommand(new MaintainCommand(console))
            .addSubcommand(new ForgetCommand(console))
            .addSubcommand(new CheckCommand(console))
            .addSubcommand(new DraftCommand(console))
            .addSubcommand(new PreviewCommand(console))
            .setOut(out)
            .setErr(err)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExecutionExceptionHandler(
                (exception, parsed, result) -> {
                  // Main says what happened; picocli would print it twice
                  throw exception;
                });
  }

  /** Runs it; the exit status of {@link ExitStatus}. */
  public int run(String... arguments) {
    return commandLine.execute(arguments);
  }

  @Command(
      name = "plateau",
      mixinStandardHelpOptions = true,
      version = "plateau 0.1.0",
      description = "Raw drive-benchmark logs in, published reviews out.",
      subcommands = CommandLine.HelpCommand.class)
  private static final class Plateau implements Runnable {
    @CommandLine.Spec private CommandLine.Model.@Nullable CommandSpec spec;

    @Override
    public void run() {
      CommandLine own = spec == null ? new CommandLine(this) : spec.commandLine();
      throw new CommandLine.ParameterException(own, "Name a command.");
    }
  }
}
