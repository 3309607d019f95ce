package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.page.Block;
import org.plateau.render.page.Foreign;
import org.plateau.render.page.Section;
import org.plateau.render.page.Text;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseSection;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.SectionSpec;
import org.plateau.render.text.Arg;

/**
 * The sections of a review: the editor's words, what is generated for them, and the tables of the
 * catalogue.
 */
final class ReviewSections {
  /** From this many charts on a section shows a contact sheet. */
  private static final int SHEET = 8;

  private static final Set<String> KNOWN =
      Set.of("introduction", "over-provisioning", "design", "management", "conclusion");

  private final LabView lab;
  private final ReviewSpec spec;
  private final Words words;
  private final Texts texts;
  private final FigureBook book;
  private final Claims claims;
  private final Cast cast;
  private final ChartMaker charts;
  private final ReviewProse prose;
  private final Set<AnalysedRun> runs;

  /**
   * For one page.
   *
   * @param runs that its charts and figures were made of
   */
  ReviewSections(
      LabView lab,
      ReviewSpec spec,
      Words words,
      Texts texts,
      FigureBook book,
      Claims claims,
      Cast cast,
      ChartMaker charts,
      ReviewProse prose,
      Set<AnalysedRun> runs) {
    this.lab = lab;
    this.spec = spec;
    this.words = words;
    this.texts = texts;
    this.book = book;
    this.claims = claims;
    this.cast = cast;
    this.charts = charts;
    this.prose = prose;
    this.runs = runs;
  }

  /** All sections between contents and corrections, in the order of the page. */
  List<Section> of(ProseText filled, Map<String, List<Shown>> drawn, Numbering numbering) {
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
      Section made = section(filled, section, plots, numbering);
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
  void addRetold(List<Section> sections) {
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
      ProseText filled, SectionSpec section, List<Shown> plots, Numbering numbering) {
    Prose own = prose.own();
    Prose source = own == null ? null : prose.source(own, section.id());
    Optional<ProseSection> told = source == null ? Optional.empty() : source.section(section.id());
    Foreign foreign = told.isPresent() ? prose.foreign(source) : null;
    String typed = told.map(text -> filled.text(text.title()).plain()).orElse("");
    String title = foreign == null && !typed.isEmpty() ? typed : title(section, plots, typed);
    List<Block> blocks = new ArrayList<>();
    told.ifPresent(text -> blocks.addAll(filled.blocks(section.id(), text.blocks(), foreign)));
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
}
