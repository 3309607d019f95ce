package org.plateau.render.page;

/** A link to something to take along. */
public record Link(String href, String label) {}
