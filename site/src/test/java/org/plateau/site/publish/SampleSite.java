package org.plateau.site.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plateau.analysis.AnalysisSettings;
import org.plateau.analysis.RunAnalysis;
import org.plateau.analysis.SteadySettings;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogLinear;
import org.plateau.ingest.LogSetContent.ReadFile;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Window;
import org.plateau.ingest.history.RunEntry;
import org.plateau.ingest.lab.Lab;

/**
 * The sample lab with its catalogue, review and translations, and with invented measurements that
 * bear out the review's claims: no log is read and no Spark started.
 */
final class SampleSite {
  private static final String SUBJECT = "quernlite-basalt";
  private static final List<String> DRIVES =
      List.of(
          SUBJECT,
          "obrunvale-tern-m2",
          "skarnwick-anvil",
          "fennickade-tarn",
          "thuldarne-cinder",
          "pelcarne-lattice-e3");
  private static final long MINUTE = 60_000_000_000L;
  private static final int MINUTES = 20;
  private static final int SAMPLES = 200;

  private SampleSite() {}

  /** A copy of the sample lab's own files. */
  static Path copy(Path folder) {
    Path source = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(source.resolve("sample-data/catalog"))) {
      source = source.getParent();
    }
    Path lab = source.resolve("sample-data");
    for (String part : List.of("lab.yaml", "catalog", "reviews/" + SUBJECT)) {
      copy(lab.resolve(part), folder.resolve(part));
    }
    return folder;
  }

  static String prose(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The site as it would be published. */
  static SiteBuild build(Path lab) {
    return new SiteBuild(Lab.open(lab), snapshot());
  }

  static Snapshot snapshot() {
    List<AnalysedRun> runs = new ArrayList<>();
    for (String os : List.of("rocky-9", "windows-server-2022")) {
      for (int drive = 0; drive < DRIVES.size(); drive++) {
        for (String profile : List.of("stock", "hp")) {
          add(runs, os, drive, profile);
        }
      }
    }
    return new Snapshot("test", runs, List.of());
  }

  private static void add(List<AnalysedRun> runs, String os, int drive, String profile) {
    double level = level(drive, profile) * (os.equals("rocky-9") ? 1 : 0.97);
    Bench bench = new Bench(os, DRIVES.get(drive), profile);
    runs.add(bench.run("4k-write", "precondition", 16, 16, level * 1.01, Direction.WRITE));
    runs.add(bench.run("4k-write", "primary", 16, 16, level, Direction.WRITE));
    double reads = drive == 5 ? 900_000 : 700_000 - 40_000 * drive;
    runs.add(bench.run("4k-read", "primary", 16, 16, reads, Direction.READ));
    runs.add(bench.run("8k-70-30", "precondition", 16, 16, level * 1.1, Direction.ALL));
    for (int threads : List.of(2, 4, 8, 16)) {
      for (int depth : List.of(2, 4, 8, 16)) {
        double share = 1 - Math.exp(-threads * depth / 60.0);
        runs.add(
            bench.run("8k-70-30", "scaling", threads, depth, level * 1.1 * share, Direction.ALL));
      }
    }
    runs.add(bench.run("128k-sequential-write", "primary", 4, 16, 11_000, Direction.WRITE));
    runs.add(bench.run("128k-sequential-read", "primary", 4, 16, 24_000, Direction.READ));
  }

  /** In HP the subject leads; in stock two drives are ahead of it. */
  private static double level(int drive, String profile) {
    if (profile.equals("hp")) {
      return drive == 0 ? 231_417 : 210_000 - 17_000 * drive;
    }
    return drive == 0 ? 97_123 : 130_000 - 14_000 * drive;
  }

  /** One drive in one profile under one system. */
  private record Bench(String os, String drive, String profile) {
    AnalysedRun run(
        String workload, String phase, int threads, int depth, double rate, Direction direction) {
      TreeMap<String, String> labels = new TreeMap<>();
      labels.putAll(Map.of("drive", drive, "os", os, "op_profile", profile));
      labels.putAll(Map.of("workload", workload, "phase", phase, "host", "model-host"));
      labels.putAll(Map.of("source", "simulated", "status", "complete"));
      labels.putAll(
          Map.of("threads", Integer.toString(threads), "queue_depth", Integer.toString(depth)));
      String name = String.join("/", os, drive, profile, workload, phase, threads + "x" + depth);
      String id = "%016x%016x".formatted(new Random(name.hashCode()).nextLong(), name.hashCode());
      Origin origin = new Origin("runs/" + name + ".jsonl", id + id, 1, 1);
      RunFacts facts =
          new RunFacts("", "plateau", "1", null, Collections.emptySortedMap(), List.of(), origin);
      List<Interval> intervals =
          intervals(name, workload, threads * depth, rate, direction, origin);
      RunEntry entry =
          new RunEntry(
              id,
              id + id,
              "",
              "runs/" + name,
              labels,
              List.of(new ReadFile(origin.file(), id + id, 1_000, "plateau-jsonl")),
              facts,
              List.of());
      SteadySettings steady = SteadySettings.DEFAULT.withRound(Duration.ofSeconds(60));
      return new AnalysedRun(
          entry,
          RunAnalysis.of(
              id, intervals, List.of(), facts, AnalysisSettings.DEFAULT.withSteady(steady)));
    }

    private List<Interval> intervals(
        String name,
        String workload,
        int outstanding,
        double rate,
        Direction direction,
        Origin origin) {
      Random random = new Random(name.hashCode());
      double block =
          workload.startsWith("128k") ? 131_072 : workload.startsWith("8k") ? 8_192 : 4_096;
      boolean fresh = name.contains("/precondition/");
      boolean sinking = fresh && drive.equals("fennickade-tarn");
      List<Interval> intervals = new ArrayList<>();
      for (int minute = 0; minute < MINUTES; minute++) {
        double height = fresh ? 1 + 2 * Math.exp(-minute / 2.0) : 1;
        double sunk = sinking ? 1 - 0.04 * minute : 1;
        double now = rate * height * sunk * (1 + 0.004 * random.nextGaussian());
        double operations = now * 60;
        intervals.add(
            Interval.of(
                "",
                Series.WHOLE,
                direction,
                new Window(minute * MINUTE, MINUTE),
                operations,
                operations * block,
                List.of(latency(outstanding / now * 1e9, operations, random)),
                new Origin(origin.file(), origin.sha256(), minute + 1, minute + 1)));
      }
      return intervals;
    }

    /** A few drawn values that stand for all operations of the minute. */
    private static Latency latency(double mean, double operations, Random random) {
      long times = Math.round(operations / SAMPLES);
      LogLinear buckets = new LogLinear();
      double sum = 0;
      double squares = 0;
      double max = 0;
      for (int i = 0; i < SAMPLES; i++) {
        double value = mean * (0.4 - 0.6 * Math.log(1 - random.nextDouble() * 0.999));
        buckets.add((long) value, times);
        sum += value;
        squares += value * value;
        max = Math.max(max, value);
      }
      double average = sum / SAMPLES;
      return new Latency(
          LatencyKind.TOTAL,
          times * SAMPLES,
          average,
          null,
          max,
          Math.sqrt(squares / SAMPLES - average * average),
          buckets.toHistogram(1),
          Collections.emptySortedMap());
    }
  }
}
