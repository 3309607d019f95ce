package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Dumbbell;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.scale.AxisNumber;
import org.plateau.render.chart.scale.AxisTicks;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** Draws a {@link Dumbbell}: look, section 6 (g), and picture 20, page 10. */
record DumbbellDrawing(Dumbbell plot, Frame frame) implements Drawing {
  private static final int HEAD = 26;
  private static final int CHANGE = 58;

  @Override
  public int height() {
    return HEAD + plot.pairs().size() * rowHeight() + 4;
  }

  private int rowHeight() {
    return frame.pick(32, 46);
  }

  @Override
  public void paint(Canvas canvas) {
    double max =
        plot.pairs().stream()
            .mapToDouble(p -> Math.max(p.hollow().value(), p.filled().value()))
            .max()
            .orElseThrow();
    double words =
        plot.pairs().stream()
            .mapToDouble(
                p ->
                    Math.max(
                        canvas.width(text(canvas, p.hollow()), TextLook.STRONG),
                        canvas.width(text(canvas, p.filled()), TextLook.STRONG)))
            .max()
            .orElseThrow();
    int left = frame.isNarrow() ? 1 : Math.min(200, frame.width() / 4);
    int right = (int) (frame.width() - CHANGE - words - 12);
    Scale x = Scale.linear(0, max > 0 ? max : 1, left, right);
    axis(canvas, x);
    for (int i = 0; i < plot.pairs().size(); i++) {
      int top = HEAD + i * rowHeight();
      Dumbbell.Pair pair = plot.pairs().get(i);
      canvas.group("row", pair.key(), () -> row(canvas, x, pair, top));
    }
  }

  private void axis(Canvas canvas, Scale x) {
    double bottom = height() - 2;
    List<Double> ticks = AxisTicks.zeroBased(x.max());
    List<String> labels = AxisNumber.labels(ticks);
    for (int i = 0; i < ticks.size(); i++) {
      double at = Math.round(x.at(ticks.get(i))) + 0.5;
      canvas.line(i == 0 ? Token.INK : Token.RULE, 1, at, HEAD - 4, at, bottom);
      canvas.text(
          labels.get(i),
          i == 0 && frame.isNarrow() ? 0 : at,
          14,
          i == 0 && frame.isNarrow() ? TextLook.AXIS : TextLook.AXIS.middle());
    }
  }

  private void row(Canvas canvas, Scale x, Dumbbell.Pair pair, int top) {
    double y = top + frame.pick(16, 31);
    double nameX = frame.isNarrow() ? 6 : 0;
    double room = frame.isNarrow() ? frame.width() - CHANGE - 6 : x.from() - 12;
    NamePainter.paint(
        canvas,
        pair.name(),
        pair.detail(),
        pair.role(),
        nameX,
        frame.isNarrow() ? top + 15 : y + 4.5,
        13,
        room);
    boolean isSubject = pair.role().isSubject();
    Token token =
        isSubject
            ? Token.SPOT
            : pair.role() == Role.MUTED ? Token.INK : RoleLook.stroke(pair.role());
    double hollow = x.at(pair.hollow().value());
    double filled = x.at(pair.filled().value());
    canvas.line(token, 2.5, hollow, y, filled, y);
    canvas.disc(token, filled, y, 6);
    canvas.ring(token, 1.75, hollow, y, 5.5);
    boolean rises = filled >= hollow;
    value(canvas, pair.hollow(), rises ? hollow - 11 : hollow + 11, y, rises, false);
    value(canvas, pair.filled(), rises ? filled + 12 : filled - 12, y, !rises, true);
    canvas.text(pair.change(), frame.width(), y + 4.5, TextLook.STRONG.end());
  }

  /**
   * Values stand outside the pair; what does not fit left of it before the axis goes above its
   * mark.
   */
  private void value(
      Canvas canvas, Bar.Known known, double x, double y, boolean toLeft, boolean isMain) {
    String words = text(canvas, known);
    TextLook look =
        (isMain ? TextLook.PLAIN.strong(known.provenance().isFilled()) : TextLook.AXIS).haloed();
    canvas.text(words, x, y + 4.5, toLeft ? look.end() : look);
  }

  private String text(Canvas canvas, Bar.Known known) {
    return known.provenance().sign() + canvas.words().numbers().of(plot.measure(), known.value());
  }
}
