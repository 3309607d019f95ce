package org.plateau.ingest.interchange;

/** A record that cannot be used, with the words of the problem it becomes. */
final class BadRecord extends Exception {
  private static final long serialVersionUID = 1L;

  private final String found;
  private final String expected;

  BadRecord(String found, String expected) {
    super(found + ", expected " + expected);
    this.found = found;
    this.expected = expected;
  }

  String found() {
    return found;
  }

  String expected() {
    return expected;
  }
}
