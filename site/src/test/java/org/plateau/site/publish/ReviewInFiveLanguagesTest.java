package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TimeZone;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.render.pdf.PrintedPdf;
import org.plateau.render.safety.Damage;
import org.plateau.render.safety.Fault;
import org.plateau.render.safety.Page;
import org.plateau.render.text.Language;
import org.plateau.site.publish.PageGate.Made;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** The sample review as it is published: pages, PDFs and files in five languages. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("publish")
class ReviewInFiveLanguagesTest {
  private static final String REVIEW = "reviews/quernlite-basalt/";

  /** More in a campaign: {@code -Dplateau.damages=10}. */
  private static final int PER_DAMAGE = Integer.getInteger("plateau.damages", 2);

  private static final long SEED = 6_920;

  private Path lab;
  private SiteBuild build;
  private SiteFiles site;
  private final List<Problem> problems = new ArrayList<>();

  @BeforeAll
  void make(@TempDir Path folder) {
    lab = SampleSite.copy(folder);
    build = SampleSite.build(lab);
    site = build.make(problems);
  }

  private String html(Language language) {
    return text(site, language.folder() + "/" + REVIEW + "index.html");
  }

  private static String text(SiteFiles files, String address) {
    return new String(bytes(files, address), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(SiteFiles files, String address) {
    byte[] content = files.files().get(address);
    assertThat(content).as(address).isNotNull();
    return content == null ? new byte[0] : content;
  }

  private byte[] pdf(Language language) {
    return bytes(site, language.folder() + "/" + REVIEW + "review.pdf");
  }

  /** The first signs of the translation's introduction, without spaces, which PDF text may lack. */
  private String opening(Language language) {
    String prose =
        SampleSite.prose(lab.resolve(REVIEW + language.tag() + ".md")).replaceAll("\\s", "");
    String mark = "{#introduction}";
    int start = prose.indexOf(mark) + mark.length();
    return prose.substring(start, start + 8);
  }

  @Test
  void publishesWithoutAnError() {
    assertThat(problems).filteredOn(one -> one.severity() == Severity.ERROR).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void linksThePdfWithItsNumberOfPages(Language language) {
    int pages = PrintedPdf.read(pdf(language)).pages();
    assertThat(html(language))
        .containsPattern("href=\"review.pdf\">[^<]*\\b" + pages + "(?![0-9])");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void printsAPdfThatVeraPdfAccepts(Language language) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (PDFAFlavour flavour : List.of(PDFAFlavour.PDFA_2_A, PDFAFlavour.PDFUA_1)) {
      try (PDFAParser parser =
              Foundries.defaultInstance()
                  .createParser(new ByteArrayInputStream(pdf(language)), flavour);
          PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
        ValidationResult result = validator.validate(parser);
        assertThat(result.getTestAssertions().stream().map(TestAssertion::getMessage).distinct())
            .as(language + " " + flavour)
            .isEmpty();
        assertThat(result.isCompliant()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void letsThePdfsTextBeCopied(Language language) {
    String text =
        String.join("\n", PrintedPdf.read(pdf(language)).text()).replace((char) 0xA0, (char) 0x20);
    assertThat(text).contains("Quernlite Basalt");
    assertThat(text.replaceAll("\\s", "")).contains(opening(language));
    assertThat(text).doesNotContain("#");
  }

  @Test
  void isTheSameInAnotherLocaleAndTimeZone(@TempDir Path other) {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
      SiteFiles again = SampleSite.build(SampleSite.copy(other)).make(new ArrayList<>());
      List<String> different = new ArrayList<>();
      site.files()
          .forEach(
              (address, content) -> {
                if (!Arrays.equals(content, again.files().get(address))) {
                  different.add(address);
                }
              });
      assertThat(different).isEmpty();
      assertThat(again.hash()).isEqualTo(site.hash());
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void saysInTheReadersLanguageWhatIsNotTranslated(@TempDir Path other) throws IOException {
    Path lab = SampleSite.copy(other);
    Files.delete(lab.resolve(REVIEW + "ja.md"));
    publishIn(lab, "[en, ja]");
    List<Problem> found = new ArrayList<>();
    SiteFiles two = SampleSite.build(lab).make(found);
    assertThat(found).filteredOn(one -> one.severity() == Severity.ERROR).isEmpty();
    String page = text(two, "ja/" + REVIEW + "index.html");
    assertThat(page)
        .contains("<b>未翻訳。")
        .contains("<div class=\"words foreign\" data-written=\"\" lang=\"en\">")
        .contains("The Basalt does not exist")
        .contains(">はじめに</h2>");
    assertThat(two.files()).containsKey("ja/" + REVIEW + "review.pdf");
    // and the files for machines are those of the five languages
    assertThat(machineFiles(two).keySet()).isEqualTo(machineFiles(site).keySet());
    machineFiles(two)
        .forEach((address, content) -> assertThat(content).isEqualTo(bytes(site, address)));
  }

  private static void publishIn(Path lab, String languages) throws IOException {
    Path yaml = lab.resolve("lab.yaml");
    Files.writeString(
        yaml, Files.readString(yaml).replaceAll("languages: .*", "languages: " + languages));
  }

  private static Map<String, byte[]> machineFiles(SiteFiles files) {
    SortedMap<String, byte[]> data = files.files();
    return data.entrySet().stream()
        .filter(file -> file.getKey().startsWith("data/"))
        .filter(file -> file.getKey().matches(".*\\.(csv|json)"))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  @Test
  void withholdsAPageWhoseTranslationExchangesFigures(@TempDir Path other) throws IOException {
    Path lab = SampleSite.copy(other);
    publishIn(lab, "[en, ko]");
    Path prose = lab.resolve(REVIEW + "ko.md");
    Files.writeString(
        prose, Files.readString(prose).replace("{{seq-write-stock}}", "{{seq-read-stock}}"));
    List<Problem> found = new ArrayList<>();
    SiteFiles published = SampleSite.build(lab).make(found);
    assertThat(found)
        .filteredOn(one -> one.severity() == Severity.ERROR)
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.code()).isEqualTo("site.number-safety"))
        .allSatisfy(one -> assertThat(one.file()).startsWith("ko/" + REVIEW));
    assertThat(text(published, "ko/" + REVIEW + "index.html"))
        .contains("이 페이지의 수치 검증에 실패하여")
        .doesNotContain("실재하지");
    assertThat(published.files())
        .doesNotContainKey("ko/" + REVIEW + "review.pdf")
        .containsKey("en/" + REVIEW + "review.pdf");
  }

  @Test
  void namesACharacterThatNoFontHolds(@TempDir Path other) throws IOException {
    Path lab = SampleSite.copy(other);
    publishIn(lab, "[en, zh-CN]");
    Path prose = lab.resolve(REVIEW + "zh-CN.md");
    Files.writeString(prose, Files.readString(prose).replace("并不存在", "并不存在𠮷"));
    List<Problem> found = new ArrayList<>();
    SampleSite.build(lab).make(found);
    assertThat(found)
        .filteredOn(one -> one.severity() == Severity.ERROR)
        .extracting(Problem::code)
        .containsExactly("site.missing-glyph");
    assertThat(found)
        .filteredOn(one -> one.severity() == Severity.ERROR)
        .extracting(Problem::message)
        .allSatisfy(message -> assertThat(message).contains("𠮷 (U+20BB7)").contains("zh-cn/"));
  }

  /** The pages as served, without drawings, in which digits are free. */
  private Made bare(Language language) {
    Made made =
        build.gate().pages().stream()
            .filter(page -> page.language() == language)
            .findFirst()
            .orElseThrow();
    return with(made, made.html().replaceAll("(?s)<svg.*?</svg>", ""));
  }

  private static Made with(Made made, String html) {
    return new Made(
        made.language(), made.address(), html, made.figures(), null, null, made.instead());
  }

  private static Page read(Made made) {
    return Page.read(made.file(), made.language(), made.html());
  }

  @Test
  void catchesEverySeededDamageOnTheRealPage() throws IOException {
    Map<Damage, Map<Language, Integer>> caught = new EnumMap<>(Damage.class);
    List<String> missed = new ArrayList<>();
    for (Language language : Language.values()) {
      Page original = read(bare(language == Language.EN ? Language.KO : Language.EN));
      Made sound = bare(language);
      assertThat(build.gate().faults(sound, read(sound), original)).isEmpty();
      Random random = new Random(SEED);
      for (Damage damage : Damage.values()) {
        if (damage == Damage.LOST_OPERATOR) {
          continue; // this review prints no bound to lose; NumberSafetyTest's page does
        }
        int found = 0;
        for (int i = 0; i < PER_DAMAGE; i++) {
          Made damaged = with(sound, damage.apply(sound.html(), language, random));
          List<Fault> faults = build.gate().faults(damaged, read(damaged), original);
          if (faults.isEmpty()) {
            missed.add(language + " " + damage + " " + i);
          } else {
            found++;
          }
        }
        caught.computeIfAbsent(damage, any -> new EnumMap<>(Language.class)).put(language, found);
      }
    }
    StringBuilder table = new StringBuilder("caught of " + PER_DAMAGE + ", seed " + SEED + "\n");
    caught.forEach((damage, by) -> table.append(damage).append('\t').append(by).append('\n'));
    Files.writeString(Path.of("target", "number-safety-review.txt"), table);
    assertThat(missed).as("seed %d", SEED).isEmpty();
  }
}
