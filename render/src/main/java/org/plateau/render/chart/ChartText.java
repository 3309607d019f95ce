package org.plateau.render.chart;

/**
 * The words around a plot that are not in it, and how its numbers are printed.
 *
 * @param key identity of the chart on its page, in element ids and error messages: letters, digits
 *     and hyphens
 * @param language BCP 47 tag: en, ko, zh-TW, zh-CN or ja
 * @param title the finding; becomes the {@code title} of the SVG
 * @param description alternative text made from the data; becomes its {@code desc}
 * @param note what is said under the drawing, in it, wherever it is taken
 */
public record ChartText(
    String key,
    String language,
    String title,
    String description,
    NumberText numbers,
    ChartNote note) {
  /** Words of a chart that needs no note. */
  public ChartText(
      String key, String language, String title, String description, NumberText numbers) {
    this(key, language, title, description, numbers, ChartNote.NONE);
  }

  public ChartText {
    if (!key.matches("[A-Za-z][A-Za-z0-9-]*")) {
      throw new IllegalArgumentException(
          "chart key " + key + " is not letters, digits and hyphens");
    }
    Require.text("language", language);
  }
}
