package org.plateau.ingest.lab;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Tells by name what lies among the logs without being one. */
final class NonLogs {
  /** Why a job file without a set to go with is left. */
  static final String JOB_FILE = "a job file, no result";

  private static final String UNFINISHED = "an unfinished copy";
  private static final Map<String, String> BY_EXTENSION =
      Map.ofEntries(
          Map.entry("icf", JOB_FILE),
          Map.entry("job", JOB_FILE),
          Map.entry("sh", "a script"),
          Map.entry("bat", "a script"),
          Map.entry("ps1", "a script"),
          Map.entry("py", "a script"),
          Map.entry("lua", "a script"),
          Map.entry("md", "a note for people"),
          Map.entry("pdf", "a document"),
          Map.entry("png", "a picture"),
          Map.entry("jpg", "a picture"),
          Map.entry("svg", "a picture"),
          Map.entry("sha256", "a checksum"),
          Map.entry("md5", "a checksum"),
          Map.entry("part", UNFINISHED),
          Map.entry("partial", UNFINISHED),
          Map.entry("filepart", UNFINISHED),
          Map.entry("crdownload", UNFINISHED),
          Map.entry("tmp", UNFINISHED));

  private NonLogs() {}

  /** Why a file of this name is no log; nothing when it may be one. */
  static Optional<String> reason(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    if (fileName.equals(RunYaml.FILE)) {
      return Optional.of("the labels of its folder");
    }
    if (Cascade.MARKS.containsKey(fileName)) {
      return Optional.of("the mark of logs that a model wrote");
    }
    if (lower.startsWith(".")) {
      return Optional.of("a hidden file");
    }
    if (lower.equals("readme") || lower.startsWith("readme.")) {
      return Optional.of("a note for people");
    }
    if (lower.endsWith("~") || lower.equals("thumbs.db") || lower.equals("desktop.ini")) {
      return Optional.of("a by-product of other programs");
    }
    return Optional.ofNullable(BY_EXTENSION.get(lower.substring(lower.lastIndexOf('.') + 1)));
  }

  /** Whether it is a job file that a reader may use beside the logs of its run. */
  static boolean isJobFile(String fileName) {
    return fileName.toLowerCase(Locale.ROOT).endsWith(".fio");
  }

  /** Whether the name looks like a run.yaml that will not be found. */
  static boolean isMisnamedRunYaml(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    return !fileName.equals(RunYaml.FILE)
        && (lower.equals("run.yaml")
            || lower.equals("run.yml")
            || lower.equals("runs.yaml")
            || lower.equals("runs.yml")
            || lower.equals("run.yaml.txt"));
  }
}
