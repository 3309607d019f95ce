package org.plateau.render.chart.draw;

import org.plateau.render.chart.OrdinalStrip;
import org.plateau.render.chart.RankStrip;
import org.plateau.render.chart.Strip;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;

/** The forms without words that stand in tiles and in the contents rail: look, section 5. */
final class TinyDrawings {
  private static final int STRIP_HEIGHT = 26;

  private TinyDrawings() {}

  /**
   * Axis from zero, a 2 px tick a drive, the subject a dot ringed in paper, a wedge at the better
   * end.
   */
  record OfStrip(Strip plot, Frame frame) implements Drawing {
    @Override
    public int height() {
      return STRIP_HEIGHT;
    }

    @Override
    public void paint(Canvas canvas) {
      boolean higher = plot.measure().higherIsBetter();
      double max = plot.others().stream().mapToDouble(Strip.Tick::value).max().orElse(0);
      max = Math.max(max, plot.subject().value());
      double y = STRIP_HEIGHT / 2.0;
      double left = higher ? 0 : 12;
      double right = frame.width() - (higher ? 12 : 1);
      Scale x = Scale.linear(0, max > 0 ? max : 1, left, right - 7);
      canvas.line(Token.RULE, 1, left, y, right, y);
      for (Strip.Tick tick : plot.others()) {
        double at = x.at(tick.value());
        canvas.group("tick", tick.key(), () -> canvas.line(Token.MUTED, 2, at, y - 7, at, y + 7));
      }
      double at = x.at(plot.subject().value());
      canvas.group(
          "subject",
          plot.subject().key(),
          () -> {
            canvas.disc(Token.PAPER, at, y, 8.5);
            canvas.disc(Token.SPOT, at, y, 6.5);
          });
      double tip = higher ? frame.width() - 1 : 1;
      double foot = higher ? tip - 6 : tip + 6;
      canvas.triangle(Token.MUTED, foot, y - 3.5, foot, y + 3.5, tip, y);
    }
  }

  /** Hollow circles for the field, the subject filled, best at the left. */
  record OfOrdinal(OrdinalStrip plot, Frame frame) implements Drawing {
    @Override
    public int height() {
      return STRIP_HEIGHT;
    }

    @Override
    public void paint(Canvas canvas) {
      double y = STRIP_HEIGHT / 2.0;
      double step = plot.count() == 1 ? 0 : (frame.width() - 24.0) / (plot.count() - 1);
      for (int rank = 1; rank <= plot.count(); rank++) {
        double x = 8 + (rank - 1) * step;
        if (rank == plot.rank()) {
          canvas.disc(Token.SPOT, x, y, 6.5);
        } else {
          canvas.ring(Token.MUTED, 1.25, x, y, 3);
        }
      }
    }
  }

  /**
   * A 6 px bar a chart, pitch 11; its height says the rank, spot for first, a dash without rank.
   */
  record OfRanks(RankStrip plot, Frame frame) implements Drawing {
    private static final int HEIGHT = 13;
    private static final int BAR = 6;
    private static final int PITCH = 11;

    @Override
    public int height() {
      return HEIGHT;
    }

    @Override
    public void paint(Canvas canvas) {
      for (int i = 0; i < plot.ranks().size(); i++) {
        int rank = plot.ranks().get(i);
        double height = barHeight(rank);
        Token token = rank == 1 ? Token.SPOT : Token.RULE2;
        canvas.rect(token, 1, i * PITCH, HEIGHT - height, BAR, height);
      }
    }

    static double barHeight(int rank) {
      return switch (rank) {
        case RankStrip.NO_RANK -> 1;
        case 1 -> HEIGHT;
        case 2 -> 9;
        case 3 -> 6.5;
        case 4 -> 5;
        case 5 -> 4;
        default -> 3;
      };
    }
  }
}
