package org.plateau.render.chart.style;

/** The two weights that are loaded; 700 of the look is drawn with the second. */
public enum Weight {
  REGULAR("Regular", 400),
  SEMIBOLD("SemiBold", 600);

  private final String fileSuffix;
  private final int css;

  Weight(String fileSuffix, int css) {
    this.fileSuffix = fileSuffix;
    this.css = css;
  }

  String fileSuffix() {
    return fileSuffix;
  }

  /** The number in CSS. */
  public int css() {
    return css;
  }
}
