package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.figure.Figure;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.render.page.Block;
import org.plateau.render.page.Chart;
import org.plateau.render.page.EvidenceRow;
import org.plateau.render.page.Fact;
import org.plateau.render.page.Foreign;
import org.plateau.render.page.Headline;
import org.plateau.render.page.Link;
import org.plateau.render.page.Review;
import org.plateau.render.page.Run;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.Prose.ProseSection;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.ChartSpec;
import org.plateau.render.review.ReviewSpec.SectionSpec;
import org.plateau.render.review.Translation;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Quantity;

/** Makes a review's page in one language. */
public final class ReviewReport {
  /** From this many charts on a section shows a contact sheet. */
  private static final int SHEET = 8;

  private static final Set<String> KNOWN =
      Set.of("introduction", "over-provisioning", "design", "management", "conclusion");

  private final LabView lab;
  private final Texts texts;
  private final ReviewFolder folder;
  private final ReviewSpec spec;
  private final Words words;
  private final FigureBook book;
  private final Claims claims;
  private final Assets assets;
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
    this.texts = new Texts(words, lab.lab().languages().get(0));
    this.cast = new Cast(lab, spec);
    this.book = new FigureBook(lab, spec, cast.drives());
    this.claims = new Claims(spec, book);
    this.charts = new ChartMaker(lab, words, assets, print);
    this.benchmarks = new Benchmarks(lab, words);
    this.evidence = new EvidenceRows(lab, words, rawLines);
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
    Prose prose = prose();
    ProseText filled = new ProseText(words, book, problems);
    problems.addAll(ReviewCheck.unbound(lab, folder, book, prose));
    Map<String, List<Shown>> drawn = draw();
    int total = drawn.values().stream().mapToInt(List::size).sum();
    Numbering numbering = new Numbering(root, total);
    List<Section> sections = sections(prose, filled, drawn, numbering);
    charts.addReadOut("data/reviews/" + spec.slug());
    if (!spec.source().isEmpty()) {
      assets.add("data/reviews/" + spec.slug() + "/charts.csv", ChartLedger.csv(lab, drawn));
    }
    List<EvidenceRow> rows = rows();
    addRetold(sections);
    new CorrectionTable(words).of(spec.accepted()).ifPresent(sections::add);
    sections.add(
        new Section(
            "evidence", words.pageWord("page.section.evidence"), List.of(new Block.Ledger(rows))));
    return new Review(
        null,
        headline(prose, filled),
        standfirst(prose, filled),
        byline(),
        spec.award().isEmpty() ? null : words.pageWord("page.award." + spec.award()),
        facts(),
        List.of(new Link("review.pdf", "PDF")),
        new Tiles(lab, words, book, charts).of(spec),
        new ContentsBuilder(words, drawn).of(sections, total),
        sections,
        foreign(prose),
        numbering.first(),
        Labels.provenance(List.copyOf(runs)));
  }

  /**
   * A page that was made before with the text as it is now: charts, tables and figures stand, so
   * that a preview follows an editor's typing. Not for publishing.
   */
  public Review reworded(Review made) {
    Prose prose = prose();
    ProseText filled = new ProseText(words, book, problems);
    problems.addAll(ReviewCheck.unbound(lab, folder, book, prose));
    List<Section> sections = new ArrayList<>();
    for (Section section : made.sections()) {
      Optional<ProseSection> own = prose == null ? Optional.empty() : prose.section(section.id());
      boolean told = spec.sections().stream().anyMatch(one -> one.id().equals(section.id()));
      List<Block> blocks = new ArrayList<>();
      own.filter(text -> told)
          .ifPresent(
              text -> blocks.addAll(filled.blocks(section.id(), text.blocks(), foreign(prose))));
      section.blocks().stream()
          .filter(block -> !told || !List.of("prose", "heading").contains(block.kind()))
          .forEach(blocks::add);
      String title =
          own.filter(text -> told)
              .map(text -> filled.text(text.title()).plain())
              .orElse(section.title());
      sections.add(new Section(section.id(), title, blocks));
    }
    return new Review(
        made.productClass(),
        headline(prose, filled),
        standfirst(prose, filled),
        made.byline(),
        made.award(),
        made.facts(),
        made.downloads(),
        made.tiles(),
        made.contents(),
        sections,
        foreign(prose),
        made.leadChart(),
        made.provenance());
  }

  private @Nullable Prose prose() {
    Prose own = folder.prose().get(words.language().tag());
    return own != null ? own : original();
  }

  private @Nullable Prose original() {
    return folder.prose().get(lab.lab().languages().get(0));
  }

  private @Nullable Foreign foreign(@Nullable Prose prose) {
    return prose == null ? null : texts.foreign(prose.language());
  }

  /** The language whose text has changed since it was translated for this page. */
  public Optional<Foreign> behind() {
    String own = words.language().tag();
    String original = lab.lab().languages().get(0);
    return !own.equals(original) && Translation.isBehind(folder.folder(), own, original)
        ? Optional.of(new Foreign(original, words.plain("language." + original)))
        : Optional.empty();
  }

  /** The figures that the editor's text of this page asks for, one for each place in it. */
  public List<Quantity> asked() {
    Prose prose = prose();
    if (prose == null) {
      return List.of();
    }
    List<ProseBlock> blocks = new ArrayList<>(prose.standfirst());
    for (SectionSpec section : spec.sections()) {
      source(prose, section.id())
          .section(section.id())
          .ifPresent(own -> blocks.addAll(own.blocks()));
    }
    Slots slots = new Slots(book);
    return blocks.stream()
        .filter(block -> !block.kind().equals("heading"))
        .flatMap(block -> block.lines().stream())
        .flatMap(List::stream)
        .filter(span -> span.kind().equals("slot"))
        .flatMap(span -> slots.fill(span.text()).stream())
        .flatMap(filled -> filled.quantity().stream())
        .toList();
  }

  /** The text that a section is taken from: the original where this language lacks it. */
  private Prose source(Prose prose, String section) {
    Prose original = original();
    return original == null || prose.section(section).isPresent() ? prose : original;
  }

  /** The language in which texts are shown that this one lacks; nothing when it has all. */
  public Optional<Foreign> borrowed() {
    return texts.borrowed();
  }

  private Headline headline(@Nullable Prose prose, ProseText filled) {
    String name = words.name(spec.drives().isEmpty() ? "" : spec.drives().get(0).drive());
    String typed = prose == null ? "" : filled.text(prose.headline()).plain();
    if (typed.isEmpty()) {
      return new Headline(name, colonSign(), null);
    }
    int colon = Math.max(typed.indexOf(':'), typed.indexOf('：'));
    return colon < 0
        ? new Headline(typed, colonSign(), null)
        : new Headline(
            typed.substring(0, colon).strip(), colonSign(), typed.substring(colon + 1).strip());
  }

  private String colonSign() {
    return words.pageWord("page.headline.colon");
  }

  private static Text standfirst(@Nullable Prose prose, ProseText filled) {
    if (prose == null || prose.standfirst().isEmpty()) {
      return new Text(List.of());
    }
    List<Run> runs = new ArrayList<>();
    for (ProseBlock block : prose.standfirst()) {
      if (!runs.isEmpty()) {
        runs.add(new Run.Words(" "));
      }
      block.lines().forEach(line -> runs.addAll(filled.text(line).runs()));
    }
    return new Text(runs);
  }

  private List<Text> byline() {
    List<Text> lines = new ArrayList<>();
    if (!spec.author().isEmpty()) {
      lines.add(
          Text.of(
              words.pagePlain("page.byline.by", Map.of("author", new Arg.Literal(spec.author())))));
    }
    if (spec.published() != null) {
      lines.add(words.dated("page.byline.published", spec.published()));
    }
    if (spec.updated() != null && !spec.updated().equals(spec.published())) {
      lines.add(words.dated("page.byline.updated", spec.updated()));
    }
    String disclosure = texts.of(spec.disclosure());
    if (!disclosure.isEmpty()) {
      lines.add(Text.of(disclosure));
    }
    return lines;
  }

  private List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    List<Run> drives = new ArrayList<>();
    for (ReviewSpec.Reviewed reviewed : spec.drives()) {
      if (!drives.isEmpty()) {
        drives.add(new Run.Words(", "));
      }
      drives.add(new Run.Name(words.name(reviewed.drive()), reviewed.drive()));
    }
    facts.add(new Fact(words.pageWord("page.facts.drives"), new Text(drives)));
    if (!spec.versus().isEmpty()) {
      facts.add(
          new Fact(
              words.pageWord("page.facts.against"),
              words.page(
                  "page.facts.comparables",
                  Map.of("count", new Arg.Count("comparables", spec.versus().size())))));
    }
    facts.add(
        new Fact(
            words.pageWord("page.facts.figures"),
            words.page(
                "page.facts.checked",
                Map.of("count", new Arg.Count("figures", book.figures().size())))));
    return facts;
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

  private List<Section> sections(
      @Nullable Prose prose,
      ProseText filled,
      Map<String, List<Shown>> drawn,
      Numbering numbering) {
    List<Section> sections = new ArrayList<>();
    boolean background = isPlaced("background");
    boolean sheet = isPlaced("specifications");
    for (SectionSpec section : spec.sections()) {
      List<Shown> plots = drawn.getOrDefault(section.id(), List.of());
      boolean benchmark = !plots.isEmpty();
      if (!background && (benchmark || section.id().equals("conclusion"))) {
        sections.add(background());
        background = true;
      }
      Section made = section(prose, filled, section, plots, numbering);
      sections.add(
          switch (section.id()) {
            case "background" -> joined(made, background());
            case "specifications" -> joined(made, specifications());
            default -> made;
          });
      if (section.id().equals("conclusion")) {
        verdict().ifPresent(sections::add);
      } else if (!sheet) {
        sections.add(specifications());
        sheet = true;
      }
    }
    if (!background) {
      sections.add(background());
    }
    if (!isPlaced("conclusion")) {
      verdict().ifPresent(sections::add);
    }
    return sections;
  }

  /** Whether the review says itself where a section stands. */
  private boolean isPlaced(String id) {
    return spec.sections().stream().anyMatch(section -> section.id().equals(id));
  }

  /** The editor's words, then the tables that the catalogue gives. */
  private static Section joined(Section told, Section tables) {
    List<Block> blocks = new ArrayList<>(told.blocks());
    blocks.addAll(tables.blocks());
    return new Section(told.id(), told.title(), blocks);
  }

  /** Pros, cons and the last word, as far as the review has them. */
  private Optional<Section> verdict() {
    Block.Sides sides = claims.sides(spec, words, texts);
    String last = texts.of(spec.bottomLine());
    List<Block> blocks = new ArrayList<>();
    boolean sided = !sides.pros().isEmpty() || !sides.cons().isEmpty();
    if (sided || spec.source().isEmpty()) {
      blocks.add(sides);
    }
    if (!last.isEmpty()) {
      blocks.add(new Block.BottomLine(Text.of(last)));
    }
    return blocks.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Section(
                "verdict",
                words.pageWord(
                    sided || last.isEmpty() ? "page.section.verdict" : "page.bottomLine"),
                blocks));
  }

  /** What only a review has that retells another: ranks as published, and disagreements. */
  private void addRetold(List<Section> sections) {
    RetoldTables tables = new RetoldTables(lab, words, book, charts);
    tables
        .ranks()
        .ifPresent(
            table -> {
              String summary =
                  words.pagePlain(
                      "page.ranks.summary",
                      Map.of("count", new Arg.Count("ranks", table.rows().size())));
              sections.add(
                  new Section(
                      "ranks",
                      words.pageWord("page.section.ranks"),
                      List.of(
                          new Block.Lede(Text.of(words.pageWord("page.ranks.lede"))),
                          new Block.Fold(summary, List.of(table)))));
            });
    tables
        .disagreements(spec.disagreements(), texts)
        .ifPresent(
            table ->
                sections.add(
                    new Section(
                        "disagreements",
                        words.pageWord("page.section.disagreements"),
                        List.of(
                            new Block.Lede(Text.of(words.pageWord("page.disagreements.lede"))),
                            table))));
  }

  private Section specifications() {
    return new Section(
        "specifications",
        words.pageWord("page.section.specifications"),
        List.of(
            new Specifications(lab, words)
                .sheet(spec.drives().stream().map(ReviewSpec.Reviewed::drive).toList())));
  }

  private Section background() {
    Specifications tables = new Specifications(lab, words);
    Set<String> hosts = new TreeSet<>();
    runs.forEach(run -> hosts.add(run.run().label("host")));
    Set<String> subjects = new TreeSet<>();
    spec.drives().forEach(reviewed -> subjects.add(reviewed.drive()));
    return new Section(
        "background",
        words.pageWord("page.section.background"),
        List.of(
            new Block.Heading("testbed", words.pageWord("page.section.testbed")),
            tables.testbed(hosts),
            new Block.Heading("comparables", words.pageWord("page.section.comparables")),
            tables.field(cast.drives(), subjects)));
  }

  private Section section(
      @Nullable Prose prose,
      ProseText filled,
      SectionSpec section,
      List<Shown> plots,
      Numbering numbering) {
    Prose source = prose == null ? null : source(prose, section.id());
    Optional<ProseSection> own = source == null ? Optional.empty() : source.section(section.id());
    Foreign foreign = own.isPresent() ? foreign(source) : null;
    String typed = own.map(text -> filled.text(text.title()).plain()).orElse("");
    String title = foreign == null && !typed.isEmpty() ? typed : title(section, plots, typed);
    List<Block> blocks = new ArrayList<>();
    own.ifPresent(text -> blocks.addAll(filled.blocks(section.id(), text.blocks(), foreign)));
    List<Text> said = new Commentary(lab, words, book).of(section.figures());
    if (!said.isEmpty()) {
      blocks.add(new Block.Lede(said));
    }
    List<Shown> flow = plots.stream().filter(plot -> !plot.annexed()).toList();
    List<Shown> annex = plots.stream().filter(Shown::annexed).toList();
    Decks decks = new Decks(words, charts);
    blocks.addAll(decks.of(flow, numbering, SHEET));
    if (!annex.isEmpty()) {
      String summary =
          words.pagePlain(
              "page.annex.summary", Map.of("charts", new Arg.Count("annex", annex.size())));
      List<Block> folded = new ArrayList<>();
      if (annex.stream().anyMatch(plot -> plot.drawn() != null)) {
        folded.add(decks.annex(annex, numbering));
      }
      folded.add(new RetoldTables(lab, words, book, charts).charts(plots, spec.versus()));
      blocks.add(new Block.Fold(summary, folded));
    }
    return new Section(section.id(), title, blocks);
  }

  /** A title in the language of the page where the editor gave none in it. */
  private String title(SectionSpec section, List<Shown> plots, String typed) {
    if (plots.isEmpty()) {
      boolean known = KNOWN.contains(section.id());
      return known
          ? words.pageWord("page.section." + section.id())
          : typed.isEmpty() ? section.id() : typed;
    }
    return words.name(lab.workloadEntity(plots.get(0).question().workload()));
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

  /** Frames charts under their numbers, and remembers the first. */
  final class Numbering {
    private final String root;
    private final int total;
    private @Nullable Chart first;

    Numbering(String root, int total) {
      this.root = root;
      this.total = total;
    }

    Chart frame(Shown shown) {
      Drawn drawn = shown.drawn();
      if (drawn == null) {
        throw new IllegalArgumentException("chart " + shown.number() + " was not drawn");
      }
      Chart chart =
          charts.frame(
              drawn,
              shown.question().key(),
              "data/reviews/" + spec.slug(),
              root,
              shown.number(),
              total);
      if (first == null) {
        first = chart;
      }
      return chart;
    }

    @Nullable Chart first() {
      return first;
    }
  }
}
