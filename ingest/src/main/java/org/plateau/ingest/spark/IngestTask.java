package org.plateau.ingest.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.lab.LogSet;
import org.plateau.ingest.lab.SeriesSpec;
import org.plateau.ingest.yaml.YamlNode;

/**
 * A log set on its way to the process that reads it: where its files lie, not what they hold.
 *
 * @param files in the order of the log set
 */
record IngestTask(
    String logSetId, List<Place> files, @Nullable SeriesSpec series, @Nullable YamlNode columns)
    implements Serializable {
  IngestTask {
    files = List.copyOf(files);
  }

  /**
   * One log.
   *
   * @param container absolute path of the file or archive
   * @param containerPath the same as people know it
   * @param path the log as people know it
   */
  record Place(String container, String containerPath, String path) implements Serializable {}

  static IngestTask of(LogSet set) {
    List<Place> places = new ArrayList<>();
    for (LogFile file : set.files()) {
      Path container =
          file.container()
              .orElseThrow(() -> new IllegalArgumentException(file + " is not on disk"));
      places.add(
          new Place(container.toAbsolutePath().toString(), file.containerPath(), file.path()));
    }
    return new IngestTask(set.id(), places, set.series(), set.columns());
  }

  /** The files, opened where this process runs. */
  List<LogFile> open() {
    List<LogFile> opened = new ArrayList<>();
    Set<Place> containers = new LinkedHashSet<>();
    for (Place file : files) {
      containers.add(new Place(file.container(), file.containerPath(), ""));
    }
    Set<String> wanted = new LinkedHashSet<>(files.stream().map(Place::path).toList());
    for (Place container : containers) {
      for (LogFile log : LogFile.in(Path.of(container.container()), container.containerPath())) {
        if (wanted.contains(log.path())) {
          opened.add(log);
        }
      }
    }
    return opened;
  }
}
