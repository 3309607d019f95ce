package org.plateau.render.text.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.plateau.render.text.Bundle;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Language;

class MessageLintTest {
  private final Terms terms = Terms.read();
  private final MessageLint lint = new MessageLint(terms, Entities.read());

  private static Bundle bundle(Language language, String text) throws IOException {
    return Bundle.parse(language.tag(), language, new StringReader(text));
  }

  @ParameterizedTest
  @EnumSource(Bundle.Shelf.class)
  void theBundlesOfTheTemplatesAreClean(Bundle.Shelf shelf) {
    for (Language language : Language.values()) {
      Assumptions.assumeTrue(Bundle.exists(shelf, language));
    }
    assertThat(lint.check(shelf)).isEmpty();
  }

  @Test
  void everyNameOfTheTableHasAReadingOrIsReadByItsLetters() {
    assertThat(MessageLint.withoutReading(Entities.read())).isEmpty();
    Entities.Entity unknown = Entities.Entity.same("x", "drive", "Aurora", "");
    assertThat(MessageLint.withoutReading(Entities.read().plus(List.of(unknown))))
        .containsExactly("x: no reading for Aurora, add one in Hangul");
  }

  @Test
  void namesMissingKeysExtraKeysAndOtherSlots() throws IOException {
    Bundle english = bundle(Language.EN, "a={v} x\nb=y\nc=z");
    Bundle korean = bundle(Language.KO, "a={w}{은/는}\nb=가\nd=나");
    assertThat(MessageLint.compare(english, korean))
        .containsExactly(
            "ko: key a: slots [w], expected [v]",
            "ko: key c: missing, en has c=z",
            "ko: key d: one too many, en has none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en|took 2nd place|a digit in the words, expected a slot",
        "en|SHA-256 of 5 files|a digit in the words, expected a slot",
        "ko|대기 시간|\"대기 시간\", expected \"지연 시간\"",
        "ko|평균 레이턴시|\"레이턴시\", expected \"지연 시간\"",
        "ko|재고 용량|\"재고\", expected \"기본 구성\"",
        "ko|總評|the character 總 of another writing",
        "zh-TW|服務器|\"服務器\", expected \"伺服器\"",
        "zh-TW|網絡|\"網絡\", expected \"網路\"",
        "zh-TW|數據庫|\"數據庫\", expected \"資料庫\"",
        "zh-TW|固件|\"固件\", expected \"韌體\"",
        "zh-TW|性能|\"性能\", expected \"效能\"",
        "zh-TW|平均延迟|the character 迟 of another writing",
        "zh-TW|體与|the character 与 of another writing",
        "zh-CN|伺服器|\"伺服器\", expected \"服务器\"",
        "zh-CN|网路|\"网路\", expected \"网络\"",
        "zh-CN|效能|\"效能\", expected \"性能\"",
        "zh-CN|平均延遲|the character 遲 of another writing",
        "ja|平均遅延|\"遅延\", expected \"レイテンシ\"",
        "ja|コントローラの性能|\"コントローラ\", expected \"コントローラー\"",
        "ja|延迟|the character 迟 of another writing"
      })
  void findsWordsThatDoNotBelong(String tag, String message, String complaint) throws IOException {
    Bundle bundle = bundle(Language.of(tag), "k=" + message);
    assertThat(lint.check(bundle)).contains(tag + ": key k: " + complaint);
  }

  @Test
  void letsNamesKeepTheirDigitsAndLongerWordsTheirParts() throws IOException {
    assertThat(lint.check(bundle(Language.EN, "k=SHA-256"))).isEmpty();
    assertThat(lint.check(bundle(Language.ZH_TW, "k=虛擬機器"))).isEmpty();
    assertThat(lint.check(bundle(Language.JA, "k=サーバー"))).isEmpty();
  }

  @Test
  void reportsMessagesThatCannotBeRead() throws IOException {
    assertThat(lint.check(bundle(Language.EN, "k={a, date}")))
        .isEqualTo(List.of("en: key k: slot {a} is formatted in the message, expected {a} alone"));
  }
}
