package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.yaml.Forms;

/**
 * What a runner's options say of the workload, in the terms of the catalogue.
 *
 * @param readPercent absent when the options do not say
 * @param blocks empty when the options do not say
 * @param randomPercent absent when the options do not say
 */
record Shape(
    @Nullable Double readPercent, List<BlockShare> blocks, @Nullable Double randomPercent) {
  private static final double FIO_MIX_DEFAULT = 50;

  /** The shape of {@code rw=randrw, rwmixread=70, bs=8k}. */
  static Shape of(RunFacts facts) {
    String rw = facts.option("rw").orElse("").toLowerCase(Locale.ROOT);
    String way = rw.contains(":") ? rw.substring(0, rw.indexOf(':')) : rw;
    boolean random = way.startsWith("rand");
    String kind = random ? way.substring("rand".length()) : way;
    Double reads =
        switch (kind) {
          case "read" -> Double.valueOf(100);
          case "write" -> Double.valueOf(0);
          case "rw", "readwrite" -> mix(facts);
          default -> null;
        };
    return new Shape(reads, blocks(facts), reads == null ? null : randomPercent(facts, random));
  }

  /** The one fully described workload that fits; nothing when several or none do. */
  Optional<Workload> match(SortedMap<String, Workload> workloads) {
    if (readPercent == null || randomPercent == null || blocks.isEmpty()) {
      return Optional.empty();
    }
    List<Workload> fitting =
        workloads.values().stream()
            .filter(Workload::isFullyKnown)
            .filter(workload -> fits(workload))
            .toList();
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  /** Whether nothing that is known of both differs. */
  boolean fits(Workload workload) {
    return Workload.near(readPercent, workload.readPercent())
        && Workload.near(randomPercent, workload.randomPercent())
        && Workload.sameBlocks(blocks, workload.blocks());
  }

  /** The same without its direction: preconditioning writes whatever will be measured. */
  Shape anyDirection() {
    return new Shape(null, blocks, randomPercent);
  }

  boolean isAllWrites() {
    return readPercent != null && readPercent == 0;
  }

  private static Double mix(RunFacts facts) {
    return facts.option("rwmixread").flatMap(Forms::percent).orElse(FIO_MIX_DEFAULT);
  }

  private static Double randomPercent(RunFacts facts, boolean random) {
    Optional<Double> said = facts.option("percentage_random").flatMap(Forms::percent);
    return random ? said.orElse(100.0) : Double.valueOf(0);
  }

  private static List<BlockShare> blocks(RunFacts facts) {
    Optional<String> split = facts.option("bssplit");
    if (split.isPresent()) {
      return split(split.get());
    }
    String[] sizes = facts.option("bs").orElse("").split(",", -1);
    List<Optional<Long>> bytes = new ArrayList<>();
    for (String size : sizes) {
      bytes.add(Forms.blockSize(size.strip()));
    }
    boolean one = bytes.stream().distinct().count() == 1 && bytes.get(0).isPresent();
    return one ? List.of(new BlockShare(bytes.get(0).orElseThrow(), 100)) : List.of();
  }

  /** fio's {@code 512/10:1k/5:4k/85}; anything richer is not known. */
  private static List<BlockShare> split(String text) {
    List<BlockShare> shares = new ArrayList<>();
    for (String item : text.split(":", -1)) {
      int slash = item.indexOf('/');
      Optional<Long> bytes = Forms.blockSize(item.substring(0, Math.max(0, slash)).strip());
      Optional<Double> percent =
          Forms.percent(item.substring(slash + 1).strip()).filter(share -> share > 0);
      if (bytes.isEmpty() || percent.isEmpty()) {
        return List.of();
      }
      shares.add(new BlockShare(bytes.get(), percent.get()));
    }
    return shares;
  }

  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    if (readPercent != null) {
      words.add(Forms.plain(readPercent) + " % reads");
    }
    if (randomPercent != null) {
      words.add(Forms.plain(randomPercent) + " % random");
    }
    blocks.forEach(b -> words.add(Forms.plain(b.percent()) + " % of " + b.bytes() + " B"));
    return String.join(", ", words);
  }
}
