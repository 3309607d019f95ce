package org.plateau.render.chart;

/** One value in a row of bars, dumbbells or a ranking, or the words for why there is none. */
public sealed interface Bar {

  /**
   * A value that is known.
   *
   * @param value zero or more, in the panel's measure
   */
  record Known(double value, Provenance provenance) implements Bar {
    public Known {
      Require.notNegative("bar", value);
    }
  }

  /** A value that is not: "not measured", "not published", "not derivable", localised. */
  record Unknown(String words) implements Bar {
    public Unknown {
      Require.text("words", words);
    }
  }
}
