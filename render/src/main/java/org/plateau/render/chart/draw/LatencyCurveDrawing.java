package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plateau.render.chart.LatencyCurve;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.scale.AxisNumber;
import org.plateau.render.chart.scale.AxisTicks;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** Draws a {@link LatencyCurve}: look, section 6 (d), and picture 14. */
record LatencyCurveDrawing(LatencyCurve plot, Frame frame) implements Drawing {
  private static final int TOP = 16;
  private static final int BOTTOM = 44;

  @Override
  public int height() {
    return frame.pick(380, 300);
  }

  @Override
  public void paint(Canvas canvas) {
    Plane plane = plane(canvas);
    List<Double> ticks = Plane.valueTicks(plane.y().min(), plane.y().max(), plot.logarithmic());
    plane.grid(canvas, ticks, Plane.valueLabels(ticks, plot.measure().unit()), TextLook.AXIS);
    FreePlace free = new FreePlace(new Box(plane.left(), 0, frame.width(), height() - BOTTOM));
    rates(canvas, plane);
    plane.lines(canvas, plot.curves(), RoleLook.width(Role.MUTED));
    plot.curves().forEach(c -> plane.ink(free, c));
    for (LatencyCurve.Threshold threshold : plot.thresholds()) {
      threshold(canvas, plane, free, threshold);
    }
    for (Line curve : plot.curves()) {
      mark(canvas, plane, free, curve);
    }
    for (LatencyCurve.Peak peak : plot.peaks()) {
      peak(canvas, plane, free, peak);
    }
    List<Line> byImportance = new ArrayList<>(plot.curves());
    byImportance.sort((a, b) -> RoleLook.layer(b.role()) - RoleLook.layer(a.role()));
    for (Line curve : byImportance) {
      label(canvas, plane, free, curve);
    }
  }

  private Plane plane(Canvas canvas) {
    double highest =
        Math.max(
            plot.curves().stream().mapToDouble(Line::highest).max().orElseThrow(),
            plot.thresholds().stream().mapToDouble(LatencyCurve.Threshold::value).max().orElse(0));
    double max = highest > 0 ? highest * 1.06 : 1;
    double min =
        plot.logarithmic()
            ? plot.curves().stream().mapToDouble(Line::lowest).min().orElseThrow() * 0.9
            : 0;
    double fastest =
        plot.curves().stream().mapToDouble(c -> LatencyCurve.peakOf(c).x()).max().orElseThrow();
    List<Double> ticks = Plane.valueTicks(min, max, plot.logarithmic());
    List<String> labels = Plane.valueLabels(ticks, plot.measure().unit());
    int left = Plane.leftMargin(canvas, labels, TextLook.AXIS, frame.pick(44, 40));
    int right = frame.width() - frame.pick(94, 62);
    return new Plane(
        Scale.linear(0, fastest > 0 ? fastest * 1.03 : 1, left, right),
        new Scale(min, max, height() - BOTTOM, TOP, plot.logarithmic()));
  }

  @Override
  public Optional<PlotArea> area(Canvas canvas) {
    return Optional.of(PlotArea.of(frame, height(), plane(canvas), List.of()));
  }

  private void rates(Canvas canvas, Plane plane) {
    plane.base(canvas);
    List<Double> ticks = AxisTicks.zeroBased(plane.x().max());
    List<String> labels = AxisNumber.labels(ticks);
    for (int i = 0; i < ticks.size(); i++) {
      plane.tick(canvas, plane.x().at(ticks.get(i)));
      canvas.text(
          labels.get(i), plane.x().at(ticks.get(i)), plane.bottom() + 19, TextLook.AXIS.middle());
    }
    canvas.text(plot.rateCaption(), plane.right(), plane.bottom() + 38, TextLook.AXIS.end());
  }

  private void threshold(
      Canvas canvas, Plane plane, FreePlace free, LatencyCurve.Threshold threshold) {
    double y = plane.y().at(plane.y().clamp(threshold.value()));
    canvas.line(Token.INK, 1, plane.left(), y, plane.right(), y, 2, 3);
    TextLook look = TextLook.PLAIN.haloed();
    canvas.text(threshold.label(), plane.left() + 6, y - 6, look);
    free.take(canvas.box(threshold.label(), plane.left() + 6, y - 6, look));
  }

  private void mark(Canvas canvas, Plane plane, FreePlace free, Line curve) {
    Point end = curve.end();
    double x = plane.x().at(end.x());
    double y = plane.y().at(end.y());
    Token token = RoleLook.stroke(curve.role());
    canvas.group(
        "marks",
        curve.key(),
        () -> {
          boolean published =
              curve.published().stream().anyMatch(one -> one.to().equals(curve.end()));
          if (published || (curve.provenance().isFilled() && curve.role() != Role.STOCK)) {
            canvas.disc(token, x, y, 3.6);
          } else {
            canvas.ring(token, 1.5, x, y, 3.6);
          }
        });
    free.take(new Box(x - 5, y - 5, x + 5, y + 5));
  }

  private void peak(Canvas canvas, Plane plane, FreePlace free, LatencyCurve.Peak peak) {
    Line curve =
        plot.curves().stream()
            .filter(c -> c.key().equals(peak.lineKey()))
            .findFirst()
            .orElseThrow();
    Point at = LatencyCurve.peakOf(curve);
    double x = plane.x().at(at.x());
    double y = plane.y().at(at.y());
    TextLook look = TextLook.STRONG.in(RoleLook.label(curve.role())).haloed().end();
    double left = plane.left() + 4;
    double end = Math.max(x + 2, left + canvas.width(peak.label(), look));
    double low = plane.bottom() - 34;
    double[] baselines = {low, plane.bottom() - 8, low - 30, y + 30};
    List<Box> boxes = new ArrayList<>();
    for (double baseline : baselines) {
      boxes.add(canvas.box(peak.label(), end, baseline, look));
    }
    double baseline = baselines[free.choose(boxes)];
    if (baseline - 14 > y + 6) {
      canvas.line(RoleLook.stroke(curve.role()), 1, x, y + 6, x, baseline - 14);
    }
    canvas.text(peak.label(), end, baseline, look);
  }

  private void label(Canvas canvas, Plane plane, FreePlace free, Line curve) {
    if (curve.label().isEmpty()) {
      return;
    }
    double x = plane.x().at(curve.end().x());
    double y = plane.y().at(curve.end().y());
    TextLook look = RoleLook.endLabel(curve.role()).haloed();
    String words = canvas.fit(curve.label(), look, 110);
    double[][] places = {
      {x + 8, y + 4.5}, {x + 8, y - 9}, {x + 8, y + 17}, {x + 8, y - 24}, {x + 8, y + 31}
    };
    List<Box> boxes = new ArrayList<>();
    for (double[] place : places) {
      boxes.add(canvas.box(words, place[0], place[1], look));
    }
    for (double[] place : places) {
      boxes.add(canvas.box(words, place[0] - 16, place[1], look.end()));
    }
    boolean anyFree = boxes.stream().anyMatch(free::isFree);
    if (!anyFree && !curve.role().keepsItsLabel()) {
      return;
    }
    int chosen = free.choose(boxes);
    boolean toLeft = chosen >= places.length;
    double[] place = places[chosen % places.length];
    canvas.group(
        "end-label",
        curve.key(),
        () ->
            canvas.text(
                words, toLeft ? place[0] - 16 : place[0], place[1], toLeft ? look.end() : look));
  }
}
