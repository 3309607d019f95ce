package org.plateau.render.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Inline;
import org.plateau.render.text.Language;
import org.plateau.render.text.Markup;
import org.plateau.render.text.Phrase;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;
import org.plateau.render.text.sentence.SampleSentences;

class NumberSafetyTest {
  private static final int PER_DAMAGE = 10;
  private static final long SEED = 6_920;

  private static String sample(Language language) {
    StringBuilder html = new StringBuilder("<!DOCTYPE html>\n<html><body><h1>Aurora 7H</h1>\n");
    int block = 0;
    for (Phrase phrase : SampleSentences.in(language)) {
      html.append("<p data-block=\"s").append(block++).append("\">");
      html.append(Markup.html(phrase)).append("</p>\n");
    }
    return html
        + "<pre>1000, 118034, 1, 4096, 0</pre><svg><text>100K</text></svg>"
        + "<p>PCIe 4.0, <time datetime=\"2026-01-02\">2. 1. 2026</time></p></body></html>\n";
  }

  private static Collection<Quantity> records() {
    return SampleSentences.in(Language.EN).stream()
        .flatMap(phrase -> phrase.figures().stream())
        .map(Inline.FigureRun::quantity)
        .toList();
  }

  private static NumberSafety safety(Language language) {
    return new NumberSafety(language, SampleSentences.names(), records());
  }

  private static final Map<Language, NumberSafety> SAFETY = new EnumMap<>(Language.class);
  private static final Map<Language, Page> SOUND = new EnumMap<>(Language.class);

