package org.plateau.render.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.PlainNumbers;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.SamplePlots;
import org.plateau.render.chart.style.Palette;
import org.plateau.render.chart.style.Typefaces;

/**
 * Draws every kind of plot at both widths in every palette, and leaves the pictures in
 * target/charts for the eye.
 */
class SmokeDrawingTest {
  private static final Path PICTURES = Path.of("target", "charts");

  private static final Set<String> PICTURED = Set.of("en", "ko");

  @TestFactory
  List<DynamicTest> drawsEveryKindAtBothWidthsInEveryPalette() {
    List<DynamicTest> tests = new ArrayList<>();
    for (SamplePlots.Words words : SamplePlots.ALL_WORDS) {
      Charts charts = new Charts(Typefaces.of(words.language()));
      for (Map.Entry<String, Plot> sample : SamplePlots.all(words).entrySet()) {
        for (int width : widths(sample.getKey())) {
          String name = sample.getKey() + "-" + width + "-" + words.language();
          tests.add(
              DynamicTest.dynamicTest(
                  name, () -> draw(charts, sample.getValue(), words.language(), name, width)));
        }
      }
    }
    return tests;
  }

  private static int[] widths(String kind) {
    if (kind.startsWith("strip") || kind.startsWith("ordinal")) {
      return new int[] {232};
    }
    if (kind.startsWith("rank-strip") || kind.startsWith("thumb")) {
      return new int[] {160};
    }
    return new int[] {Charts.WIDE, Charts.NARROW, Charts.PRINT};
  }

  private static void draw(Charts charts, Plot plot, String language, String name, int width)
      throws IOException {
    ChartText text =
        new ChartText(
            "c-" + name,
            language,
            "Title of " + name,
            "Description of " + name,
            new PlainNumbers());
    Files.createDirectories(PICTURES);
    Files.writeString(
        PICTURES.resolve(name + ".svg"), charts.svgFile(plot, text, width), StandardCharsets.UTF_8);
    if (!PICTURED.contains(language)) {
      return;
    }
    for (Palette palette :
        language.equals("en") ? Palette.values() : new Palette[] {Palette.LIGHT}) {
      byte[] png = charts.png(plot, text, width, palette, 1);
      var image = ImageIO.read(new ByteArrayInputStream(png));
      assertThat(image.getWidth()).isEqualTo(width);
      assertThat(image.getHeight()).isEqualTo(charts.height(plot, width));
      assertThat(coloursIn(image)).as("more than bare paper").isGreaterThan(2);
      Files.write(
          PICTURES.resolve(name + "-" + palette.name().toLowerCase(Locale.ROOT) + ".png"), png);
    }
  }

  private static long coloursIn(BufferedImage image) {
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    return Arrays.stream(pixels).distinct().count();
  }
}
