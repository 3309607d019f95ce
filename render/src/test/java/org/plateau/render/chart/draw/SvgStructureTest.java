package org.plateau.render.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.PlainNumbers;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.SamplePlots;
import org.plateau.render.chart.layout.Box;
import org.plateau.render.chart.style.Token;
import org.plateau.render.chart.style.Typefaces;
import org.plateau.render.chart.style.Weight;

/**
 * Every kind of plot, in every language, at three widths: what its SVG is made of and where its
 * words lie.
 */
class SvgStructureTest {
  /** Two labels may share this many pixels of line spacing. */
  private static final double TOLERANCE = 1.0;

  @TestFactory
  List<DynamicTest> everyChartIsAccessibleAndItsWordsLieInsideAndApart() {
    List<DynamicTest> tests = new ArrayList<>();
    for (SamplePlots.Words words : SamplePlots.ALL_WORDS) {
      Typefaces faces = Typefaces.of(words.language());
      for (Map.Entry<String, Plot> sample : SamplePlots.all(words).entrySet()) {
        for (int width : new int[] {Charts.WIDE, Charts.PRINT, Charts.NARROW}) {
          String name = sample.getKey() + "-" + width + "-" + words.language();
          tests.add(
              DynamicTest.dynamicTest(
                  name, () -> check(sample.getValue(), faces, words.language(), width)));
        }
      }
    }
    return tests;
  }

  private static void check(Plot plot, Typefaces faces, String language, int width) {
    Charts charts = new Charts(faces);
    ChartText text =
        new ChartText("fig", language, "A <b> & c", "Says \"what\"", new PlainNumbers());
    Document svg = Jsoup.parse(charts.svg(plot, text, width), Parser.xmlParser());
    Element root = svg.child(0);
    assertThat(root.tagName()).isEqualTo("svg");
    assertThat(root.attr("role")).isEqualTo("img");
    assertThat(root.attr("lang")).isEqualTo(language);
    assertThat(root.attr("viewBox")).isEqualTo("0 0 " + width + " " + charts.height(plot, width));
    assertThat(svg.selectFirst("#fig-" + width + "-t").text()).isEqualTo("A <b> & c");
    assertThat(svg.selectFirst("#fig-" + width + "-d").text()).isEqualTo("Says \"what\"");
    assertThat(svg.select("style, script, image, [fill], [stroke], [style], [onload]")).isEmpty();
    coloursAreTokens(svg);
    wordsLieInsideAndApart(svg, faces, width, charts.height(plot, width));
  }

  private static void coloursAreTokens(Document svg) {
    Set<String> known = new HashSet<>(Set.of("w6", "halo", "butt"));
    for (Token token : Token.values()) {
      known.add("f-" + token.cssName());
      known.add("s-" + token.cssName());
    }
    for (Element element : svg.select("path, circle, text, tspan")) {
      assertThat(known).containsAll(element.classNames());
    }
  }

  private static void wordsLieInsideAndApart(Document svg, Typefaces faces, int width, int height) {
    List<Box> boxes = new ArrayList<>();
    List<String> labels = new ArrayList<>();
    for (Element element : svg.select("text")) {
      boxes.add(box(element, faces));
      labels.add(element.wholeText());
    }
    for (int i = 0; i < boxes.size(); i++) {
      assertThat(boxes.get(i).isInside(new Box(-1, -1, width + 1.0, height + 1.0)))
          .as("\"%s\" inside: %s", labels.get(i), boxes.get(i))
          .isTrue();
      for (int k = i + 1; k < boxes.size(); k++) {
        assertThat(boxes.get(i).overlaps(boxes.get(k)))
            .as(
                "\"%s\" %s over \"%s\" %s",
                labels.get(i), boxes.get(i), labels.get(k), boxes.get(k))
            .isFalse();
      }
    }
  }

  private static Box box(Element element, Typefaces faces) {
    double size = Double.parseDouble(element.attr("font-size"));
    List<Element> spans = element.children().isEmpty() ? List.of(element) : element.children();
    double width = 0;
    for (Element span : spans) {
      Weight weight = span.hasClass("w6") ? Weight.SEMIBOLD : Weight.REGULAR;
      width += faces.width(span.wholeText(), size, weight, "test");
    }
    double x = Double.parseDouble(element.attr("x"));
    double left =
        switch (element.attr("text-anchor")) {
          case "middle" -> x - width / 2;
          case "end" -> x - width;
          default -> x;
        };
    double baseline = Double.parseDouble(element.attr("y"));
    return new Box(
        left, baseline - size * 0.78 + TOLERANCE, left + width, baseline + size * 0.22 - TOLERANCE);
  }
}