  private static List<Fault> faults(Language language, String html) {
    Language other = language == Language.EN ? Language.KO : Language.EN;
    Page original = SOUND.computeIfAbsent(other, o -> Page.read(o.folder(), o, sample(o)));
    Page page = Page.read(language.folder(), language, html);
    List<Fault> faults =
        new ArrayList<>(SAFETY.computeIfAbsent(language, NumberSafetyTest::safety).check(page));
    faults.addAll(LanguageComparison.compare(original, page));
    return faults;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void findsNothingOnASoundPage(Language language) {
    assertThat(faults(language, sample(language))).isEmpty();
  }

  @Test
  void catchesEverySeededDamage() throws IOException {
    Map<Damage, Map<Language, Integer>> caught = new EnumMap<>(Damage.class);
    List<String> missed = new ArrayList<>();
    for (Language language : Language.values()) {
      Random random = new Random(SEED);
      String page = sample(language);
      for (Damage damage : Damage.values()) {
        int found = 0;
        for (int i = 0; i < PER_DAMAGE; i++) {
          String damaged = damage.apply(page, language, random);
          if (faults(language, damaged).isEmpty()) {
            missed.add(language + " " + damage + " " + i);
          } else {
            found++;
          }
        }
        caught.computeIfAbsent(damage, any -> new EnumMap<>(Language.class)).put(language, found);
      }
    }
    String table = table(caught);
    Files.writeString(Path.of("target", "number-safety.txt"), table);
    assertThat(missed).as("seed %d", SEED).isEmpty();
    assertThat(Damage.values().length * PER_DAMAGE).isGreaterThanOrEqualTo(200);
  }

  private static String table(Map<Damage, Map<Language, Integer>> caught) {
    StringBuilder table =
        new StringBuilder("damage (caught of " + PER_DAMAGE + ", seed " + SEED + ")");
    String head =
        Arrays.stream(Language.values()).map(Language::tag).collect(Collectors.joining("\t"));
    table.append('\t').append(head).append('\n');
    caught.forEach(
        (damage, byLanguage) ->
            table
                .append(damage)
                .append('\t')
                .append(
                    byLanguage.values().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining("\t")))
                .append('\n'));
    return table.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<p>about 5 drives</p>|loose-number",
        "<p>五 PBlaze38</p>|loose-number",
        "<p>CM64</p>|loose-number",
        "<p>CM6 and PCIe 4.0</p>|",
        "<p><code>16</code></p>|",
        "<g data-literal><text>100K</text></g>|",
        "<p>XNUMX</p>|placeholder",
        "<p>{write-hp}</p>|placeholder",
        "<p>&#53; drives</p>|loose-number",
        "<p>５ drives</p>|loose-number",
        "<script>var a = 5;</script>|",
        "<!-- 5 -->|",
        "<p><span data-entity=\"cm6\">CM 6</span></p>|entity-spelling",
        "<p><span data-entity=\"nobody\">X</span></p>|entity-unknown",
        "<p><span class=\"name\">Aurora 7H</span> <span class=\"whole\">16T/16Q</span></p>|",
        "<p><span class=\"name\">Aurora 8H</span></p>|entity-unknown",
        "<p><span class=\"whole\">Jan 2, 2026</span></p>|"
      })
  void namesTheFault(String html, String code) {
    List<String> codes =
        safety(Language.EN).check(Page.read("p", Language.EN, html)).stream()
            .map(Fault::code)
            .toList();
    assertThat(codes).isEqualTo(code == null ? List.of() : List.of(code));
  }

  @Test
  void saysPlaceFoundAndExpected() {
    String html =
        "<p>\n<data class=\"figure\" value=\"254930.6\" data-unit=\"1/s\" data-figure=\"write-hp\">"
            + "245,931\u00a0IOPS</data></p>";
    assertThat(safety(Language.EN).check(Page.read("en/index.html", Language.EN, html)))
        .extracting(Fault::toString)
        .containsExactly(
            "en/index.html:2: figure write-hp printed as \"245,931\u00a0IOPS\", expected"
                + " \"254,931\u00a0IOPS\" [figure-value]");
  }

  @Test
  void holdsTheBoundAgainstTheRecord() {
    Quantity bounded = Precision.rate("f", 5_000, Unit.IOPS).bounded(Bound.BELOW);
    NumberSafety safety = new NumberSafety(Language.EN, SampleSentences.names(), List.of(bounded));
    String html =
        "<data class=\"figure\" value=\"5000\" data-unit=\"1/s\" data-figure=\"f\">"
            + "5,000\u00a0IOPS</data>";
    assertThat(safety.check(Page.read("p", Language.EN, html)))
        .extracting(Fault::code)
        .containsExactly("figure-bound");
  }

  @Test
  void readsRangesWhoseLowEndBorrowsTheUnit() {
    Quantity low = Precision.exact("low", 940e6, Unit.GIGABYTES_PER_SECOND);
    Quantity high = Precision.exact("high", 3.6e9, Unit.GIGABYTES_PER_SECOND);
    NumberSafety safety =
        new NumberSafety(Language.JA, SampleSentences.names(), List.of(low, high));
    String html =
        "<data class=\"figure\" value=\"940000000\" data-unit=\"B/s\" data-figure=\"low\""
            + ">0.94</data>–<data class=\"figure\" value=\"3600000000\""
            + " data-unit=\"B/s\" data-figure=\"high\">3.60\u00a0GB/s</data>";
    assertThat(safety.check(Page.read("p", Language.JA, html))).isEmpty();
    assertThat(safety.check(Page.read("p", Language.JA, html.replace("0.94", "9.04")))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<td>%s1.13%s</td>|",
        "<td>%s1.31%s</td>|figure-unreadable",
        "<p>%s1.13%s</p>|figure-unreadable",
        "<p>%s1.13%s&#160;<span class=\"unit\">ms</span></p>|",
        "<p>%s1.13%s&#160;<span class=\"unit\">µs</span></p>|figure-value",
        "<p>%s1.13%s ms</p>|figure-unreadable"
      })
  void findsTheUnitBesideTheFigureOrInTheHeadOfTheTable(String html, String code) {
    Quantity latency = Precision.latency("f", 1_130_000);
    NumberSafety safety = new NumberSafety(Language.EN, SampleSentences.names(), List.of(latency));
    String open = "<data class=\"figure\" value=\"1130000\" data-unit=\"ns\" data-figure=\"f\">";
    List<String> codes =
        safety.check(Page.read("p", Language.EN, html.formatted(open, "</data>"))).stream()
            .map(Fault::code)
            .toList();
    assertThat(codes).isEqualTo(code == null ? List.of() : List.of(code));
  }
}
