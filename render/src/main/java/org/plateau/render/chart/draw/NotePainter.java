package org.plateau.render.chart.draw;

import org.plateau.render.chart.Bars;
import org.plateau.render.chart.ChartNote;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Ranking;
import org.plateau.render.chart.style.Token;

/** Writes the note under a plot: samples of solid and dashed with their words, then the source. */
final class NotePainter {
  private static final int LINE = 20;
  private static final int PAD = 6;
  private static final int SAMPLE = 22;
  private static final int GAP = 6;
  private static final int NARROW = 480;

  private NotePainter() {}

  /** Height in px of the note; a narrow drawing says it on two lines. */
  static int height(ChartNote note, int width) {
    return note.isEmpty() ? 0 : PAD + LINE * (width < NARROW && hasKey(note) ? 2 : 1);
  }

  private static boolean hasKey(ChartNote note) {
    return !note.solid().isEmpty() || !note.dashed().isEmpty();
  }

  static void paint(Canvas canvas, Plot plot, int top, int width) {
    ChartNote note = canvas.words().note();
    if (note.isEmpty()) {
      return;
    }
    canvas.group("note", "", () -> note(canvas, note, plot, top, width));
  }

  private static void note(Canvas canvas, ChartNote note, Plot plot, int top, int width) {
    boolean bars = plot instanceof Bars || plot instanceof Ranking;
    double baseline = top + PAD + 13.0;
    double x = 0;
    TextLook look = TextLook.AXIS.size(12.5);
    if (!note.solid().isEmpty()) {
      sample(canvas, bars, false, x, baseline - 4.5);
      canvas.text(note.solid(), x + SAMPLE + GAP, baseline, look);
      x += SAMPLE + GAP + canvas.width(note.solid(), look) + 18;
    }
    if (!note.dashed().isEmpty()) {
      sample(canvas, bars, true, x, baseline - 4.5);
      canvas.text(note.dashed(), x + SAMPLE + GAP, baseline, look);
      x += SAMPLE + GAP + canvas.width(note.dashed(), look) + 18;
    }
    boolean below = width < NARROW && hasKey(note);
    double left = below ? 0 : x;
    String words = canvas.fit(note.words(), look, width - left);
    if (below) {
      canvas.text(words, 0, baseline + LINE, look);
    } else {
      canvas.text(words, width, baseline, look.end());
    }
  }

  private static void sample(Canvas canvas, boolean bars, boolean dashed, double x, double y) {
    if (!bars) {
      if (dashed) {
        canvas.line(Token.INK2, 1.75, x, y, x + SAMPLE, y, 6, 4);
      } else {
        canvas.line(Token.INK2, 2, x, y, x + SAMPLE, y);
        canvas.disc(Token.INK2, x + SAMPLE / 2.0, y, 3.6);
      }
    } else if (dashed) {
      canvas.hatch(Token.INK2, 1, x, y - 5, SAMPLE, 10);
      canvas.outline(Token.INK2, 1, x + 0.5, y - 4.5, SAMPLE - 1, 9);
    } else {
      canvas.rect(Token.INK2, 1, x, y - 5, SAMPLE, 10);
    }
  }
}
