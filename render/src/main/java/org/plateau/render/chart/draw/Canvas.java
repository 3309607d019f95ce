package org.plateau.render.chart.draw;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.style.ChartStyle;
import org.plateau.render.chart.style.Token;
import org.plateau.render.chart.style.TokenColor;
import org.plateau.render.chart.style.Typefaces;
import org.plateau.render.chart.svg.SvgGraphics;
import org.plateau.render.chart.svg.SvgText;

/**
 * The dozen primitives of the look, on any {@code Graphics2D}: one path for SVG, PNG and PDF. Only
 * groups and whole texts are told to an SVG directly, because {@code Graphics2D} has no words for
 * them.
 */
final class Canvas {
  private static final double HALO = 4;

  private final Graphics2D graphics;
  private final ChartStyle style;
  private final ChartText text;

  Canvas(Graphics2D graphics, ChartStyle style, ChartText text) {
    this.graphics = graphics;
    this.style = style;
    this.text = text;
  }

  Graphics2D graphics() {
    return graphics;
  }

  ChartText words() {
    return text;
  }

  TokenColor color(Token token) {
    return style.palette().color(token);
  }

  /** Draws inside a named group, which scripts and style sheets can find in an SVG. */
  void group(String part, String key, Runnable inside) {
    if (graphics instanceof SvgGraphics svg) {
      svg.open(part, key);
      inside.run();
      svg.close();
    } else {
      inside.run();
    }
  }

  void rect(Token token, double opacity, double x, double y, double width, double height) {
    if (width > 0 && height > 0) {
      graphics.setColor(opacity < 1 ? color(token).at(opacity) : color(token));
      graphics.fill(new Rectangle2D.Double(x, y, width, height));
    }
  }

  void outline(Token token, double stroke, double x, double y, double width, double height) {
    pen(token, stroke);
    graphics.draw(new Rectangle2D.Double(x, y, Math.max(width, 0.1), height));
  }

  void line(Token token, double stroke, double x1, double y1, double x2, double y2, float... dash) {
    pen(token, stroke, dash);
    Path2D path = new Path2D.Double();
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
    graphics.draw(path);
  }

  /** A line of several segments that is not data, such as a bracket; square joins and ends. */
  void bracket(Token token, double stroke, double... xy) {
    graphics.setColor(color(token));
    graphics.setStroke(
        new BasicStroke((float) stroke, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
    Path2D path = new Path2D.Double();
    path.moveTo(xy[0], xy[1]);
    for (int i = 2; i < xy.length; i += 2) {
      path.lineTo(xy[i], xy[i + 1]);
    }
    graphics.draw(path);
  }

  private void pen(Token token, double stroke, float... dash) {
    graphics.setColor(color(token));
    graphics.setStroke(
        dash.length == 0
            ? new BasicStroke((float) stroke, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER)
            : new BasicStroke(
                (float) stroke, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dash, 0));
  }

  /** Stripes at 45°, 2 of 5 px, inside a rectangle. */
  void hatch(Token token, double opacity, double x, double y, double width, double height) {
    Shape stripes = Hatch.stripes(x, y, width, height);
    graphics.setColor(opacity < 1 ? color(token).at(opacity) : color(token));
    graphics.fill(stripes);
  }

  void disc(Token token, double x, double y, double radius) {
    graphics.setColor(color(token));
    graphics.fill(circle(x, y, radius));
  }

  /** A circle filled with paper. */
  void ring(Token token, double stroke, double x, double y, double radius) {
    disc(Token.PAPER, x, y, radius);
    graphics.setColor(color(token));
    graphics.setStroke(new BasicStroke((float) stroke));
    graphics.draw(circle(x, y, radius));
  }

  private static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  void triangle(Token token, double x1, double y1, double x2, double y2, double x3, double y3) {
    Path2D path = new Path2D.Double();
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
    path.lineTo(x3, y3);
    path.closePath();
    graphics.setColor(color(token));
    graphics.fill(path);
  }

  double width(String words, TextLook look) {
    return style.faces().width(words, look.size(), look.weight(), text.key());
  }

  /** The words, cut with an ellipsis to fit the room. */
  String fit(String words, TextLook look, double room) {
    return style.faces().fit(words, look.size(), look.weight(), room, text.key());
  }

  /** The box of words at a place, before they are drawn. */
  Box box(String words, double x, double baseline, TextLook look) {
    double width = width(words, look);
    double left = look.anchor().left(x, width);
    return new Box(
        left, baseline - look.size() * 0.78, left + width, baseline + look.size() * 0.22);
  }

  /** Draws words with their baseline at {@code baseline} and returns their width. */
  double text(String words, double x, double baseline, TextLook look) {
    return spans(List.of(new Span(words, look)), x, baseline);
  }

  /** A stretch of a text in a look of its own. */
  record Span(String words, TextLook look) {}

  /**
   * Draws stretches one after the other as one text; size, anchor and halo are those of the first.
   * Returns the width of all.
   */
  double spans(List<Span> spans, double x, double baseline) {
    List<Span> shown = spans.stream().filter(s -> !s.words().isEmpty()).toList();
    if (shown.isEmpty()) {
      return 0;
    }
    TextLook first = shown.get(0).look();
    double width = shown.stream().mapToDouble(s -> width(s.words(), s.look())).sum();
    if (graphics instanceof SvgGraphics svg) {
      String anchor = first.anchor().name().toLowerCase(Locale.ROOT);
      svg.text(
          new SvgText(
              x,
              baseline,
              first.size(),
              anchor,
              first.halo(),
              shown.stream()
                  .map(s -> new SvgText.Span(s.words(), s.look().weight(), color(s.look().token())))
                  .toList()));
    } else {
      double left = first.anchor().left(x, width);
      for (Span span : shown) {
        left = glyphs(span.words(), left, baseline, span.look(), first.halo());
      }
    }
    return width;
  }

  private double glyphs(String words, double left, double baseline, TextLook look, boolean halo) {
    double x = left;
    for (Typefaces.Run run : style.faces().runs(words, look.size(), look.weight(), text.key())) {
      // glyphs and not strings: a PDF has no font under the name that Java gives this one
      GlyphVector glyphs = run.font().createGlyphVector(Typefaces.context(), run.text());
      if (halo) {
        graphics.setColor(color(Token.PAPER));
        graphics.setStroke(
            new BasicStroke((float) HALO, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.draw(
            AffineTransform.getTranslateInstance(x, baseline)
                .createTransformedShape(glyphs.getOutline()));
      }
      graphics.setColor(color(look.token()));
      graphics.drawGlyphVector(glyphs, (float) x, (float) baseline);
      x += run.width();
    }
    return x;
  }
}
