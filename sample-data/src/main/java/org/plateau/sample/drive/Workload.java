package org.plateau.sample.drive;

/** What the simulated runner asks of a drive: the profiles of the lab's matrix. */
public enum Workload {
  RANDOM_READ_4K("4k-read", "randread", "4k", 4096, 1, false),
  RANDOM_WRITE_4K("4k-write", "randwrite", "4k", 4096, 0, false),
  MIXED_8K("8k-70-30", "randrw", "8k", 8192, 0.7, false),
  SEQUENTIAL_READ_128K("128k-sequential-read", "read", "128k", 131072, 1, true),
  SEQUENTIAL_WRITE_128K("128k-sequential-write", "write", "128k", 131072, 0, true);

  private final String id;
  private final String pattern;
  private final String blockText;
  private final int blockBytes;
  private final double readShare;
  private final boolean sequential;

  Workload(
      String id,
      String pattern,
      String blockText,
      int blockBytes,
      double readShare,
      boolean sequential) {
    this.id = id;
    this.pattern = pattern;
    this.blockText = blockText;
    this.blockBytes = blockBytes;
    this.readShare = readShare;
    this.sequential = sequential;
  }

  /** Id of the workload profile in the catalogue. */
  public String id() {
    return id;
  }

  /** fio's word for it: {@code randread}, {@code randrw} … */
  public String pattern() {
    return pattern;
  }

  /** The block size as a person types it: {@code 4k}. */
  public String blockText() {
    return blockText;
  }

  public int blockBytes() {
    return blockBytes;
  }

  /** Share of the operations that read, 0 to 1. */
  public double readShare() {
    return readShare;
  }

  public boolean isSequential() {
    return sequential;
  }

  public boolean isMixed() {
    return readShare > 0 && readShare < 1;
  }
}
