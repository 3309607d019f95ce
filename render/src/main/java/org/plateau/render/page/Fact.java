package org.plateau.render.page;

/** A labelled fact in a line of facts. */
public record Fact(String label, Text text) {}
