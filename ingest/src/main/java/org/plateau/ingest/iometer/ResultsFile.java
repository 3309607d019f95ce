package org.plateau.ingest.iometer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.log.StrayLines;

/**
 * Walks through a results file section by section; a file holds as many sessions as were appended.
 */
final class ResultsFile {
  private static final Set<String> LEVELS = Set.of("ALL", "MANAGER", "WORKER", "DISK", "NETWORK");

  private static final Pattern TITLES =
      Pattern.compile(
          "(Test Type,Test Description|Version|Time Stamp|Access specification name,default assignment"
              + "|Access specifications|size,% of size,% reads,% random,delay,burst,align,reply"
              + "|End access specifications|Results|End Test)\\s*$|Target Type,Target Name,");

  private final LogFile file;
  private final LogSink sink;
  private final List<Step> steps = new ArrayList<>();
  private final Map<String, AccessSpec> specs = new HashMap<>();
  private final StrayLines strays;
  private boolean hasStranger;
  private String section = "";
  private String version = "";
  private String stamp = "";
  private @Nullable AccessSpec spec;
  private @Nullable Columns columns;
  private @Nullable Step step;

  ResultsFile(LogFile file, LogSink sink) {
    this.file = file;
    this.sink = sink;
    this.strays = new StrayLines(file, sink, "a title or a row of Iometer's results");
  }

  /** The steps that hold at least one row. */
  List<Step> steps() {
    return steps.stream().filter(one -> !one.rows.isEmpty()).toList();
  }

  void take(String text, long line, boolean cut) {
    String plain = text.strip();
    if (plain.isEmpty()) {
      return;
    }
    if (plain.startsWith("'") || plain.startsWith("Target Type,Target Name")) {
      title(plain, line);
    } else if (plain.equals("Aborted test")) {
      abort(line);
    } else {
      content(plain, line, cut);
    }
  }

  private void title(String text, long line) {
    section = text.replaceFirst("^'", "");
    if (!TITLES.matcher(section).lookingAt()) {
      strays.add(line, text);
    }
    Step open = step;
    if (section.startsWith("Time Stamp") && open != null) {
      open.isClosed = true;
      step = null;
    }
    if (section.startsWith("Test Type")) {
      specs.clear();
    }
    if (section.startsWith("Target Type,Target Name")) {
      columns = new Columns(text);
      columns.fault().ifPresent(title -> strays.add(line, "the column " + title));
      Step next = new Step(version, line);
      steps.add(next);
      step = next;
    }
  }

  private void content(String text, long line, boolean cut) {
    boolean known = true;
    if (section.startsWith("Version")) {
      version = text;
    } else if (section.startsWith("Time Stamp")) {
      stamp = text;
    } else if (section.startsWith("Access specification name")) {
      // "4 KiB, random,0": the name is all before the last comma
      String name = text.substring(0, Math.max(0, text.lastIndexOf(',')));
      AccessSpec next = new AccessSpec();
      specs.put(name.strip(), next);
      spec = next;
    } else if (section.startsWith("size,") && spec != null) {
      spec.add(text);
    } else if (section.startsWith("Target Type,Target Name")) {
      row(text, line, cut);
    } else {
      known = section.startsWith("Test Type") || section.isEmpty();
    }
    if (!known) {
      strays.add(line, text);
    }
  }

  /** To be called behind the last line. */
  void end() {
    strays.end();
  }

  private void row(String text, long line, boolean cut) {
    String type = text.substring(0, text.indexOf(',') < 0 ? text.length() : text.indexOf(','));
    Columns known = columns;
    Step open = step;
    if (known == null || open == null || type.equals("PROCESSOR") || type.equals("UNKNOWN")) {
      return;
    }
    if (!LEVELS.contains(type)) {
      if (hasStranger) {
        strays.add(line, text);
      } else {
        refuse("the target type \"" + type + "\"", "ALL, MANAGER, WORKER or DISK", line, cut);
      }
      hasStranger = true;
      return;
    }
    Optional<ResultRow> row = ResultRow.of(known, text, line, specs.keySet());
    if (row.isEmpty()) {
      int fields = text.split(",", -1).length;
      refuse(fields + " fields", known.size() + " as in the header", line, cut);
    } else if (row.get().notANumber().isPresent()) {
      refuse("\"" + row.get().notANumber().get() + "\"", "a number", line, cut);
    } else {
      add(open, row.get());
    }
  }

  private void add(Step open, ResultRow row) {
    if (open.rows.isEmpty()) {
      AccessSpec declared = specs.get(row.spec());
      if (declared != null) {
        open.options.putAll(declared.options());
      }
      if (!stamp.isEmpty()) {
        open.options.put("local_time", stamp);
      }
    }
    Double depth = row.number("Queue Depth");
    if (depth != null && depth > 0) {
      open.options.putIfAbsent("iodepth", Long.toString(Math.round(depth)));
    }
    Double workers = row.number("# Workers");
    if (row.type().equals("ALL") && workers != null) {
      open.options.put("numjobs", Long.toString(Math.round(workers)));
    }
    open.rows.add(row);
  }

  private void abort(long line) {
    if (!steps.isEmpty()) {
      steps.get(steps.size() - 1).errors.add("Aborted test");
    }
    sink.problem(
        Problem.warning(
            "iometer.aborted",
            file.path(),
            line,
            "Aborted test",
            "a test that ran to its end",
            "Use the steps before it with care, or run the test again."));
  }

  private void refuse(String found, String expected, long line, boolean cut) {
    sink.problem(
        Problem.error(
            cut ? "iometer.truncated" : "iometer.bad-row",
            file.path(),
            line,
            found,
            expected,
            cut
                ? "Copy the file again, or let the test run to its end."
                : "Save it with a decimal point and without changes by a spreadsheet; the row was"
                    + " left out."));
  }
}
