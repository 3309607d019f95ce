package org.plateau.site.publish;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.page.Foreign;
import org.plateau.render.page.Link;
import org.plateau.render.page.MessagePage;
import org.plateau.render.page.Page;
import org.plateau.render.page.Page.Notice;
import org.plateau.render.page.Review;
import org.plateau.render.page.Text;
import org.plateau.render.page.thymeleaf.Pages;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.report.Assets;
import org.plateau.render.report.FigureLog;
import org.plateau.render.report.LabView;
import org.plateau.render.report.Published;
import org.plateau.render.report.RawLines;
import org.plateau.render.report.ReviewCheck;
import org.plateau.render.report.ReviewReport;
import org.plateau.render.report.StructuredData;
import org.plateau.render.report.Words;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;
import org.plateau.site.desk.Corrections;

/** Makes all files of a lab's site. */
final class SiteBuild {
  private final Lab lab;
  private final LabView view;
  private final List<Language> languages;
  private final PageFrames frames;
  private final RawLines rawLines;
  private final PageGate gate;
  private final Corrections corrections;
  private final SiteFiles site = new SiteFiles();
  private final Map<String, Review> made = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private boolean quick;
  private final Map<Language, List<Published>> published = new LinkedHashMap<>();

  SiteBuild(Lab lab, Snapshot snapshot) {
    this(lab, new LabView(lab, snapshot));
  }

  SiteBuild(Lab lab, LabView view) {
    this.lab = lab;
    this.view = view;
    this.languages = lab.languages().stream().map(Language::of).toList();
    this.frames = new PageFrames(lab, languages);
    this.gate = new PageGate(view.entities());
    this.rawLines = new LabLines(lab.root());
    this.corrections = Corrections.of(view);
  }

  SiteFiles make(Collection<Problem> found) {
    ReviewFolder.All reviews = ReviewFolder.in(lab.root(), lab.languages());
    problems.addAll(reviews.problems());
    languages.forEach(language -> published.put(language, new ArrayList<>()));
    inEveryLanguage(reviews.reviews());
    gate.release(site, problems);
    site.add("index.html", languageChoice());
    new SitePages(view, frames, rawLines).add(site, published, problems);
    WebAssets.add(site);
    problems.stream().distinct().forEach(found::add);
    return site;
  }

  /**
   * Makes the reviews' pages, the languages side by side, and takes them in one after the other, in
   * the order of the languages: the site is the same on any number of cores.
   */
  private void inEveryLanguage(List<ReviewFolder> reviews) {
    languages.parallelStream()
        .map(
            language -> {
              Pages pages = new Pages(language.locale(), words(language).pageWords());
              return reviews.stream().map(review -> review(review, language, pages)).toList();
            })
        .toList()
        .forEach(made -> made.forEach(Runnable::run));
  }

  PageGate gate() {
    return gate;
  }

  /** The same without the PDFs, and without holding the languages against each other. */
  SiteFiles sketch(Collection<Problem> found) {
    quick = true;
    return make(found);
  }

  /** Makes the page of one review in one language, without its PDF; what is wrong with it. */
  List<Problem> only(ReviewFolder review, Language language) {
    quick = true;
    review(review, language, new Pages(language.locale(), words(language).pageWords())).run();
    return problems.stream().distinct().toList();
  }

  /** The pages that were made, by address, as a preview keeps them. */
  Map<String, Review> made() {
    return made;
  }

  /**
   * Makes one review's page again from its text alone; what is wrong with it.
   *
   * @param old the page as it was made before
   */
  List<Problem> reword(ReviewFolder folder, Language language, Review old) {
    String address = "reviews/" + folder.spec().slug() + "/index.html";
    Words words = words(language);
    ReviewReport report =
        new ReviewReport(view, folder, words, new Assets(), new Drawings(), rawLines);
    Review review = report.reworded(old);
    report.hold(corrections.unaccepted(folder.spec(), report.book()));
    problems.addAll(report.problems());
    site.add(
        language.folder() + "/" + address,
        new Pages(language.locale(), words.pageWords())
            .render(
                "review",
                variables(
                    "page",
                    frames.of(
                        words,
                        address,
                        "reviews",
                        review.headline().product(),
                        review.standfirst().plain(),
                        notices(words, review, report),
                        List.of(),
                        List.of()),
                    "review",
                    review)));
    return problems.stream().distinct().toList();
  }

  SiteFiles files() {
    return site;
  }

  /** What the site says, for the record of what was published. */
  Corrections corrections() {
    return corrections;
  }

  private Words words(Language language) {
    return new Words(Messages.of(language, view.entities()), new FigureLog());
  }

