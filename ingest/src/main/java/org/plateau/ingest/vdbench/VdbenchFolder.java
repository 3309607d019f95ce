package org.plateau.ingest.vdbench;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.Siblings;

/** What all files of a vdbench output folder share: their title line and their stem. */
final class VdbenchFolder {
  /** {@code <title>Vdbench output/flatfile.html</title><pre>}, missing in 5.04.03 and before. */
  private static final Pattern TITLE =
      Pattern.compile("<title>Vdbench [^<]*?([^/\\\\<]+\\.html)</title>");

  private VdbenchFolder() {}

  /** Whether the title names this file, or, without a title, the file's own name does. */
  static boolean isNamed(LogFile file, String name) {
    Matcher title = TITLE.matcher(start(file));
    return title.find() ? title.group(1).equals(name) : name(file).equals(name);
  }

  /** Whether the file bears vdbench's title. */
  static boolean isTitled(LogFile file) {
    return TITLE.matcher(start(file)).find();
  }

  static String name(LogFile file) {
    return file.name().toLowerCase(Locale.ROOT);
  }

  /** One folder is one log set. */
  static String stem(String fileName) {
    if (fileName.endsWith(".html")) {
      return "vdbench";
    }
    int dot = fileName.lastIndexOf('.');
    return dot > 0 ? fileName.substring(0, dot) : fileName;
  }

  /** Whether a file of this ending has already spoken of the run, so that its rows are known. */
  static boolean isTold(Siblings siblings, String part, String fileName) {
    return siblings.facts().stream()
        .anyMatch(facts -> facts.part().equals(part) && facts.origin().file().endsWith(fileName));
  }

  private static String start(LogFile file) {
    String head = file.head();
    return head.substring(0, Math.min(head.length(), 400));
  }
}
