package org.plateau.render.chart.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.scale.Scale;
import org.plateau.render.chart.style.Token;
import org.plateau.render.chart.xchart.XChartBars;

/**
 * Draws {@link Bars}: look, section 6 (b) and picture 04. Wide: names in a column, a 16 px bar in a
 * 30 px row. Narrow: the name above a 15 px bar, rows of 46 px, two panels abreast, further ones
 * below.
 */
record BarsDrawing(Bars plot, Frame frame) implements Drawing {
  private static final int HEAD = 24;
  private static final int FOOT = 8;
  private static final int PANEL_GAP = 24;

  @Override
  public int height() {
    return blocks() * blockHeight() + (blocks() - 1) * 16;
  }

  private int abreast() {
    return frame.isNarrow() ? Math.min(2, plot.panels().size()) : plot.panels().size();
  }

  private int blocks() {
    return (plot.panels().size() + abreast() - 1) / abreast();
  }

  private int rowHeight() {
    return frame.pick(30, 46);
  }

  private int blockHeight() {
    return HEAD + plot.rows().size() * rowHeight() + FOOT;
  }

  @Override
  public void paint(Canvas canvas) {
    int nameColumn = frame.isNarrow() ? 0 : Math.min(174, frame.width() / 4);
    int gap = frame.pick(PANEL_GAP, 20);
    int panelWidth = (frame.width() - nameColumn - (abreast() - 1) * gap) / abreast();
    for (int p = 0; p < plot.panels().size(); p++) {
      int top = p / abreast() * (blockHeight() + 16);
      int left = nameColumn + p % abreast() * (panelWidth + gap);
      if (p % abreast() == 0) {
        names(canvas, top + HEAD, nameColumn == 0 ? panelWidth * abreast() + gap : nameColumn - 12);
      }
      int panel = p;
      canvas.group(
          "panel", plot.panels().get(p).key(), () -> panel(canvas, panel, left, panelWidth, top));
    }
  }

  private void names(Canvas canvas, int top, int room) {
    for (int r = 0; r < plot.rows().size(); r++) {
      Bars.Row row = plot.rows().get(r);
      double baseline = top + r * rowHeight() + frame.pick(19, 16);
      double x = frame.isNarrow() ? 1 : 0;
      NamePainter.paint(canvas, row.name(), row.detail(), row.role(), x, baseline, 13, room);
    }
  }

  private void panel(Canvas canvas, int p, int left, int width, int top) {
    Bars.Panel panel = plot.panels().get(p);
    TextLook unit = TextLook.AXIS.end();
    double unitWidth = canvas.width(panel.measure().unit(), unit);
    canvas.text(
        canvas.fit(panel.title(), TextLook.STRONG, width - unitWidth - 8),
        left,
        top + 13,
        TextLook.STRONG);
    canvas.text(panel.measure().unit(), left + width, top + 13, unit);
    Scale x = scale(canvas, panel, p, left, width);
    int rowsTop = top + HEAD;
    int barTop = frame.pick(7, 22);
    int barHeight = frame.pick(16, 15);
    filled(canvas, p, x, rowsTop + barTop + barHeight / 2 - rowHeight() / 2, barHeight);
    for (int r = 0; r < plot.rows().size(); r++) {
      Bars.Row row = plot.rows().get(r);
      double y = rowsTop + r * rowHeight() + barTop;
      if (row.bars().get(p) instanceof Bar.Known known) {
        if (!known.provenance().isFilled()) {
          reconstructed(
              canvas,
              row.role(),
              fill(row.role()),
              x.from(),
              y,
              x.at(known.value()) - x.from(),
              barHeight);
        }
        value(canvas, panel, row.role(), known, x.at(known.value()) + 6, y + barHeight / 2.0 + 4.5);
      } else if (row.bars().get(p) instanceof Bar.Unknown unknown) {
        String words = canvas.fit(unknown.words(), TextLook.AXIS, width - 8);
        canvas.text(words, left + 7, y + barHeight / 2.0 + 4.5, TextLook.AXIS);
      }
    }
    double foot = rowsTop + plot.rows().size() * rowHeight() + FOOT / 2.0;
    canvas.line(Token.INK, 1, left + 0.5, rowsTop - 4, left + 0.5, foot);
  }

  /** From zero to the largest value, which leaves room for its own words. */
  private Scale scale(Canvas canvas, Bars.Panel panel, int p, int left, int width) {
    double max = 0;
    double words = 0;
    for (Bars.Row row : plot.rows()) {
      if (row.bars().get(p) instanceof Bar.Known known) {
        max = Math.max(max, known.value());
        words = Math.max(words, canvas.width(text(canvas, panel, known), TextLook.STRONG));
      }
    }
    int right = (int) Math.max(left + 20, left + width - Math.ceil(words) - 8);
    return Scale.linear(0, max > 0 ? max : 1, left + 1, right);
  }

  /** XChart draws the filled bars, one chart a colour. */
  private void filled(Canvas canvas, int p, Scale x, int top, int barHeight) {
    Map<Token, List<Double>> values = new EnumMap<>(Token.class);
    for (int r = 0; r < plot.rows().size(); r++) {
      Bars.Row row = plot.rows().get(r);
      if (row.bars().get(p) instanceof Bar.Known known
          && known.provenance().isFilled()
          && known.value() > 0) {
        Token token = fill(row.role());
        values
            .computeIfAbsent(
                token, t -> new ArrayList<>(Collections.nCopies(plot.rows().size(), 0.0)))
            .set(r, known.value());
      }
    }
    values.forEach(
        (token, rows) ->
            XChartBars.paint(
                canvas.graphics(), rows, x, top, rowHeight(), barHeight, canvas.color(token)));
  }

  /** Comparables are grey; only where every drive has a colour of its own do bars take it. */
  private Token fill(Role role) {
    boolean everyDriveMatters = plot.rows().stream().anyMatch(r -> r.role() == Role.RIVAL_2);
    return role == Role.RIVAL_1 && !everyDriveMatters ? Token.MUTED : RoleLook.stroke(role);
  }

  private static void reconstructed(
      Canvas canvas, Role role, Token token, double x, double y, double width, double height) {
    if (!role.isSubject()) {
      canvas.hatch(token, 1, x, y, width, height);
    }
    canvas.outline(token, role.isSubject() ? 1.5 : 1, x + 0.5, y + 0.5, width - 1, height - 1);
  }

  private static void value(
      Canvas canvas, Bars.Panel panel, Role role, Bar.Known known, double x, double baseline) {
    TextLook look = TextLook.PLAIN.in(RoleLook.name(role)).strong(known.provenance().isFilled());
    canvas.text(text(canvas, panel, known), x, baseline, look);
  }

  private static String text(Canvas canvas, Bars.Panel panel, Bar.Known known) {
    return known.provenance().sign() + canvas.words().numbers().of(panel.measure(), known.value());
  }
}
