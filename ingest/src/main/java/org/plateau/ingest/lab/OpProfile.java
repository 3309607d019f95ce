package org.plateau.ingest.lab;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * One way a drive can be set up: how much of its flash the host may use.
 *
 * @param id unique within the drive: {@code stock}, {@code hp}
 * @param usableGb what the host sees, in units of 10^9 bytes; absent where nobody published it
 */
public record OpProfile(String id, @Nullable Double usableGb) {
  public OpProfile {
    if (usableGb != null && !(usableGb > 0)) {
      throw new IllegalArgumentException("usable " + usableGb + " GB");
    }
  }

  /**
   * Over-provisioning in percent, {@code (raw − usable) / usable × 100}: the definition that
   * reproduces the published 38 % and 66.3 % of 2,222 and 1,847 GB out of 3,072 (model-reviews.md
   * 1.2). Unknown when one of the two is.
   */
  public OptionalDouble overProvisioningPercent(@Nullable Double rawGb) {
    if (rawGb == null || usableGb == null) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of((rawGb - usableGb) / usableGb * 100);
  }
}
