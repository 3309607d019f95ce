package org.plateau.ingest.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.Forms;
import org.plateau.ingest.yaml.YamlFile;
import org.plateau.ingest.yaml.YamlNode;

/** Reads workload profiles: the built-in ones and those of {@code catalog/workloads.yaml}. */
final class WorkloadsFile {
  private static final String BUILT_IN = "workloads.yaml";
  private static final String PERCENT = "percent from 0 to 100";
  private static final double SUM_TOLERANCE = 0.01;

  private WorkloadsFile() {}

  /** The profiles that come with Plateau. */
  static SortedMap<String, Workload> builtIn() {
    try (InputStream in =
        Objects.requireNonNull(WorkloadsFile.class.getResourceAsStream(BUILT_IN))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Consumer<Problem> none =
          problem -> {
            throw new IllegalStateException(problem.message());
          };
      return read(YamlFile.parse(text, "built-in " + BUILT_IN, none).orElseThrow(), none);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static SortedMap<String, Workload> read(YamlNode file, Consumer<Problem> problems) {
    Fields fields = new Fields(file, problems);
    SortedMap<String, Workload> found = new TreeMap<>();
    for (String id : fields.keys()) {
      if (!Ids.fits(id)) {
        fields.wrong("workload", YamlNode.text(fields.place(id), id), Ids.RULE);
      } else {
        fields.fields(id).ifPresent(inner -> found.put(id, workload(id, inner)));
      }
    }
    return found;
  }

  private static Workload workload(String id, Fields fields) {
    Workload workload =
        new Workload(
            id,
            fields.text("name").orElse(id),
            percent(fields, "read").orElse(null),
            blocks(fields),
            percent(fields, "random").orElse(null),
            fields
                .value("kind", "one of synthetic, application", Workload.Kind::of)
                .orElse(Workload.Kind.SYNTHETIC),
            fields.texts("aliases"),
            fields.place());
    fields.refuseOthers();
    return workload;
  }

  private static Optional<Double> percent(Fields fields, String key) {
    return fields.value(key, PERCENT, Forms::percent);
  }

  private static List<BlockShare> blocks(Fields fields) {
    List<BlockShare> blocks = new ArrayList<>();
    double sum = 0;
    Optional<YamlNode> node = fields.node("blocks");
    if (node.isEmpty()) {
      return List.of();
    }
    for (Map.Entry<String, String> entry : fields.textMap("blocks").entrySet()) {
      Optional<Long> bytes = Forms.blockSize(entry.getKey());
      Optional<Double> percent = Forms.percent(entry.getValue()).filter(share -> share > 0);
      if (bytes.isPresent() && percent.isPresent()) {
        blocks.add(new BlockShare(bytes.get(), percent.get()));
        sum += percent.get();
      } else {
        YamlNode at =
            YamlNode.text(fields.place("blocks"), entry.getKey() + ": " + entry.getValue());
        fields.wrong("blocks", at, "sizes and percent, as {4k: 60, 64k: 40}");
        return List.of();
      }
    }
    if (Math.abs(sum - 100) > SUM_TOLERANCE) {
      YamlNode at = YamlNode.text(fields.place("blocks"), "a sum of " + Forms.plain(sum) + " %");
      fields.wrong("blocks", at, "shares that sum to 100 %");
      return List.of();
    }
    return blocks;
  }
}
