package org.plateau.render.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.PlainNumbers;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Provenance;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.SamplePlots;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.Strip;
import org.plateau.render.chart.TimeLine;
import org.plateau.render.chart.style.Typefaces;

/**
 * XChart's lines and bars lie exactly where our axes say; wedges, gaps, hatches are what the data
 * say.
 */
class PlotGeometryTest {
  private static final Charts CHARTS = new Charts(Typefaces.of("en"));

  private static Document draw(Plot plot, int width) {
    ChartText text = new ChartText("c", "en", "t", "d", new PlainNumbers());
    return Jsoup.parse(CHARTS.svg(plot, text, width), Parser.xmlParser());
  }

  private static TimeLine clippedAt100(List<Point> points) {
    return new TimeLine(
        SamplePlots.LATENCY_MS,
        List.of(Line.of("a", "A", Role.HERO, points)),
        new Steadiness.Unstated(),
        List.of(),
        100,
        false);
  }

  @Test
  void linePointsLieOnTheScalesOfTheAxes() {
    // the plot is 44..746 wide and 32..368 high; 0 to 3600 s, 0 to 100 ms
    Document svg =
        draw(
            clippedAt100(List.of(new Point(0, 0), new Point(1800, 50), new Point(3600, 200))),
            Charts.WIDE);
    assertThat(svg.select("g.line[data-key=a] path.s-spot").attr("d"))
        .isEqualTo("M44 368l351-168 351-168");
    assertThat(svg.select("g.line[data-key=a] path.s-paper").attr("stroke-width"))
        .isEqualTo("5.25");
    assertThat(svg.select("g.line[data-key=a] path.s-spot").attr("stroke-width")).isEqualTo("2.75");
  }

  @Test
  void eachIntervalOffTheScaleBecomesAWedge() {
    Document svg =
        draw(
            clippedAt100(
                List.of(
                    new Point(0, 10),
                    new Point(1800, 150),
                    new Point(2700, 100),
                    new Point(3600, 101))),
            Charts.WIDE);
    assertThat(svg.select("svg > path.f-spot").eachAttr("d"))
        .containsExactly("M391 39h8l-4-7Z", "M742 39h8l-4-7Z");
  }

  @Test
  void aGapBreaksTheLine() {
    Document svg =
        draw(
            clippedAt100(
                List.of(
                    new Point(0, 10),
                    new Point(900, 20),
                    new Point(1800, Double.NaN),
                    new Point(2700, 200),
                    new Point(3600, 100))),
            Charts.WIDE);
    assertThat(svg.select("g.line path.s-spot")).hasSize(2);
  }

  @Test
  void barsEndWhereTheirValuesLieAndSubjectsAreOutlinedWhenReconstructed() {
    Bars bars =
        new Bars(
            List.of(new Bars.Panel("read", "Read", SamplePlots.IOPS)),
            List.of(
                row("a", Role.HERO, 200, Provenance.MEASURED),
                row("b", Role.MUTED, 100, Provenance.MEASURED),
                row("c", Role.MUTED, 50, Provenance.RECONSTRUCTED),
                row("d", Role.HERO, 50, Provenance.RECONSTRUCTED)));
    Document svg = draw(bars, Charts.WIDE);
    Element hero = svg.selectFirst("path.f-spot");
    Element muted = svg.selectFirst("path.f-muted");
    double full = width(hero.attr("d"));
    assertThat(width(muted.attr("d")))
        .isEqualTo(full / 2, org.assertj.core.api.Assertions.within(0.2));
    assertThat(height(hero.attr("d"))).isEqualTo(16);
    assertThat(svg.select("path.f-muted")).as("one filled, one hatched").hasSize(2);
    assertThat(svg.select("path.s-muted")).as("frame of the hatched").hasSize(1);
    assertThat(svg.select("path.s-spot")).as("outline of the subject").hasSize(1);
  }

  private static Bars.Row row(String key, Role role, double value, Provenance provenance) {
    return new Bars.Row(key, "Drive " + key, "", role, List.of(new Bar.Known(value, provenance)));
  }

  private static double width(String d) {
    return extent(d, true);
  }

  private static double height(String d) {
    return extent(d, false);
  }

  /** The extent of a rectangle written with h and v. */
  private static double extent(String d, boolean horizontal) {
    var matcher =
        java.util.regex.Pattern.compile((horizontal ? "h" : "v") + "(-?[0-9.]+)").matcher(d);
    assertThat(matcher.find()).as(d).isTrue();
    return Math.abs(Double.parseDouble(matcher.group(1)));
  }

  @Test
  void theStripsWedgeStandsAtTheBetterEnd() {
    Strip.Tick subject = new Strip.Tick("a", "A", 1);
    Document lower = draw(new Strip(SamplePlots.LATENCY_MS, subject, List.of()), 200);
    Document higher = draw(new Strip(SamplePlots.IOPS, subject, List.of()), 200);
    assertThat(lower.select("svg > path.f-muted").attr("d")).isEqualTo("M7 9.5v7l-6-3.5Z");
    assertThat(higher.select("svg > path.f-muted").attr("d")).isEqualTo("M193 9.5v7l6-3.5Z");
  }
}
