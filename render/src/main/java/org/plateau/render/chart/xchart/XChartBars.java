package org.plateau.render.chart.xchart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.HorizontalBarChart;
import org.knowm.xchart.HorizontalBarSeries;
import org.knowm.xchart.style.HorizontalBarStyler;
import org.plateau.render.chart.scale.Scale;

/**
 * Draws the filled bars of one colour in a panel with XChart's horizontal bar chart; hatched and
 * outlined bars, which it cannot draw, are our painters' own.
 */
public final class XChartBars {
  private static final Color CLEAR = new Color(0, 0, 0, 0);

  private XChartBars() {}

  /**
   * Draws one bar in each row that has a value.
   *
   * @param values one a row, top to bottom; null leaves the row empty
   * @param x value scale from zero, in whole pixels
   * @param top upper edge of the first row
   * @param rowHeight pixels from row to row
   * @param barHeight pixels of the bar, centred in its row
   */
  public static void paint(
      Graphics2D graphics,
      List<@Nullable Double> values,
      Scale x,
      int top,
      int rowHeight,
      int barHeight,
      Color color) {
    int width = (int) Math.round(x.to() - x.from());
    HorizontalBarChart chart = new HorizontalBarChart(width, rowHeight * values.size());
    bare(chart.getStyler());
    chart.getStyler().setXAxisMin(x.min());
    chart.getStyler().setXAxisMax(x.max());
    chart.getStyler().setAvailableSpaceFill((double) barHeight / rowHeight);
    // XChart lays rows from the bottom up
    List<@Nullable Double> upwards = new ArrayList<>(values);
    Collections.reverse(upwards);
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < upwards.size(); i++) {
      rows.add("r" + i);
    }
    HorizontalBarSeries series = chart.addSeries("bars", upwards, rows);
    series.setFillColor(color);
    Graphics2D inner = (Graphics2D) graphics.create();
    inner.translate(x.from(), top);
    chart.paint(inner, chart.getWidth(), chart.getHeight());
    inner.dispose();
  }

  private static void bare(HorizontalBarStyler styler) {
    styler.setLegendVisible(false);
    styler.setChartTitleVisible(false);
    styler.setChartPadding(0);
    styler.setChartBackgroundColor(CLEAR);
    styler.setPlotBackgroundColor(CLEAR);
    styler.setPlotBorderVisible(false);
    styler.setPlotContentSize(1.0);
    styler.setLocale(Locale.ROOT);
    styler.setLabelsVisible(false);
    styler.setPlotMargin(0);
    styler.setPlotGridLinesVisible(false);
    styler.setPlotTicksMarksVisible(false);
    styler.setAxisTicksVisible(false);
    styler.setAxisTitlesVisible(false);
    styler.setAxisTickPadding(0);
    styler.setAxisTickMarkLength(0);
    styler.setAxisTitlePadding(0);
    styler.setTimezone(TimeZone.getTimeZone("UTC"));
  }
}
