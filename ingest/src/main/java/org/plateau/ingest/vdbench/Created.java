package org.plateau.ingest.vdbench;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The line that tells when a report was made, locally and, since 5.04.06, in UTC: {@code Vdbench
 * summary report, created 13:45:11 Mar 08 2019 ICT (06:45:11 Mar 08 2019 UTC)}.
 */
record Created(LocalDateTime local, ZoneOffset offset) {
  private static final Pattern LINE =
      Pattern.compile(
          "created ([0-9:]{8} [A-Z][a-z]{2} [0-9]{2} [0-9]{4}) \\S+"
              + " \\(([0-9:]{8} [A-Z][a-z]{2} [0-9]{2} [0-9]{4}) UTC\\)");
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("HH:mm:ss MMM dd yyyy", Locale.ENGLISH);

  static Optional<Created> in(String line) {
    Matcher found = LINE.matcher(line);
    if (!found.find()) {
      return Optional.empty();
    }
    try {
      LocalDateTime local = LocalDateTime.parse(found.group(1), FORM);
      LocalDateTime utc = LocalDateTime.parse(found.group(2), FORM);
      int seconds = (int) Duration.between(utc, local).toSeconds();
      return Optional.of(new Created(local, ZoneOffset.ofTotalSeconds(seconds)));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    } catch (DateTimeException e) {
      // two times further apart than any zone: no offset can be had from them
      return Optional.empty();
    }
  }

  /** The first instant at or after the report's creation with this time of day. */
  @Nullable Instant at(long millisOfDay) {
    if (millisOfDay < 0) {
      return null;
    }
    LocalDateTime day = local.toLocalDate().atStartOfDay().plus(Duration.ofMillis(millisOfDay));
    return (day.isBefore(local) ? day.plusDays(1) : day).toInstant(offset);
  }
}
