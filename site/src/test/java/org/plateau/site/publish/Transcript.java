package org.plateau.site.publish;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.site.command.CommandLineInterface;

/**
 * Does in a lab what a document tells, and writes the document again with what the commands said.
 *
 * <p>A {@code console} block is one command with its output; a block with {@code append=FILE} is
 * added to a file; a {@code diff} block with {@code file=FILE} replaces text; {@code <!-- measure
 * DRIVE LEVEL -->} gives a drive another log.
 */
final class Transcript {
  private static final Pattern STEP =
      Pattern.compile(
          "```(\\w+)(?: (append|file)=(\\S+))?\\n(.*?)```|<!-- measure (\\w+) (\\d+) -->",
          Pattern.DOTALL);

  private final TinyLab lab;

  Transcript(TinyLab lab) {
    this.lab = lab;
  }

  /** The document as it would be if it were true. */
  String replay(String document) {
    return STEP.matcher(document).replaceAll(step -> Matcher.quoteReplacement(step(step)));
  }

  private String step(java.util.regex.MatchResult step) {
    if (step.group(5) != null) {
      String drive = step.group(5);
      String log = TinyLab.log(Integer.parseInt(step.group(6)));
      lab.write("runs/" + drive + "/write/w.plateau.jsonl", log);
    } else if (step.group(1).equals("console")) {
      String command = step.group(4).lines().findFirst().orElseThrow();
      return "```console\n" + command + "\n" + run(command) + "```";
    } else if ("append".equals(step.group(2))) {
      lab.write(step.group(3), read(step.group(3)) + step.group(4));
    } else if ("file".equals(step.group(2))) {
      lab.write(step.group(3), changed(read(step.group(3)), step.group(4)));
    }
    return step.group();
  }

  private static String changed(String text, String diff) {
    StringBuilder from = new StringBuilder();
    StringBuilder to = new StringBuilder();
    diff.lines()
        .forEach(line -> (line.startsWith("-") ? from : to).append(line.substring(1)).append('\n'));
    if (!text.contains(from)) {
      throw new IllegalStateException("nothing to change: " + from);
    }
    return text.replace(from, to);
  }

  private String read(String path) {
    try {
      return Files.readString(lab.root().resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String run(String command) {
    List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
    arguments.subList(0, 2).clear();
    arguments.addAll(List.of("--lab", lab.root().toString()));
    if (arguments.contains("publish")) {
      arguments.addAll(List.of("--master", "local[2]"));
    }
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said, true);
    int status =
        new CommandLineInterface(InputStream.nullInputStream(), writer, writer)
            .run(arguments.toArray(String[]::new));
    writer.flush();
    Path root = lab.root();
    return said.toString()
            .replace("\r\n", "\n")
            .replace(root + "/", "")
            .replaceAll("#[0-9a-f]{32}", "#…")
            .replaceAll("(source: |made from )[0-9a-f]{12}", "$1…")
            .replaceAll("(Published|Unchanged:) \\d+ files", "$1 … files")
        + (status == 0 ? "" : "exit status " + status + "\n");
  }
}
