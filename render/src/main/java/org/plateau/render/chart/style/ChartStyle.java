package org.plateau.render.chart.style;

/** Colours and faces together: all that decides how a plot looks beside its width. */
public record ChartStyle(Palette palette, Typefaces faces) {}
