package org.plateau.render.chart;

import java.time.LocalDate;
import java.util.List;

/**
 * One drive's runs over the years, with levels, firmware columns and change points.
 *
 * @param from left edge
 * @param to right edge
 * @param columns firmware or driver versions, oldest first; may be empty
 * @param tracks one a profile
 * @param bandShare half width of the band around each level, such as 0.02
 * @param changes significant steps
 */
public record History(
    Measure measure,
    LocalDate from,
    LocalDate to,
    List<Column> columns,
    List<Track> tracks,
    double bandShare,
    List<Change> changes)
    implements Plot {
  public History {
    columns = List.copyOf(columns);
    tracks = Require.some("tracks", tracks);
    changes = List.copyOf(changes);
    Require.distinct("track", tracks, Track::key);
    Require.notNegative("band", bandShare);
    Require.ordered("history", from, to);
    for (int i = 1; i < columns.size(); i++) {
      Require.ordered(
          "column " + columns.get(i).label(), columns.get(i - 1).from(), columns.get(i).from());
    }
  }

  /** A version in use from a day on; the short label is for narrow charts. */
  public record Column(LocalDate from, String label, String shortLabel) {}

  /** The runs of one profile and the levels between changes. */
  public record Track(String key, String label, Role role, List<Run> runs, List<Level> levels) {
    public Track {
      Require.text("track key", key);
      runs = Require.some("runs in " + key, runs);
      levels = List.copyOf(levels);
    }
  }

  /** One run. */
  public record Run(LocalDate date, double value, Provenance provenance) {
    public Run {
      Require.notNegative("value", value);
    }
  }

  /** A stretch of runs that do not differ significantly, and their mean. */
  public record Level(LocalDate from, LocalDate to, double value) {
    public Level {
      Require.notNegative("level", value);
    }
  }

  /** A significant step: what changed, and the noise in words (may be empty). */
  public record Change(LocalDate date, String label, String note) {}

  @Override
  public String kind() {
    return "history";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.history(this);
  }
}
