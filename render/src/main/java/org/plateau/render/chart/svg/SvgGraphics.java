package org.plateau.render.chart.svg;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.render.chart.style.TokenColor;
import org.plateau.render.chart.style.Weight;

/**
 * Writes strokes and fills as SVG elements. Every colour must be a {@link TokenColor}, or be fully
 * transparent, in which case nothing is written; consecutive line segments of one stroke become one
 * path.
 *
 * <p>Clips are kept but not applied: the painters stay inside their rectangles by themselves. It is
 * long for the state that {@code Graphics2D} asks to be kept.
 */
public final class SvgGraphics extends UnsupportedGraphics {
  private final StringBuilder body;
  private final PendingLine pending;
  private AffineTransform transform = new AffineTransform();
  private Color color = new Color(0, 0, 0, 0);
  private Stroke stroke = new BasicStroke(1);
  private Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
  private @Nullable Shape clip;

  /** An empty drawing. */
  public SvgGraphics() {
    this(new StringBuilder(), new PendingLine());
  }

  private SvgGraphics(StringBuilder body, PendingLine pending) {
    this.body = body;
    this.pending = pending;
  }

  /** The elements drawn so far, one a line. */
  public String body() {
    flush();
    return body.toString();
  }

  /** Opens a group that scripts can find: its class is the part, its key the drive. */
  public void open(String part, String key) {
    flush();
    body.append("<g class=\"").append(XmlText.attribute(part)).append('"');
    if (!key.isEmpty()) {
      body.append(" data-key=\"").append(XmlText.attribute(key)).append('"');
    }
    body.append(">\n");
  }

  /** Closes the group opened last. */
  public void close() {
    flush();
    body.append("</g>\n");
  }

  /** Writes a text as text. */
  public void text(SvgText text) {
    flush();
    Point2D at = transform.transform(new Point2D.Double(text.x(), text.y()), null);
    body.append("<text x=\"").append(Tenths.print(at.getX()));
    body.append("\" y=\"").append(Tenths.print(at.getY()));
    body.append("\" font-size=\"").append(Tenths.hundredths(text.size())).append('"');
    if (!text.anchor().equals("start")) {
      body.append(" text-anchor=\"").append(text.anchor()).append('"');
    }
    if (text.spans().size() == 1) {
      span(text.spans().get(0), text.halo());
    } else {
      body.append('>');
      for (SvgText.Span span : text.spans()) {
        body.append("<tspan");
        span(span, text.halo());
        body.append("</tspan>");
      }
    }
    body.append("</text>\n");
  }

  private void span(SvgText.Span span, boolean halo) {
    body.append(" class=\"f-").append(span.color().token().cssName());
    body.append(span.weight() == Weight.SEMIBOLD ? " w6" : "").append(halo ? " halo" : "");
    body.append("\">").append(XmlText.content(span.text()));
  }

  @Override
  public void draw(Shape shape) {
    if (color.getAlpha() == 0) {
      return;
    }
    if (shape instanceof Line2D line) {
      Point2D from = transform.transform(line.getP1(), null);
      Point2D to = transform.transform(line.getP2(), null);
      if (!pending.goesOn(strokeAttributes(), from)) {
        flush();
        pending.begin(strokeAttributes(), from);
      }
      pending.lineTo(to);
    } else {
      flush();
      element(shape, strokeAttributes());
    }
  }

  @Override
  public void fill(Shape shape) {
    if (color.getAlpha() == 0 || shape.getBounds2D().isEmpty()) {
      return;
    }
    flush();
    String opacity = opacity("fill-opacity");
    element(shape, "class=\"f-" + token().token().cssName() + "\"" + opacity);
  }

  private void element(Shape shape, String attributes) {
    if (shape instanceof Ellipse2D e && e.getWidth() == e.getHeight()) {
      Point2D at = transform.transform(new Point2D.Double(e.getCenterX(), e.getCenterY()), null);
      body.append("<circle ").append(attributes).append(" cx=\"").append(Tenths.print(at.getX()));
      body.append("\" cy=\"").append(Tenths.print(at.getY())).append("\" r=\"");
      body.append(Tenths.print(e.getWidth() / 2 * transform.getScaleX())).append("\"/>\n");
    } else {
      path(PathText.of(shape, transform), attributes);
    }
  }

