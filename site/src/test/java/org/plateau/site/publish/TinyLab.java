package org.plateau.site.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A lab of two invented drives that each write for a while, small enough for a test. */
final class TinyLab {
  private static final String REVIEW =
      """
      drives: [{drive: alder, op_profiles: [stock]}]
      versus: [birch]
      author: A tester
      published: 2026-02-03
      figures:
        write:
          metric: iops
          stat: mean
          window: steady
          direction: write
          where: {drive: alder, workload: 4k-write, phase: primary, os: linux-a, op_profile: stock}
      claims:
        - {id: fast, side: pro, when: "CLAIM", text: {en: It writes faster}}
      sections:
        - id: writes
          figures: [write]
          charts:
            - {workload: 4k-write, phase: primary, metric: iops}
        - {id: conclusion}
      """;

  private static final String PROSE =
      """
      # Alder: a tiny review

      It reaches {{write}}.

      ## Writes {#writes}

      The level is {{write}}.

      ## Conclusion {#conclusion}

      So it is.
      """;

  private final Path root;

  private TinyLab(Path root) {
    this.root = root;
  }

  static TinyLab in(Path folder) {
    TinyLab lab = new TinyLab(folder);
    lab.write("lab.yaml", "title: Tiny lab\nlanguages: [en]\ndefaults: {settle: 0s}\n");
    lab.drive("alder", 400);
    lab.drive("birch", 300);
    lab.write(
        "catalog/hosts/bench.yaml",
        "server: Bench\nsimulated: true\nos:\n  - {id: linux-a, name: Linux A, family: linux}\n");
    lab.write("runs/run.yaml", "source: simulated\nhost: bench\nos: linux-a\n");
    return lab;
  }

  private void drive(String id, int level) {
    String name = id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    write(
        "catalog/drives/" + id + ".yaml",
        "simulated: true\nvendor: Invented\nmodel: "
            + name
            + "\ncapacity: 1TB\nraw_gb: 1100\nop_profiles:\n  - {id: stock, usable_gb: 1000}\n");
    write("runs/" + id + "/run.yaml", "drive: " + id + "\nop_profile: stock\n");
    write(
        "runs/" + id + "/write/run.yaml",
        "workload: 4k-write\nphase: primary\nthreads: 4\nqueue_depth: 8\n");
    write("runs/" + id + "/write/w.plateau.jsonl", log(level));
  }

  /** Half an hour of one-minute intervals around a level of operations per second. */
  static String log(int level) {
    StringBuilder log = new StringBuilder();
    log.append(
        "{\"format\":\"plateau-log\",\"version\":1,\"units\":{\"time\":\"s\",\"latency\":\"ms\","
            + "\"size\":\"B\"},\"runner\":\"acme\",\"source\":\"simulated\"}\n");
    for (int minute = 0; minute < 30; minute++) {
      long operations = 60L * level + (minute * 37 % 11) * 6L;
      log.append(
          String.format(
              Locale.ROOT,
              "{\"at\":%d,\"len\":60,\"dir\":\"write\",\"ops\":%d,\"bytes\":%d,"
                  + "\"lat\":{\"total\":{\"mean\":%.3f,\"max\":%d}}}%n",
              minute * 60,
              operations,
              operations * 4096,
              32_000.0 / level / 1000 * 1000,
              110 + minute));
    }
    return log.toString().replace("\r\n", "\n");
  }

  TinyLab withReview(String claim) {
    write("reviews/alder/review.yaml", REVIEW.replace("CLAIM", claim));
    write("reviews/alder/en.md", PROSE);
    return this;
  }

  Path root() {
    return root;
  }

  TinyLab write(String path, String text) {
    return write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  TinyLab write(String path, byte[] content) {
    try {
      Path file = root.resolve(path);
      Files.createDirectories(file.getParent());
      Files.write(file, content);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
