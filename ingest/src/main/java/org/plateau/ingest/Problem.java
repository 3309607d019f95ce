package org.plateau.ingest;

/**
 * One thing wrong with an input, said so that whoever reads it can mend it.
 *
 * @param code stable name, documented in docs/problems.md: {@code log.truncated-line}
 * @param file path as the person knows it
 * @param line line counted from 1; 0 when the whole file is meant
 * @param found what stands there
 * @param expected what should
 * @param remedy what to do, an imperative sentence
 */
public record Problem(
    String code,
    Severity severity,
    String file,
    long line,
    String found,
    String expected,
    String remedy) {

  public static Problem error(
      String code, String file, long line, String found, String expected, String remedy) {
    return new Problem(code, Severity.ERROR, file, line, found, expected, remedy);
  }

  public static Problem warning(
      String code, String file, long line, String found, String expected, String remedy) {
    return new Problem(code, Severity.WARNING, file, line, found, expected, remedy);
  }

  public static Problem note(
      String code, String file, long line, String found, String expected, String remedy) {
    return new Problem(code, Severity.NOTE, file, line, found, expected, remedy);
  }

  /** {@code file:line: what was found, what was expected. What to do.} */
  public String message() {
    String place = line > 0 ? file + ":" + line : file;
    return place + ": " + found + ", expected " + expected + ". " + remedy;
  }
}
