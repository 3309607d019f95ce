package org.plateau.ingest.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Keeps what the tests found of every row of the corpus, and writes it behind each class as {@code
 * target/corpus-table.md}.
 */
final class CorpusLedger implements TestWatcher, AfterAllCallback {
  private static final Map<String, CorpusKinds.Tally> KINDS = new ConcurrentHashMap<>();
  private static final Map<String, Boolean> SHOWN = new ConcurrentHashMap<>();

  static void kind(CorpusKinds.Tally tally) {
    KINDS.put(tally.kind(), tally);
  }

  @Override
  public void testSuccessful(ExtensionContext context) {
    shown(context, true);
  }

  @Override
  public void testFailed(ExtensionContext context, Throwable cause) {
    shown(context, false);
  }

  private static void shown(ExtensionContext context, boolean holds) {
    context
        .getTestMethod()
        .map(method -> method.getAnnotation(Shows.class))
        .ifPresent(
            shows -> {
              for (String row : shows.value()) {
                SHOWN.merge(row, holds, Boolean::logicalAnd);
              }
            });
  }

  @Override
  public void afterAll(ExtensionContext context) {
    Optional<Corpus> corpus = Corpus.find();
    if (corpus.isPresent()) {
      try {
        Files.writeString(Path.of("target/corpus-table.md"), table(corpus.get()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static String table(Corpus corpus) {
    StringBuilder table = new StringBuilder();
    table.append("| kind | rows | right | refused | wrong | % right |\n");
    table.append("| --- | ---: | ---: | ---: | ---: | ---: |\n");
    new TreeMap<>(KINDS)
        .forEach(
            (kind, tally) ->
                line(
                    table,
                    kind,
                    tally.rows(),
                    tally.right(),
                    tally.refused().size(),
                    tally.wrong().size()));
    rows(table, "CHECKS.tsv", corpus.checks());
    Map<String, List<String>> faults = new TreeMap<>();
    for (Corpus.Fault fault : corpus.faults()) {
      faults.computeIfAbsent(fault.kind(), any -> new java.util.ArrayList<>()).add(fault.id());
    }
    faults.forEach((kind, ids) -> rows(table, "FAULTS.tsv, " + kind, ids));
    return table.toString();
  }

  /** What no test has shown counts as wrong. */
  private static void rows(StringBuilder table, String title, List<String> rows) {
    int right = (int) rows.stream().filter(row -> SHOWN.getOrDefault(row, false)).count();
    line(table, title, rows.size(), right, 0, rows.size() - right);
  }

  private static void line(
      StringBuilder table, String name, int rows, int right, int refused, int wrong) {
    table.append(
        String.format(
            Locale.ROOT,
            "| %s | %d | %d | %d | %d | %.1f |%n",
            name,
            rows,
            right,
            refused,
            wrong,
            100.0 * right / rows));
  }
}
