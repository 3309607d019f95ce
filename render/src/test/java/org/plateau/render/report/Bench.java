package org.plateau.render.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Analysis;
import org.plateau.analysis.Basis;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Result;
import org.plateau.analysis.Span;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.life.Life;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;

/** A lab of invented drives whose runs are summaries of one value each. */
final class Bench {
  private final Path folder;
  private final List<AnalysedRun> runs = new ArrayList<>();

  Bench(Path folder, String... drives) {
    this.folder = folder;
    write("lab.yaml", "title: Bench\nlanguages: [en]\n");
    for (String drive : drives) {
      write(
          "catalog/drives/" + drive + ".yaml",
          "vendor: Invented\nmodel: "
              + drive
              + "\nraw_gb: 1200\nop_profiles:\n  - {id: stock, usable_gb: 1000}\n");
    }
  }

  private void write(String path, String text) {
    try {
      Path file = folder.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A run of 4K random writes; a null value is one that cannot be known. */
  Bench run(String drive, @Nullable Double iops, Map<String, String> more) {
    TreeMap<String, String> labels = new TreeMap<>();
    labels.putAll(
        Map.of(
            "drive", drive,
            "workload", "4k-write",
            "phase", "primary",
            "os", "linux-a",
            "op_profile", "stock",
            "threads", "4",
            "queue_depth", "8",
            "source", "simulated"));
    labels.putAll(more);
    String id = "%032x".formatted(runs.size() + 1);
    Origin origin = new Origin("runs/" + id + ".log", id + id, 1, 1);
    RunFacts facts =
        new RunFacts("", "acme", "1", null, Collections.emptySortedMap(), List.of(), origin);
    Result result =
        new Result(
            id,
            "",
            Metric.IOPS,
            Statistic.MEAN,
            Direction.ALL,
            Span.WHOLE,
            iops,
            null,
            null,
            iops == null ? Basis.NOT_DERIVABLE : Basis.RUNNER_SUMMARY,
            null,
            "summary",
            1,
            iops == null ? "incomplete" : "",
            List.of(origin));
    runs.add(
        new AnalysedRun(
            new RunEntry(id, id + id, "", "runs", labels, List.of(), facts, List.of()),
            new Analysis(
                id,
                Collections.emptySortedMap(),
                "pts",
                Collections.emptySortedMap(),
                Life.UNKNOWN,
                List.of(result),
                Collections.emptySortedMap(),
                Collections.emptySortedMap())));
    return this;
  }

  LabView view() {
    return new LabView(Lab.open(folder), new Snapshot("test", runs, List.of()));
  }

  static Words words(LabView lab) {
    return new Words(Messages.of(Language.EN, lab.entities()), new FigureLog());
  }
}
