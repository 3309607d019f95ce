package org.plateau.render.chart;

/**
 * The part a drive plays in a chart, from which colour, weight and fill follow (look, section 6).
 *
 * <p>The subject is {@link #HERO} in its HP or only profile and {@link #STOCK} in its stock
 * profile; the nearest rival is {@link #RIVAL_1}; everything else is {@link #MUTED}. Where all
 * drives matter, as in the explorer, {@code RIVAL_1} to {@code RIVAL_5} go out in catalogue order.
 */
public enum Role {
  HERO,
  STOCK,
  RIVAL_1,
  RIVAL_2,
  RIVAL_3,
  RIVAL_4,
  RIVAL_5,
  MUTED;

  /** Whether this is the page's subject, in either profile. */
  public boolean isSubject() {
    return this == HERO || this == STOCK;
  }

  /**
   * Whether its label is kept when labels do not fit: the subject and the first rival always are.
   */
  public boolean keepsItsLabel() {
    return this != MUTED;
  }
}
