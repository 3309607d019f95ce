package org.plateau.render.chart.draw;

import java.util.List;
import org.plateau.render.chart.Ranking;
import org.plateau.render.chart.scale.AxisNumber;
import org.plateau.render.chart.scale.AxisTicks;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** Draws a {@link Ranking}: look, section 5, and pictures 12 and 18. */
record RankingDrawing(Ranking plot, Frame frame) implements Drawing {
  private static final int HEAD = 26;
  private static final int RANKS = 36;
  private static final double SPREAD = 14;

  @Override
  public int height() {
    return HEAD + plot.entries().size() * rowHeight() + 2;
  }

  private int rowHeight() {
    return frame.pick(36, 44);
  }

  private double size() {
    return frame.pick(15, 13);
  }

  @Override
  public void paint(Canvas canvas) {
    double max = plot.entries().stream().mapToDouble(Ranking.Entry::high).max().orElseThrow();
    TextLook values = TextLook.STRONG.size(size());
    double words =
        plot.entries().stream()
            .mapToDouble(e -> canvas.width(text(canvas, e), values))
            .max()
            .orElseThrow();
    int left = frame.isNarrow() ? RANKS - 4 : Math.min(290, (int) (frame.width() * 0.29));
    int right = (int) (frame.width() - words - frame.pick(28, 16));
    Scale x = Scale.linear(0, max > 0 ? max : 1, left, right);
    axis(canvas, x);
    for (int i = 0; i < plot.entries().size(); i++) {
      int top = HEAD + i * rowHeight();
      Ranking.Entry entry = plot.entries().get(i);
      boolean isLast = i == plot.entries().size() - 1;
      canvas.group("row", entry.key(), () -> row(canvas, x, entry, top, isLast));
    }
    ties(canvas);
  }

  private void axis(Canvas canvas, Scale x) {
    List<Double> ticks = AxisTicks.zeroBased(x.max());
    List<String> labels = AxisNumber.labels(ticks);
    for (int i = 0; i < ticks.size(); i++) {
      double at = Math.round(x.at(ticks.get(i))) + 0.5;
      canvas.text(labels.get(i), at, 14, TextLook.AXIS.middle());
      if (!frame.isNarrow()) {
        canvas.line(i == 0 ? Token.INK : Token.RULE, 1, at, HEAD - 5, at, height() - 1);
      } else {
        for (int row = 0; row < plot.entries().size(); row++) {
          double y = lollipop(HEAD + row * rowHeight());
          canvas.line(i == 0 ? Token.INK : Token.RULE, 1, at, y - 7, at, y + 7);
        }
      }
    }
  }

  private double lollipop(int top) {
    return top + frame.pick(18, 30);
  }

  private void row(Canvas canvas, Scale x, Ranking.Entry entry, int top, boolean isLast) {
    double y = lollipop(top);
    double baseline = frame.isNarrow() ? top + 16 : y + 5;
    if (!isLast) {
      double under = top + rowHeight() - 0.5;
      canvas.line(Token.RULE, 1, 0, under, frame.width(), under);
    }
    canvas.text(plot.rankText(entry), 0, baseline, TextLook.STRONG.size(size()));
    double nameRoom = frame.isNarrow() ? frame.width() - RANKS : x.from() - RANKS - 12;
    NamePainter.paint(
        canvas,
        entry.name(),
        entry.detail(),
        entry.role(),
        frame.pick(RANKS, RANKS - 4),
        baseline,
        size(),
        nameRoom);
    boolean isSubject = entry.role().isSubject();
    Token token = isSubject ? Token.SPOT : Token.INK;
    if (entry.high() > entry.low()) {
      double from = x.at(entry.low());
      canvas.rect(token, 0.22, from, y - SPREAD / 2, x.at(entry.high()) - from, SPREAD);
    }
    double end = x.at(entry.value().value());
    canvas.line(isSubject ? Token.SPOT : Token.MUTED, isSubject ? 2 : 1, x.from(), y, end, y);
    if (entry.value().provenance().isFilled()) {
      canvas.disc(token, end, y, 5.5);
    } else {
      canvas.ring(token, 2, end, y, 5);
    }
    TextLook value =
        TextLook.PLAIN.size(size()).in(RoleLook.name(entry.role())).strong(isSubject).end();
    canvas.text(text(canvas, entry), frame.width(), frame.isNarrow() ? y + 4.5 : baseline, value);
  }

  /** A bracket at the left joins the rows that share a rank. */
  private void ties(Canvas canvas) {
    int start = 0;
    while (start < plot.entries().size()) {
      int end = start;
      while (end + 1 < plot.entries().size()
          && plot.entries().get(end + 1).rank() == plot.entries().get(start).rank()) {
        end++;
      }
      if (end > start) {
        double x = frame.pick(27, 23);
        double top = HEAD + start * rowHeight() + 8;
        double bottom = HEAD + (end + 1) * rowHeight() - 8;
        canvas.bracket(Token.INK, 1.5, x + 5, top, x, top, x, bottom, x + 5, bottom);
      }
      start = end + 1;
    }
  }

  private String text(Canvas canvas, Ranking.Entry entry) {
    return entry.value().provenance().sign()
        + canvas.words().numbers().of(plot.measure(), entry.value().value());
  }
}