  /** Makes a page; running what is returned takes it into the site. */
  private Runnable review(ReviewFolder folder, Language language, Pages pages) {
    Words words = words(language);
    Assets assets = new Assets();
    Drawings drawings = new Drawings();
    String address = "reviews/" + folder.spec().slug() + "/index.html";
    String file = language.folder() + "/" + address;
    List<Problem> unknown = ReviewCheck.unknownDrives(view, folder.spec());
    if (!unknown.isEmpty()) {
      Text why = Text.of(words.pageWord("page.notice.withheld.errors"));
      String html = message(words, address, folder.spec().slug(), why, pages);
      return () -> {
        problems.addAll(unknown);
        site.add(file, html);
      };
    }
    ReviewReport report = new ReviewReport(view, folder, words, assets, drawings, rawLines);
    Review review = report.page("../../../");
    report.hold(corrections.unaccepted(folder.spec(), report.book()));
    Runnable taken =
        () -> {
          problems.addAll(report.problems());
          made.put(file, review);
        };
    String product = review.headline().product();
    if (!report.isPublishable()) {
      String html = message(words, address, product, report.withheld(), pages);
      return () -> {
        taken.run();
        site.add(file, html);
      };
    }
    Page frame =
        frames.of(
            words,
            address,
            "reviews",
            product,
            review.standfirst().plain(),
            notices(words, review, report),
            List.of(),
            List.of(StructuredData.of(view, folder.spec(), review, language.tag())));
    if (review.leadChart() != null) {
      frame = frames.withPicture(frame, language, address);
    }
    if (quick) {
      String html = pages.render("review", variables("page", frame, "review", review));
      return () -> {
        taken.run();
        corrections.note(folder.spec(), report.book());
        published
            .getOrDefault(language, new ArrayList<>())
            .add(new Published(folder, report.book(), review));
        site.add(file, html);
        assets.files().forEach(site::add);
      };
    }
    Paper paper = Paper.of(pages, frame, review, language, day(folder.spec()), drawings);
    String label =
        words.pagePlain(
            "page.facts.pdf", Map.of("pages", new Arg.Count("pages", paper.pdf().pages())));
    Review linked = review.withDownloads(List.of(new Link("review.pdf", label)));
    String html = pages.render("review", variables("page", frame, "review", linked));
    PageGate.Made page =
        new PageGate.Made(
            language,
            address,
            html,
            words.log(),
            report.behind().isPresent() ? report.asked() : null,
            paper,
            () ->
                message(
                    words,
                    address,
                    product,
                    Text.of(words.pageWord("page.notice.withheld.figures")),
                    pages));
    return () -> {
      taken.run();
      corrections.note(folder.spec(), report.book());
      published
          .getOrDefault(language, new ArrayList<>())
          .add(new Published(folder, report.book(), review));
      assets.files().forEach(site::add);
      gate.add(page);
    };
  }

  private static @Nullable LocalDate day(ReviewSpec spec) {
    return spec.updated() != null ? spec.updated() : spec.published();
  }

  private String message(Words words, String address, String product, Text why, Pages pages) {
    return pages.render(
        "message",
        variables(
            "page",
            frames.of(words, address, "reviews", "", null, List.of(), List.of(), List.of()),
            "message",
            new MessagePage("revision", product, why)));
  }

  private static List<Notice> notices(Words words, Review review, ReviewReport report) {
    List<Notice> notices = new ArrayList<>();
    String provenance = review.provenance();
    if (provenance != null) {
      notices.add(notice(words, provenance, words.pageWord("page.notice." + provenance + ".text")));
    }
    report.borrowed().ifPresent(foreign -> notices.add(notice(words, "missing", foreign)));
    report.behind().ifPresent(foreign -> notices.add(notice(words, "stale", foreign)));
    return notices;
  }

  /** A line on the language of the text. */
  private static Notice notice(Words words, String kind, Foreign foreign) {
    return notice(
        words,
        kind,
        words.pagePlain(
            "page.notice." + kind + ".text", Map.of("language", new Arg.Text(foreign.name()))));
  }

  private static Notice notice(Words words, String kind, String text) {
    String title = words.pageWord("page.notice." + kind + ".title");
    return new Notice(kind, title, text, !List.of("missing", "stale").contains(kind), null, null);
  }

  private String languageChoice() {
    Language first = languages.get(0);
    return new Pages(first.locale(), words(first).pageWords())
        .render("languages", variables("page", frames.door(words(first))));
  }

  static Map<String, Object> variables(Object... pairs) {
    Map<String, Object> variables = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      variables.put((String) pairs[i], pairs[i + 1]);
    }
    return variables;
  }
}
