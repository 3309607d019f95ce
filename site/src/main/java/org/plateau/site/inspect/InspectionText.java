package org.plateau.site.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.lab.SkippedFile;
import org.plateau.site.inspect.Inspection.InspectedRun;
import org.plateau.site.terminal.Ink;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.Screen;
import org.plateau.site.terminal.TextTable;
import org.plateau.site.terminal.TextWidth;

/** An inspection for people. */
public final class InspectionText {
  private static final int MOST_NAMES = 4;
  private static final int MOST_RUNS = 12;
  private static final int KEY = 12;

  private final Screen screen;
  private final Ink ink;

  public InspectionText(Screen screen) {
    this.screen = screen;
    this.ink = new Ink(screen);
  }

  /** The lines of one log set. */
  public List<String> lines(Inspection inspection) {
    List<String> lines = new ArrayList<>();
    List<ReadFile> files = inspection.read().content().files();
    long bytes = files.stream().mapToLong(ReadFile::bytes).sum();
    lines.add(
        ink.bold(inspection.set().name())
            + "  "
            + formats(files)
            + ", "
            + Printed.count(files.size(), "file")
            + ", "
            + Printed.bytes((double) bytes));
    key(lines, "log set", inspection.set().id().substring(0, 12));
    for (String unit : inspection.units()) {
      key(lines, "units", unit);
    }
    List<InspectedRun> runs = inspection.runs();
    if (runs.isEmpty()) {
      key(lines, "runs", "none: nothing in it could be read as a run");
    }
    for (InspectedRun run : runs.subList(0, Math.min(MOST_RUNS, runs.size()))) {
      lines.add("");
      run(lines, run, runs.size() > 1);
    }
    if (runs.size() > MOST_RUNS) {
      lines.add("");
      lines.add("and " + (runs.size() - MOST_RUNS) + " more runs; --json lists them all");
    }
    lines.add("");
    problems(lines, inspection);
    return lines;
  }

  private void problems(List<String> lines, Inspection inspection) {
    List<String> problems = ProblemGroups.lines(inspection.problems());
    if (problems.isEmpty()) {
      lines.add("No problems.");
    }
    for (String problem : problems) {
      lines.add(problem.startsWith("note ") ? ink.dim(problem) : ink.spot(problem));
    }
  }

  private static String formats(List<ReadFile> files) {
    Map<String, Long> counts =
        files.stream()
            .collect(
                Collectors.groupingBy(
                    file -> file.format().isEmpty() ? "unknown" : file.format(),
                    TreeMap::new,
                    Collectors.counting()));
    return counts.keySet().stream().collect(Collectors.joining(" + "));
  }

  private void run(List<String> lines, InspectedRun run, boolean named) {
    RunFacts facts = run.run().facts();
    String part = run.run().part().isEmpty() ? "" : "part " + run.run().part() + ", ";
    key(lines, named ? "run" : "runs", part + "run " + run.run().id().substring(0, 12));
    key(lines, "runner", (facts.runner() + " " + facts.version()).strip());
    if (facts.started() != null) {
      key(lines, "started", facts.started().toString());
    }
    labels(run).ifPresent(labels -> key(lines, "labels", labels));
    key(lines, "directions", String.join(", ", run.directions()));
    key(lines, "series", series(run));
    if (!run.kinds().isEmpty()) {
      key(lines, "latency", String.join(", ", run.kinds()));
    }
    time(lines, run);
    if (run.summaries() > 0) {
      key(lines, "summaries", Printed.count(run.summaries(), "row") + " of the runner's own");
    }
    if (!facts.options().isEmpty()) {
      key(
          lines,
          "options",
          facts.options().entrySet().stream()
              .map(option -> option.getKey() + "=" + option.getValue())
              .collect(Collectors.joining(" ")));
    }
    for (String error : facts.errors()) {
      key(lines, "runner says", error);
    }
    derivable(lines, run);
  }

  private static java.util.Optional<String> labels(InspectedRun run) {
    String labels =
        run.run().labels().all().entrySet().stream()
            .map(label -> label.getKey().id() + "=" + label.getValue().value())
            .collect(Collectors.joining(" "));
    return labels.isEmpty() ? java.util.Optional.empty() : java.util.Optional.of(labels);
  }

  private static String series(InspectedRun run) {
    List<String> names = run.series().stream().filter(name -> !name.isEmpty()).toList();
    if (names.isEmpty()) {
      return "1, the run as a whole";
    }
    String listed = String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())));
    return names.size()
        + ": "
        + (names.size() > MOST_NAMES ? listed + " ... " + names.get(names.size() - 1) : listed);
  }

  private void time(List<String> lines, InspectedRun run) {
    Long start = run.startNanos();
    Long end = run.endNanos();
    if (start == null || end == null) {
      key(lines, "time", "no intervals: a summary alone");
      return;
    }
    String dash = screen.unicode() ? "\u2013" : "-";
    key(lines, "time", Printed.clock(start) + dash + Printed.clock(end));
    long usual =
        run.windows().entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    int lengths = new TreeSet<>(run.windows().keySet()).size();
    String windows = "of " + Printed.length(usual);
    if (lengths > 1) {
      windows +=
          " mostly ("
              + Printed.length(run.windows().firstKey())
              + " to "
              + Printed.length(run.windows().lastKey())
              + ")";
    }
    key(lines, "windows", windows);
    key(lines, "intervals", Printed.count(run.intervals()));
    String gaps = run.gaps() == 0 ? "none" : Printed.count(run.gaps(), "cell") + " without a row";
    if (run.incomplete() > run.gaps()) {
      gaps += ", " + Printed.count(run.incomplete() - run.gaps(), "cell") + " without all series";
    }
    key(lines, "gaps", gaps);
  }

  private void derivable(List<String> lines, InspectedRun run) {
    TextTable table = new TextTable("", "", "whole run", "steady part");
    for (Derivable row : run.derivable()) {
      table.row(row.metric(), row.statistic(), words(row.whole()), words(row.steady()));
    }
    boolean first = true;
    for (String line : table.lines()) {
      lines.add(TextWidth.left(first ? "derivable" : "", KEY) + line);
      first = false;
    }
    boolean histogramMissing =
        run.derivable().stream()
            .anyMatch(row -> row.statistic().startsWith("p") && !row.whole().known());
    String remedy = Wording.histogramRemedy(run.run().facts().runner());
    if (histogramMissing && !remedy.isEmpty()) {
      lines.add(TextWidth.left("", KEY) + "? " + remedy);
    }
  }

  private static String words(Derivable.Answer answer) {
    return answer.known() ? "yes, " + answer.words() : "? " + answer.words();
  }

  /** Key and value; long values go on below themselves. */
  private void key(List<String> lines, String key, String value) {
    int room = screen.columns() - KEY;
    StringBuilder line = new StringBuilder();
    String head = ink.dim(TextWidth.left(key, KEY));
    for (String word : value.split(" ", -1)) {
      if (line.length() > 0 && TextWidth.of(line.toString()) + 1 + TextWidth.of(word) > room) {
        lines.add(head + line);
        head = " ".repeat(KEY);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add((head + line).stripTrailing());
  }

  /** The line that names files which are no logs. */
  public static List<String> skipped(List<SkippedFile> skipped) {
    return skipped.stream().map(file -> "skipped " + file.path() + ": " + file.reason()).toList();
  }
}
