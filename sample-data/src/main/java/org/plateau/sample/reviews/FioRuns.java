package org.plateau.sample.reviews;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * The fio runs: preconditioning as one-minute summaries one after the other (the interval logs of
 * 2.0.x know neither a maximum nor a deviation), everything else as one summary.
 */
final class FioRuns {
  /** What fio printed minute by minute, one document after the other. */
  static final String SERIES = "minutes.json.gz";

  static final String SUMMARY = "fio.json";

  private static final int SAMPLE_SECONDS = 1200;

  private final Resolution resolution;
  private final List<PublishedFigure> relations;

  FioRuns(Resolution resolution, List<PublishedFigure> relations) {
    this.resolution = resolution;
    this.relations = relations;
  }

  byte[] series(Setting setting) {
    FioTwoJson json = new FioTwoJson(setting);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      int number = 0;
      for (Minute minute : new PreconditionCurve(resolution, setting).minutes()) {
        number++;
        String text = json.text(FioTwoJson.name(number), minute, 60);
        gzip.write(text.getBytes(StandardCharsets.US_ASCII));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  byte[] summary(Setting setting) {
    String text =
        new FioTwoJson(setting).text(setting.workload(), summaryOf(setting), SAMPLE_SECONDS);
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private Minute summaryOf(Setting setting) {
    double mean = resolution.latency(setting);
    double spread = resolution.random(setting, "spread").between(0.32, 0.45);
    double deviation =
        resolution.value(setting, "whole.latency.stddev", mean * spread * unrest(setting));
    double far = resolution.random(setting, "maximum").between(9, 13);
    double max =
        resolution.value(setting, "whole.latency.max", Math.max(far * mean, mean + 3 * deviation));
    return new Minute(Math.round(resolution.rate(setting)), mean, max, deviation);
  }

  /** "From this queue depth on the deviation is clearly higher". */
  private double unrest(Setting setting) {
    for (PublishedFigure figure : relations) {
      boolean own =
          figure.cell("how").equals("knee")
              && Targets.settings(figure).stream()
                  .anyMatch(other -> other.group().equals(setting.group()));
      if (own) {
        return setting.outstanding() < figure.low() ? 0.5 : 2.2;
      }
    }
    return 1;
  }
}
