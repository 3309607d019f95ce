package org.plateau.render.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.PlainNumbers;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.SamplePlots;
import org.plateau.render.chart.style.Palette;
import org.plateau.render.chart.style.Typefaces;

class DeterminismTest {
  @Test
  void drawsTheSameBytesInAnyLocaleAndTimeZone() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.ROOT);
      TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
      List<String> first = drawAll();
      Locale.setDefault(new Locale.Builder().setLanguage("tr").setRegion("TR").build());
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
      assertThat(drawAll()).isEqualTo(first);
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(drawAll()).isEqualTo(first);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static List<String> drawAll() {
    Charts charts = new Charts(Typefaces.of("ja"));
    List<String> drawn = new ArrayList<>();
    for (Map.Entry<String, Plot> sample : SamplePlots.all(SamplePlots.JA).entrySet()) {
      drawn.add(charts.svgFile(sample.getValue(), text(sample.getKey()), Charts.PRINT));
    }
    return drawn;
  }

  @Test
  void paintsTheSamePixelsTwice() {
    Charts charts = new Charts(Typefaces.of("ko"));
    Plot plot = SamplePlots.timeLine(SamplePlots.KO);
    byte[] first = charts.png(plot, text("t"), Charts.NARROW, Palette.DARK, 2);
    assertThat(charts.png(plot, text("t"), Charts.NARROW, Palette.DARK, 2)).isEqualTo(first);
  }

  @Test
  void heightDoesNotDependOnTheLanguage() {
    Map<String, Plot> english = SamplePlots.all(SamplePlots.EN);
    Map<String, Plot> korean = SamplePlots.all(SamplePlots.KO);
    Charts charts = new Charts(Typefaces.of("en"));
    for (String kind : english.keySet()) {
      assertThat(charts.height(korean.get(kind), Charts.NARROW))
          .as(kind)
          .isEqualTo(charts.height(english.get(kind), Charts.NARROW));
    }
  }

  private static ChartText text(String key) {
    return new ChartText("c-" + key, "ja", "title", "description", new PlainNumbers());
  }
}
