package org.plateau.render.chart.svg;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;

/**
 * Refuses what no chart needs, pixels above all, so that the SVG writer shows only what it does. It
 * is long because {@code Graphics2D} is: one refusal a method, no logic.
 */
abstract class UnsupportedGraphics extends Graphics2D {
  static UnsupportedOperationException unsupported(String what) {
    return new UnsupportedOperationException(what + " is not part of a chart's drawing");
  }

  @Override
  public void copyArea(int x, int y, int width, int height, int dx, int dy) {
    throw unsupported("copyArea");
  }

  @Override
  public void drawLine(int x1, int y1, int x2, int y2) {
    throw unsupported("drawLine");
  }

  @Override
  public void fillRect(int x, int y, int width, int height) {
    throw unsupported("fillRect");
  }

  @Override
  public void clearRect(int x, int y, int width, int height) {
    throw unsupported("clearRect");
  }

  @Override
  public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
    throw unsupported("drawRoundRect");
  }

  @Override
  public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
    throw unsupported("fillRoundRect");
  }

  @Override
  public void drawOval(int x, int y, int width, int height) {
    throw unsupported("drawOval");
  }

  @Override
  public void fillOval(int x, int y, int width, int height) {
    throw unsupported("fillOval");
  }

  @Override
  public void drawArc(int x, int y, int width, int height, int startAngle, int arcAngle) {
    throw unsupported("drawArc");
  }

  @Override
  public void fillArc(int x, int y, int width, int height, int startAngle, int arcAngle) {
    throw unsupported("fillArc");
  }

  @Override
  public void drawPolyline(int[] xPoints, int[] yPoints, int nPoints) {
    throw unsupported("drawPolyline");
  }

  @Override
  public void drawPolygon(int[] xPoints, int[] yPoints, int nPoints) {
    throw unsupported("drawPolygon");
  }

  @Override
  public void fillPolygon(int[] xPoints, int[] yPoints, int nPoints) {
    throw unsupported("fillPolygon");
  }

  @Override
  public void drawString(String text, int x, int y) {
    throw unsupported("drawString");
  }

  @Override
  public void drawString(String text, float x, float y) {
    throw unsupported("drawString");
  }

  @Override
  public void drawString(AttributedCharacterIterator text, int x, int y) {
    throw unsupported("drawString");
  }

  @Override
  public void drawString(AttributedCharacterIterator text, float x, float y) {
    throw unsupported("drawString");
  }

  @Override
  public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
    throw unsupported("drawGlyphVector");
  }

  @Override
  public boolean drawImage(Image image, AffineTransform transform, ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public void drawImage(BufferedImage image, BufferedImageOp op, int x, int y) {
    throw unsupported("drawImage");
  }

  @Override
  public void drawRenderedImage(RenderedImage image, AffineTransform transform) {
    throw unsupported("drawRenderedImage");
  }

  @Override
  public void drawRenderableImage(RenderableImage image, AffineTransform transform) {
    throw unsupported("drawRenderableImage");
  }

  @Override
  public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, int width, int height, ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public boolean drawImage(Image image, int x, int y, Color background, ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, int width, int height, Color background, ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public boolean drawImage(
      Image image,
      int dx1,
      int dy1,
      int dx2,
      int dy2,
      int sx1,
      int sy1,
      int sx2,
      int sy2,
      ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public boolean drawImage(
      Image image,
      int dx1,
      int dy1,
      int dx2,
      int dy2,
      int sx1,
      int sy1,
      int sx2,
      int sy2,
      Color background,
      ImageObserver observer) {
    throw unsupported("drawImage");
  }

  @Override
  public boolean hit(Rectangle rectangle, Shape shape, boolean onStroke) {
    throw unsupported("hit");
  }

  @Override
  public GraphicsConfiguration getDeviceConfiguration() {
    throw unsupported("getDeviceConfiguration");
  }

  @Override
  public void setComposite(Composite composite) {
    throw unsupported("setComposite");
  }

  @Override
  public void addRenderingHints(Map<?, ?> hints) {
    throw unsupported("addRenderingHints");
  }

  @Override
  public void setRenderingHints(Map<?, ?> hints) {
    throw unsupported("setRenderingHints");
  }

  @Override
  public void rotate(double theta) {
    throw unsupported("rotate");
  }

  @Override
  public void rotate(double theta, double x, double y) {
    throw unsupported("rotate");
  }

  @Override
  public void shear(double x, double y) {
    throw unsupported("shear");
  }

  @Override
  public void setBackground(Color color) {
    throw unsupported("setBackground");
  }

  @Override
  public Color getBackground() {
    throw unsupported("getBackground");
  }

  @Override
  public void setPaintMode() {
    throw unsupported("setPaintMode");
  }

  @Override
  public void setXORMode(Color color) {
    throw unsupported("setXORMode");
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    throw unsupported("getFontMetrics");
  }

  @Override
  public Rectangle getClipBounds() {
    throw unsupported("getClipBounds");
  }
}
