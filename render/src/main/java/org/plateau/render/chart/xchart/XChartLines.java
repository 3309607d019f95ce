package org.plateau.render.chart.xchart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.scale.Scale;

/**
 * Draws lines inside a plot's rectangle with XChart's XY chart, whose own axes, grid, legend and
 * labels are off: those follow the look and are drawn by our painters around it.
 *
 * <p>The chart is a little larger than the rectangle on every side and its axes reach as much
 * further, because XChart clips at its plot and would cut round caps and heavy strokes at the edge.
 */
public final class XChartLines {
  private static final int OVERSCAN = 8;
  private static final float[] DASH = {6, 4};
  private static final Color CLEAR = new Color(0, 0, 0, 0);

  private final Scale x;
  private final Scale y;
  private final XYChart chart;
  private final List<Stroke> strokes = new ArrayList<>();

  private record Stroke(String name, Color color, BasicStroke stroke) {}

  /**
   * A rectangle to draw in.
   *
   * @param x horizontal scale, in pixels of the graphics
   * @param y vertical scale, whose {@code to} is the upper edge; both in whole pixels
   */
  public XChartLines(Scale x, Scale y) {
    this.x = x;
    this.y = y;
    int width = (int) Math.round(x.to() - x.from()) + 2 * OVERSCAN;
    int height = (int) Math.round(y.from() - y.to()) + 2 * OVERSCAN;
    chart = new XYChart(width, height);
    bare(chart.getStyler());
    chart.getStyler().setXAxisMin(x.valueAt(x.from() - OVERSCAN));
    chart.getStyler().setXAxisMax(x.valueAt(x.to() + OVERSCAN));
    chart.getStyler().setYAxisMin(y.valueAt(y.from() + OVERSCAN));
    chart.getStyler().setYAxisMax(y.valueAt(y.to() - OVERSCAN));
    chart.getStyler().setXAxisLogarithmic(x.logarithmic());
    chart.getStyler().setYAxisLogarithmic(y.logarithmic());
  }

  /**
   * Adds a line over what was added before; gaps break it, values outside the axis are held at its
   * ends.
   */
  public void line(
      List<Point> points,
      Color color,
      double width,
      double casingWidth,
      Color casing,
      boolean dashed) {
    if (points.stream().allMatch(Point::isGap)) {
      return;
    }
    if (casingWidth > 0) {
      series(points, casing, casingWidth, false);
    }
    series(points, color, width, dashed);
  }

  private void series(List<Point> points, Color color, double width, boolean dashed) {
    double[] xs = points.stream().mapToDouble(p -> x.clamp(p.x())).toArray();
    double[] ys = points.stream().mapToDouble(p -> p.isGap() ? p.y() : y.clamp(p.y())).toArray();
    String name = "s" + strokes.size();
    XYSeries series = chart.addSeries(name, xs, ys);
    BasicStroke stroke =
        dashed
            ? new BasicStroke(
                (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, DASH.clone(), 0)
            : new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    strokes.add(new Stroke(name, color, stroke));
    series.setMarker(SeriesMarkers.NONE);
    series.setLineColor(color);
    series.setLineStyle(stroke);
  }

  /** Draws all lines. */
  public void paint(Graphics2D graphics) {
    if (strokes.isEmpty()) {
      return;
    }
    Graphics2D inner = (Graphics2D) graphics.create();
    inner.translate(x.from() - OVERSCAN, y.to() - OVERSCAN);
    chart.paint(inner, chart.getWidth(), chart.getHeight());
    inner.dispose();
  }

  private static void bare(XYStyler styler) {
    styler.setLegendVisible(false);
    styler.setChartTitleVisible(false);
    styler.setChartPadding(0);
    styler.setChartBackgroundColor(CLEAR);
    styler.setPlotBackgroundColor(CLEAR);
    styler.setPlotBorderVisible(false);
    styler.setPlotContentSize(1.0);
    styler.setLocale(Locale.ROOT);
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
