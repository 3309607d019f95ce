package org.plateau.ingest.corpus;

import java.util.List;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;

/**
 * Compares what was read from a log with the column {@code expected_values} of its kind. One per
 * kind; {@link CorpusKinds} finds it by its name.
 */
public interface KindCheck {
  /** The kind as INDEX.tsv spells it. */
  String kind();

  /**
   * What differs.
   *
   * @return one line per wrong value; empty when every expected value was read
   */
  List<String> differences(Corpus.Row row, LogFile file, LogSetContent content);

  /** The share of rows that must be read with every value, 0 to 1. */
  default double requiredShare() {
    return 0.97;
  }
}
