package org.plateau.site.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

/**
 * A lab with something for every question: systems and profiles with one cell missing, repetitions,
 * loads up to saturation, a regression over time.
 */
final class AnalystLab {
  private final Path root;

  private AnalystLab(Path root) {
    this.root = root;
  }

  static void in(Path root) {
    AnalystLab lab = new AnalystLab(root);
    lab.write("lab.yaml", "title: Own\ndefaults: {settle: 0s, steady: {round: 10s}}\n");
    for (String drive : new String[] {"alder", "birch"}) {
      lab.write(
          "catalog/drives/" + drive + ".yaml",
          "vendor: Own\nmodel: "
              + drive
              + "\nop_profiles: [{id: stock, usable_gb: 1000}, {id: hp, usable_gb: 800}]\n");
    }
    lab.write(
        "catalog/hosts/bench.yaml",
        """
        server: Bench
        os:
          - {id: linux-a, name: Linux A, family: linux}
          - {id: win-b, name: Windows B, family: windows}
        """);
    lab.write("runs/run.yaml", "source: real\nhost: bench\n");
    lab.writes();
    lab.loads();
    lab.years();
  }

  /** 4k writes: birch was not run in HP form on Windows; alder was run three times as shipped. */
  private void writes() {
    String[][] cells = {
      {"linux-a", "stock"}, {"linux-a", "hp"}, {"win-b", "stock"}, {"win-b", "hp"}
    };
    for (String[] cell : cells) {
      double level = (cell[0].equals("win-b") ? 0.9 : 1) * (cell[1].equals("hp") ? 2000 : 1000);
      String where =
          "workload: 4k-write, phase: primary, os: " + cell[0] + ", op_profile: " + cell[1];
      boolean repeated = cell[0].equals("linux-a") && cell[1].equals("stock");
      double[] repeats = repeated ? new double[] {0.97, 1, 1.03} : new double[] {1};
      for (int i = 0; i < repeats.length; i++) {
        String repeat = repeated ? ", repeat: " + (i + 1) : "";
        run("alder", where + ", threads: 4, queue_depth: 8" + repeat, level * repeats[i], 32);
      }
      if (!(cell[0].equals("win-b") && cell[1].equals("hp"))) {
        run("birch", where + ", threads: 4, queue_depth: 8", 0.96 * level, 32);
      }
    }
    run("birch", "workload: 4k-read, phase: primary, threads: 4, queue_depth: 8", 4000, 32);
    run("alder", "workload: 4k-read, phase: primary, threads: 2, queue_depth: 8", 5000, 16);
  }

  /** 8k mixed: linear up to four outstanding, flat from eight on. */
  private void loads() {
    int[][] loads = {{1, 1}, {1, 2}, {2, 2}, {2, 4}, {4, 4}, {4, 8}};
    double[] rates = {1000, 2000, 3900, 7000, 8000, 8100};
    for (int i = 0; i < loads.length; i++) {
      run(
          "alder",
          String.format(
              Locale.ROOT,
              "workload: 8k-70-30, phase: scaling, os: linux-a, op_profile: stock, test: t,"
                  + " threads: %d, queue_depth: %d",
              loads[i][0],
              loads[i][1]),
          rates[i],
          loads[i][0] * loads[i][1]);
    }
  }

  /** Twelve months of sequential writes: a tenth is lost from the seventh on. */
  private void years() {
    for (int month = 1; month <= 12; month++) {
      double level = (month < 7 ? 3000 : 2700) + (month % 3 - 1) * 20;
      run(
          "alder",
          String.format(
              Locale.ROOT,
              "workload: 128k-sequential-write, phase: primary, os: linux-a, op_profile: stock,"
                  + " threads: 1, queue_depth: 8, firmware: %s, time: \"2025-%02d-03T08:00:00Z\"",
              month < 7 ? "\"1.0\"" : "\"1.1\"",
              month),
          level,
          8);
    }
  }

  private int count;

  private void run(String drive, String labels, double level, int outstanding) {
    String folder = String.format(Locale.ROOT, "runs/%s/r%02d", drive, count++);
    write(folder + "/run.yaml", "drive: " + drive + "\n" + labels.replace(", ", "\n") + "\n");
    StringBuilder log =
        new StringBuilder(
            "{\"format\":\"plateau-log\",\"version\":1,\"units\":{\"time\":\"s\","
                + "\"latency\":\"ns\",\"size\":\"B\"},\"runner\":\"acme\"}\n");
    Random random = new Random(count);
    for (int second = 0; second < 480; second++) {
      double rate = level * (1 + 0.01 * random.nextGaussian());
      long mean = Math.round(outstanding / rate * 1e9);
      log.append(
          String.format(
              Locale.ROOT,
              "{\"at\":%d,\"len\":1,\"dir\":\"write\",\"ops\":%d,\"bytes\":%d,\"lat\":{\"total\":"
                  + "{\"n\":%d,\"mean\":%d,\"max\":%d,\"hist\":[[%d,%d,%d]]}}}\n",
              second,
              Math.round(rate),
              Math.round(rate) * 4096,
              Math.round(rate),
              mean,
              3 * mean,
              mean / 2,
              3 * mean,
              Math.round(rate)));
    }
    write(folder + "/w.plateau.jsonl", log.toString());
  }

  private void write(String path, String text) {
    try {
      Path file = root.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
