package org.plateau.render.page;

/** A number and its unit, set apart from each other. */
public record Value(Text number, String unit) {}
