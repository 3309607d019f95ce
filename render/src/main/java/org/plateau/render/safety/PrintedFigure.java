package org.plateau.render.safety;

/**
 * A figure as a page prints it, attributes and text.
 *
 * @param rangeStart whether it is the low end of a range and borrows the unit of the next figure
 */
record PrintedFigure(
    String name,
    String value,
    String unit,
    String bound,
    boolean rangeStart,
    String printed,
    int line) {}
