package org.plateau.ingest.fio;

import java.util.List;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;

/** The lines around JSON objects: errors are kept, a human report is told apart, the rest noted. */
final class FioJsonNoise {
  private final LogFile file;
  private final LineIndex lines;
  private final int length;
  private final LogSink sink;
  private final FioMessages messages;

  FioJsonNoise(LogFile file, LineIndex lines, int length, LogSink sink) {
    this.file = file;
    this.lines = lines;
    this.length = length;
    this.sink = sink;
    this.messages = new FioMessages(file, sink);
  }

  /** Says what stands around the objects; the error lines among it. */
  List<String> read(List<JsonPieces.Piece> pieces) {
    int from = 0;
    for (JsonPieces.Piece piece : pieces) {
      block(from, piece.from());
      from = piece.to();
    }
    if (!pieces.isEmpty()) {
      block(from, length);
    }
    return messages.end();
  }

  private void block(int from, int to) {
    if (from >= to) {
      return;
    }
    int count = 0;
    long firstLine = 0;
    String first = "";
    boolean human = false;
    for (int line = lines.lineOf(from); line <= lines.lineOf(to - 1); line++) {
      String text = lines.text(line, from, to);
      if (text.isEmpty() || text.equals(",") || messages.take(line, text)) {
        continue;
      }
      human |= FioHumanReader.isReportHeader(text);
      if (count++ == 0) {
        firstLine = line;
        first = text;
      }
    }
    if (human) {
      sink.problem(
          Problem.note(
              "fio.report-beside-json",
              file.path(),
              firstLine,
              "a human report of the same run beside its JSON",
              "one of them",
              "Nothing to do; the JSON was read, so that nothing is counted twice."));
    } else if (count > 0) {
      sink.problem(
          Problem.note(
              "fio.other-lines",
              file.path(),
              firstLine,
              count
                  + (count == 1 ? " line that is" : " lines that are")
                  + " no JSON, the first is \""
                  + FioMessages.shown(first)
                  + "\"",
              "JSON alone",
              "Nothing to do; read them if the run looks odd."));
    }
  }
}
