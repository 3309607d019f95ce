package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.render.page.Block;
import org.plateau.render.page.EvidenceRow;
import org.plateau.render.page.Foreign;
import org.plateau.render.page.Link;
import org.plateau.render.page.Review;
import org.plateau.render.page.Run;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.review.Prose;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.ChartSpec;
import org.plateau.render.review.ReviewSpec.SectionSpec;
import org.plateau.render.text.Quantity;

/** Makes a review's page in one language. */
public final class ReviewReport {
  private final LabView lab;
  private final ReviewFolder folder;
  private final ReviewSpec spec;
  private final Words words;
  private final FigureBook book;
  private final Claims claims;
  private final Assets assets;
  private final ReviewProse prose;
  private final ReviewHead head;
  private final ReviewSections parts;
  private final Cast cast;
  private final ChartMaker charts;
  private final Benchmarks benchmarks;
  private final EvidenceRows evidence;
  private final List<Problem> problems = new ArrayList<>();
  private final Set<AnalysedRun> runs = new LinkedHashSet<>();

  public ReviewReport(
      LabView whole,
      ReviewFolder folder,
      Words words,
      Assets assets,
      Drawings print,
      RawLines rawLines) {
    LabView lab = whole.under(folder.spec().method());
    this.lab = lab;
    this.folder = folder;
    this.spec = folder.spec();
    this.words = words;
    this.assets = assets;
    String first = lab.lab().languages().get(0);
    Texts texts = new Texts(words, first);
    this.prose = new ReviewProse(folder, words, texts, first);
    this.cast = new Cast(lab, spec);
    this.book = new FigureBook(lab, spec, cast.drives());
    this.claims = new Claims(spec, book);
    this.charts = new ChartMaker(lab, words, assets, print);
    this.benchmarks = new Benchmarks(lab, words);
    this.evidence = new EvidenceRows(lab, words, rawLines);
    this.head = new ReviewHead(spec, words, texts, book);
    this.parts =
        new ReviewSections(lab, spec, words, texts, book, claims, cast, charts, prose, runs);
  }

  /**
   * What is wrong with the review: figures, claims, prose, charts. Complete after {@link #page}.
   */
  public List<Problem> problems() {
    List<Problem> all = new ArrayList<>(book.problems());
    all.addAll(claims.problems());
    all.addAll(problems);
    return all.stream().distinct().toList();
  }

  /** Whether the review may be published: all its claims hold and its figures exist. */
  public boolean isPublishable() {
    return claims.hold()
        && problems().stream()
            .noneMatch(problem -> problem.severity() == org.plateau.ingest.Severity.ERROR);
  }

  /** Why it is withheld, for readers: that a claim is false and what the data say now, or less. */
  public Text withheld() {
    if (claims.hold()) {
      return Text.of(words.pageWord("page.notice.withheld.errors"));
    }
    List<Run> runs = new ArrayList<>();
    runs.add(new Run.Words(words.pageWord("page.notice.withheld.text")));
    List<Run> now = claims.now(spec, words);
    if (!now.isEmpty()) {
      String space = words.pageWord("page.sentence.space");
      runs.add(new Run.Words(space + words.pageWord("page.notice.withheld.now") + " "));
      runs.addAll(now);
    }
    return new Text(runs);
  }

  /** Withholds the review for what was found outside it. */
  public void hold(List<Problem> found) {
    problems.addAll(found);
  }

  /** The runs that its charts and figures were made of. */
  public Set<AnalysedRun> runs() {
    return java.util.Collections.unmodifiableSet(runs);
  }

  public FigureBook book() {
    return book;
  }

  /** The names of the figures shown in the tiles, the first being the lead figure. */
  public List<String> keyFigures() {
    return new Tiles(lab, words, book, charts).chosen(spec);
  }

