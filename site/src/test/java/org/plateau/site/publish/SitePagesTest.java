package org.plateau.site.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.ingest.lab.Drive;
import org.plateau.ingest.lab.Lab;
import org.w3c.dom.NodeList;

/** The pages around the reviews, on a lab that has an address and a drive with a hostile name. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SitePagesTest {
  private static final String HOSTILE = "</script><script>alert(\"x\")</script>&";

  private final List<Problem> problems = new ArrayList<>();
  private SiteFiles site;
  private List<String> real = List.of();
  private final Map<String, Document> pages = new TreeMap<>();

  @BeforeAll
  void make(@TempDir Path folder) throws IOException {
    Path lab = SampleSite.copy(folder);
    Path yaml = lab.resolve("lab.yaml");
    Files.writeString(
        yaml,
        Files.readString(yaml)
                .replaceAll("languages: .*", "languages: [en, zh-TW]")
                .replaceAll("title: .*", "title: '" + HOSTILE + "'")
            + "base_url: https://lab.example/ssd\n");
    Path drive = lab.resolve("catalog/drives/skarnwick-anvil.yaml");
    Files.writeString(
        drive, Files.readString(drive).replaceAll("(?m)^model: .*", "model: '" + HOSTILE + "'"));
    real =
        Lab.open(lab).catalogue().drives().values().stream()
            .filter(one -> !one.simulated())
            .map(Drive::id)
            .toList();
    site = SampleSite.build(lab).make(problems);
    site.files()
        .forEach(
            (address, content) -> {
              if (address.endsWith(".html")) {
                pages.put(address, Jsoup.parse(new String(content, StandardCharsets.UTF_8)));
              }
            });
  }

  private String text(String address) {
    return new String(site.files().getOrDefault(address, new byte[0]), StandardCharsets.UTF_8);
  }

  private Document page(String address) {
    Document page = pages.get(address);
    if (page == null) {
      throw new AssertionError("no page " + address);
    }
    return page;
  }

  @Test
  void publishesTheReview() {
    assertThat(problems).filteredOn(one -> one.severity() == Severity.ERROR).isEmpty();
  }

  @Test
  void makesEveryPageInEveryLanguage() {
    assertThat(pages.keySet())
        .contains("index.html")
        .contains(
            "en/index.html",
            "en/drives/index.html",
            "en/drives/quernlite-basalt/index.html",
            "en/workloads/index.html",
            "en/workloads/4k-write/index.html",
            "en/compare/index.html",
            "zh-tw/workloads/8k-70-30/index.html");
    List<String> english = pages.keySet().stream().filter(p -> p.startsWith("en/")).toList();
    List<String> chinese = pages.keySet().stream().filter(p -> p.startsWith("zh-tw/")).toList();
    assertThat(chinese).isEqualTo(english.stream().map(p -> "zh-tw" + p.substring(2)).toList());
  }

  @Test
  void leadsEveryLinkToAFileOrAPlaceOnThePage() {
    List<String> broken = new ArrayList<>();
    pages.forEach(
        (address, page) -> {
          for (Element element :
              page.select("[href], [src], [data-src], [data-plot-src], [data-index]")) {
            for (String key : List.of("href", "src", "data-src", "data-plot-src", "data-index")) {
              if (element.hasAttr(key) && !leads(address, page, element.attr(key))) {
                broken.add(address + ": " + element.attr(key));
              }
            }
          }
        });
    assertThat(broken).isEmpty();
  }

  private boolean leads(String address, Document page, String link) {
    if (link.startsWith("https://lab.example/ssd/")) {
      return site.files().containsKey(link.substring("https://lab.example/ssd/".length()));
    }
    if (link.startsWith("#")) {
      return link.length() == 1 || page.getElementById(link.substring(1)) != null;
    }
    String target = URI.create("/" + address).resolve(link).getPath().substring(1);
    return site.files().containsKey(target);
  }

  @Test
  void keepsElementIdsUnique() {
    List<String> twice = new ArrayList<>();
    pages.forEach(
        (address, page) -> {
          List<String> ids = page.select("[id]").stream().map(Element::id).sorted().toList();
          for (int i = 1; i < ids.size(); i++) {
            if (ids.get(i).equals(ids.get(i - 1))) {
              twice.add(address + "#" + ids.get(i));
            }
          }
        });
    assertThat(twice).isEmpty();
  }

  @Test
  void escapesAHostileNameEverywhere() {
    site.files()
        .forEach(
            (address, content) -> {
              if (address.matches(".*\\.(html|js|xml|svg)") && !address.startsWith("assets/e")) {
                assertThat(new String(content, StandardCharsets.UTF_8))
                    .as(address)
                    .doesNotContain("<script>alert");
              }
            });
    assertThat(page("en/drives/skarnwick-anvil/index.html").select("h1").text())
        .isEqualTo("Skarnwick " + HOSTILE);
    assertThat(page("en/drives/skarnwick-anvil/index.html").select("script:not([src])")).isEmpty();
  }

  /** The catalogue's real drives have no runs here. */
  private boolean isOfARealDrive(String address) {
    return real.stream()
        .anyMatch(drive -> address.contains("/drives/" + drive.replace('.', '-') + "/"));
  }

  @Test
  void saysOnEveryPageAndInEveryFileThatRunsAreSimulated() {
    pages.forEach(
        (address, page) -> {
          if (!address.equals("index.html") && !isOfARealDrive(address)) {
            assertThat(page.select("aside .notice .hatch")).as(address).isNotEmpty();
          }
          page.select("figure.chart:has(.under)")
              .forEach(
                  chart -> {
                    if (!chart.select("a.view").isEmpty()) {
                      return; // the explorer's own frame, filled by its script
                    }
                    assertThat(chart.select(".provenance .hatch")).as(address).isNotEmpty();
                  });
        });
    site.files().keySet().stream()
        .filter(address -> address.endsWith(".csv"))
        .forEach(address -> assertThat(text(address)).as(address).startsWith("# simulated\n"));
  }

  @Test
  void ranksLikeRunsAndGivesTheReasonForTheRest() {
    Document page = page("en/workloads/4k-write/index.html");
    assertThat(page.select(".deck > details")).hasSizeGreaterThan(4);
    assertThat(page.select(".deck > details[open]")).hasSize(1);
    assertThat(page.select(".controls a[data-choice]"))
        .allSatisfy(choice -> assertThat(choice.attr("href")).startsWith("#r-"));
    assertThat(page.select("#not-ranked tbody tr"))
        .isNotEmpty()
        .allSatisfy(row -> assertThat(row.select("td:last-child").text()).isNotBlank());
    assertThat(page.select("#not-ranked").text())
        .contains("Fennickade Tarn")
        .contains("preconditioning · Rocky Linux 9 · stock · 16T/16Q")
        .contains("the run never reached steady state");
  }

  @Test
  void offersTheFrontPagesLeadRowsAndLeaders() {
    Document front = page("en/index.html");
    assertThat(front.select(".lead h1").text()).startsWith("Quernlite Basalt:");
    assertThat(front.select(".ticks li")).hasSize(4);
    assertThat(front.select(".lead figure.chart")).hasSize(1);
    assertThat(front.select(".rows li")).hasSize(1);
    assertThat(front.select(".leaders li")).hasSizeGreaterThan(4);
    assertThat(front.select("a.fig")).isEmpty();
  }

  @Test
  void writesWellFormedFeedsAndSiteMap() throws Exception {
    NodeList items = xml("en/feed.xml").getElementsByTagName("item");
    assertThat(items.getLength()).isEqualTo(1);
    assertThat(xml("zh-tw/feed.xml").getElementsByTagName("pubDate").item(0).getTextContent())
        .isEqualTo("Mon, 17 Mar 2025 00:00:00 GMT");
    NodeList places = xml("sitemap.xml").getElementsByTagName("loc");
    assertThat(places.getLength()).isEqualTo(pages.size());
    for (int i = 0; i < places.getLength(); i++) {
      String place = places.item(i).getTextContent();
      assertThat(place).startsWith("https://lab.example/ssd/");
      assertThat(pages).containsKey(place.substring("https://lab.example/ssd/".length()));
    }
  }

  private org.w3c.dom.Document xml(String address) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(site.files().getOrDefault(address, new byte[0])));
  }

  @Test
  void tellsOtherSitesWhatAReviewIs() {
    Document review = page("en/reviews/quernlite-basalt/index.html");
    assertThat(review.select("link[rel=canonical]").attr("href"))
        .isEqualTo("https://lab.example/ssd/en/reviews/quernlite-basalt/index.html");
    assertThat(review.select("link[hreflang]").eachAttr("hreflang")).contains("en", "zh-TW");
    String picture = review.select("meta[property=og:image]").attr("content");
    byte[] png =
        site.files()
            .getOrDefault(picture.substring("https://lab.example/ssd/".length()), new byte[0]);
    assertThat(png).startsWith((byte) 0x89, (byte) 'P', (byte) 'N', (byte) 'G');
    assertThat(review.select("script[type=application/ld+json]").html())
        .startsWith("{\"@context\":\"https://schema.org\",\"@type\":\"Product\"")
        .contains("\"@type\":\"Review\"")
        .contains("\"positiveNotes\":{\"@type\":\"ItemList\"")
        .contains("\"negativeNotes\":{\"@type\":\"ItemList\"")
        .doesNotContain("<");
  }

  @Test
  void indexesDrivesByPairsOfCharacters() {
    assertThat(text("assets/search-zh-tw.js"))
        .startsWith("window.plateauSearch = {\"pages\":[[\"zh-tw/reviews/quernlite-basalt/")
        .contains("\"隨機\":[")
        .contains("zh-tw/drives/quernlite-basalt/index.html");
  }

  @Test
  void givesTheExplorerALineForEachDrive() {
    assertThat(text("data/compare.en.js"))
        .startsWith("window.plateauCompare = {\"most\":6,\"drives\":[{\"id\":\"fennickade-tarn\"")
        .contains("\"kind\":\"category\"")
        .contains("\"kind\":\"duration\"")
        .contains("\"page\":\"../drives/quernlite-basalt/index.html\"");
  }

  @Test
  void givesTheReadOutThePlaceOfEachValue() {
    assertThat(text("data/reviews/quernlite-basalt/plots.en.js"))
        .startsWith("window.plateauPlots = Object.assign(window.plateauPlots || {}, {\"c-")
        .contains("\"wide\":{\"width\":864")
        .contains("\"narrow\":{\"width\":358")
        .contains("\"labels\":[\"2T/2Q\",\"2T/4Q\"");
  }

  @Test
  void leavesOutWhatNeedsAnAddress(@TempDir Path other) throws IOException {
    Path lab = SampleSite.copy(other);
    Path yaml = lab.resolve("lab.yaml");
    Files.writeString(yaml, Files.readString(yaml).replaceAll("languages: .*", "languages: [en]"));
    List<Problem> found = new ArrayList<>();
    SiteFiles plain = SampleSite.build(lab).make(found);
    assertThat(found).extracting(Problem::code).contains("site.no-base-url");
    assertThat(plain.files()).doesNotContainKeys("en/feed.xml", "sitemap.xml");
    Document front =
        Jsoup.parse(
            new String(
                plain.files().getOrDefault("en/index.html", new byte[0]), StandardCharsets.UTF_8));
    assertThat(front.select("link[rel=canonical], meta[property], link[type*=rss]")).isEmpty();
  }
}
