package org.plateau.render.chart.style;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The classes that a chart's SVG uses, as a style sheet: once a page with {@code var(--token)}, or
 * in a saved file with values.
 */
public final class SvgStyle {
  /** The class of every chart's root element. */
  public static final String ROOT = "chart";

  private SvgStyle() {}

  /** For the page that inlines charts; the page defines the custom properties and the faces. */
  public static String forPage() {
    StringBuilder css = new StringBuilder();
    common(css);
    for (Token token : Token.values()) {
      colour(css, token, "var(--" + token.cssName() + ")");
    }
    return css.toString();
  }

  /** For a file that stands alone, on its own ground. */
  public static String forFile(Palette palette, List<String> families) {
    StringBuilder css = new StringBuilder();
    common(css);
    css.append(".chart text{font-family:")
        .append(families.stream().map(f -> "\"" + f + "\"").collect(Collectors.joining(",")))
        .append(",\"Source Sans 3\",sans-serif}\n");
    for (Token token : Token.values()) {
      colour(css, token, palette.hex(token));
    }
    css.append(".chart{background:").append(palette.hex(Token.PAPER)).append("}\n");
    return css.toString();
  }

  private static void common(StringBuilder css) {
    css.append(".chart path{stroke-linecap:round;stroke-linejoin:round}\n")
        .append(".chart .butt{stroke-linecap:butt}\n")
        .append(".chart text{font-variant-numeric:tabular-nums lining-nums;white-space:pre}\n")
        .append(".chart .w6{font-weight:600}\n")
        .append(".chart .halo{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}\n");
  }

  private static void colour(StringBuilder css, Token token, String value) {
    String name = token.cssName();
    css.append(".chart .f-").append(name).append("{fill:").append(value).append("}\n");
    css.append(".chart .s-").append(name).append("{fill:none;stroke:").append(value).append("}\n");
    if (token == Token.PAPER) {
      css.append(".chart .halo{stroke:").append(value).append("}\n");
    }
  }
}
