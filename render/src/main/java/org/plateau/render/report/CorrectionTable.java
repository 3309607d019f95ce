package org.plateau.render.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plateau.render.page.Block.Cell;
import org.plateau.render.page.Block.Column;
import org.plateau.render.page.Block.Row;
import org.plateau.render.page.Block.Table;
import org.plateau.render.page.Run;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.review.ReviewSpec.AcceptSpec;

/** The corrections that a review made to what it had published. */
final class CorrectionTable {
  private static final List<String> COLUMNS = List.of("date", "figure", "from", "to", "note");

  private final Words words;

  CorrectionTable(Words words) {
    this.words = words;
  }

  /** The section; none when nothing was corrected. */
  Optional<Section> of(List<AcceptSpec> accepted) {
    if (accepted.isEmpty()) {
      return Optional.empty();
    }
    Table table =
        new Table(
            "corrections",
            null,
            true,
            COLUMNS.stream()
                .map(key -> new Column(words.pageWord("page.corrections." + key), null, false))
                .toList(),
            accepted.stream().map(CorrectionTable::row).toList());
    return Optional.of(
        new Section("corrections", words.pageWord("page.section.corrections"), List.of(table)));
  }

  private static Row row(AcceptSpec accept) {
    return new Row(
        Stream.of(
                literal(accept.date() == null ? null : accept.date().toString()),
                literal(accept.figure()),
                literal(accept.from()),
                literal(accept.to()),
                literal(accept.note()))
            .toList(),
        false);
  }

  /** What an editor typed of the past is no figure of today's records: it stands as it is. */
  private static Cell literal(@Nullable String text) {
    return Cell.of(
        new Text(text == null || text.isEmpty() ? List.of() : List.of(new Run.Literal(text))));
  }
}
