package org.plateau.ingest.lab;

/**
 * One block size of a mix.
 *
 * @param bytes size of the block
 * @param percent of the operations, above 0 and at most 100
 */
public record BlockShare(long bytes, double percent) {
  public BlockShare {
    if (bytes < 1 || !(percent > 0 && percent <= 100)) {
      throw new IllegalArgumentException(percent + " % of " + bytes + " B");
    }
  }
}
