package org.plateau.site.inspect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.lab.SkippedFile;
import org.plateau.site.inspect.Inspection.InspectedRun;

/** Inspections as plain maps and lists, the {@code result} of {@code inspect --json}. */
public final class InspectionJson {
  private InspectionJson() {}

  /** {@code {"log_sets": [...], "skipped": [...]}}. */
  public static Map<String, Object> of(List<Inspection> inspections, List<SkippedFile> skipped) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("log_sets", inspections.stream().map(InspectionJson::set).toList());
    List<Map<String, Object>> files = new ArrayList<>();
    for (SkippedFile file : skipped) {
      files.add(Map.of("file", file.path(), "reason", file.reason()));
    }
    result.put("skipped", files);
    return result;
  }

  private static Map<String, Object> set(Inspection inspection) {
    Map<String, Object> set = new LinkedHashMap<>();
    set.put("name", inspection.set().name());
    set.put("id", inspection.set().id());
    List<Map<String, Object>> files = new ArrayList<>();
    for (ReadFile file : inspection.read().content().files()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("file", file.path());
      one.put("format", file.format());
      one.put("bytes", file.bytes());
      one.put("sha256", file.sha256());
      files.add(one);
    }
    set.put("files", files);
    set.put("units", inspection.units());
    set.put("runs", inspection.runs().stream().map(InspectionJson::run).toList());
    return set;
  }

  private static Map<String, Object> run(InspectedRun run) {
    RunFacts facts = run.run().facts();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("run", run.run().id());
    map.put("part", run.run().part());
    map.put("runner", facts.runner());
    map.put("version", facts.version());
    map.put("started", facts.started() == null ? null : facts.started().toString());
    map.put("options", new TreeMap<>(facts.options()));
    map.put("errors", facts.errors());
    Map<String, String> labels = new LinkedHashMap<>();
    run.run().labels().all().forEach((key, label) -> labels.put(key.id(), label.value()));
    map.put("labels", labels);
    map.put("directions", run.directions());
    map.put("series", run.series());
    map.put("latency_kinds", run.kinds());
    map.put("intervals", run.intervals());
    map.put("start_ns", run.startNanos());
    map.put("end_ns", run.endNanos());
    List<Map<String, Object>> windows = new ArrayList<>();
    run.windows()
        .forEach((length, count) -> windows.add(Map.of("length_ns", length, "count", count)));
    map.put("windows", windows);
    map.put("gaps", run.gaps());
    map.put("incomplete", run.incomplete());
    map.put("summaries", run.summaries());
    List<Map<String, Object>> derivable = new ArrayList<>();
    for (Derivable row : run.derivable()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("metric", row.metric());
      one.put("statistic", row.statistic());
      one.put("whole", answer(row.whole()));
      one.put("steady", answer(row.steady()));
      derivable.add(one);
    }
    map.put("derivable", derivable);
    return map;
  }

  private static Map<String, Object> answer(Derivable.Answer answer) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("known", answer.known());
    map.put(answer.known() ? "basis" : "reason", answer.words());
    return map;
  }
}
