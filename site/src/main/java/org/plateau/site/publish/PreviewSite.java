package org.plateau.site.publish;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import org.plateau.analysis.snapshot.Snapshot;
import org.plateau.ingest.Problem;
import org.plateau.ingest.lab.Lab;
import org.plateau.render.page.ErrorPage;
import org.plateau.render.page.ErrorPage.ProblemRow;
import org.plateau.render.page.Review;
import org.plateau.render.page.thymeleaf.Pages;
import org.plateau.render.report.FigureLog;
import org.plateau.render.report.LabView;
import org.plateau.render.report.Words;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;

/** A site for a preview, made page by page as it is looked at. */
public final class PreviewSite {
  private final Lab lab;
  private final LabView view;
  private final Map<String, Review> pages = new ConcurrentHashMap<>();

  private PreviewSite(Lab lab, LabView view) {
    this.lab = lab;
    this.view = view;
  }

  /** Of a lab and the snapshot in its history; without one there are no figures. */
  public static PreviewSite of(Path root) {
    Lab lab = Lab.open(root);
    Snapshot snapshot =
        Snapshot.read(Ingestion.history(lab))
            .orElseGet(() -> new Snapshot("", List.of(), List.of()));
    return new PreviewSite(lab, new LabView(lab, snapshot));
  }

  /**
   * Files by address, and what is wrong with them.
   *
   * @param problems of the reviews
   */
  public record Made(SortedMap<String, byte[]> files, List<Problem> problems) {
    public Made {
      problems = List.copyOf(problems);
    }
  }

  /** What every page needs: styles, scripts, fonts. */
  public SortedMap<String, byte[]> assets() {
    SiteFiles files = new SiteFiles();
    WebAssets.add(files);
    return files.files();
  }

  /** Every file of the site but the PDFs. */
  public Made all() {
    List<Problem> problems = new ArrayList<>(lab.problems());
    SiteBuild build = new SiteBuild(lab, view);
    return new Made(build.sketch(problems).files(), problems);
  }

  /** The names of its reviews. */
  public List<String> slugs() {
    return ReviewFolder.slugs(lab.root());
  }

  /** The page of a review in one language and the files beside it; none when it cannot be read. */
  public Made review(String slug, String folder) {
    Language language = language(folder);
    List<Problem> problems = new ArrayList<>();
    Optional<ReviewFolder> review = ReviewFolder.one(lab.root(), slug, lab.languages(), problems);
    SiteBuild build = new SiteBuild(lab, view);
    review.ifPresent(one -> problems.addAll(build.only(one, language)));
    pages.putAll(build.made());
    return new Made(build.files().files(), problems.stream().distinct().toList());
  }

  /**
   * The same after a save of its text alone: charts and tables are those of the last time. All of
   * it is made again where there was no last time.
   */
  public Made text(String slug, String folder) {
    Review before = pages.get(folder + "/reviews/" + slug + "/index.html");
    List<Problem> problems = new ArrayList<>();
    Optional<ReviewFolder> review = ReviewFolder.one(lab.root(), slug, lab.languages(), problems);
    if (review.isEmpty() || before == null) {
      return review(slug, folder);
    }
    SiteBuild build = new SiteBuild(lab, view);
    problems.addAll(build.reword(review.get(), language(folder), before));
    return new Made(build.files().files(), problems.stream().distinct().toList());
  }

  private Language language(String folder) {
    return lab.languages().stream()
        .map(Language::of)
        .filter(language -> language.folder().equals(folder))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(folder + " is no language of the lab"));
  }

  /** The folders of its languages. */
  public List<String> folders() {
    return lab.languages().stream().map(tag -> Language.of(tag).folder()).toList();
  }

  /** The page that stands in for a review's while these errors keep it from being made. */
  public String errors(List<Problem> problems, String address) {
    Language language = Language.of(lab.languages().get(0));
    Words words = new Words(Messages.of(language, view.entities()), new FigureLog());
    ErrorPage page =
        new ErrorPage(
            null,
            problems.stream()
                .map(
                    problem ->
                        new ProblemRow(
                            problem.file(),
                            problem.line() > 0 ? (Integer) Math.toIntExact(problem.line()) : null,
                            problem.code(),
                            problem.found(),
                            problem.expected(),
                            problem.remedy()))
                .toList());
    return new Pages(language.locale(), words.pageWords())
        .render(
            "error",
            SiteBuild.variables(
                "page",
                new PageFrames(lab, List.of(language))
                    .of(words, address, "reviews", "", null, List.of(), List.of(), List.of()),
                "error",
                page));
  }
}
