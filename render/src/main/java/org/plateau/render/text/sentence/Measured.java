package org.plateau.render.text.sentence;

import org.plateau.render.text.Quantity;

/** A value and the conditions under which it was measured. */
public record Measured(Quantity quantity, Conditions at) {}
