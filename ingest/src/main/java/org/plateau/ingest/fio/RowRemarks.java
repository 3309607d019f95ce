package org.plateau.ingest.fio;

import java.util.Locale;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/**
 * Watches the rows of an interval log for what a writer that only appends cannot have written: rows
 * of another layout among the others, times that go back a little, the same I/O twice, sizes that
 * no device has.
 */
final class RowRemarks {
  private static final int SECTOR = 512;

  private final FioLogScan scan;
  private final boolean perIo;
  private final boolean isLatency;
  private final long[] latest = {Long.MIN_VALUE, Long.MIN_VALUE, Long.MIN_VALUE};
  private final long[][] before = new long[3][LogRow.MOST];
  private final int[] columnsBefore = new int[3];
  private int hexColumn;
  private boolean tight;
  private final Count columns = new Count("fio.mixed-columns");
  private final Count sizes = new Count("fio.mixed-sizes");
  private final Count order = new Count("fio.out-of-order");
  private final Count doubled = new Count("fio.doubled-row");
  private final Count extras = new Count("fio.odd-columns");

  /** How often something was met, and where first. */
  private static final class Count {
    final String code;
    long rows;
    long firstLine;

    Count(String code) {
      this.code = code;
    }

    void add(long line) {
      firstLine = rows++ == 0 ? line : firstLine;
    }
  }

  RowRemarks(FioLogScan scan, boolean perIo, boolean isLatency) {
    this.scan = scan;
    this.perIo = perIo;
    this.isLatency = isLatency;
  }

  void add(LogRow row, long line) {
    int at = scan.directionColumn();
    int direction = (int) row.field(at);
    if (row.columns() != scan.usualColumns()) {
      columns.add(line);
    }
    long size = at + 1 < row.columns() ? row.field(at + 1) : 0;
    if (perIo ? size <= 0 || size % SECTOR != 0 : size > 0 && !scan.hasSizes()) {
      sizes.add(line);
    }
    if (row.time() < latest[direction]) {
      order.add(line);
    }
    latest[direction] = row.time();
    if (isLatency && perIo && repeats(row, direction)) {
      doubled.add(line);
    }
    if (isOdd(row, at, size)) {
      extras.add(line);
    }
    remember(row, direction);
  }

  /** Windowed rows have no offset, and what stands above a mean is not below it. */
  private boolean isOdd(LogRow row, int at, long size) {
    if (columnsBefore[0] + columnsBefore[1] + columnsBefore[2] == 0) {
      hexColumn = row.hexColumn();
      tight = row.tightCommas() > 0;
    }
    boolean below = at == 3 && row.field(2) < row.value();
    boolean moved = row.hexColumn() != hexColumn || (row.tightCommas() > 0) != tight;
    int offsets = at + 2;
    boolean offGrid =
        perIo
            && offsets < row.columns()
            && row.hexColumn() != offsets
            && row.field(offsets) > 1
            && row.field(offsets) % SECTOR != 0;
    if (moved || offGrid || row.columns() == 3) {
      return true;
    }
    boolean offset =
        !perIo
            && size == 0
            && at + 2 < row.columns()
            && row.hexColumn() < 0
            && row.field(at + 2) > 1;
    return below || offset;
  }

  private boolean repeats(LogRow row, int direction) {
    if (row.columns() != columnsBefore[direction]) {
      return false;
    }
    for (int i = 0; i < row.columns(); i++) {
      if (row.field(i) != before[direction][i]) {
        return false;
      }
    }
    return true;
  }

  private void remember(LogRow row, int direction) {
    columnsBefore[direction] = row.columns();
    for (int i = 0; i < row.columns(); i++) {
      before[direction][i] = row.field(i);
    }
  }

  /** Says what was met; times that go back are said as pieces where they are. */
  void end(LogFile file, int pieces, LogSink sink) {
    say(file, sink, columns, "of another number of columns than the others");
    say(file, sink, sizes, perIo ? "with a size that is no multiple of 512" : "with a size");
    say(file, sink, doubled, "that repeat the row before them to the last digit");
    say(file, sink, extras, "laid out otherwise than fio lays out a row of this log");
    if (order.rows >= pieces) {
      say(file, sink, order, "earlier than the row before them");
    }
  }

  private static void say(LogFile file, LogSink sink, Count count, String what) {
    if (count.rows > 0) {
      sink.problem(
          Problem.note(
              count.code,
              file.path(),
              count.firstLine,
              String.format(
                  Locale.ROOT, "%d %s %s", count.rows, count.rows == 1 ? "row" : "rows", what),
              "rows as fio appends them",
              "Check the rows from this line on; they were read as they stand."));
    }
  }
}
