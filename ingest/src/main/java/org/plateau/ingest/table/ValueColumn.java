package org.plateau.ingest.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Series;

/**
 * A column of figures.
 *
 * @param title the column's name in the table
 * @param factor from the column's unit to ns, B, 1/s or 1
 * @param rank rank in percent of a {@link Role#LATENCY_PERCENTILE}
 * @param gauge name of a {@link Role#GAUGE}
 * @param direction when the column is about one direction, whatever the row says
 * @param series labels that the column adds to the row's
 */
public record ValueColumn(
    String title,
    Role role,
    double factor,
    @Nullable Double rank,
    @Nullable String gauge,
    @Nullable Direction direction,
    Series series) {
  public ValueColumn {
    if (role == Role.LATENCY_PERCENTILE && (rank == null || !(rank > 0 && rank <= 100))) {
      throw new IllegalArgumentException(
          "the percentile column \"" + title + "\", expected a rank over 0 and up to 100");
    }
    if (role == Role.GAUGE && (gauge == null || gauge.isBlank())) {
      throw new IllegalArgumentException(
          "the gauge column \"" + title + "\", expected a name for the gauge");
    }
    if (!(factor > 0)) {
      throw new IllegalArgumentException("factor " + factor);
    }
  }

  Optional<Direction> onlyDirection() {
    return Optional.ofNullable(direction);
  }
}
