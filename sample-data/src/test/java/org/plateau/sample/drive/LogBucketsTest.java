package org.plateau.sample.drive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LogBucketsTest {
  @Test
  void fioBucketOfAnExample() {
    // formats.md 2.2: 100 864 lies in bucket 738, [100 352, 101 376), whose middle it is
    int bucket = LogBuckets.FIO.index(100_864);
    assertThat(bucket).isEqualTo(738);
    assertThat(LogBuckets.FIO.lo(bucket)).isEqualTo(100_352);
    assertThat(LogBuckets.FIO.hi(bucket)).isEqualTo(101_376);
    assertThat(LogBuckets.FIO.middle(bucket)).isEqualTo(100_864);
  }

  @Test
  void bucketsFollowEachOtherWithoutGap() {
    for (LogBuckets layout : new LogBuckets[] {LogBuckets.FIO, LogBuckets.COARSE}) {
      for (int i = 0; i + 1 < layout.size(); i++) {
        assertThat(layout.hi(i)).isEqualTo(layout.lo(i + 1));
        assertThat(layout.index((double) layout.lo(i))).isEqualTo(i);
      }
    }
  }
}
