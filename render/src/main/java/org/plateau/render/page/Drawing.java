package org.plateau.render.page;

/** A drawing as SVG for a wide and a narrow place; the name is its alternative text. */
public record Drawing(String id, String name, String wide, String narrow, double printHeightMm) {}
