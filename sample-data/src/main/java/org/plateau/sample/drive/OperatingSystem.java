package org.plateau.sample.drive;

/**
 * How a host's storage stack shades what a drive does: a few percent of the rate, a few
 * microseconds on every operation, another tail.
 *
 * @param id as in the host's catalogue entry
 * @param ioEngine the engine fio uses there
 * @param rateFactor share of the drive's rate that arrives, 0 to 1
 * @param addedNanos time added to an operation on an idle drive
 * @param tailFactor multiplies the share of operations in the tail
 */
public record OperatingSystem(
    String id, String ioEngine, double rateFactor, double addedNanos, double tailFactor) {
  public static final OperatingSystem LINUX = new OperatingSystem("rocky-9", "libaio", 1, 3_000, 1);
  public static final OperatingSystem WINDOWS =
      new OperatingSystem("windows-server-2022", "windowsaio", 0.965, 7_500, 1.6);

  public OperatingSystem {
    if (!(rateFactor > 0 && rateFactor <= 1) || addedNanos < 0 || tailFactor <= 0) {
      throw new IllegalArgumentException("operating system " + id);
    }
  }
}
