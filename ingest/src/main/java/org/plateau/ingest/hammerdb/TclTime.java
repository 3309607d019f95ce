package org.plateau.ingest.hammerdb;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A time as Tcl prints it: {@code Thu Jun 30 22:43:40 UTC 2022}. The zone is an abbreviation and
 * not unique; only UTC and GMT give an instant.
 */
record TclTime(LocalDateTime local, String zone) {
  private static final Pattern TIME =
      Pattern.compile(
          "@ [A-Z][a-z]{2} ([A-Z][a-z]{2}) +([0-9]{1,2}) ([0-9:]{8}) (\\S+) ([0-9]{4})");
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("yyyy MMM d HH:mm:ss", Locale.ENGLISH);

  static Optional<TclTime> in(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.find()) {
      return Optional.empty();
    }
    String plain = time.group(5) + ' ' + time.group(1) + ' ' + time.group(2) + ' ' + time.group(3);
    try {
      return Optional.of(new TclTime(LocalDateTime.parse(plain, FORM), time.group(4)));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  Optional<Instant> instant() {
    return zone.equals("UTC") || zone.equals("GMT")
        ? Optional.of(local.toInstant(ZoneOffset.UTC))
        : Optional.empty();
  }
}
