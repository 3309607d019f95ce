package org.plateau.site.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.ingest.Problem;
import org.plateau.site.inspect.LogSource;

/** Opens the logs that a command line names. */
final class Logs {
  private Logs() {}

  /**
   * Reads them; empty, with a message, when one of them cannot be opened.
   *
   * @param paths files, folders, or {@code -} alone for standard input
   * @param name what standard input would be called
   */
  static Optional<LogSource> open(
      Console console, String command, List<String> paths, String name, boolean json) {
    if (paths.equals(List.of("-"))) {
      return Optional.of(LogSource.of(console.in(), name));
    }
    List<Problem> missing = new ArrayList<>();
    List<Path> files = new ArrayList<>();
    for (String path : paths) {
      Optional<Path> file = readable(path);
      file.ifPresent(files::add);
      if (file.isEmpty()) {
        missing.add(
            Problem.error(
                "command.no-such-file",
                path,
                0,
                "nothing that can be read",
                "a log or a folder of logs",
                "Check the path."));
      }
    }
    if (!missing.isEmpty()) {
      refuse(console, command, missing, json);
      return Optional.empty();
    }
    return Optional.of(LogSource.of(files));
  }

  /** The path, when something readable lies there. */
  static Optional<Path> readable(String path) {
    try {
      return Optional.of(Path.of(path)).filter(Files::isReadable);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Says why nothing was done. */
  static void refuse(Console console, String command, List<Problem> problems, boolean json) {
    if (json) {
      console.json(command, ExitStatus.NOT_DONE, problems, Map.of());
    } else {
      console.problems(problems);
    }
  }
}
