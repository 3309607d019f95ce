package org.plateau.render.safety;

/**
 * A figure as a page prints it, attributes and text.
 *
 * @param inCell whether it stands in a table, where the head may hold its unit
 * @param rangeStart whether it is the low end of a range and borrows the unit of the next figure
 */
record PrintedFigure(
    String name,
    String value,
    String unit,
    String bound,
    boolean rangeStart,
    String printed,
    Spot spot,
    boolean inCell,
    int line) {

  PrintedFigure asRangeStart() {
    return new PrintedFigure(name, value, unit, bound, true, printed, spot, inCell, line);
  }

  /** With the unit that the page sets beside it in an element of its own. */
  PrintedFigure withUnit(String symbol) {
    return new PrintedFigure(
        name, value, unit, bound, rangeStart, printed + '\u00a0' + symbol, spot, inCell, line);
  }

  boolean endsInDigit() {
    return !printed.isEmpty() && Character.isDigit(printed.charAt(printed.length() - 1));
  }
}
