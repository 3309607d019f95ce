package org.plateau.ingest.lab;

import java.time.Duration;
import org.plateau.ingest.yaml.Place;

/**
 * Says that a folder's summaries are consecutive intervals of one run, in file-name order.
 *
 * @param interval the time each summary covers
 */
public record SeriesSpec(Duration interval, Place place) implements java.io.Serializable {
  public SeriesSpec {
    if (interval.isNegative() || interval.isZero()) {
      throw new IllegalArgumentException("interval " + interval);
    }
  }
}
