package org.plateau.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HistogramTest {
  static LongStream seeds() {
    return LongStream.rangeClosed(1, 200);
  }

  @Test
  void putsAValueIntoTheBucketThatFioPutsItIn() {
    assertThat(LogLinear.index(100_864)).isEqualTo(738);
    assertThat(LogLinear.lo(738)).isEqualTo(100_352);
    assertThat(LogLinear.hi(738)).isEqualTo(101_376);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void findsTheNearestRankWithinTheErrorOfABucket(long seed) {
    long[] values = values(seed);
    LogLinear counts = new LogLinear();
    Arrays.stream(values).forEach(counts::add);
    Histogram histogram = counts.toHistogram(1);
    Arrays.sort(values);
    for (double rank : new double[] {1, 50, 90, 99, 99.9, 100}) {
      long exact = values[(int) Math.max(0, Math.ceil(rank / 100 * values.length) - 1)];
      Histogram.Percentile found = histogram.percentile(rank);
      assertThat(exact).as("seed %d rank %s", seed, rank).isBetween(found.lo(), found.hi() - 1);
      assertThat(Math.abs(found.nanos() - exact)).isLessThanOrEqualTo(exact / 128.0);
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void mergesAndSubtractsWithoutLoss(long seed) {
    Histogram a = histogram(values(seed));
    Histogram b = histogram(values(seed + 1000));
    assertThat(a.merge(b)).isEqualTo(b.merge(a));
    assertThat(a.merge(b).count()).isEqualTo(a.count() + b.count());
    assertThat(a.merge(b).minus(b)).isEqualTo(a);
    assertThat(Histogram.fromBytes(a.toBytes())).isEqualTo(a);
  }

  private static Histogram histogram(long[] values) {
    LogLinear counts = new LogLinear();
    Arrays.stream(values).forEach(counts::add);
    return counts.toHistogram(1);
  }

  private static long[] values(long seed) {
    Random random = new Random(seed);
    return random
        .doubles(1 + random.nextInt(2000))
        .mapToLong(x -> (long) Math.exp(x * 24))
        .toArray();
  }
}
