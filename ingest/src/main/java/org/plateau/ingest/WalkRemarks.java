package org.plateau.ingest;

import java.util.ArrayList;
import java.util.List;
import org.plateau.ingest.log.LogLines;

/** What a walk through a log's lines showed of the file itself, whatever its format. */
final class WalkRemarks {
  private WalkRemarks() {}

  static List<Problem> of(LogFile file) {
    List<Problem> problems = new ArrayList<>();
    file.walk().ifPresent(walk -> remarks(file, walk, problems));
    return problems;
  }

  private static void remarks(LogFile file, LogLines walk, List<Problem> problems) {
    if (walk.strangeLine() > 0) {
      problems.add(
          Problem.warning(
              "log.strange-bytes",
              file.path(),
              walk.strangeLine(),
              "bytes that are no text in " + file.charset().name(),
              "text in one encoding",
              "Copy the file again if it was damaged; figures beside these bytes are in doubt."));
    }
    if (!walk.terminated()) {
      problems.add(
          Problem.note(
              "log.no-line-end",
              file.path(),
              walk.number(),
              "a last line without a line end",
              "whole lines",
              "Nothing to do if an editor removed it; else the line may be cut: copy the file"
                  + " again."));
    }
    if (file.charset().name().equals("windows-1252")) {
      problems.add(
          Problem.note(
              "log.code-page",
              file.path(),
              firstBeyondAscii(file),
              "bytes that are no UTF-8",
              "UTF-8",
              "Nothing to do; the file was taken for Windows-1252, which touches names only."));
    }
  }

  private static long firstBeyondAscii(LogFile file) {
    long line = 1;
    for (byte b : file.headBytes(1 << 16)) {
      if (b < 0) {
        return line;
      }
      line += b == '\n' ? 1 : 0;
    }
    return 0;
  }
}
