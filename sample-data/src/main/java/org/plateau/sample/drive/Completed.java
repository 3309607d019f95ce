package org.plateau.sample.drive;

/**
 * What a drive completed in one direction during one window.
 *
 * @param operations completed
 * @param bytes moved
 * @param mean of the latency, nanoseconds
 * @param min shortest, nanoseconds
 * @param max longest, nanoseconds
 * @param deviation sample standard deviation, nanoseconds
 * @param tally their distribution; it holds exactly the operations
 */
public record Completed(
    boolean write,
    long operations,
    long bytes,
    double mean,
    long min,
    long max,
    double deviation,
    Tally tally) {
  public Completed {
    if (operations < 1 || !(min <= mean && mean <= max)) {
      throw new IllegalArgumentException(
          operations + " operations of " + min + " to " + max + " ns, mean " + mean);
    }
  }
}
