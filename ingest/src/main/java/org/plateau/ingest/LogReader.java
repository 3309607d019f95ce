package org.plateau.ingest;

/**
 * The extension point for a log format: turns the bytes of one file into intervals and summaries.
 *
 * <p>Found by {@link java.util.ServiceLoader}. A reader keeps no state between files, knows neither
 * Spark nor the lab, and never throws for what a file holds: it hands a {@link Problem} to the sink
 * and goes on with what can still be read. It may throw {@link java.io.UncheckedIOException} when
 * the disk fails.
 */
public interface LogReader {
  /** Stable name of the format: {@code fio-json}, {@code vdbench-flatfile}. */
  String format();

  /**
   * Whether the file is of this format. Decided by content; the name is a hint, and decides alone
   * only where the format carries no mark (fio interval logs).
   */
  boolean recognises(LogFile file);

  /**
   * Reads the whole file.
   *
   * @param siblings what the other files of the log set have said so far
   */
  void read(LogFile file, Siblings siblings, LogSink sink);

  /**
   * The common stem by which files of one run are gathered: {@code x} for {@code x_bw.1.log} and
   * {@code x.json}. By default the name without its extension.
   */
  default String stem(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot > 0 ? fileName.substring(0, dot) : fileName;
  }

  /**
   * Readers of lower order read first within a log set, so that files that carry versions and
   * options speak before files that carry rows only.
   */
  default int order() {
    return 0;
  }
}
