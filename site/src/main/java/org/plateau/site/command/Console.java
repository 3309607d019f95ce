package org.plateau.site.command;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.site.terminal.Screen;

/** What a command reads from and writes to: text for people, or one JSON object for programs. */
public final class Console {
  private final InputStream in;
  private final PrintWriter out;
  private final PrintWriter err;
  private final Screen screen;

  public Console(InputStream in, PrintWriter out, PrintWriter err, Screen screen) {
    this.in = in;
    this.out = out;
    this.err = err;
    this.screen = screen;
  }

  /** What the standard output can show. */
  public Screen screen() {
    return screen;
  }

  public InputStream in() {
    return in;
  }

  public PrintWriter out() {
    return out;
  }

  /** One line of progress, on standard error. */
  public void step(String text) {
    err.println(text);
  }

  /**
   * The problems on standard error, worst first: errors and warnings one line each, notes of one
   * code in one line with their number and the first of them.
   */
  public void problems(List<Problem> problems) {
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING)) {
      problems.stream()
          .filter(problem -> problem.severity() == severity)
          .forEach(problem -> err.println(line(problem)));
    }
    Map<String, List<Problem>> notes = new LinkedHashMap<>();
    problems.stream()
        .filter(problem -> problem.severity() == Severity.NOTE)
        .forEach(note -> notes.computeIfAbsent(note.code(), any -> new ArrayList<>()).add(note));
    notes
        .values()
        .forEach(
            same ->
                err.println(
                    line(same.get(0))
                        + (same.size() > 1 ? " (and " + (same.size() - 1) + " like it)" : "")));
  }

  private static String line(Problem problem) {
    return problem.severity().name().toLowerCase(Locale.ROOT)
        + " "
        + problem.code()
        + ": "
        + problem.message();
  }

  /** The one JSON object of a command: {@code {"command", "status", "problems", "result"}}. */
  public void json(String command, ExitStatus status, List<Problem> problems, Object result) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("command", command);
    object.put("status", status.code());
    object.put("problems", problems.stream().map(Console::problem).toList());
    object.put("result", result);
    try {
      ObjectMapper mapper =
          new ObjectMapper()
              .configure(SerializationFeature.INDENT_OUTPUT, true)
              .configure(JsonGenerator.Feature.AUTO_CLOSE_TARGET, false);
      out.println(mapper.writeValueAsString(object));
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, Object> problem(Problem problem) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("code", problem.code());
    object.put("severity", problem.severity().name().toLowerCase(Locale.ROOT));
    object.put("file", problem.file());
    object.put("line", problem.line());
    object.put("found", problem.found());
    object.put("expected", problem.expected());
    object.put("remedy", problem.remedy());
    return object;
  }

  /** {@link ExitStatus#PROBLEMS} when any of them is more than a note. */
  public static ExitStatus statusOf(List<Problem> problems) {
    return problems.stream().anyMatch(problem -> problem.severity() != Severity.NOTE)
        ? ExitStatus.PROBLEMS
        : ExitStatus.DONE;
  }
}
