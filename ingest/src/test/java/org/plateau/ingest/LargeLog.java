package org.plateau.ingest;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

/**
 * Writes a log with a row per I/O of any size, for the figures in docs/benchmarks/reading.md: reads
 * and writes mixed, 400 I/Os a millisecond, the same 20,000 random latencies again and again.
 */
public final class LargeLog {
  private static final int LATENCIES = 20_000;
  private static final int PER_MILLISECOND = 400;

  private LargeLog() {}

  /**
   * Writes the log.
   *
   * @param args file, as {@code big_clat.1.log}, and its size in GB of 10⁹ bytes
   */
  public static void main(String... args) throws IOException {
    write(Path.of(args[0]), Math.round(Double.parseDouble(args[1]) * 1e9));
  }

  static long write(Path file, long bytes) throws IOException {
    Random random = new Random(20_260_101);
    String[] tails = new String[LATENCIES];
    for (int i = 0; i < LATENCIES; i++) {
      long nanos = 60_000 + Math.round(Math.abs(random.nextGaussian()) * 90_000);
      tails[i] = String.format(Locale.ROOT, ", %d, %d, 4096, 0\n", nanos, random.nextInt(2));
    }
    long written = 0;
    long rows = 0;
    StringBuilder millisecond = new StringBuilder();
    try (OutputStream out = Files.newOutputStream(file)) {
      while (written < bytes) {
        millisecond.setLength(0);
        for (int i = 0; i < PER_MILLISECOND; i++) {
          millisecond.append(rows / PER_MILLISECOND).append(tails[(int) (rows % LATENCIES)]);
          rows++;
        }
        byte[] block = millisecond.toString().getBytes(StandardCharsets.US_ASCII);
        out.write(block);
        written += block.length;
      }
    }
    return rows;
  }
}
