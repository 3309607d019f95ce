package org.plateau.site.publish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Drive;
import org.plateau.render.page.ComparePage;
import org.plateau.render.page.DrivePage;
import org.plateau.render.page.Front;
import org.plateau.render.page.Link;
import org.plateau.render.page.Listing;
import org.plateau.render.page.Page;
import org.plateau.render.page.Page.Notice;
import org.plateau.render.page.WorkloadPage;
import org.plateau.render.page.thymeleaf.Pages;
import org.plateau.render.report.Assets;
import org.plateau.render.report.CompareReport;
import org.plateau.render.report.DriveReport;
import org.plateau.render.report.Fields;
import org.plateau.render.report.FigureLog;
import org.plateau.render.report.FrontReport;
import org.plateau.render.report.LabView;
import org.plateau.render.report.ListReport;
import org.plateau.render.report.Published;
import org.plateau.render.report.RawLines;
import org.plateau.render.report.SearchIndex;
import org.plateau.render.report.Slugs;
import org.plateau.render.report.Words;
import org.plateau.render.report.WorkloadReport;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;

/** The pages around the reviews: front, drives, workloads, comparison, search, feed, site map. */
final class SitePages {
  private final LabView view;
  private final PageFrames frames;
  private final RawLines rawLines;
  private final Fields fields;
  private final Slugs drives;
  private final Slugs workloads;

  SitePages(LabView view, PageFrames frames, RawLines rawLines) {
    this.view = view;
    this.frames = frames;
    this.rawLines = rawLines;
    this.fields = new Fields(view);
    this.drives = new Slugs(view.catalogue().drives().keySet());
    this.workloads = new Slugs(fields.workloads());
  }

  /** Adds the pages of every language. */
  void add(SiteFiles site, Map<Language, List<Published>> reviews, List<Problem> problems) {
    reviews.entrySet().parallelStream()
        .map(made -> inLanguage(made.getKey(), made.getValue(), site.files().keySet()))
        .toList()
        .forEach(files -> files.files().forEach(site::add));
    view.lab()
        .baseUrl()
        .ifPresentOrElse(
            base ->
                site.add("sitemap.xml", SiteMap.of(base, site.files().keySet(), reviews.keySet())),
            () ->
                problems.add(
                    Problem.note(
                        "site.no-base-url",
                        "lab.yaml",
                        0,
                        "no base_url, so that feeds, site map, canonical links and link previews"
                            + " are left out",
                        "the address of the site",
                        "Set base_url: https://… when the site has one.")));
  }

  private SiteFiles inLanguage(Language language, List<Published> made, Set<String> addresses) {
    // a page that was withheld for its figures has no PDF
    List<Published> published =
        made.stream()
            .filter(
                one ->
                    addresses.contains(
                        language.folder() + "/reviews/" + one.spec().slug() + "/review.pdf"))
            .toList();
    SiteFiles files = new SiteFiles();
    new InLanguage(files, language, published).add();
    return files;
  }

  /** The pages of one language. */
  private final class InLanguage {
    private final SiteFiles site;
    private final Language language;
    private final List<Published> reviews;
    private final Pages pages;
    private final SearchIndex search = new SearchIndex();
    private final Assets assets = new Assets();

    InLanguage(SiteFiles site, Language language, List<Published> reviews) {
      this.site = site;
      this.language = language;
      this.reviews = reviews;
      this.pages = new Pages(language.locale(), words().pageWords());
    }

    private Words words() {
      return new Words(Messages.of(language, view.entities()), new FigureLog());
    }

    void add() {
      front();
      for (Published review : reviews.stream().sorted(Published.NEWEST_FIRST).toList()) {
        search.add(
            language.folder() + "/reviews/" + review.spec().slug() + "/index.html",
            review.title(),
            review.review().standfirst().plain(),
            review.spec().drives().stream().map(one -> words().name(one.drive())).toList());
      }
      if (view.lab().baseUrl().isPresent()) {
        for (Published review : reviews) {
          String address = PageFrames.picture(language, "reviews/" + review.spec().slug() + "/");
          review.picture(view, words()).ifPresent(png -> assets.add(address, png));
        }
      }
      view.catalogue().drives().values().forEach(this::drive);
      fields.workloads().forEach(this::workload);
      lists();
      compare();
      site.add("assets/search-" + language.folder() + ".js", search.script());
      view.lab()
          .baseUrl()
          .ifPresent(
              base ->
                  site.add(
                      language.folder() + "/feed.xml",
                      Feed.of(base, view.lab().title(), language, reviews)));
      assets.files().forEach(site::add);
    }

