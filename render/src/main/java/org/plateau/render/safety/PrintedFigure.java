package org.plateau.render.safety;

/**
 * A figure as a page prints it, attributes and text.
 *
 * @param block of the page that it stands in, {@code data-block} of the nearest element around it
 * @param rangeStart whether it is the low end of a range and borrows the unit of the next figure
 */
record PrintedFigure(
    String name,
    String value,
    String unit,
    String bound,
    boolean rangeStart,
    String printed,
    String block,
    int line) {}
