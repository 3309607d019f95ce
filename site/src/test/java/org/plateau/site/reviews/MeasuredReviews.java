package org.plateau.site.reviews;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plateau.analysis.Verdict;
import org.plateau.analysis.figure.Figures;
import org.plateau.analysis.figure.MeasuredRun;
import org.plateau.analysis.figure.Resolution;
import org.plateau.analysis.figure.RunKey;
import org.plateau.analysis.figure.Selection;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.sample.reviews.Reconstruction;
import org.plateau.sample.reviews.ReconstructionPlan;
import org.plateau.site.inspect.LogSource;
import org.plateau.site.verdict.AnalysedLogs;

/**
 * The model reviews' logs as Plateau reads and analyses them: the same readers and functions as in
 * a publish, on this process's threads.
 */
record MeasuredReviews(List<AnalysedRun> analysed, Figures figures, List<Problem> problems) {

  /** Writes the plan's logs into a lab of its own and measures them. */
  static MeasuredReviews of(ReconstructionPlan plan, Path folder) {
    Path lab = lab(folder);
    Reconstruction.write(plan, lab.resolve("runs/reconstructed"));
    LogSource source = LogSource.of(List.of(lab.resolve("runs")));
    List<AnalysedRun> runs = AnalysedLogs.of(source, AnalysedLogs.settings(source.settings()));
    return new MeasuredReviews(
        runs,
        new Figures(runs.stream().map(MeasuredReviews::measured).toList()),
        source.allProblems());
  }

  /** The one value of a selection; NaN, and the reason on the way, where there is none. */
  double value(Map<String, String> keys, Map<String, String> where) {
    Resolution found = figures.resolve("figure", Selection.of(keys, where));
    return found
        .known()
        .flatMap(figure -> figure.known())
        .orElseThrow(() -> new AssertionError(keys + " where " + where + ": " + found));
  }

  private static MeasuredRun measured(AnalysedRun run) {
    TreeMap<String, String> labels = new TreeMap<>(run.run().labels());
    labels.keySet().retainAll(RunKey.KEYS);
    if (!run.run().part().isEmpty()) {
      labels.put("part", run.run().part());
    }
    String verdict = run.analysis().verdict().map(Verdict::id).orElse("");
    return new MeasuredRun(
        new RunKey(run.run().runId(), labels), verdict, run.analysis().results());
  }

  private static Path lab(Path folder) {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(root.resolve("sample-data/catalog"))) {
      root = root.getParent();
    }
    Path sample = root.resolve("sample-data");
    try {
      Files.writeString(folder.resolve("lab.yaml"), "title: Reviews\ndefaults: {settle: 0s}\n");
      try (Stream<Path> files = Files.walk(sample.resolve("catalog"))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path target = folder.resolve(sample.relativize(file).toString());
          Files.createDirectories(target.getParent());
          Files.copy(file, target);
        }
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
