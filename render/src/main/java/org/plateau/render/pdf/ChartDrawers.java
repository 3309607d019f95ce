package org.plateau.render.pdf;

import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.FSObjectDrawerFactory;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.Shape;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/** Puts charts in their places on the page, as vectors. */
final class ChartDrawers implements FSObjectDrawerFactory {
  static final String TYPE = "plateau/drawing";

  private final Map<String, Drawing> drawings;

  ChartDrawers(Map<String, Drawing> drawings) {
    this.drawings = drawings;
  }

  @Override
  public FSObjectDrawer createDrawer(Element element) {
    Drawing drawing = drawings.get(element.getAttribute("data"));
    if (drawing == null) {
      throw new IllegalArgumentException("no chart with key " + element.getAttribute("data"));
    }
    return new ChartDrawer(drawing);
  }

  @Override
  public boolean isReplacedObject(Element element) {
    return element.getTagName().equals("object") && element.getAttribute("type").equals(TYPE);
  }

  private record ChartDrawer(Drawing drawing) implements FSObjectDrawer {
    @Override
    public @Nullable Map<Shape, String> drawObject(
        Element element,
        double x,
        double y,
        double width,
        double height,
        OutputDevice device,
        RenderingContext context,
        int dotsPerPixel) {
      double pixelWidth = width / dotsPerPixel;
      double pixelHeight = height / dotsPerPixel;
      device.drawWithGraphics(
          (float) x,
          (float) y,
          (float) pixelWidth,
          (float) pixelHeight,
          graphics -> drawing.paint(graphics, pixelWidth, pixelHeight));
      return null;
    }
  }
}
