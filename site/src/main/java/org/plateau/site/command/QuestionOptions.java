package org.plateau.site.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Selection;
import org.plateau.site.analyst.Question;
import picocli.CommandLine.Option;

/** Which figure, and of which runs: the same words as in review.yaml. */
final class QuestionOptions {
  @Option(names = "--workload", paramLabel = "W", description = "Id of the workload.")
  private @Nullable String workload;

  @Option(
      names = "--metric",
      defaultValue = "iops",
      description = "iops, bandwidth, latency, tps, qps, nopm, elapsed, moment (${DEFAULT-VALUE}).")
  private String metric = "iops";

  @Option(
      names = "--stat",
      defaultValue = "mean",
      description = "mean, min, max, stddev or a percentile such as p99.9 (${DEFAULT-VALUE}).")
  private String stat = "mean";

  @Option(
      names = "--window",
      defaultValue = "steady",
      description = "steady, whole or burst (${DEFAULT-VALUE}).")
  private String window = "steady";

  @Option(
      names = "--direction",
      defaultValue = "all",
      description = "read, write, trim or all (${DEFAULT-VALUE}).")
  private String direction = "all";

  @Option(names = "--os", paramLabel = "ID")
  private @Nullable String os;

  @Option(names = "--op-profile", paramLabel = "ID")
  private @Nullable String opProfile;

  @Option(names = "--phase", paramLabel = "PHASE")
  private @Nullable String phase;

  @Option(names = "--threads", paramLabel = "T")
  private @Nullable String threads;

  @Option(names = "--queue-depth", paramLabel = "Q")
  private @Nullable String queueDepth;

  @Option(names = "--source", paramLabel = "S", description = "real, simulated, reconstructed.")
  private @Nullable String source;

  @Option(names = "--firmware", paramLabel = "F")
  private @Nullable String firmware;

  @Option(names = "--host", paramLabel = "ID")
  private @Nullable String host;

  @Option(names = "--active-range", paramLabel = "PERCENT")
  private @Nullable String activeRange;

  @Option(names = "--write-cache", paramLabel = "on|off")
  private @Nullable String writeCache;

  boolean namesWorkload() {
    return workload != null;
  }

  /**
   * The question.
   *
   * @throws IllegalArgumentException that says which word is not understood
   */
  Question question(@Nullable String drive) {
    Map<String, String> keys = new LinkedHashMap<>();
    keys.put("metric", metric);
    keys.put("stat", stat);
    keys.put("window", window);
    keys.put("direction", direction);
    TreeMap<String, String> where = new TreeMap<>();
    put(where, "drive", drive);
    put(where, "workload", workload);
    put(where, "os", os);
    put(where, "op_profile", opProfile);
    put(where, "phase", phase);
    put(where, "threads", threads);
    put(where, "queue_depth", queueDepth);
    put(where, "source", source);
    put(where, "firmware", firmware);
    put(where, "host", host);
    put(where, "active_range", activeRange);
    put(where, "write_cache", writeCache);
    return new Question(Selection.of(keys, where));
  }

  private static void put(Map<String, String> where, String key, @Nullable String value) {
    if (value != null) {
      where.put(key, value);
    }
  }
}
