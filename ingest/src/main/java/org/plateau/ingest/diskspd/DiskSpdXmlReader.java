package org.plateau.ingest.diskspd;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.parts.PartNames;

/** Reads DiskSpd's XML ({@code -Rxml}) with the series that {@code -D} adds (formats.md 5.3). */
public final class DiskSpdXmlReader implements LogReader {
  private static final String BEGIN = "<Results>";
  private static final String END = "</Results>";

  @Override
  public String format() {
    return "diskspd-xml";
  }

  @Override
  public boolean recognises(LogFile file) {
    String head = file.head();
    int begin = head.indexOf(BEGIN);
    return begin >= 0 && (head.indexOf("<TimeSpan>", begin) > 0 || head.contains("<System>"));
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    String text = text(file);
    List<XmlElement> documents = new ArrayList<>();
    int begin = text.indexOf(BEGIN);
    while (begin >= 0) {
      int end = text.indexOf(END, begin);
      int linesBefore = (int) text.substring(0, begin).chars().filter(c -> c == '\n').count();
      if (end < 0) {
        refuse(file, sink, linesBefore + 1, "a document without its end tag </Results>");
        break;
      }
      try {
        documents.add(XmlElement.parse(text.substring(begin, end + END.length()), linesBefore));
      } catch (XMLStreamException e) {
        int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
        refuse(file, sink, linesBefore + line, "XML that is not well-formed");
      }
      begin = text.indexOf(BEGIN, end);
    }
    report(file, sink, documents);
  }

  private static void report(LogFile file, LogSink sink, List<XmlElement> documents) {
    List<PartNames.Run> runs = new ArrayList<>();
    for (XmlElement document : documents) {
      document
          .all("TimeSpan")
          .forEach(span -> runs.add(new PartNames.Run("", "timespan " + (runs.size() + 1))));
    }
    List<String> parts = PartNames.of(runs);
    int part = 0;
    for (XmlElement document : documents) {
      List<XmlElement> spans = document.all("TimeSpan");
      for (int i = 0; i < spans.size(); i++) {
        new TimeSpanReport(file, sink, document, i).report(spans.get(i), parts.get(part++));
      }
      document
          .first("Error")
          .ifPresent(error -> refuse(file, sink, error.firstLine, error.text.toString().strip()));
    }
  }

  private static void refuse(LogFile file, LogSink sink, long line, String found) {
    sink.problem(
        Problem.error(
            "diskspd.bad-xml",
            file.path(),
            line,
            found,
            "a whole <Results> document",
            "Run the test again or copy the file again."));
  }

  private static String text(LogFile file) {
    try (InputStream in = file.open()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file.path(), e);
    }
  }
}
