package org.plateau.ingest.lab;

import java.util.List;
import org.plateau.ingest.Problem;

/**
 * A log set that was found and left for next time; its runs in the history stay as they are.
 *
 * @param paths of its files
 * @param why what has to change first
 */
public record HeldSet(String folder, String stem, List<String> paths, Problem why) {
  public HeldSet {
    paths = List.copyOf(paths);
  }
}
