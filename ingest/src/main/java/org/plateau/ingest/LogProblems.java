package org.plateau.ingest;

import java.io.UncheckedIOException;

/** What can be wrong with a file whatever its format. */
final class LogProblems {
  private LogProblems() {}

  static Problem empty(LogFile file) {
    return Problem.note(
        "log.empty",
        file.path(),
        0,
        "an empty file",
        "content",
        "Nothing to do if the runner had nothing to record; other logs are still used.");
  }

  static Problem unknown(LogFile file) {
    return Problem.warning(
        "log.unknown-format",
        file.path(),
        0,
        "text in no known format",
        "the output of a known runner",
        "Give the file as the runner wrote it, describe its columns in run.yaml, or remove it.");
  }

  static Problem binary(LogFile file) {
    byte[] head = file.headBytes(2);
    boolean zlib =
        head.length == 2
            && head[0] == 0x78
            && (head[1] == 0x01
                || head[1] == 0x5e
                || (head[1] & 0xff) == 0x9c
                || (head[1] & 0xff) == 0xda);
    return Problem.error(
        "log.binary",
        file.path(),
        0,
        zlib ? "a zlib stream, as fio writes with log_store_compressed" : "binary content",
        "text",
        zlib
            ? "Convert it with fio --inflate-log of the same fio version."
            : "Give the file as the runner wrote it, or remove it.");
  }

  static Problem damaged(LogFile file, String why, long bytes) {
    return Problem.warning(
        "log.damaged-container",
        file.path(),
        0,
        "compressed data that breaks off after " + bytes + " bytes of content (" + why + ")",
        "a whole file",
        "Copy the file again from its source; what came before was read.");
  }

  static Problem repeated(LogFile file, String first) {
    return Problem.warning(
        "log.repeated-content",
        file.path(),
        0,
        "the same content as " + first,
        "each log once",
        "Remove one of them; it was read once and does not count as a repetition.");
  }

  static Problem unreadable(LogFile file, UncheckedIOException e) {
    Throwable cause = e.getCause();
    String why =
        cause == null || cause.getMessage() == null ? "no reason given" : cause.getMessage();
    return Problem.error(
        "log.unreadable",
        file.path(),
        0,
        "a file that cannot be read (" + why + ")",
        "a readable file",
        "Check its permissions and the disk.");
  }

  static Problem impossible(Origin place, String what) {
    return Problem.error(
        "log.impossible-value",
        place.file(),
        place.firstLine(),
        what,
        "values that a run can have",
        "Restore the line as the runner wrote it; what it says was left out.");
  }

  static Problem refused(LogFile file, RuntimeException e) {
    String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return Problem.error(
        "log.impossible-value",
        file.path(),
        file.line(),
        "a value that cannot be (" + why + ")",
        "values that a run can have",
        "Check whether the file was edited; what came before the value was read.");
  }
}
