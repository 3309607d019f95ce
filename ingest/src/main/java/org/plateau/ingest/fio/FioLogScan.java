package org.plateau.ingest.fio;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.ingest.Direction;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.log.LogLines;

/**
 * The first look over a whole interval log: which layout its rows have, how they lie in time, and
 * which lines are no rows at all. Nothing in the format says so; only all rows together do.
 */
public final class FioLogScan {
  private final long[] columnCounts = new long[LogRow.MOST + 1];
  private final DirectionTally[][] tallies = new DirectionTally[2][3];
  private final long[] misfits = new long[2];
  private final LogLinear values = new LogLinear();
  private long brokenLines;
  private long rows;
  private long firstTime;
  private long lastTime;
  private long latestTime = Long.MIN_VALUE;
  private boolean valueAboveMaximum;
  private final long[] sizes = new long[2];
  private final boolean[] offsets = new boolean[2];
  private int hexColumn = -1;

  private FioLogScan() {
    for (DirectionTally[] hypothesis : tallies) {
      for (int i = 0; i < hypothesis.length; i++) {
        hypothesis[i] = new DirectionTally();
      }
    }
  }

  /** Looks over a log. */
  public static FioLogScan of(LogFile file) {
    FioLogScan scan = new FioLogScan();
    LogRow row = new LogRow();
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        if (row.parse(lines.bytes(), lines.start(), lines.end())) {
          scan.row(row);
        } else if (!lines.isBlank()) {
          scan.brokenLines++;
        }
      }
    }
    return scan;
  }

  /** Number of rows. */
  public long rows() {
    return rows;
  }

  /** Rows by their number of columns. */
  public SortedMap<Integer, Long> columns() {
    TreeMap<Integer, Long> map = new TreeMap<>();
    for (int i = 0; i < columnCounts.length; i++) {
      if (columnCounts[i] > 0) {
        map.put(i, columnCounts[i]);
      }
    }
    return map;
  }

  /** Time of the first row in milliseconds, as written. */
  public long firstTime() {
    return firstTime;
  }

  /** Time of the last row. */
  public long lastTime() {
    return lastTime;
  }

  /** The largest time. */
  public long latestTime() {
    return rows == 0 ? 0 : latestTime;
  }

  /** Lines that are no rows. */
  public long brokenLines() {
    return brokenLines;
  }

  /** Rows of a direction. */
  public long rows(Direction direction) {
    return tally(direction).rows();
  }

  /** Sum of the values of a direction, in the log's own unit. */
  public long sum(Direction direction) {
    return tally(direction).sum();
  }

  /** Smallest value of a direction; meaningless without rows. */
  public long smallest(Direction direction) {
    return tally(direction).smallest();
  }

  /** Largest value of a direction; meaningless without rows. */
  public long largest(Direction direction) {
    return tally(direction).largest();
  }

  /** Which column the direction is in: 2, or 3 behind a maximum ({@code value1}). */
  int directionColumn() {
    // 500, 408, 408, 0, 0, 0 fits only value1; 500, 1, 1, 0, 0, 0 fits both: then the plain layout,
    // unless the third column was never below the second and the fourth is a direction as well.
    if (misfits[0] < misfits[1]) {
      return 2;
    }
    if (misfits[1] < misfits[0]) {
      return 3;
    }
    return 2;
  }

  /** Whether the place of the direction could not be settled by the rows. */
  boolean isAmbiguous() {
    return rows > 0
        && misfits[0] == 0
        && misfits[1] == 0
        && usualColumns() >= 6
        && !valueAboveMaximum;
  }

  /** Whether any row names a transfer size: per-I/O logs do, windowed ones have 0. */
  boolean hasSizes() {
    return sizes[directionColumn() - 2] * 2 > rows;
  }

  /** Whether a priority column shows that fio is 3.18 or later (formats.md 1.2). */
  boolean showsPriority() {
    if (hexColumn >= 0) {
      return true;
    }
    int extra = usualColumns() - (directionColumn() + 2);
    return extra >= 2 || (extra == 1 && !offsets[directionColumn() - 2]);
  }

  /** Five columns with all-zero fifth say nothing of fio's version. */
  boolean fifthColumnIsMute() {
    return hexColumn < 0
        && usualColumns() - (directionColumn() + 2) == 1
        && !offsets[directionColumn() - 2];
  }

  int usualColumns() {
    int best = 0;
    for (int i = 1; i < columnCounts.length; i++) {
      if (columnCounts[i] > columnCounts[best]) {
        best = i;
      }
    }
    return best;
  }

  /** Whether rows with this many columns belong to the log, and are not what is left of a row. */
  boolean accepts(int columns) {
    return columnCounts[columns] * 20 >= rows || columns == usualColumns();
  }

  /** The value in the middle of all, within the error of a bucket. */
  double medianValue() {
    return values.toHistogram(1).percentile(50).nanos();
  }

  DirectionTally tally(Direction direction) {
    return tallies[directionColumn() - 2][FioDirection.code(direction)];
  }

  /** The usual distance between rows of the busiest direction, in milliseconds. */
  Optional<DirectionTally> busiest() {
    DirectionTally best = null;
    for (DirectionTally tally : tallies[directionColumn() - 2]) {
      if (tally.rows() > 0 && (best == null || tally.rows() > best.rows())) {
        best = tally;
      }
    }
    return Optional.ofNullable(best);
  }

  private void row(LogRow row) {
    if (rows++ == 0) {
      firstTime = row.time();
    }
    lastTime = row.time();
    latestTime = Math.max(latestTime, row.time());
    columnCounts[row.columns()]++;
    values.add(Math.max(0, row.value()));
    if (row.hexColumn() >= 0) {
      hexColumn = row.hexColumn();
    }
    for (int hypothesis = 0; hypothesis < 2; hypothesis++) {
      int column = 2 + hypothesis;
      long direction = column < row.columns() ? row.field(column) : -1;
      if (direction >= 0 && direction <= 2) {
        tallies[hypothesis][(int) direction].add(row.time(), row.value());
      } else {
        misfits[hypothesis]++;
      }
      sizes[hypothesis] += row.columns() > column + 1 && row.field(column + 1) > 0 ? 1 : 0;
      offsets[hypothesis] |= row.columns() > column + 2 && row.field(column + 2) > 1;
    }
    valueAboveMaximum |= row.field(2) < row.value();
  }
}
