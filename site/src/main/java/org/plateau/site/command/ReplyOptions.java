package org.plateau.site.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.draw.Charts;
import org.plateau.render.chart.style.Palette;
import org.plateau.render.chart.style.Typefaces;
import org.plateau.site.analyst.Reply;
import org.plateau.site.terminal.Printed;
import picocli.CommandLine.Option;

/** How the answer to an analyst's question is printed. */
final class ReplyOptions {
  @Option(
      names = "--format",
      paramLabel = "FORM",
      defaultValue = "text",
      description = "text, csv or json (${DEFAULT-VALUE}).")
  private Form form = Form.TEXT;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the answer there.")
  private @Nullable Path out;

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Draw it as well: a file that ends in .svg or .png.")
  private @Nullable Path chart;

  @Option(names = "--json", description = "Print one JSON object with problems and result.")
  private boolean json;

  /** Of the answer. */
  enum Form {
    TEXT,
    CSV,
    JSON
  }

  /** Whether the chart's file can be written in a known form. */
  boolean understandsChart() {
    Path file = chart;
    return file == null || file.toString().matches(".*\\.(svg|png)");
  }

  /** Prints it; the exit status. */
  int print(Console console, String command, Reply reply) {
    boolean refused = reply.problems().stream().anyMatch(one -> one.severity() == Severity.ERROR);
    ExitStatus status = refused ? ExitStatus.NOT_DONE : Console.statusOf(reply.problems());
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("question", reply.title());
      result.put("rows", reply.rows().objects());
      console.json(command, status, reply.problems(), result);
    } else {
      if (!refused) {
        Output.write(console, text(reply), out);
      }
      problems(console, reply.problems());
    }
    Path file = chart;
    if (file != null && !refused) {
      reply.plot().ifPresent(plot -> draw(plot, reply.title(), file));
      console.step("Drew " + file);
    }
    return status.code();
  }

  private static void problems(Console console, List<Problem> problems) {
    org.plateau.site.inspect.ProblemGroups.lines(problems).forEach(console::step);
  }

  private String text(Reply reply) {
    return switch (form) {
      case CSV -> reply.rows().csv();
      case JSON -> reply.rows().json();
      case TEXT -> reply.title() + "\n\n" + String.join("\n", reply.text()).stripTrailing() + "\n";
    };
  }

  private static void draw(Plot plot, String title, Path file) {
    Charts charts = new Charts(Typefaces.of("en"));
    ChartText text =
        new ChartText("chart", "en", title, title, (measure, value) -> Printed.number(value));
    Output.write(
        file.toString().endsWith(".png")
            ? charts.png(plot, text, Charts.WIDE, Palette.LIGHT, 2)
            : charts.svgFile(plot, text, Charts.WIDE).getBytes(StandardCharsets.UTF_8),
        file);
  }
}