  /**
   * The page.
   *
   * @param root from the page to the site's root, with a slash at its end
   */
  public Review page(String root) {
    Prose text = prose.own();
    ProseText filled = new ProseText(words, book, problems);
    problems.addAll(ReviewCheck.unbound(lab, folder, book, text));
    Map<String, List<Shown>> drawn = draw();
    int total = drawn.values().stream().mapToInt(List::size).sum();
    Numbering numbering = new Numbering(charts, spec.slug(), root, total);
    List<Section> sections = parts.of(filled, drawn, numbering);
    charts.addReadOut("data/reviews/" + spec.slug());
    if (!spec.source().isEmpty()) {
      assets.add("data/reviews/" + spec.slug() + "/charts.csv", ChartLedger.csv(lab, drawn));
    }
    List<EvidenceRow> rows = rows();
    parts.addRetold(sections);
    new CorrectionTable(words).of(spec.accepted()).ifPresent(sections::add);
    sections.add(
        new Section(
            "evidence", words.pageWord("page.section.evidence"), List.of(new Block.Ledger(rows))));
    return new Review(
        null,
        head.headline(text, filled),
        ReviewHead.standfirst(text, filled),
        head.byline(),
        spec.award().isEmpty() ? null : words.pageWord("page.award." + spec.award()),
        head.facts(),
        List.of(new Link("review.pdf", "PDF")),
        new Tiles(lab, words, book, charts).of(spec),
        new ContentsBuilder(words, drawn).of(sections, total),
        sections,
        prose.foreign(text),
        numbering.first(),
        Labels.provenance(List.copyOf(runs)));
  }

  /**
   * A page that was made before with the text as it is now: charts, tables and figures stand, so
   * that a preview follows an editor's typing. Not for publishing.
   */
  public Review reworded(Review made) {
    Prose text = prose.own();
    ProseText filled = new ProseText(words, book, problems);
    problems.addAll(ReviewCheck.unbound(lab, folder, book, text));
    return new Rewording(spec, head, prose).of(made, text, filled);
  }

  /** The language whose text has changed since it was translated for this page. */
  public Optional<Foreign> behind() {
    return prose.behind();
  }

  /** The figures that the editor's text of this page asks for, one for each place in it. */
  public List<Quantity> asked() {
    return prose.asked(book);
  }

  /** The language in which texts are shown that this one lacks; nothing when it has all. */
  public Optional<Foreign> borrowed() {
    return prose.borrowed();
  }

  private Map<String, List<Shown>> draw() {
    Map<String, List<Shown>> drawn = new LinkedHashMap<>();
    int number = 1;
    for (SectionSpec section : spec.sections()) {
      List<Shown> plots = new ArrayList<>();
      for (ChartSpec chart : section.charts()) {
        List<Drawn> made = benchmarks.draw(chart, cast, problems);
        for (Drawn one : made) {
          plots.add(new Shown(chart, number++, one.question(), one));
        }
        if (made.isEmpty() && chart.annexed()) {
          plots.add(new Shown(chart, number++, Benchmarks.asked(chart), null));
        }
      }
      plots.stream()
          .flatMap(plot -> Optional.ofNullable(plot.drawn()).stream())
          .forEach(plot -> runs.addAll(plot.runs()));
      drawn.put(section.id(), plots);
    }
    book.figures()
        .values()
        .forEach(
            figure ->
                figure
                    .sources()
                    .forEach(source -> lab.run(source.run().runId()).ifPresent(runs::add)));
    return drawn;
  }

  private List<EvidenceRow> rows() {
    List<EvidenceRow> rows = new ArrayList<>();
    for (Map.Entry<String, Figure> entry : book.figures().entrySet()) {
      String name = entry.getKey();
      rows.add(
          evidence.row(
              name,
              entry.getValue(),
              book.selection(name).orElseThrow(),
              book.quantity(name),
              book.quotes()));
    }
    for (String name : book.quotes().names()) {
      if (!book.figures().containsKey(name) && book.quotes().value(name).isPresent()) {
        String label = new RetoldTables(lab, words, book, charts).label(name);
        rows.add(
            evidence.quoted(
                name,
                label.isEmpty() ? name : label,
                new Text(
                    words.figures(
                        book.quotes().value(name).orElseThrow(), book.quotes().high(name), null)),
                spec.source()));
      }
    }
    return rows;
  }
}
