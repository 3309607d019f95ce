package org.plateau.render.draft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.report.FigureBook;

/** Turns a sentence of a page back into prose with slots: what was a figure becomes its name. */
final class SlotText {
  private static final Map<String, String> UNITS =
      Map.of("µs", "us", "ms", "ms", "MB/s", "MB/s", "GB/s", "GB/s");
  private static final List<String> PAIRS =
      List.of("이었지만/였지만", "이었다/였다", "이었고/였고", "으로/로", "은/는", "이/가", "을/를", "과/와");

  private static final Pattern ESCAPED = Pattern.compile("[\\\\*_\\[\\]<>`{}#]");

  private final FigureBook book;
  private final boolean korean;

  SlotText(FigureBook book, boolean korean) {
    this.book = book;
    this.korean = korean;
  }

  /** The sentence; none when it holds a number that prose cannot ask for. */
  Optional<String> of(Text sentence) {
    StringBuilder out = new StringBuilder();
    boolean afterFigure = false;
    for (Run run : sentence.runs()) {
      if (run instanceof Run.Figure figure) {
        Optional<String> slot = slot(figure);
        if (slot.isEmpty()) {
          return Optional.empty();
        }
        out.append("{{").append(slot.get()).append("}}");
      } else {
        String text = ESCAPED.matcher(run.text()).replaceAll(Matcher.quoteReplacement("\\") + "$0");
        out.append(afterFigure && korean ? withPair(text) : text);
      }
      afterFigure = run instanceof Run.Figure;
    }
    return Optional.of(out.toString());
  }

  private Optional<String> slot(Run.Figure figure) {
    String name = figure.name();
    if (figure.bound() != null || figure.apart() != null) {
      return Optional.empty();
    }
    if (name.startsWith("rank(")) {
      return Optional.of(name);
    }
    return book.quantity(name).map(quantity -> name + unit(figure, quantity.unit().symbol()));
  }

  private static String unit(Run.Figure figure, String usual) {
    if (figure.text().endsWith("\u00a0" + usual)) {
      return "";
    }
    return UNITS.entrySet().stream()
        .filter(unit -> figure.text().endsWith("\u00a0" + unit.getKey()))
        .map(unit -> "|unit=" + unit.getValue())
        .findFirst()
        .orElse("");
  }

  /** The particle behind a figure is left open again: another value may need the other form. */
  private static String withPair(String text) {
    for (String pair : PAIRS) {
      for (String form : pair.split("/", -1)) {
        boolean whole =
            text.startsWith(form)
                && (text.length() == form.length()
                    || !Character.isLetter(text.charAt(form.length())));
        if (whole) {
          return "{" + pair + "}" + text.substring(form.length());
        }
      }
    }
    return text;
  }
}
