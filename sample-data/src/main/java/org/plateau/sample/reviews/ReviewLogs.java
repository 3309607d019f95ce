package org.plateau.sample.reviews;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** All files of a reconstruction by their path; contents are made when asked for. */
final class ReviewLogs {
  private final Targets targets;
  private final Resolution resolution;
  private final SortedMap<String, Supplier<byte[]>> files = new TreeMap<>();

  ReviewLogs(ReconstructionPlan plan) {
    targets = new Targets(plan.figures(), plan.seed());
    resolution = new Resolution(targets, plan.seed());
    // the rates rest on one another: worked out once, before several threads ask
    targets.settings().stream()
        .filter(setting -> !setting.phase().equals("app"))
        .forEach(resolution::rate);
    text("run.yaml", "source: reconstructed\nstatus: complete\n");
    for (Setting setting : targets.settings()) {
      switch (setting.phase()) {
        case "precondition", "primary", "scaling" -> fio(setting);
        case "curve" -> curve(setting);
        case "sweep" -> sweep(setting);
        default -> application(setting);
      }
    }
  }

  SortedMap<String, Supplier<byte[]>> files() {
    return files;
  }

  int runs() {
    return targets.settings().size();
  }

  private void fio(Setting setting) {
    FioRuns runs = new FioRuns(resolution, targets.relations());
    if (setting.phase().equals("precondition")) {
      labels(setting, "series: {interval: 60s}\n");
      files.put(setting.folder() + "/" + FioRuns.SERIES, () -> runs.series(setting));
    } else {
      labels(setting, "");
      files.put(setting.folder() + "/" + FioRuns.SUMMARY, () -> runs.summary(setting));
    }
  }

  private void labels(Setting setting, String lines) {
    List<String> published = RunLabels.names(setting, "", targets.published(setting));
    text(
        setting.folder() + "/run.yaml",
        new RunLabels(setting).with(lines).published(published).text());
  }

  /** The points of a curve share a folder: its files are written with the first. */
  private void curve(Setting setting) {
    if (files.containsKey(setting.folder() + "/run.yaml")) {
      return;
    }
    List<String> published = new ArrayList<>();
    for (int point : Targets.POINTS) {
      Setting other = setting.withPoint(point);
      String part = setting.workload() + "_(" + point + "%)";
      published.addAll(RunLabels.names(other, part, targets.published(other)));
    }
    text(setting.folder() + "/run.yaml", new RunLabels(setting).published(published).text());
    Map<String, String> output = new VdbenchOutput(resolution, setting).files();
    output.forEach((name, content) -> text(setting.folder() + "/" + name, content));
  }

  private void sweep(Setting setting) {
    labels(setting, "");
    IometerResults results = new IometerResults(resolution, setting.workload());
    text(setting.folder() + "/results.csv", results.text(setting));
  }

  private void application(Setting setting) {
    String folder = setting.folder() + "/";
    double millis = resolution.value(setting, "whole.latency.mean", 0) / 1e6;
    switch (setting.workload()) {
      case "nosql" -> {
        labels(setting, ApplicationTables.nosqlColumns());
        text(
            folder + "intervals.csv",
            ApplicationTables.nosql(millis, resolution.random(setting, "intervals")));
      }
      case "maelstrom" -> {
        labels(setting, ApplicationTables.HOUDINI_COLUMNS);
        double seconds = resolution.value(setting, "whole.elapsed.mean", 0);
        text(folder + "times.csv", ApplicationTables.houdini(seconds));
      }
      case "tpcc" -> {
        boolean several = !setting.os().isEmpty();
        labels(setting, ApplicationTables.TPCC_COLUMNS);
        text(
            folder + "export.csv",
            ApplicationTables.tpcc(machines(setting), several ? 15_000 : 30_000));
      }
      default -> sysbench(setting, folder);
    }
  }

  /** The reviews of 2013 ran one database on the host itself. */
  private List<VirtualMachines.Machine> machines(Setting setting) {
    double rate = resolution.value(setting, "whole.tps.mean", 0);
    double little = setting.threads() / rate * 1e3;
    double millis = resolution.value(setting, "whole.latency.mean", little * 1e6) / 1e6;
    return setting.os().startsWith("esxi")
        ? VirtualMachines.of(resolution, setting)
        : List.of(new VirtualMachines.Machine("host", rate, millis));
  }

  private void sysbench(Setting setting, String folder) {
    List<VirtualMachines.Machine> machines = machines(setting);
    labels(setting, machines.size() > 1 ? "series: {label: vm}\n" : "");
    for (VirtualMachines.Machine vm : machines) {
      double p99 = resolution.value(setting, "whole.latency.p99", vm.meanMillis() * 1.9e6) / 1e6;
      text(
          folder + vm.name() + ".log",
          SysbenchLog.text(
              setting.threads(),
              vm.rate(),
              vm.meanMillis(),
              p99,
              resolution.random(setting, vm.name())));
    }
  }

  private void text(String path, String content) {
    files.put(path, () -> content.getBytes(StandardCharsets.UTF_8));
  }
}
