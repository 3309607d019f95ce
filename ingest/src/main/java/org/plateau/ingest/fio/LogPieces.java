package org.plateau.ingest.fio;

/**
 * Splits a log into the pieces whose time runs forward: jobs or runs that were written one after
 * the other into the same file, or what fio wrote after a ramp (formats.md 1.7, step 6).
 */
final class LogPieces {
  private final long slackMillis;
  private final int[] piece = new int[3];
  private final long[] latest = {Long.MIN_VALUE, Long.MIN_VALUE, Long.MIN_VALUE};
  private long disorder;

  /**
   * @param slackMillis how far back a row may lie without starting a new piece
   */
  LogPieces(long slackMillis) {
    this.slackMillis = slackMillis;
  }

  /** The piece of a row, counted from 0 for each direction. */
  int of(int direction, long time) {
    if (latest[direction] != Long.MIN_VALUE && time < latest[direction] - slackMillis) {
      piece[direction]++;
      latest[direction] = time;
    } else if (time < latest[direction]) {
      disorder++;
    }
    latest[direction] = Math.max(latest[direction], time);
    return piece[direction];
  }

  /** Number of pieces of the direction that has most. */
  int count() {
    return 1 + Math.max(piece[0], Math.max(piece[1], piece[2]));
  }

  /** Rows a little earlier than the row before them. */
  long disorder() {
    return disorder;
  }
}
