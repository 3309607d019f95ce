package org.plateau.ingest.table;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.OptionalLong;

/**
 * How a row tells its time.
 *
 * @param title the column's name
 * @param unit {@code ns … h} for a number; {@code clock} for a time of day {@code 12:00:05}; {@code
 *     iso} for a date and time {@code 2026-03-01T08:00:05}
 * @param isEnd whether the time is the end of the row's window rather than its start
 */
public record TimeColumn(String title, String unit, boolean isEnd) {
  public TimeColumn {
    if (!unit.equals("clock") && !unit.equals("iso")) {
      Unit.timeNanos(unit);
    }
  }

  /** Nanoseconds on the column's own clock, for differences alone; empty when unreadable. */
  OptionalLong nanos(String text, DecimalMark mark) {
    try {
      if (unit.equals("clock")) {
        return OptionalLong.of(LocalTime.parse(text.replace(',', '.')).toNanoOfDay());
      }
      if (unit.equals("iso")) {
        String iso = text.replace(' ', 'T').replace(',', '.');
        LocalDateTime time =
            iso.matches(".*(Z|[+-][0-9]{2}:[0-9]{2})$")
                ? OffsetDateTime.parse(iso).withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime()
                : LocalDateTime.parse(iso);
        return OptionalLong.of(
            Duration.between(LocalDateTime.of(2000, 1, 1, 0, 0), time).toNanos());
      }
      Double number = mark.number(text);
      return number == null
          ? OptionalLong.empty()
          : OptionalLong.of(Math.round(number * Unit.timeNanos(unit)));
    } catch (DateTimeParseException e) {
      return OptionalLong.empty();
    } catch (DateTimeException | ArithmeticException e) {
      // a date centuries away from any benchmark
      return OptionalLong.empty();
    }
  }
}
