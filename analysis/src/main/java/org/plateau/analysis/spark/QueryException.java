package org.plateau.analysis.spark;

/** A question that could not be answered, with the place in its text where the reason stands. */
public final class QueryException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;

  /**
   * A refusal.
   *
   * @param line counted from 1; 0 when no place is known
   * @param column counted from 1
   */
  public QueryException(String message, int line, int column, Throwable cause) {
    super(message, cause);
    this.line = line;
    this.column = column;
  }

  public QueryException(String message) {
    super(message);
    this.line = 0;
    this.column = 0;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }
}
