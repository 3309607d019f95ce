package org.plateau.analysis.curve;

import java.util.ArrayList;
import java.util.List;
import org.plateau.ingest.Histogram;

/** Joins many histograms pairwise, so that each bucket is walked a logarithmic number of times. */
public final class Merging {
  private Merging() {}

  /** All populations in one; an empty histogram for none. */
  public static Histogram of(List<Histogram> parts) {
    List<Histogram> left = new ArrayList<>(parts);
    while (left.size() > 1) {
      List<Histogram> next = new ArrayList<>();
      for (int i = 0; i < left.size(); i += 2) {
        next.add(i + 1 < left.size() ? left.get(i).merge(left.get(i + 1)) : left.get(i));
      }
      left = next;
    }
    return left.isEmpty() ? new Histogram.Builder(1).build() : left.get(0);
  }
}