    private void front() {
      Words words = words();
      Front front = new FrontReport(view, words, fields, assets).page(reviews, drives, workloads);
      Set<String> provenances = new TreeSet<>();
      Stream.concat(
              reviews.stream().map(review -> review.review().provenance()),
              Stream.of(provenanceOfAll()))
          .flatMap(kind -> Optional.ofNullable(kind).stream())
          .forEach(provenances::add);
      write("front", "index.html", "reviews", "", words, provenances, List.of(), front);
    }

    private @Nullable String provenanceOfAll() {
      return fields.workloads().stream()
          .map(workload -> new WorkloadReport(view, words(), fields, assets).provenance(workload))
          .filter(kind -> kind != null)
          .findFirst()
          .orElse(null);
    }

    private void drive(Drive drive) {
      Words words = words();
      String slug = drives.of(drive.id());
      List<Link> links =
          reviews.stream()
              .filter(review -> review.isAbout(drive.id()))
              .map(
                  review ->
                      new Link(
                          "../../reviews/" + review.spec().slug() + "/index.html",
                          review.review().headline().product()))
              .toList();
      DriveReport report = new DriveReport(view, words, assets, rawLines);
      DrivePage page = report.page(drive, slug, "../../../", links, workloads);
      String address = "drives/" + slug + "/index.html";
      String provenance = report.provenance(drive);
      write(
          "drive",
          address,
          "drives",
          drive.name(),
          words,
          provenance == null && drive.simulated() ? "simulated" : provenance,
          List.of(),
          page);
      search.add(
          language.folder() + "/" + address,
          drive.name(),
          (drive.capacity() + " " + drive.interfaceName()).strip(),
          List.of(drive.id(), drive.controller(), drive.nand(), drive.formFactor()));
    }

    private void workload(String workload) {
      Words words = words();
      String slug = workloads.of(workload);
      WorkloadReport report = new WorkloadReport(view, words, fields, assets);
      WorkloadPage page = report.page(workload, slug, "../../../", drives);
      String address = "workloads/" + slug + "/index.html";
      write(
          "workload",
          address,
          "workloads",
          page.name(),
          words,
          report.provenance(workload),
          List.of(),
          page);
      search.add(
          language.folder() + "/" + address,
          page.name(),
          page.runner() == null ? "" : page.runner(),
          List.of(workload));
    }

    private void lists() {
      Words words = words();
      Listing ofDrives = new ListReport(view, words, fields).drives(drives);
      write(
          "listing",
          "drives/index.html",
          "drives",
          ofDrives.title(),
          words,
          provenanceOfAll(),
          List.of(),
          ofDrives);
      Words more = words();
      Listing ofWorkloads = new ListReport(view, more, fields).workloads(workloads);
      write(
          "listing",
          "workloads/index.html",
          "workloads",
          ofWorkloads.title(),
          more,
          provenanceOfAll(),
          List.of(),
          ofWorkloads);
    }

    private void compare() {
      Words words = words();
      CompareReport report = new CompareReport(view, words, fields);
      String data = "data/compare." + language.folder() + ".js";
      ComparePage page = report.page("../../" + data, workloads);
      site.add(data, report.script("../", drives));
      write(
          "compare",
          "compare/index.html",
          "compare",
          words.pageWord("page.compare.title"),
          words,
          provenanceOfAll(),
          List.of("assets/explorer.js"),
          page);
    }

    private void write(
        String template,
        String address,
        String section,
        String title,
        Words words,
        @Nullable String provenance,
        List<String> scripts,
        Object content) {
      Set<String> one = provenance == null ? Set.of() : Set.of(provenance);
      write(template, address, section, title, words, one, scripts, content);
    }

    private void write(
        String template,
        String address,
        String section,
        String title,
        Words words,
        Set<String> provenances,
        List<String> scripts,
        Object content) {
      Page frame =
          frames.of(
              words,
              address,
              section,
              title,
              null,
              notices(words, provenances),
              scripts,
              List.of());
      Map<String, Object> variables = new LinkedHashMap<>();
      variables.put("page", frame);
      variables.put(template, content);
      site.add(language.folder() + "/" + address, pages.render(template, variables));
    }
  }

  /** The lines under the masthead that say where the page's runs come from, one for each kind. */
  static List<Notice> notices(Words words, Set<String> provenances) {
    List<Notice> notices = new ArrayList<>();
    for (String provenance : provenances) {
      notices.add(
          new Notice(
              provenance,
              words.pageWord("page.notice." + provenance + ".title"),
              words.pageWord("page.notice." + provenance + ".text"),
              true,
              null,
              null));
    }
    return notices;
  }
}
