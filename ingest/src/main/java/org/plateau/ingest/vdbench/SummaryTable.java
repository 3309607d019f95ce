package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.log.StrayLines;

/**
 * Gathers the rows of summary.html, totals.html or a console's copy of them.
 *
 * <p>A row is found wherever in the line it stands, since consoles put text in front. Its label may
 * touch the time ({@code 14:02:55.120avg_31-1000}). Numbers are in the locale of the machine that
 * ran vdbench: a decimal comma is told by the first row that has one (formats.md 4.8).
 */
final class SummaryTable {
  private static final Pattern ROW =
      Pattern.compile(
          "("
              + TimeOfDay.REGEX
              + ")(?:\\s+([0-9]{1,9})|\\s*(avg_[0-9]{1,9}-[0-9]{1,9}))((?:\\s+\\S+)+)\\s*$");
  private static final Pattern DECIMAL_COMMA = Pattern.compile("(^|\\s)[0-9]+,[0-9]{1,4}(\\s|$)");

  private final LogFile file;
  private final LogSink sink;
  private final List<RunRows> runs = new ArrayList<>();
  private @Nullable String firstHeader;
  private @Nullable SummaryColumns columns;
  private @Nullable Boolean decimalComma;
  private boolean decimalMegabytes;

  private final Map<String, Integer> decimals = new HashMap<>();
  private int respPlaces = -1;
  private final StrayLines strays;

  SummaryTable(LogFile file, LogSink sink) {
    this.file = file;
    this.sink = sink;
    this.strays = new StrayLines(file, sink, "a row, a header or a message of vdbench");
  }

  /** To be called behind the last line. */
  void end() {
    strays.end();
    if (firstHeader != null) {
      strays.add(0, "a header of one line");
    }
  }

  List<RunRows> runs() {
    return runs;
  }

  double bytesPerMegabyte() {
    return decimalMegabytes ? VdbenchFlatfileReader.MEGABYTE : VdbenchFlatfileReader.MEBIBYTE;
  }

  void take(String text, long line, boolean cut) {
    if (RunStart.in(text).map(start -> runs.add(start.rows(line))).orElse(false)) {
      return;
    }
    String above = firstHeader;
    if (above != null) {
      columns = SummaryColumns.of(above, text);
      if (columns.isStrange()) {
        strays.add(line, text);
      }
      decimalMegabytes |= columns.decimalMegabytes();
      firstHeader = null;
    } else if (SummaryColumns.isFirstLine(text)) {
      firstHeader = text;
    } else {
      Matcher row = ROW.matcher(text);
      if (columns != null && row.find()) {
        row(columns, row, line, cut);
      } else if (columns == null && ROW.matcher(text).find()) {
        strays.add(line, text);
      } else if (!VdbenchWords.has(text) && (!runs.isEmpty() || columns != null)) {
        strays.add(line, text);
      }
    }
  }

  private void row(SummaryColumns known, Matcher row, long line, boolean cut) {
    String label = row.group(2) == null ? row.group(3) : row.group(2);
    String rest = row.group(4).strip();
    if (decimalComma == null && rest.matches(".*[.,].*")) {
      decimalComma = !rest.contains(".") && DECIMAL_COMMA.matcher(rest).find();
    }
    List<String> fields = Arrays.asList(rest.split("\\s+", -1));
    if (fields.size() != known.names().size()) {
      refuse(
          fields.size() + " figures in the row " + label,
          known.names().size() + " as in the header",
          line,
          cut);
      return;
    }
    Map<String, String> cells = new HashMap<>();
    for (int i = 0; i < fields.size(); i++) {
      int point = Math.max(fields.get(i).indexOf('.'), fields.get(i).indexOf(','));
      int places = point < 0 ? 0 : fields.get(i).length() - point - 1;
      Integer usual = decimals.putIfAbsent(known.names().get(i), places);
      if (known.names().get(i).contains("resp") && !known.names().contains("read_rate")) {
        boolean unlike = respPlaces >= 0 && places != respPlaces;
        respPlaces = places;
        if (unlike) {
          strays.add(line, known.names().get(i) + " " + fields.get(i) + " in the row " + label);
        }
      }
      boolean files = known.names().contains("read_rate");
      if (!files && usual != null && usual != places && fields.get(i).matches("[0-9.,]+")) {
        strays.add(line, known.names().get(i) + " " + fields.get(i) + " in the row " + label);
      }
      cells.put(known.names().get(i), plain(fields.get(i)));
    }
    if (runs.isEmpty()) {
      strays.add(line, "a row before any \"Starting RD=\": " + label);
      runs.add(new RunRows("", line));
    }
    Row read = new Row(label, TimeOfDay.millis(row.group(1)), cells, line);
    if (read.impossible().isPresent()) {
      refuse(read.impossible().get(), "a figure that can be", line, cut);
    } else {
      runs.get(runs.size() - 1).add(read);
    }
  }

  private String plain(String field) {
    return Boolean.TRUE.equals(decimalComma) ? field.replace(',', '.') : field;
  }

  private void refuse(String found, String expected, long line, boolean cut) {
    // host CPU columns are absent in some rows of hosts that do not report them
    sink.problem(
        Problem.warning(
            cut ? "vdbench.truncated-line" : "vdbench.bad-row",
            file.path(),
            line,
            found,
            expected,
            cut
                ? "Copy the file again if the run was finished; the lines before it were read."
                : "Mend the line or run the test again; the other lines were read."));
  }
}
