package org.plateau.sample.reviews;

import java.util.List;
import java.util.Locale;
import org.plateau.sample.drive.SplitMix;

/** Exports of applications, as tables, each with the mapping that its run.yaml needs. */
final class ApplicationTables {
  private static final int SAMPLE_SECONDS = 1800;
  private static final int INTERVALS = 24;
  private static final List<String> OPERATIONS =
      List.of("journal-write", "merge-write", "merge-read", "save-write");
  private static final double[] PER_SECOND = {900, 420, 640, 230};
  private static final double[] WEIGHT = {0.55, 1.5, 1.1, 1.7};

  private ApplicationTables() {}

  static final String TPCC_COLUMNS =
      """
      columns:
        tool: benchmark-factory
        series: {vm: VM}
        values:
          Executions: operations
          TPS: rate
          Avg Response Time (ms): {role: latency.mean, unit: ms}
      """;

  /** Benchmark Factory: transactions by machine. */
  static String tpcc(List<VirtualMachines.Machine> machines, int users) {
    StringBuilder out = new StringBuilder("VM,Userload,Executions,TPS,Avg Response Time (ms)\n");
    for (VirtualMachines.Machine vm : machines) {
      out.append(
          String.format(
              Locale.ROOT,
              "%s,%d,%d,%.4f,%.4f\n",
              vm.name(),
              users,
              Math.round(vm.rate() * SAMPLE_SECONDS),
              vm.rate(),
              vm.meanMillis()));
    }
    return out.toString();
  }

  static final String HOUDINI_COLUMNS =
      """
      columns:
        tool: houdini
        values:
          Render time (s): {role: gauge, name: elapsed_seconds, unit: s}
      """;

  /** SideFX Houdini: how long the demo took. */
  static String houdini(double seconds) {
    return String.format(Locale.ROOT, "Demo,Render time (s)\nMaelstrom,%.1f\n", seconds);
  }

  /** MarkLogic: rate and latency of each operation, every 75 minutes. */
  static String nosqlColumns() {
    StringBuilder out =
        new StringBuilder(
            """
            columns:
              tool: marklogic
              time: {column: Time, unit: iso, at: start}
              length: 75min
              values:
            """);
    for (String operation : OPERATIONS) {
      String where =
          "direction: "
              + operation.substring(operation.indexOf('-') + 1)
              + ", series: {operation: "
              + operation
              + "}";
      out.append("    ").append(operation).append(" per s: {role: rate, ").append(where);
      out.append("}\n    ").append(operation).append(" ms: {role: latency.mean, unit: ms, ");
      out.append(where).append("}\n");
    }
    return out.toString();
  }

  /**
   * The intervals.
   *
   * @param meanMillis over all operations
   */
  static String nosql(double meanMillis, SplitMix random) {
    double[][] rates = new double[OPERATIONS.size()][];
    double[][] millis = new double[OPERATIONS.size()][];
    double operations = 0;
    double waited = 0;
    for (int k = 0; k < rates.length; k++) {
      rates[k] = Levelled.around(INTERVALS, 0.05, random);
      millis[k] = Levelled.around(INTERVALS, 0.08, random);
      for (int i = 0; i < INTERVALS; i++) {
        // the database merges more the fuller it is
        double full = OPERATIONS.get(k).startsWith("merge") ? 0.8 + 0.4 * i / INTERVALS : 1;
        rates[k][i] = Math.round(PER_SECOND[k] * full * (1 + rates[k][i]));
        millis[k][i] = WEIGHT[k] * full * (1 + millis[k][i]);
        operations += rates[k][i];
        waited += rates[k][i] * millis[k][i];
      }
    }
    double scale = meanMillis * operations / waited;
    StringBuilder out = new StringBuilder("Time");
    OPERATIONS.forEach(
        name -> out.append(',').append(name).append(" per s,").append(name).append(" ms"));
    out.append('\n');
    for (int i = 0; i < INTERVALS; i++) {
      int minute = 75 * i;
      out.append(
          String.format(
              Locale.ROOT,
              "2013-01-%02dT%02d:%02d:00",
              1 + minute / 1440,
              minute / 60 % 24,
              minute % 60));
      for (int k = 0; k < rates.length; k++) {
        out.append(String.format(Locale.ROOT, ",%.0f,%.5f", rates[k][i], millis[k][i] * scale));
      }
      out.append('\n');
    }
    return out.toString();
  }
}
