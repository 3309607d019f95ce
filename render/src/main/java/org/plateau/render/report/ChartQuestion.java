package org.plateau.render.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;

/**
 * What one chart shows: a metric of a workload in a phase, under one operating system.
 *
 * @param where labels that every run in it has: workload, phase, os, and whatever else was asked
 */
public record ChartQuestion(Metric metric, Statistic statistic, Map<String, String> where) {
  public ChartQuestion {
    where = java.util.Collections.unmodifiableMap(new TreeMap<>(where));
  }

  /** The workload, or the first of several that share the chart. */
  public String workload() {
    return workloads().get(0);
  }

  /** The workloads that share the chart: read and write, normal and high load. */
  public List<String> workloads() {
    return List.of(where.getOrDefault("workload", "").split("\\+", -1));
  }

  /** Those that its title names: a workload under high load goes without saying beside it. */
  List<String> named() {
    return workloads().stream()
        .filter(one -> one.equals(workload()) || !one.startsWith(workload() + "-"))
        .toList();
  }

  /** The labels of one of its workloads. */
  Map<String, String> where(String workload) {
    TreeMap<String, String> one = new TreeMap<>(where);
    one.put("workload", workload);
    return one;
  }

  public String phase() {
    return where.getOrDefault("phase", "");
  }

  public String os() {
    return where.getOrDefault("os", "");
  }

  /** The drive that it is about, where that is not the page's subject; else the empty text. */
  public String drive() {
    return where.getOrDefault("drive", "");
  }

  /** Identity in addresses and element ids: letters, digits and hyphens. */
  public String key() {
    String text =
        String.join(
                "-",
                drive(),
                String.join("-", workloads()),
                phase(),
                os(),
                where.getOrDefault("operation", ""),
                metric.id(),
                statistic.id())
            .replaceAll("-+", "-")
            .replaceAll("[^A-Za-z0-9]+", "-")
            .replaceAll("^-+|-+$", "");
    return "c-" + text;
  }
}
