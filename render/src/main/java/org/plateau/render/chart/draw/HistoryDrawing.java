package org.plateau.render.chart.draw;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.plateau.render.chart.History;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.layout.FreePlace;
import org.plateau.render.chart.scale.DateTicks;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** Draws a {@link History}: look, section 6, and pictures 10 and 18. */
record HistoryDrawing(History plot, Frame frame) implements Drawing {
  private static final int TOP = 30;
  private static final int BOTTOM = 24;
  private static final int RIGHT = 16;
  private static final int CLEAR = 6;

  @Override
  public int height() {
    return frame.pick(340, 290);
  }

  @Override
  public void paint(Canvas canvas) {
    double highest =
        plot.tracks().stream()
            .flatMap(t -> t.runs().stream())
            .mapToDouble(History.Run::value)
            .max()
            .orElseThrow();
    double max = highest > 0 ? highest * 1.18 : 1;
    List<Double> ticks = Plane.valueTicks(0, max, false);
    List<String> labels = Plane.valueLabels(ticks, "");
    int left = Plane.leftMargin(canvas, labels, TextLook.AXIS, frame.pick(44, 40));
    Plane plane =
        new Plane(
            Scale.linear(day(plot.from()), day(plot.to()), left, frame.width() - RIGHT),
            Scale.linear(0, max, height() - BOTTOM, TOP));
    FreePlace free = new FreePlace(new Box(left, TOP, frame.width(), height() - BOTTOM));
    columns(canvas, plane);
    plane.grid(canvas, ticks, labels, TextLook.AXIS);
    dates(canvas, plane);
    for (History.Track track : plot.tracks()) {
      canvas.group("track", track.key(), () -> track(canvas, plane, free, track));
    }
    for (History.Track track : plot.tracks()) {
      label(canvas, plane, free, track);
    }
    for (History.Change change : plot.changes()) {
      canvas.group("change", "", () -> change(canvas, plane, free, change));
    }
  }

  private static double day(LocalDate date) {
    return (double) date.toEpochDay();
  }

  private double xOf(Plane plane, LocalDate date) {
    return plane.x().at(plane.x().clamp(day(date)));
  }

  private void columns(Canvas canvas, Plane plane) {
    for (int i = 0; i < plot.columns().size(); i++) {
      History.Column column = plot.columns().get(i);
      double from = xOf(plane, column.from());
      double to =
          i + 1 < plot.columns().size()
              ? xOf(plane, plot.columns().get(i + 1).from())
              : plane.right();
      if (i % 2 == 0) {
        canvas.rect(Token.PLATE, 1, from, plane.top(), to - from, plane.bottom() - plane.top());
      }
      String words = frame.isNarrow() ? column.shortLabel() : column.label();
      if (to - from > 24) {
        canvas.text(
            canvas.fit(words, TextLook.STRONG, to - from - 8),
            from + 5,
            plane.top() - 9,
            TextLook.STRONG);
      }
    }
  }

  private void dates(Canvas canvas, Plane plane) {
    plane.base(canvas);
    for (DateTicks.Tick tick : DateTicks.between(plot.from(), plot.to(), frame.pick(7, 4))) {
      double x = xOf(plane, tick.date());
      plane.tick(canvas, x);
      canvas.text(tick.label(), x, plane.bottom() + 19, TextLook.AXIS.middle());
    }
  }

  private void track(Canvas canvas, Plane plane, FreePlace free, History.Track track) {
    Token token = RoleLook.stroke(track.role());
    for (History.Level level : track.levels()) {
      double from = xOf(plane, level.from());
      double to = xOf(plane, level.to());
      double y = plane.y().at(level.value());
      double half = y - plane.y().at(level.value() * (1 + plot.bandShare()));
      canvas.rect(token, 0.16, from, y - half, to - from, 2 * half);
      canvas.line(token, 1.5, from, y, to, y);
      free.take(new Box(from, y - 6, Math.max(from, to), y + 6));
    }
    for (History.Run run : track.runs()) {
      double x = xOf(plane, run.date());
      double y = plane.y().at(run.value());
      if (track.role() == Role.STOCK || !run.provenance().isFilled()) {
        canvas.ring(token, 1.5, x, y, 3.6);
      } else {
        canvas.disc(token, x, y, 4);
      }
      free.take(new Box(x - 5, y - 5, x + 5, y + 5));
    }
  }

  /** The profile's name over its first level, or under it. */
  private void label(Canvas canvas, Plane plane, FreePlace free, History.Track track) {
    if (track.label().isEmpty()) {
      return;
    }
    TextLook look = TextLook.STRONG.in(RoleLook.label(track.role())).haloed();
    double y = plane.y().at(track.runs().get(0).value());
    double x = plane.left() + 5;
    double[] baselines = {y - 12, y + 22, y - 26};
    List<Box> boxes = new ArrayList<>();
    for (double baseline : baselines) {
      boxes.add(canvas.box(track.label(), x, baseline, look));
    }
    canvas.text(track.label(), x, baselines[free.choose(boxes)], look);
  }

  private void change(Canvas canvas, Plane plane, FreePlace free, History.Change change) {
    double x = xOf(plane, change.date());
    canvas.line(Token.INK, 1.5, x, 4, x, plane.bottom());
    TextLook strong = TextLook.STRONG.haloed();
    String note = frame.isNarrow() ? "" : change.note();
    double width =
        Math.max(canvas.width(change.label(), strong), canvas.width(note, TextLook.AXIS));
    boolean fitsRight = x + 7 + width <= frame.width();
    double left = fitsRight ? x + 7 : Math.max(plane.left(), x - 7 - width);
    double lines = note.isEmpty() ? 18 : 34;
    List<Box> boxes = new ArrayList<>();
    for (double top = plane.top() + 8; top + lines < plane.bottom(); top += 8) {
      boxes.add(new Box(left, top - CLEAR, left + width, top + lines + CLEAR));
    }
    // first the places in the middle of the plot, where the eye is
    double middle = (plane.top() + plane.bottom()) / 2;
    boxes.sort((a, b) -> Double.compare(Math.abs(a.top() - middle), Math.abs(b.top() - middle)));
    double top = boxes.get(free.choose(boxes)).top() + CLEAR;
    canvas.text(change.label(), left, top + 14, strong);
    canvas.text(note, left, top + 30, TextLook.AXIS.haloed());
  }
}
