package org.plateau.render.chart.draw;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.style.ChartStyle;
import org.plateau.render.chart.style.Palette;
import org.plateau.render.chart.style.SvgStyle;
import org.plateau.render.chart.style.Token;
import org.plateau.render.chart.style.Typefaces;
import org.plateau.render.chart.svg.SvgDocument;
import org.plateau.render.chart.svg.SvgGraphics;

/**
 * Turns plots into SVG, PNG or strokes on a caller's graphics, all by the same painters. One
 * instance a language; it holds the faces and nothing else, and may be used from several threads.
 *
 * <p>The same plot, text and width give the same bytes on any machine, in any locale and time zone.
 */
public final class Charts {
  /** Width of a chart on a wide page, in px. */
  public static final int WIDE = 864;

  /** Width on a phone. */
  public static final int NARROW = 358;

  /** Width on paper: 660 px for 174 mm. */
  public static final int PRINT = 660;

  private final Typefaces faces;

  /** Charts with the faces of one language. */
  public Charts(Typefaces faces) {
    this.faces = faces;
  }

  /** Height of the drawing in px at a width in px; the same in every language. */
  public int height(Plot plot, int width) {
    return Drawings.of(plot, width).height();
  }

  /** Height in px with the chart's note under the plot. */
  public int height(Plot plot, ChartText text, int width) {
    return height(plot, width) + NotePainter.height(text.note(), width);
  }

  /**
   * Where the values of a time line, a load grid or a latency curve lie in the drawing of a width
   * in px; empty for the other plots.
   */
  public Optional<PlotArea> area(Plot plot, ChartText text, int width) {
    Canvas canvas = new Canvas(new SvgGraphics(), new ChartStyle(Palette.LIGHT, faces), text);
    return Drawings.of(plot, width).area(canvas);
  }

  /**
   * An {@code svg} element for a page that holds {@link SvgStyle#forPage()} and defines the tokens.
   *
   * @throws org.plateau.render.chart.style.MissingGlyphException if no face holds a character
   */
  public String svg(Plot plot, ChartText text, int width) {
    SvgGraphics graphics = new SvgGraphics();
    paint(graphics, plot, text, width, Palette.LIGHT);
    return document(plot, text, width).inline(graphics.body());
  }

  /** A complete SVG file with the values of light mode. */
  public String svgFile(Plot plot, ChartText text, int width) {
    SvgGraphics graphics = new SvgGraphics();
    paint(graphics, plot, text, width, Palette.LIGHT);
    return document(plot, text, width)
        .file(graphics.body(), SvgStyle.forFile(Palette.LIGHT, faces.families()));
  }

  private SvgDocument document(Plot plot, ChartText text, int width) {
    return new SvgDocument(
        text.key() + "-" + width,
        plot.kind(),
        text.language(),
        text.title(),
        text.description(),
        width,
        height(plot, text, width));
  }

  /**
   * A PNG on the palette's paper.
   *
   * @param scale pixels of the picture for one px of the chart, such as 2
   */
  public byte[] png(Plot plot, ChartText text, int width, Palette palette, double scale) {
    int height = height(plot, text, width);
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(width * scale),
            (int) Math.ceil(height * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(palette.color(Token.PAPER));
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(scale, scale);
    paint(graphics, plot, text, width, palette);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write a picture to memory", e);
    }
    return bytes.toByteArray();
  }

  /**
   * Paints on a graphics whose origin is the chart's upper left corner and whose unit is one px of
   * the chart; the ground stays as it is. For PDF: scale the graphics so that {@link #PRINT} px are
   * 174 mm.
   */
  public void paint(Graphics2D graphics, Plot plot, ChartText text, int width, Palette palette) {
    Canvas canvas = new Canvas(graphics, new ChartStyle(palette, faces), text);
    Drawings.of(plot, width).paint(canvas);
    NotePainter.paint(canvas, plot, height(plot, width), width);
  }
}
