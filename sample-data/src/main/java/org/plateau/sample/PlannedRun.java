package org.plateau.sample;

import java.util.List;
import org.plateau.sample.drive.SimulatedInterval;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.fio.FioRunWriter;
import org.plateau.sample.jsonl.JsonLinesRunWriter;

/** A run of the plan and the format it is written in. */
public record PlannedRun(SimulatedRun run, LogFormat format) {
  /** Its file below the simulated tree. */
  public String path() {
    String ending =
        switch (format) {
          case JSON_LINES -> JsonLinesRunWriter.ENDING;
          case FIO -> FioRunWriter.ENDING;
        };
    return run.key() + ending;
  }

  /** The file's content; the same for the same seed. */
  byte[] content(long seed) {
    List<SimulatedInterval> intervals = run.play(seed);
    return switch (format) {
      case JSON_LINES -> JsonLinesRunWriter.write(run, intervals);
      case FIO -> FioRunWriter.write(run, intervals);
    };
  }
}
