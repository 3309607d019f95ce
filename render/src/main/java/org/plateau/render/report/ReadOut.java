package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.LoadGrid;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.chart.draw.Charts;
import org.plateau.render.chart.draw.PlotArea;
import org.plateau.render.chart.style.RoleTokens;

/** The values of a page's charts for the script that reads them off at the pointer. */
final class ReadOut {
  private static final int MOST_POINTS = 360;

  private final Charts charts;
  private final Map<String, Object> plots = new TreeMap<>();

  ReadOut(Charts charts) {
    this.charts = charts;
  }

  /** Takes a plot in; false for a kind off which nothing is read. */
  boolean add(Plot plot, ChartText text, Scale scale, int wideWidth) {
    Optional<PlotArea> wide = charts.area(plot, text, wideWidth);
    Optional<PlotArea> narrow = charts.area(plot, text, Charts.NARROW);
    if (wide.isEmpty() || narrow.isEmpty()) {
      return false;
    }
    Map<String, Object> read = new LinkedHashMap<>();
    read.put("x", axis(plot));
    read.put("y", value(scale, wide.get()));
    read.put("wide", area(wide.get(), wide.get()));
    read.put("narrow", area(narrow.get(), wide.get()));
    read.put("series", series(plot, wide.get()));
    plots.put(text.key(), read);
    return true;
  }

  /** The script file; empty when no plot was taken in. */
  Optional<String> script() {
    return plots.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "window.plateauPlots = Object.assign(window.plateauPlots || {}, "
                + Json.of(plots)
                + ");\n");
  }

  private static Map<String, Object> axis(Plot plot) {
    Map<String, Object> axis = new LinkedHashMap<>();
    if (plot instanceof LoadGrid grid) {
      List<String> labels = new ArrayList<>();
      for (int threads : grid.threads()) {
        for (int depth : grid.queueDepths()) {
          labels.add(threads + "T/" + depth + "Q");
        }
      }
      axis.put("kind", "labels");
      axis.put("labels", labels);
    } else if (plot instanceof LatencyCurve curve) {
      axis.put("kind", "number");
      axis.put("unit", curve.rate().unit());
    } else {
      axis.put("kind", "duration");
      axis.put("unit", "h");
    }
    return axis;
  }

  private static Map<String, Object> value(Scale scale, PlotArea area) {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("unit", scale.unit().symbol());
    value.put("decimals", scale.quantity("read-out", area.y1()).decimals());
    return value;
  }

  /** Loads have no numbers: their x is the pixel in the wide drawing, moved to the narrow one. */
  private static Map<String, Object> area(PlotArea own, PlotArea wide) {
    double x0 = own.x0();
    double x1 = own.x1();
    int last = own.places().size() - 1;
    if (last > 0) {
      double step =
          (own.places().get(last) - own.places().get(0))
              / (wide.places().get(last) - wide.places().get(0));
      double shift = own.places().get(0) - step * wide.places().get(0);
      x0 = (own.left() - shift) / step;
      x1 = (own.right() - shift) / step;
    }
    Map<String, Object> area = new LinkedHashMap<>();
    area.put("width", own.width());
    area.put("height", own.height());
    area.put("left", own.left());
    area.put("right", own.right());
    area.put("top", own.top());
    area.put("bottom", own.bottom());
    area.put("x0", x0);
    area.put("x1", x1);
    area.put("y0", own.y0());
    area.put("y1", own.y1());
    area.put("log", own.logarithmic());
    return area;
  }

  private static List<Object> series(Plot plot, PlotArea wide) {
    List<Object> series = new ArrayList<>();
    if (plot instanceof TimeLine lines) {
      lines.lines().forEach(line -> series.add(series(line, few(line.points()))));
    } else if (plot instanceof LatencyCurve curve) {
      curve.curves().forEach(line -> series.add(series(line, line.points())));
    } else if (plot instanceof LoadGrid grid) {
      for (LoadGrid.GridLine line : grid.lines()) {
        List<Point> points = new ArrayList<>();
        for (int threads : grid.threads()) {
          for (int depth : grid.queueDepths()) {
            points.add(new Point(wide.places().get(points.size()), line.at(threads, depth)));
          }
        }
        series.add(series(Line.of(line.key(), line.label(), line.role(), points), points));
      }
    }
    return series;
  }

  /** Every second point, or third …: values as drawn, never means of them. */
  private static List<Point> few(List<Point> points) {
    int step = (points.size() + MOST_POINTS - 1) / MOST_POINTS;
    List<Point> few = new ArrayList<>();
    for (int i = 0; i < points.size(); i += Math.max(1, step)) {
      few.add(points.get(i));
    }
    return few;
  }

  private static Map<String, Object> series(Line line, List<Point> points) {
    Map<String, Object> series = new LinkedHashMap<>();
    series.put("name", line.label());
    series.put("token", RoleTokens.stroke(line.role()).cssName());
    series.put("text", RoleTokens.label(line.role()).cssName());
    series.put("bold", line.role() == Role.HERO);
    series.put("x", points.stream().map(Point::x).toList());
    series.put("y", points.stream().map(Point::y).toList());
    return series;
  }
}
