package org.plateau.site.publish;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Origin;
import org.plateau.ingest.log.LogLines;
import org.plateau.render.page.EvidenceRow.RawLine;
import org.plateau.render.report.RawLines;

/** Quotes log lines from the lab folder, compressed or not; nothing when the file is gone. */
final class LabLines implements RawLines {
  private static final int QUOTED = 3;
  private static final int LONGEST = 160;

  private final Path root;
  private final Map<Origin, List<RawLine>> read = new ConcurrentHashMap<>();

  LabLines(Path root) {
    this.root = root;
  }

  @Override
  public List<RawLine> cited(List<Origin> origins) {
    return origins.isEmpty() || origins.get(0).firstLine() == 0
        ? List.of()
        : read.computeIfAbsent(origins.get(0), this::lines);
  }

  private List<RawLine> lines(Origin origin) {
    List<RawLine> lines = new ArrayList<>();
    for (LogFile file : find(origin.file())) {
      if (file.path().equals(origin.file()) && file.sha256().equals(origin.sha256())) {
        try (LogLines walk = LogLines.of(file)) {
          while (lines.size() < QUOTED && walk.next()) {
            if (walk.number() >= origin.firstLine()) {
              String text = walk.text();
              lines.add(
                  new RawLine(
                      walk.number(),
                      text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text,
                      walk.number() == origin.firstLine()));
            }
          }
        }
      }
    }
    return List.copyOf(lines);
  }

  /**
   * The container: the path itself, with a compression's extension, or the archive before {@code
   * !}.
   */
  private List<LogFile> find(String path) {
    int inside = path.indexOf("!/");
    String container = inside < 0 ? path : path.substring(0, inside);
    for (String extension : List.of("", ".gz", ".zst")) {
      Path file = root.resolve(container + extension).normalize();
      if (file.startsWith(root) && Files.isRegularFile(file)) {
        return LogFile.in(file, container + extension);
      }
    }
    return List.of();
  }
}
