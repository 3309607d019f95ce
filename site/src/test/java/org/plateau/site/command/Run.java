package org.plateau.site.command;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** A command that ran in this process, with what it wrote. */
record Run(int status, String out, String err) {
  static Run of(String... arguments) {
    return withInput("", arguments);
  }

  static Run withInput(String input, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    PrintWriter outWriter = new PrintWriter(out);
    PrintWriter errWriter = new PrintWriter(err, true);
    int status =
        new CommandLineInterface(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                outWriter,
                errWriter)
            .run(arguments);
    outWriter.flush();
    errWriter.flush();
    return new Run(
        status, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
  }
}
