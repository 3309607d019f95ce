package org.plateau.site.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.page.MessagePage;
import org.plateau.render.page.Review;
import org.plateau.render.page.Text;
import org.plateau.render.page.thymeleaf.Pages;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.report.Assets;
import org.plateau.render.report.FigureLog;
import org.plateau.render.report.LabView;
import org.plateau.render.report.Published;
import org.plateau.render.report.RawLines;
import org.plateau.render.report.ReviewReport;
import org.plateau.render.report.StructuredData;
import org.plateau.render.report.Words;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;

/** Makes all files of a lab's site. */
final class SiteBuild {
  private final Lab lab;
  private final LabView view;
  private final List<Language> languages;
  private final PageFrames frames;
  private final RawLines rawLines;
  private final SiteFiles site = new SiteFiles();
  private final List<Problem> problems = new ArrayList<>();
  private final Map<Language, List<Published>> published = new LinkedHashMap<>();

  SiteBuild(Lab lab, Snapshot snapshot) {
    this.lab = lab;
    this.view = new LabView(lab, snapshot);
    this.languages = lab.languages().stream().map(Language::of).toList();
    this.frames = new PageFrames(lab, languages);
    this.rawLines = new LabLines(lab.root());
  }

  SiteFiles make(Collection<Problem> found) {
    ReviewFolder.All reviews = ReviewFolder.in(lab.root(), lab.languages());
    problems.addAll(reviews.problems());
    for (Language language : languages) {
      Pages pages = new Pages(language.locale(), words(language).pageWords());
      published.put(language, new ArrayList<>());
      for (ReviewFolder review : reviews.reviews()) {
        review(review, language, pages);
      }
    }
    new SitePages(view, frames, rawLines).add(site, published, problems);
    site.add("index.html", languageChoice());
    WebAssets.add(site);
    problems.stream().distinct().forEach(found::add);
    return site;
  }

  private Words words(Language language) {
    return new Words(Messages.of(language, view.entities()), new FigureLog());
  }

  private void review(ReviewFolder folder, Language language, Pages pages) {
    Words words = words(language);
    Assets assets = new Assets();
    String address = "reviews/" + folder.spec().slug() + "/index.html";
    ReviewReport report = new ReviewReport(view, folder, words, assets, new Drawings(), rawLines);
    Review review = report.page("../../../");
    problems.addAll(report.problems());
    String html;
    if (report.isPublishable()) {
      published
          .getOrDefault(language, new ArrayList<>())
          .add(new Published(folder, report.book(), review));
      html =
          pages.render(
              "review",
              variables(
                  "page",
                  frames.of(
                      words,
                      address,
                      "reviews",
                      review.headline().product(),
                      review.standfirst().plain(),
                      SitePages.notices(words, review.provenance()),
                      List.of(),
                      List.of(StructuredData.of(view, folder.spec(), review, language.tag()))),
                  "review",
                  review));
      assets.files().forEach(site::add);
    } else {
      html =
          pages.render(
              "message",
              variables(
                  "page",
                  frames.of(words, address, "reviews", "", null, List.of(), List.of(), List.of()),
                  "message",
                  new MessagePage(
                      "revision",
                      review.headline().product(),
                      Text.of(words.pageWord("page.notice.withheld.text")))));
    }
    site.add(language.folder() + "/" + address, html);
  }

  private String languageChoice() {
    Language first = languages.get(0);
    return new Pages(first.locale(), words(first).pageWords())
        .render("languages", variables("page", frames.door(words(first))));
  }

  private static Map<String, Object> variables(Object... pairs) {
    Map<String, Object> variables = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      variables.put((String) pairs[i], pairs[i + 1]);
    }
    return variables;
  }
}
