package org.plateau.render.report;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plateau.render.text.Quantity;

/** Every figure that was handed to a page, by name: what the printed page is checked against. */
public final class FigureLog {
  private final Map<String, Quantity> figures = new LinkedHashMap<>();

  /**
   * Remembers a figure and hands it on.
   *
   * @throws IllegalStateException when the name already stands for another value
   */
  public Quantity note(Quantity figure) {
    Quantity before = figures.putIfAbsent(figure.name(), figure);
    if (before != null
        && (before.value().compareTo(figure.value()) != 0
            || !before.unit().base().equals(figure.unit().base()))) {
      throw new IllegalStateException(
          "two figures " + figure.name() + ": " + before.value() + ", " + figure.value());
    }
    return figure;
  }

  public Collection<Quantity> figures() {
    return figures.values();
  }
}
