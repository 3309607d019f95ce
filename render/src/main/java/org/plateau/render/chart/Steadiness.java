package org.plateau.render.chart;

/** What a time line says about the steady state of its subject. Times in seconds from the start. */
public sealed interface Steadiness {

  /** Nothing is claimed: no band, no words. */
  record Unstated() implements Steadiness {}

  /**
   * The steady window: a band with bracket, its mean as a dotted line.
   *
   * @param label wide charts, with h:mm–h:mm
   * @param shortLabel narrow charts
   * @param mean value of the dotted line
   * @param meanText the mean as printed, with its unit
   */
  record Steady(
      double fromSeconds,
      double toSeconds,
      String label,
      String shortLabel,
      double mean,
      String meanText)
      implements Steadiness {
    public Steady {
      Require.ordered("steady window", fromSeconds, toSeconds);
      Require.finite("mean", mean);
    }
  }

  /**
   * No window passed: a dashed line, the fitted line, and the criterion that failed.
   *
   * @param label the criterion in words
   * @param fitFrom left end of the fitted line
   * @param fitTo right end of the fitted line
   */
  record Unsteady(String label, Point fitFrom, Point fitTo) implements Steadiness {
    public Unsteady {
      Require.text("label", label);
      Require.ordered("fitted line", fitFrom.x(), fitTo.x());
    }
  }

  /** Too few rounds to judge: the whole band hatched, and the words. */
  record TooShort(String label) implements Steadiness {
    public TooShort {
      Require.text("label", label);
    }
  }
}
