package org.plateau.render.report;

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

  public String workload() {
    return where.getOrDefault("workload", "");
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
        String.join("-", drive(), workload(), phase(), os(), metric.id(), statistic.id())
            .replaceAll("[^A-Za-z0-9]+", "-")
            .replaceAll("^-+|-+$", "");
    return "c-" + text;
  }
}
