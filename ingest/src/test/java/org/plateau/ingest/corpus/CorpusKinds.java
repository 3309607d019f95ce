package org.plateau.ingest.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.LogSetReader;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;

/** Reads all files of a kind and tallies: right, refused with a reason, wrong. */
public final class CorpusKinds {
  private CorpusKinds() {}

  /** The tally of a kind. */
  public record Tally(String kind, int rows, int right, List<String> refused, List<String> wrong) {
    /** One line of the table. */
    public String line() {
      return String.format(
          Locale.ROOT,
          "%-20s %5d rows %5d right %4d refused %4d wrong",
          kind,
          rows,
          right,
          refused.size(),
          wrong.size());
    }

    /**
     * Fails when a file is read wrongly, or more are refused than may be.
     *
     * @param share of the rows that must be right, 0 to 1
     */
    void requireRight(double share) {
      assertThat(wrong).as("%s%nrefused %s", line(), refused).isEmpty();
      assertThat(right)
          .as("%s%nrefused %s", line(), refused)
          .isGreaterThanOrEqualTo((int) Math.ceil(rows * share));
    }
  }

  /** Reads every row of a kind, each file as a log set of its own. */
  public static Tally tally(Corpus corpus, KindCheck check) {
    LogSetReader reader = LogSetReader.withAllReaders();
    List<Corpus.Row> rows = corpus.rows(check.kind());
    List<String> refused = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    int right = 0;
    for (Corpus.Row row : rows) {
      LogFile file = corpus.file(row.path());
      LogSetContent content = reader.read(List.of(file));
      List<String> differences = check.differences(row, file, content);
      boolean nothing = content.summaries().isEmpty() && content.intervals().isEmpty();
      List<String> reasons =
          content.problems().stream()
              .filter(problem -> problem.severity() == Severity.ERROR)
              .map(Problem::message)
              .toList();
      if (differences.isEmpty()) {
        right++;
      } else if (nothing && !reasons.isEmpty()) {
        refused.add(String.join(" | ", reasons));
      } else {
        wrong.add(row.path() + ": " + differences);
      }
    }
    Tally tally = new Tally(check.kind(), rows.size(), right, refused, wrong);
    CorpusLedger.kind(tally);
    return tally;
  }
}
