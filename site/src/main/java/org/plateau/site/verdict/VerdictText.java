package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Assessment;
import org.plateau.analysis.curve.Bands.Band;
import org.plateau.analysis.life.Life;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.steady.Determination;
import org.plateau.ingest.Direction;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.lab.Catalogue;
import org.plateau.ingest.lab.Drive;
import org.plateau.site.inspect.ProblemGroups;
import org.plateau.site.terminal.CurvePlot;
import org.plateau.site.terminal.Ink;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.Screen;
import org.plateau.site.terminal.TextWidth;
import org.plateau.site.verdict.Checks.Check;

/** One run's analysis as the terminal shows it: what it is, verdict, plot, figures, checks. */
public final class VerdictText {
  private static final int KEY = 12;

  private final Screen screen;
  private final Ink ink;
  private final Catalogue catalogue;
  private final boolean allMethods;

  public VerdictText(Screen screen, Catalogue catalogue, boolean allMethods) {
    this.screen = screen;
    this.ink = new Ink(screen);
    this.catalogue = catalogue;
    this.allMethods = allMethods;
  }

  /** The lines of one run. */
  public List<String> lines(AnalysedRun run) {
    Analysis analysis = run.analysis();
    List<String> lines = new ArrayList<>();
    lines.add(title(run.run()));
    lines.add(ink.dim(sources(run)));
    lines.add("");
    Optional<Tracked> tracked = Tracked.of(analysis);
    Assessment assessment = analysis.assessments().get(analysis.method());
    if (tracked.isPresent() && assessment != null) {
      VerdictLine verdict = VerdictLine.of(assessment.verdict(), tracked.get(), dash());
      lines.add(bar(verdict));
      lines.add("");
      lines.addAll(plot(analysis, tracked.get(), verdict));
      lines.add("");
    } else {
      lines.add(bar(new VerdictLine("NO VERDICT", "a summary alone, no intervals", "", null)));
      lines.add("");
    }
    int before = lines.size();
    figures(run, lines);
    if (lines.size() > before) {
      lines.add("");
    }
    tracked.ifPresent(
        one -> {
          List<List<String>> life = new ArrayList<>(LifeLines.of(analysis.life(), one, dash()));
          List<Band> bands = analysis.bands().getOrDefault(Direction.ALL, List.of());
          life.addAll(new BandLines(bands).summary());
          life.forEach(line -> lines.add(ink.dim(TextWidth.left(line.get(0), KEY)) + line.get(1)));
          if (!life.isEmpty()) {
            lines.add("");
          }
          lines.addAll(pts(analysis, one));
          if (allMethods) {
            methods(analysis, one).forEach(lines::add);
            lines.add("");
            if (!bands.isEmpty()) {
              lines.addAll(new BandLines(bands).table());
              lines.add("");
            }
          }
        });
    List<Check> checks = Checks.of(run);
    checks.forEach(check -> lines.add(check(check)));
    for (String problem : ProblemGroups.lines(run.run().problems())) {
      boolean note = problem.startsWith("note ");
      String line = (note ? "   " : " ! ") + TextWidth.cut(problem, screen.columns() - 3);
      lines.add(note ? ink.dim(line) : ink.spot(line));
    }
    if (!checks.isEmpty() || !run.run().problems().isEmpty()) {
      lines.add("");
    }
    return screen.unicode() ? lines : lines.stream().map(VerdictText::ascii).toList();
  }

  private static String ascii(String line) {
    return line.replace("\u00b5", "u");
  }

  private String dash() {
    return screen.unicode() ? "\u2013" : "-";
  }

  private String dot() {
    return screen.unicode() ? " \u00b7 " : " - ";
  }

  private String title(RunEntry run) {
    String drive = run.label("drive");
    String name = catalogue.drive(drive).map(VerdictText::name).orElse(drive);
    List<String> rest = new ArrayList<>();
    for (String key : List.of("workload", "phase", "os", "op_profile")) {
      if (!run.label(key).isEmpty()) {
        rest.add(run.label(key));
      }
    }
    if (!run.label("threads").isEmpty() && !run.label("queue_depth").isEmpty()) {
      rest.add(run.label("threads") + "T/" + run.label("queue_depth") + "Q");
    }
    String head = name.isEmpty() ? run.folder() : name;
    return (ink.bold(head) + "   " + String.join(dot(), rest)).stripTrailing();
  }

  private static String name(Drive drive) {
    return (drive.name() + " " + drive.capacity()).strip();
  }

  private String sources(AnalysedRun run) {
    List<String> parts = new ArrayList<>();
    String formats =
        run.run().files().stream()
            .map(file -> file.format())
            .filter(format -> !format.isEmpty())
            .distinct()
            .sorted()
            .collect(Collectors.joining(" + "));
    StringBuilder from = new StringBuilder(formats.isEmpty() ? "log" : formats);
    from.append(", ").append(Printed.count(run.run().files().size(), "file"));
    var all = run.analysis().curves().get(Direction.ALL);
    if (all != null) {
      from.append(", ").append(Printed.clock(all.window().lengthNanos()));
    }
    parts.add(from.toString());
    if (!run.run().part().isEmpty()) {
      parts.add("part " + run.run().part());
    }
    parts.add("run " + run.run().runId().substring(0, Math.min(12, run.run().runId().length())));
    String source = run.run().label("source");
    if (source.equals("simulated") || source.equals("reconstructed")) {
      parts.add(source);
    }
    return String.join(dot(), parts);
  }

