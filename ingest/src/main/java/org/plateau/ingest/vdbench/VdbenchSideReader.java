package org.plateau.ingest.vdbench;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;
import org.plateau.ingest.parts.PartNames;

/**
 * Reads the other files of a vdbench folder, which repeat the figures or hold the input. From
 * {@code logfile.html} it takes what no other file says: the version of vdbench.
 */
public final class VdbenchSideReader implements LogReader {
  /** {@code Vdbench distribution: vdbench50407}: version 5.04.07. */
  private static final Pattern VERSION =
      Pattern.compile("Vdbench distribution: vdbench([0-9])([0-9]{2})([0-9]{2})");

  @Override
  public String format() {
    return "vdbench-side";
  }

  @Override
  public boolean recognises(LogFile file) {
    List<String> figures =
        List.of("flatfile.html", "summary.html", "totals.html", "histogram.html", "errorlog.html");
    return VdbenchFolder.isTitled(file)
        ? figures.stream().noneMatch(name -> VdbenchFolder.isNamed(file, name))
        : file.head().contains("Vdbench distribution:");
  }

  @Override
  public String stem(String fileName) {
    return VdbenchFolder.stem(fileName);
  }

  @Override
  public int order() {
    return -2;
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    if (!file.head().contains("Vdbench distribution:")) {
      return;
    }
    String version = "";
    List<RunRows> runs = new ArrayList<>();
    try (LogLines lines = LogLines.of(file)) {
      while (lines.next()) {
        String text = lines.text();
        Matcher found = VERSION.matcher(text);
        if (found.find()) {
          version = found.group(1) + '.' + found.group(2) + '.' + found.group(3);
        }
        RunStart.in(text).ifPresent(start -> runs.add(start.rows(lines.number())));
      }
    }
    List<String> parts = PartNames.of(runs.stream().map(RunRows::name).toList());
    for (int i = 0; i < parts.size(); i++) {
      long line = runs.get(i).firstLine;
      sink.facts(
          new RunFacts(
              parts.get(i),
              "vdbench",
              version,
              null,
              new TreeMap<>(runs.get(i).options),
              List.of(),
              file.origin(line, line)));
    }
  }
}
