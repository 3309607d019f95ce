package org.plateau.ingest.lab;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.yaml.Place;

/**
 * What a benchmark asks of a drive. What its author never published is absent.
 *
 * @param id {@code 8k-70-30}
 * @param name a proper name where no message bundle has one
 * @param readPercent reads among the operations, 0 to 100
 * @param blocks the sizes; empty when not published, else they sum to 100 %
 * @param randomPercent operations at random places, 0 to 100
 * @param aliases other ids under which labels may name it
 * @param place where it is described
 */
public record Workload(
    String id,
    String name,
    @Nullable Double readPercent,
    List<BlockShare> blocks,
    @Nullable Double randomPercent,
    Kind kind,
    List<String> aliases,
    Place place) {
  private static final double PERCENT_TOLERANCE = 0.5;

  /** What stresses the drive. */
  public enum Kind {
    SYNTHETIC,
    APPLICATION;

    /** As the catalogue spells it: {@code synthetic}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Kind> of(String id) {
      return Ids.find(values(), Kind::id, id.toLowerCase(Locale.ROOT));
    }
  }

  public Workload {
    blocks = List.copyOf(blocks);
    aliases = List.copyOf(aliases);
  }

  /** Whether every operation is at a random place. */
  public boolean isRandom() {
    return randomPercent != null && randomPercent == 100;
  }

  /** Whether every operation follows the one before it. */
  public boolean isSequential() {
    return randomPercent != null && randomPercent == 0;
  }

  /** Whether all three of reads, sizes and places are known, so that logs can be matched to it. */
  boolean isFullyKnown() {
    return readPercent != null && randomPercent != null && !blocks.isEmpty();
  }

  static boolean near(@Nullable Double a, @Nullable Double b) {
    return a == null || b == null || Math.abs(a - b) <= PERCENT_TOLERANCE;
  }

  /** Whether two mixes do not differ, what is not known being no difference. */
  static boolean sameBlocks(List<BlockShare> a, List<BlockShare> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return true;
    }
    return a.size() == b.size()
        && a.stream()
            .allMatch(
                share ->
                    b.stream()
                        .anyMatch(
                            other ->
                                other.bytes() == share.bytes()
                                    && near(other.percent(), share.percent())));
  }
}