  private String bar(VerdictLine verdict) {
    String left = " " + verdict.word() + "  " + verdict.where();
    int room = screen.columns() - TextWidth.of(left) - 1;
    String right = TextWidth.of(verdict.value()) < room ? verdict.value() : "";
    return ink.inverse(
            TextWidth.cut(left, screen.columns() - 1) + TextWidth.right(right, room) + " ")
        .stripTrailing();
  }

  private List<String> plot(Analysis analysis, Tracked tracked, VerdictLine verdict) {
    Life.Cliff cliff = analysis.life().cliff();
    CurvePlot.Mark mark =
        cliff == null
            ? null
            : new CurvePlot.Mark(cliff.atNanos(), "cliff " + at(tracked, cliff.atNanos()));
    return new CurvePlot(screen, tracked.samples()).lines(verdict.window(), "steady window", mark);
  }

  /** Hours and minutes, in a short run minutes and seconds. */
  private static String at(Tracked tracked, long nanos) {
    boolean isLong = tracked.samples().size() * tracked.samples().stepNanos() >= 7_200_000_000_000L;
    return isLong ? Printed.minutes(nanos) : Printed.clock(nanos / 1_000_000_000 * 1_000_000_000);
  }

  private void figures(AnalysedRun run, List<String> lines) {
    for (String line : new FigureTable(run.analysis()).lines(run.run().facts().runner())) {
      for (String part : wrapped(line)) {
        lines.add(line.startsWith("steady  ") ? ink.bold(part) : part);
      }
    }
  }

  private List<String> wrapped(String line) {
    List<String> parts = new ArrayList<>();
    String rest = line;
    while (TextWidth.of(rest) > screen.columns()) {
      int cut = rest.lastIndexOf(' ', screen.columns());
      if (cut <= 2) {
        break;
      }
      parts.add(rest.substring(0, cut));
      rest = "  " + rest.substring(cut + 1);
    }
    parts.add(rest);
    return parts;
  }

  private List<String> methods(Analysis analysis, Tracked tracked) {
    List<String> lines = new ArrayList<>();
    analysis
        .verdicts()
        .forEach(
            (id, verdict) -> {
              VerdictLine line = VerdictLine.of(verdict, tracked, dash());
              String value = line.value().isEmpty() ? "" : "  " + line.value();
              lines.add(
                  TextWidth.cut(
                      TextWidth.left(id, KEY + 2) + line.word() + "  " + line.where() + value,
                      screen.columns()));
            });
    return lines;
  }

  /** The fields of a PTS report for the window that passed first and for the last one. */
  private List<String> pts(Analysis analysis, Tracked tracked) {
    List<String> lines = new ArrayList<>();
    Assessment assessment = analysis.assessments().get("pts");
    if (assessment == null || !(allMethods || analysis.method().equals("pts"))) {
      return lines;
    }
    Determination.first(assessment)
        .ifPresent(
            one -> lines.addAll(wrapped("PTS first " + PtsLines.fields(one, tracked, dash()))));
    Determination.last(assessment)
        .ifPresent(
            one -> {
              lines.addAll(wrapped("PTS last " + PtsLines.fields(one, tracked, dash())));
              if (allMethods) {
                lines.addAll(PtsLines.verification(one));
              }
            });
    if (!lines.isEmpty()) {
      lines.add("");
    }
    return lines;
  }

  private String check(Check check) {
    String sign = check.passed() ? (screen.unicode() ? "\u2713" : "+") : "!";
    String marked = check.passed() ? ink.good(sign) : ink.spot(sign);
    return (" "
            + marked
            + " "
            + TextWidth.left(check.name(), 8)
            + TextWidth.left(check.what(), 42)
            + TextWidth.right(check.found(), 12)
            + "   "
            + ink.dim(check.against()))
        .stripTrailing();
  }

  /** One line of a list of many runs. */
  public List<String> row(AnalysedRun run) {
    Optional<Tracked> tracked = Tracked.of(run.analysis());
    Assessment assessment = run.analysis().assessments().get(run.analysis().method());
    String id = run.run().runId().substring(0, 12);
    String place =
        run.run().part().isEmpty()
            ? run.run().folder()
            : run.run().folder() + " " + run.run().part();
    if (tracked.isEmpty() || assessment == null) {
      return List.of(id, place, "summary", "", "");
    }
    VerdictLine line = VerdictLine.of(assessment.verdict(), tracked.get(), dash());
    boolean steady = line.word().equals("STEADY");
    return List.of(
        id,
        place,
        line.word().toLowerCase(java.util.Locale.ROOT),
        steady ? line.where() : "",
        line.value());
  }
}
