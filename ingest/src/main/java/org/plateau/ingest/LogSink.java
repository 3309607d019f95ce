package org.plateau.ingest;

/** Takes what a reader finds, as it finds it; nothing that is handed over is kept by the reader. */
public interface LogSink {
  void facts(RunFacts facts);

  void interval(Interval interval);

  void summary(Summary summary);

  void problem(Problem problem);
}
