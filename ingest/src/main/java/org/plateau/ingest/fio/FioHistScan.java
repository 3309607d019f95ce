package org.plateau.ingest.fio;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.log.LogLines;

/** The first look over a histogram log: its layout, and how its rows lie in time. */
public final class FioHistScan {
  private final DirectionTally[] tallies = {
    new DirectionTally(), new DirectionTally(), new DirectionTally()
  };
  private @Nullable HistLayout layout;
  private long rows;
  private long firstTime;
  private long lastTime;
  private long absurdRows;

  private FioHistScan() {}

  /** Looks over a log. */
  public static FioHistScan of(LogFile file) {
    FioHistScan scan = new FioHistScan();
    HistRow row = new HistRow();
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        if (row.parse(lines.bytes(), lines.start(), lines.end())) {
          scan.row(row);
        }
      }
    }
    return scan;
  }

  private void row(HistRow row) {
    HistLayout own = HistLayout.of(row.columns());
    HistLayout settled = layout;
    if (own == null || (settled != null && !own.equals(settled))) {
      return;
    }
    layout = own;
    firstTime = rows++ == 0 ? row.time() : firstTime;
    lastTime = row.time();
    absurdRows += row.absurd() > 0 ? 1 : 0;
    tallies[row.direction()].add(row.time(), 1);
  }

  /** Number of rows, absurd ones among them. */
  public long rows() {
    return rows;
  }

  /** Counts in a row; 0 without rows. */
  public int countColumns() {
    HistLayout settled = layout;
    return settled == null ? 0 : settled.columns();
  }

  /** Time of the first row in milliseconds. */
  public long firstTime() {
    return firstTime;
  }

  /** Time of the last row in milliseconds. */
  public long lastTime() {
    return lastTime;
  }

  /** Rows with counts that no run can have. */
  public long absurdRows() {
    return absurdRows;
  }

  /** Whether any row is earlier than the row before it in its direction. */
  boolean goesBack() {
    return Arrays.stream(tallies).anyMatch(tally -> tally.backwards() > 0);
  }

  @Nullable HistLayout layout() {
    return layout;
  }

  DirectionTally busiest() {
    return Arrays.stream(tallies).max((a, b) -> Long.compare(a.rows(), b.rows())).orElseThrow();
  }
}
