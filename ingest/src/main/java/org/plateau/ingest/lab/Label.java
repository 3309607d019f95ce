package org.plateau.ingest.lab;

import org.plateau.ingest.yaml.Place;

/**
 * One thing that is known of a run, and the line that says so.
 *
 * @param value in the canonical form of its {@link LabelKey}
 */
public record Label(String value, Place place) {
  public Label {
    if (value.isEmpty()) {
      throw new IllegalArgumentException("an empty label at " + place);
    }
  }
}
