package org.plateau.render.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;

class MessagesTest {
  private static final Arg HP = new Arg.Word("profile.hp");
  private static final Arg WRITE =
      MetricWords.of(Metric.LATENCY, Statistic.percentile(99.9), Direction.WRITE);

  private static Messages with(Language language, String pages) throws IOException {
    Bundle words = Bundle.read(Bundle.Shelf.WORDS, language);
    Bundle bundle = Bundle.parse("messages/x.properties", language, new StringReader(pages));
    return new Messages(
        language,
        List.of(words, bundle),
        List.of(Bundle.Shelf.WORDS, Bundle.Shelf.PAGES),
        Entities.read());
  }

  private static String say(Language language, String message, Map<String, Arg> args)
      throws IOException {
    return with(language, "k=" + message).say(Bundle.Shelf.PAGES, "k", args).plain();
  }

  @Test
  void namesBundleAndKeyThatIsMissing() throws IOException {
    Messages messages = with(Language.EN, "k=x");
    assertThatThrownBy(() -> messages.page("other"))
        .hasMessage("messages/x.properties: key other is missing");
  }

  @Test
  void namesSlotsWithoutArgumentAndArgumentsWithoutSlot() throws IOException {
    Messages messages = with(Language.EN, "k={a} and {b}");
    assertThatThrownBy(() -> messages.say(Bundle.Shelf.PAGES, "k", Map.of("a", HP, "c", HP)))
        .hasMessage("messages/x.properties: key k: no argument for [b]: no slot for [c]");
  }

  @Test
  void refusesFormatsThatChooseDigits() throws IOException {
    Messages messages = with(Language.EN, "k={a, number, percent}");
    assertThatThrownBy(() -> messages.say(Bundle.Shelf.PAGES, "k", Map.of("a", HP)))
        .hasMessage(
            "messages/x.properties: key k: slot {a} is formatted in the message, expected {a} alone");
  }

  @Test
  void refusesKeysThatStandTwice() {
    assertThatThrownBy(() -> with(Language.EN, "k=1\nj=2\nk=3"))
        .hasMessage("messages/x.properties: keys stand twice: [k]");
  }

  @Test
  void keepsFiguresNamesAndLiteralsApart() throws IOException {
    Phrase phrase =
        with(Language.EN, "k={drive} reached {v} at {load}.")
            .say(
                Bundle.Shelf.PAGES,
                "k",
                Map.of(
                    "drive",
                    new Arg.Entity("cm6"),
                    "v",
                    new Arg.Measure(Precision.rate("write-hp", 254_930.6, Unit.IOPS)),
                    "load",
                    new Arg.Load(16, 16)));
    assertThat(Markup.html(phrase).replace('\u00a0', ' '))
        .isEqualTo(
            "<span class=\"entity\" data-entity=\"cm6\">CM6</span> reached "
                + "<data class=\"figure\" value=\"254930.6\" data-unit=\"1/s\""
                + " data-figure=\"write-hp\">254,931 IOPS</data> at "
                + "<span class=\"literal\">16T/16Q</span>.");
    assertThat(phrase.plain().replace('\u00a0', ' '))
        .isEqualTo("CM6 reached 254,931 IOPS at 16T/16Q.");
  }

  @Test
  void printsTheUnitOfARangeOnceAndAlike() throws IOException {
    Arg range =
        new Arg.Range(Precision.bandwidth("low", 940e6), Precision.bandwidth("high", 3.6e9));
    assertThat(say(Language.JA, "{r}だった。", Map.of("r", range)))
        .isEqualTo("0.94–3.60\u00a0GB/sだった。");
  }

  @Test
  void spacesChineseBesideLatinOnceAndJapaneseNever() throws IOException {
    Map<String, Arg> args =
        Map.of(
            "drive",
            new Arg.Entity("flashmax-ii"),
            "v",
            new Arg.Measure(Precision.rate("f", 5, Unit.IOPS)),
            "op",
            HP);
    assertThat(say(Language.ZH_TW, "{drive}在 {op}  達到{v},最高(參考)。", args))
        .isEqualTo("FlashMAX II 在高效能模式達到 5.0\u00a0IOPS，最高（參考）。");
    assertThat(say(Language.JA, "{drive} は {op} で {v} に達した。", args))
        .isEqualTo("FlashMAX IIはハイパフォーマンスモードで5.0\u00a0IOPSに達した。");
  }

  @Test
  void choosesPluralsByCountAndOrdinalsByRank() throws IOException {
    String message = "{n, plural, one {{n} drive} other {{n} drives}}";
    assertThat(say(Language.EN, message, Map.of("n", new Arg.Count("c", 1)))).isEqualTo("1 drive");
    assertThat(say(Language.EN, message, Map.of("n", new Arg.Count("c", 1_200))))
        .isEqualTo("1,200 drives");
    String rank = "{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    assertThat(say(Language.EN, rank, Map.of("rank", new Arg.Rank("r", 3)))).isEqualTo("3rd");
  }

  @Test
  void namesMetricsInEachLanguage() throws IOException {
    assertThat(say(Language.EN, "{m}", Map.of("m", WRITE)))
        .isEqualTo("99.9th-percentile write latency");
    assertThat(say(Language.KO, "{m}{은/는}", Map.of("m", WRITE))).isEqualTo("99.9퍼센타일 쓰기 지연 시간은");
    assertThat(say(Language.ZH_TW, "{m}", Map.of("m", WRITE))).isEqualTo("第 99.9 百分位寫入延遲");
    assertThat(say(Language.ZH_CN, "{m}", Map.of("m", WRITE))).isEqualTo("99.9 分位写延迟");
    assertThat(say(Language.JA, "{m}", Map.of("m", WRITE))).isEqualTo("99.9パーセンタイルライトレイテンシ");
  }

  @Test
  void joinsListsAsTheLanguageDoes() throws IOException {
    Arg list =
        new Arg.Listing(
            List.of(new Arg.Entity("cm6"), new Arg.Entity("p4610"), new Arg.Entity("pm1735")));
    assertThat(say(Language.EN, "{l}", Map.of("l", list))).isEqualTo("CM6, P4610 and PM1735");
    assertThat(say(Language.KO, "{l}{은/는}", Map.of("l", list))).isEqualTo("CM6, P4610과 PM1735는");
    assertThat(say(Language.ZH_CN, "{l}", Map.of("l", list))).isEqualTo("CM6、P4610 和 PM1735");
    assertThat(say(Language.JA, "{l}", Map.of("l", list))).isEqualTo("CM6、P4610とPM1735");
  }

  @Test
  void refusesDigitsInFreeText() {
    assertThatThrownBy(() -> new Arg.Text("about 5"))
        .hasMessage("\"about 5\" holds a digit; give the figure, entity or literal a slot");
  }

  @Test
  void fillsPageWordsWithNumbersAndStrings() throws IOException {
    Messages messages = with(Language.EN, "k={n, plural, one {# chart} other {# charts}} of {d}");
    assertThat(messages.page("k", Map.of("n", 1_234, "d", "CM6"))).isEqualTo("1,234 charts of CM6");
    Messages korean = with(Language.KO, "k={d}{은/는} {n}개");
    assertThat(korean.page("k", Map.of("n", 3, "d", "CM6"))).isEqualTo("CM6은 3개");
  }
}
