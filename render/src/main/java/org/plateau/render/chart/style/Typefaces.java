package org.plateau.render.chart.style;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The faces of one language, Latin first and then its CJK face, and the only place that measures
 * text.
 *
 * <p>Faces come from the class path ({@code /fonts/*.ttf} of the templates module), never from the
 * machine, so that a label has one width everywhere. Fractional metrics and no hinting: widths
 * scale with the size and do not depend on the screen.
 */
public final class Typefaces {
  private static final FontRenderContext CONTEXT =
      new FontRenderContext(new AffineTransform(), true, true);

  private final List<Font> regular;
  private final List<Font> semiBold;
  private final List<String> families;

  private Typefaces(List<Font> regular, List<Font> semiBold) {
    this.regular = List.copyOf(regular);
    this.semiBold = List.copyOf(semiBold);
    this.families = regular.stream().map(f -> f.getFamily(Locale.ROOT)).toList();
  }

  /**
   * The faces of a language.
   *
   * @param language en, ko, zh-TW, zh-CN or ja
   * @throws IllegalArgumentException if the language has no stack
   * @throws IllegalStateException if a font file is not on the class path
   */
  public static Typefaces of(String language) {
    List<String> files =
        switch (language) {
          case "en" -> List.of("SourceSans3");
          case "ko" -> List.of("SourceSans3", "NotoSansKR");
          case "zh-TW" -> List.of("SourceSans3", "NotoSansTC");
          case "zh-CN" -> List.of("SourceSans3", "NotoSansSC");
          case "ja" -> List.of("SourceSans3", "NotoSansJP");
          default -> throw new IllegalArgumentException("no faces for language " + language);
        };
    return new Typefaces(load(files, Weight.REGULAR), load(files, Weight.SEMIBOLD));
  }

  private static List<Font> load(List<String> files, Weight weight) {
    return files.stream()
        .map(f -> load("/fonts/" + f + "-" + weight.fileSuffix() + ".ttf"))
        .toList();
  }

  private static Font load(String resource) {
    try (InputStream stream = Typefaces.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("font " + resource + " is not on the class path");
      }
      return Font.createFont(Font.TRUETYPE_FONT, stream);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read font " + resource, e);
    } catch (FontFormatException e) {
      throw new IllegalStateException("font " + resource + " is not TrueType", e);
    }
  }

  /** Fractional metrics without hinting, in which all widths are measured. */
  public static FontRenderContext context() {
    return CONTEXT;
  }

  /** Family names in the order in which they are asked for a character, for a CSS stack. */
  public List<String> families() {
    return families;
  }

  /** A stretch of text in one face. */
  public record Run(String text, Font font, double width) {}

  /**
   * Splits a text by face: each character goes to the first face of the stack that holds it.
   *
   * @param place what to name in the error, such as the chart's key
   * @throws MissingGlyphException if no face holds a character
   */
  public List<Run> runs(String text, double size, Weight weight, String place) {
    List<Font> stack = weight == Weight.REGULAR ? regular : semiBold;
    List<Run> runs = new ArrayList<>();
    int start = 0;
    int current = -1;
    for (int i = 0; i < text.length(); ) {
      int codePoint = text.codePointAt(i);
      int face = faceOf(codePoint, stack, text, place);
      if (current >= 0 && face != current) {
        runs.add(run(text.substring(start, i), stack.get(current), size));
        start = i;
      }
      current = face;
      i += Character.charCount(codePoint);
    }
    if (current >= 0) {
      runs.add(run(text.substring(start), stack.get(current), size));
    }
    return runs;
  }

  private int faceOf(int codePoint, List<Font> stack, String text, String place) {
    for (int face = 0; face < stack.size(); face++) {
      if (stack.get(face).canDisplay(codePoint)) {
        return face;
      }
    }
    String names = families.stream().collect(Collectors.joining(" or "));
    throw new MissingGlyphException(codePoint, text, place, names);
  }

  private static Run run(String text, Font font, double size) {
    Font sized = font.deriveFont((float) size);
    return new Run(
        text, sized, sized.createGlyphVector(CONTEXT, text).getGlyphPosition(text.length()).getX());
  }

  /** Width in pixels of a text at a size in pixels. */
  public double width(String text, double size, Weight weight, String place) {
    return runs(text, size, weight, place).stream().mapToDouble(Run::width).sum();
  }

  /**
   * The text, or as much of its beginning as fits with an ellipsis.
   *
   * @param room in pixels
   */
  public String fit(String text, double size, Weight weight, double room, String place) {
    if (width(text, size, weight, place) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 1) {
      end = text.offsetByCodePoints(end, -1);
      String cut = text.substring(0, end).stripTrailing() + "…";
      if (width(cut, size, weight, place) <= room) {
        return cut;
      }
    }
    return "…";
  }
}
