package org.plateau.site;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.plateau.site.command.CommandLineInterface;
import org.plateau.site.command.ExitStatus;
import org.plateau.site.terminal.Screen;

/** Where the process begins and ends. */
public final class Main {
  private Main() {}

  /** Runs the command and ends the process with its exit status. */
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int status;
    try {
      status = new CommandLineInterface(System.in, out, err, Screen.ofProcess()).run(arguments);
    } catch (Exception e) {
      // the one place that knows no better: say what happened, keep the trace for the report
      err.println("plateau: " + e);
      if (Boolean.getBoolean("plateau.trace")) {
        e.printStackTrace(err);
      } else {
        err.println("Run it again with PLATEAU_JAVA_OPTIONS=-Dplateau.trace=true to see where.");
      }
      status = ExitStatus.NOT_DONE.code();
    }
    out.flush();
    err.flush();
    System.exit(status);
  }
}
