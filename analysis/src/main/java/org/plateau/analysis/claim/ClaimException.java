package org.plateau.analysis.claim;

/** A predicate that cannot be read, with the place. */
public final class ClaimException extends RuntimeException {
  private final int column;

  ClaimException(int column, String found, String expected) {
    super("column " + column + ": " + found + ", expected " + expected);
    this.column = column;
  }

  /** Column in the predicate's text, from 1. */
  public int column() {
    return column;
  }
}
