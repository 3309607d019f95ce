package org.plateau.ingest.lab;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.yaml.YamlNode;

/**
 * The files that one runner wrote for one or more runs.
 *
 * @param id SHA-256 over the sorted hashes of the files' decompressed content, 64 hexadecimal
 *     digits: the same content has the same id wherever it lies
 * @param folder where it lies, relative to the lab; inside an archive {@code runs/x.zip!}
 * @param stem what its files' names share; empty when the set is all that its folder holds
 * @param files in natural order of their names; at least one
 * @param labels what run.yaml says of all its runs
 * @param series says that the files are consecutive intervals of one run
 * @param columns mapping of an unknown table's columns, as run.yaml has it
 * @param newestModificationMillis the last change of any of its files, since 1970
 */
public record LogSet(
    String id,
    String folder,
    String stem,
    List<LogFile> files,
    Labels labels,
    @Nullable SeriesSpec series,
    @Nullable YamlNode columns,
    long newestModificationMillis) {
  public LogSet {
    files = List.copyOf(files);
    if (files.isEmpty()) {
      throw new IllegalArgumentException("a log set without files in " + folder);
    }
  }

  /** How people know it: folder and stem. */
  public String name() {
    return stem.isEmpty() ? folder : folder + "/" + stem;
  }
}
