package org.plateau.ingest.lab;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;

/**
 * A made-up format in place of the real ones: {@code fake fio} in the first line, then one line of
 * {@code key=value} words a part.
 */
final class FakeFio implements LogReader {
  private static final Pattern SERIES = Pattern.compile("(.+)_(bw|iops|lat)(\\.\\d+)?\\.log");

  @Override
  public String format() {
    return "fio-fake";
  }

  @Override
  public boolean recognises(LogFile file) {
    return file.head().startsWith("fake fio") || SERIES.matcher(file.name()).matches();
  }

  @Override
  public String stem(String fileName) {
    Matcher match = SERIES.matcher(fileName);
    return match.matches() ? match.group(1) : LogReader.super.stem(fileName);
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    throw new UnsupportedOperationException("tests read with facts()");
  }

  /** What the parts in the files of a set say. */
  static LogSetContent content(LogSet set) {
    List<RunFacts> facts = new ArrayList<>();
    for (LogFile file : set.files()) {
      String[] lines = file.head().split("\n", -1);
      for (int i = 1; lines[0].equals("fake fio") && i < lines.length; i++) {
        if (!lines[i].isBlank()) {
          facts.add(facts(file, i + 1, lines[i].strip()));
        }
      }
    }
    return new LogSetContent(List.of(), facts, List.of(), List.of(), List.of());
  }

  private static RunFacts facts(LogFile file, int line, String text) {
    TreeMap<String, String> options = new TreeMap<>();
    for (String word : text.split(" ", -1)) {
      options.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
    }
    String part = options.containsKey("part") ? options.remove("part") : "";
    String started = options.remove("started");
    return new RunFacts(
        part,
        "fio",
        "3.33",
        started == null ? null : Instant.parse(started),
        options,
        List.of(),
        file.origin(line, line));
  }
}