  private void path(String data, String attributes) {
    if (!data.isEmpty()) {
      body.append("<path ").append(attributes).append(" d=\"").append(data).append("\"/>\n");
    }
  }

  private void flush() {
    path(pending.data(), pending.attributes());
    pending.clear();
  }

  private String strokeAttributes() {
    if (!(stroke instanceof BasicStroke basic)) {
      throw new IllegalStateException("stroke " + stroke + " is not a BasicStroke");
    }
    StringBuilder text = new StringBuilder("class=\"s-").append(token().token().cssName());
    text.append(basic.getEndCap() == BasicStroke.CAP_BUTT ? " butt\"" : "\"");
    text.append(" stroke-width=\"").append(Tenths.hundredths(basic.getLineWidth())).append('"');
    float[] dash = basic.getDashArray();
    if (dash != null) {
      text.append(" stroke-dasharray=\"");
      for (int i = 0; i < dash.length; i++) {
        text.append(i == 0 ? "" : " ").append(Tenths.hundredths(dash[i]));
      }
      text.append('"');
    }
    return text.append(opacity("stroke-opacity")).toString();
  }

  private String opacity(String attribute) {
    double opacity = token().opacity();
    return opacity >= 1 ? "" : " " + attribute + "=\"" + Tenths.hundredths(opacity) + "\"";
  }

  private TokenColor token() {
    if (color instanceof TokenColor token) {
      return token;
    }
    throw new IllegalStateException("colour " + color + " is not a token of the look");
  }

  @Override
  public Graphics create() {
    SvgGraphics copy = new SvgGraphics(body, pending);
    copy.transform = new AffineTransform(transform);
    copy.color = color;
    copy.stroke = stroke;
    copy.font = font;
    copy.clip = clip;
    return copy;
  }

  @Override
  public void dispose() {
    // nothing is held
  }

  @Override
  public void setColor(@Nullable Color newColor) {
    color = newColor == null ? new Color(0, 0, 0, 0) : newColor;
  }

  @Override
  public Color getColor() {
    return color;
  }

  @Override
  public void setPaint(@Nullable Paint paint) {
    if (paint instanceof Color newColor) {
      color = newColor;
    } else {
      throw unsupported("paint " + paint);
    }
  }

  @Override
  public Paint getPaint() {
    return color;
  }

  @Override
  public void setStroke(Stroke newStroke) {
    stroke = newStroke;
  }

  @Override
  public Stroke getStroke() {
    return stroke;
  }

  @Override
  public void setFont(Font newFont) {
    font = newFont;
  }

  @Override
  public Font getFont() {
    return font;
  }

  @Override
  public FontRenderContext getFontRenderContext() {
    return new FontRenderContext(null, true, true);
  }

  @Override
  public void translate(double x, double y) {
    transform.translate(x, y);
  }

  @Override
  public void translate(int x, int y) {
    transform.translate(x, y);
  }

  @Override
  public void scale(double x, double y) {
    transform.scale(x, y);
  }

  @Override
  public void transform(AffineTransform more) {
    transform.concatenate(more);
  }

  @Override
  public void setTransform(AffineTransform newTransform) {
    transform = new AffineTransform(newTransform);
  }

  @Override
  public AffineTransform getTransform() {
    return new AffineTransform(transform);
  }

  @Override
  public void setClip(@Nullable Shape newClip) {
    clip = newClip;
  }

  @Override
  public void setClip(int x, int y, int width, int height) {
    clip = new java.awt.Rectangle(x, y, width, height);
  }

  @Override
  public void clip(@Nullable Shape newClip) {
    clip = newClip;
  }

  @Override
  public void clipRect(int x, int y, int width, int height) {
    setClip(x, y, width, height);
  }

  @Override
  public @Nullable Shape getClip() {
    return clip;
  }

  @Override
  public Composite getComposite() {
    return AlphaComposite.SrcOver;
  }

  @Override
  public @Nullable Object getRenderingHint(RenderingHints.Key key) {
    return null;
  }

  @Override
  public RenderingHints getRenderingHints() {
    return new RenderingHints(Map.of());
  }

  @Override
  public void setRenderingHint(RenderingHints.Key key, @Nullable Object value) {
    // hints are for pixels
  }
}
