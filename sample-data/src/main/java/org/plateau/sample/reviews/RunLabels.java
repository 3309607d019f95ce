package org.plateau.sample.reviews;

import java.util.ArrayList;
import java.util.List;

/** The run.yaml of one folder: what its logs are of, and which of their results were published. */
final class RunLabels {
  private final StringBuilder out = new StringBuilder();

  /**
   * @param setting the folder's run, or any of a latency curve's
   */
  RunLabels(Setting setting) {
    put("drive", setting.drive());
    put("op_profile", setting.op());
    put("host", Model.host(setting));
    put("os", setting.os());
    put("driver", Model.driver(setting));
    put("workload", setting.workload());
    put("phase", setting.phase());
    if (setting.isFio()) {
      put("threads", Integer.toString(setting.threads()));
      put("queue_depth", Integer.toString(setting.depth()));
    }
    switch (setting.phase()) {
      case "precondition" -> put("purge", "secure erase");
      case "scaling", "sweep" -> put("test", setting.group().replace('/', '.'));
      case "curve" -> {
        put("test", setting.group().replace('/', '.'));
        put("active_range", "25");
      }
      default -> {}
    }
  }

  RunLabels with(String lines) {
    out.append(lines);
    return this;
  }

  /** The results that a publisher printed; none where there is none. */
  RunLabels published(List<String> results) {
    put("published", String.join(", ", results));
    return this;
  }

  String text() {
    return out.toString();
  }

  private void put(String key, String value) {
    if (!value.isEmpty()) {
      String quoted = value.matches("[0-9.]+") && key.equals("driver") ? '"' + value + '"' : value;
      out.append(key).append(": ").append(quoted).append('\n');
    }
  }

  /**
   * The names of results as analyses know them: for all directions together, and for the one
   * direction of a pure workload.
   *
   * @param part of a log set with several runs; empty otherwise
   */
  static List<String> names(Setting setting, String part, Iterable<String> quantities) {
    List<String> names = new ArrayList<>();
    for (String quantity : quantities) {
      // a moment is one of the run as a whole
      boolean whole = quantity.contains(".moment.");
      for (String direction : whole ? List.of("all") : directions(setting)) {
        int slash = quantity.indexOf('/') + 1;
        int dot = quantity.indexOf('.', slash);
        String name = quantity.substring(0, dot) + "." + direction + quantity.substring(dot);
        names.add(part.isEmpty() ? name : part + "@" + name);
      }
    }
    return names;
  }

  private static List<String> directions(Setting setting) {
    if (setting.phase().equals("app")) {
      return List.of("all");
    }
    double reads = Model.readPercent(setting.workload());
    return reads == 100
        ? List.of("all", "read")
        : reads == 0 ? List.of("all", "write") : List.of("all");
  }
}
