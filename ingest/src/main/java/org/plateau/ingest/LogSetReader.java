package org.plateau.ingest;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Reads log sets: finds the reader of each file, lets them speak in order and joins what they say.
 */
public final class LogSetReader {
  private final List<LogReader> readers;

  /** Reads with the given readers alone. */
  public LogSetReader(List<LogReader> readers) {
    this.readers = List.copyOf(readers);
  }

  /** Reads with every reader on the class path. */
  public static LogSetReader withAllReaders() {
    return new LogSetReader(
        ServiceLoader.load(LogReader.class).stream().map(ServiceLoader.Provider::get).toList());
  }

  public List<LogReader> readers() {
    return readers;
  }

  /** The reader that recognises a file. */
  public Optional<LogReader> readerOf(LogFile file) {
    return readers.stream().filter(reader -> reader.recognises(file)).findFirst();
  }

  /**
   * Reads the files of one log set and joins what they say. What cannot be read is a problem and
   * stops nothing else.
   *
   * @throws java.io.UncheckedIOException never: a disk that fails on one file is a problem too
   */
  public LogSetContent read(List<LogFile> files) {
    return new LogSetReading(this, files).run();
  }
}
