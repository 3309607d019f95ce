package org.plateau.ingest.lab;

import java.time.Duration;
import org.plateau.ingest.yaml.Place;

/**
 * Says that a folder's files are one run: consecutive intervals in file-name order, or what ran
 * side by side.
 *
 * @param interval the time each summary covers; zero when the files are not consecutive
 * @param label the series' label that tells the files apart, as {@code vm}; its values are their
 *     names without the ending. Empty when the files are consecutive
 */
public record SeriesSpec(Duration interval, String label, Place place)
    implements java.io.Serializable {
  public SeriesSpec {
    if (interval.isNegative() || interval.isZero() == label.isEmpty()) {
      throw new IllegalArgumentException("interval " + interval + ", label " + label);
    }
  }

  /** Consecutive summaries. */
  public SeriesSpec(Duration interval, Place place) {
    this(interval, "", place);
  }

  /** Whether the files ran side by side. */
  public boolean isSideBySide() {
    return !label.isEmpty();
  }
}
