package org.plateau.render.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says a duration in one language: seconds below two minutes, else hours and minutes. */
record DurationWords(List<Form> forms) {
  private static final int MINUTE = 60;
  private static final int HOUR = 3600;

  /** One wording, {@code {hours} h {minutes} min}, and the seconds that each slot counts. */
  record Form(String pattern, Pattern reading, List<Integer> slots) {
    static Form of(String pattern) {
      Matcher slot = Pattern.compile("\\{(hours|minutes|seconds)}").matcher(pattern);
      List<Integer> slots = new ArrayList<>();
      StringBuilder regex = new StringBuilder();
      int from = 0;
      while (slot.find()) {
        slots.add(
            switch (slot.group(1)) {
              case "hours" -> HOUR;
              case "minutes" -> MINUTE;
              default -> 1;
            });
        regex.append(Pattern.quote(pattern.substring(from, slot.start()))).append("([0-9]{1,6})");
        from = slot.end();
      }
      regex.append(Pattern.quote(pattern.substring(from)));
      return new Form(pattern, Pattern.compile(regex.toString()), List.copyOf(slots));
    }
  }

  static DurationWords of(Bundle words) {
    return new DurationWords(
        List.of(
            Form.of(words.text("duration.hours-minutes")),
            Form.of(words.text("duration.hours")),
            Form.of(words.text("duration.minutes")),
            Form.of(words.text("duration.seconds"))));
  }

  String print(BigDecimal exact) {
    if (exact.compareTo(BigDecimal.valueOf(2 * MINUTE)) < 0) {
      return fill(forms.get(3), 0, 0, exact.setScale(0, RoundingMode.HALF_UP).longValueExact());
    }
    long minutes =
        exact.divide(BigDecimal.valueOf(MINUTE), 0, RoundingMode.HALF_UP).longValueExact();
    int form = minutes < 60 ? 2 : minutes % 60 == 0 ? 1 : 0;
    return fill(forms.get(form), minutes / 60, minutes % 60, 0);
  }

  private static String fill(Form form, long hours, long minutes, long seconds) {
    return form.pattern()
        .replace("{hours}", Long.toString(hours))
        .replace("{minutes}", Long.toString(minutes))
        .replace("{seconds}", Long.toString(seconds));
  }

  Optional<Quantities.Reading> read(String printed) {
    for (Form form : forms) {
      Matcher matcher = form.reading().matcher(printed);
      if (matcher.matches()) {
        long seconds = 0;
        for (int slot = 0; slot < form.slots().size(); slot++) {
          seconds += Long.parseLong(matcher.group(slot + 1)) * form.slots().get(slot);
        }
        boolean toTheSecond = form.slots().contains(1);
        return Optional.of(
            new Quantities.Reading(
                Bound.EXACT,
                BigDecimal.valueOf(seconds),
                toTheSecond ? new BigDecimal("0.5") : BigDecimal.valueOf(MINUTE / 2),
                0,
                Unit.DURATION));
      }
    }
    return Optional.empty();
  }
}
