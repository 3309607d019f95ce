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
          "@ ([A-Z][a-z]{2}) ([A-Z][a-z]{2}) +([0-9]{1,2}) ([0-9:]{8}) (\\S+) ([0-9]{4})\\s*$");
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("yyyy EEE MMM d HH:mm:ss", Locale.ENGLISH);

  static Optional<TclTime> in(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.find()) {
      return Optional.empty();
    }
    // the day of the week must be that of the date
    String plain = time.group(6) + ' ' + time.group(1) + ' ' + time.group(2);
    String whole = plain + ' ' + time.group(3) + ' ' + time.group(4);
    try {
      return Optional.of(new TclTime(LocalDateTime.parse(whole, FORM), time.group(5)));
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
