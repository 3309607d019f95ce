package org.plateau.ingest.lab;

import java.util.List;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.table.TableMapping;
import org.plateau.ingest.table.TableReader;

/**
 * The reader of the tables that a run.yaml describes: of files that have the titles of its mapping,
 * and of those that no other reader knows.
 */
final class MappedTable implements LogReader {
  private final TableMapping mapping;
  private final List<LogReader> others;

  /**
   * @param others the readers of known formats
   */
  MappedTable(TableMapping mapping, List<LogReader> others) {
    this.mapping = mapping;
    this.others = List.copyOf(others);
  }

  @Override
  public String format() {
    return "table";
  }

  @Override
  public boolean recognises(LogFile file) {
    List<String> titles =
        file.head().lines().skip(mapping.headerLine() - 1L).findFirst().stream()
            .flatMap(line -> TableReader.titles(line, mapping).stream())
            .toList();
    boolean titled = mapping.values().stream().allMatch(column -> titles.contains(column.title()));
    return titled || others.stream().noneMatch(other -> other.recognises(file));
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    TableReader.read(file, mapping, sink);
  }
}
