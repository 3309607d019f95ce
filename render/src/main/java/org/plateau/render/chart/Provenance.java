package org.plateau.render.chart;

/** How a value came to be, which decides between a filled and a hatched or hollow mark. */
public enum Provenance {
  MEASURED(""),
  PUBLISHED(""),
  SIMULATED(""),
  RECONSTRUCTED("≈\u00A0");

  private final String sign;

  Provenance(String sign) {
    this.sign = sign;
  }

  /**
   * What stands before the printed number: nothing, or the sign for "about" and a no-break space.
   */
  public String sign() {
    return sign;
  }

  /** Whether marks are filled; reconstructed ones are hatched or hollow. */
  public boolean isFilled() {
    return this != RECONSTRUCTED;
  }
}
