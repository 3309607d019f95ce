package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Problem;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Bars;
import org.plateau.render.chart.Provenance;
import org.plateau.render.review.ReviewFolder;

class RetoldReviewTest {
  private static final String YAML =
      """
      drives: [{drive: alder}]
      versus: [birch, cedar]
      source: A Publisher
      figures:
        write: {metric: iops, stat: mean, window: whole, where: {drive: alder, workload: 4k-write}}
      quoted:
        write: {value: 1000, unit: IOPS, rank: 2}
        peak: {value: 50, bound: lt, unit: ms, of: {drive: alder, workload: 4k-write}}
        range: {value: 1.5, high: 2.25, unit: ms, of: {drive: alder, workload: 4k-write}}
        p99: {value: 31.12, unit: ms, of: {drive: alder, workload: 4k-write}}
      claims:
        - {id: second, side: pro, when: published_rank(write) <= 2, text: {en: Quick}}
        - {id: led, side: pro, when: leads(write), text: {en: Leads}}
      disagreements:
        - {figure: p99, other_value: "31.23 ms", source: the conclusion}
      """;

  @TempDir Path folder;

  private LabView lab(double alder) {
    Map<String, String> published =
        Map.of("source", "reconstructed", "published", "whole.all.iops.mean");
    return new Bench(folder, "alder", "birch", "cedar")
        .run("alder", alder, published)
        .run("birch", 900.0, Map.of("source", "reconstructed"))
        .view();
  }

  private ReviewFolder review(String prose) throws IOException {
    Path review = folder.resolve("reviews/alder");
    Files.createDirectories(review);
    Files.writeString(review.resolve("review.yaml"), YAML);
    Files.writeString(review.resolve("en.md"), prose);
    List<Problem> problems = new ArrayList<>();
    ReviewFolder read = ReviewFolder.one(folder, "alder", List.of("en"), problems).orElseThrow();
    assertThat(problems).isEmpty();
    return read;
  }

  private FigureBook book(LabView lab, ReviewFolder review) {
    return new FigureBook(lab, review.spec(), new Cast(lab, review.spec()).drives());
  }

  @Test
  void printsAQuoteWithItsSourcesDigitsBoundAndRank() throws IOException {
    LabView lab = lab(1000.3);
    ReviewFolder review =
        review("# Alder\n\n{{write}} {{published_rank(write)}} {{peak}} {{peak|worded}} {{range}}");
    FigureBook book = book(lab, review);
    Words words = Bench.words(lab);
    String said =
        new ProseText(words, book, new ArrayList<>())
            .text(review.prose().get("en").standfirst().get(0).lines().get(0))
            .plain();
    assertThat(said.replace('\u00a0', ' ')).isEqualTo("1,000 IOPS 2nd < 50 ms 50 ms 1.50–2.25 ms");
    assertThat(book.problems()).isEmpty();
  }

  @Test
  void neverRanksReconstructedRuns() throws IOException {
    LabView lab = lab(1000);
    ReviewFolder review = review("# Alder");
    FigureBook book = book(lab, review);
    assertThat(book.place("write")).isEmpty();
    assertThat(book.rank("write")).isEmpty();
    assertThat(new Claims(review.spec(), book).problems())
        .extracting(Problem::found)
        .containsExactly("claim led: leads(write) is not known");
  }

  @Test
  void saysWhenARunDoesNotGiveWhatWasPublished() throws IOException {
    LabView lab = lab(1100);
    assertThat(book(lab, review("# Alder")).problems())
        .extracting(Problem::code, Problem::found, Problem::expected)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "review.quote-differs",
                "the run gives 1,100 IOPS for write",
                "1,000 IOPS, as published"));
  }

  @Test
  void drawsOnlyWhoWasPublishedAndTellsTheValueFromAModels() throws IOException {
    LabView lab = lab(1000);
    ReviewFolder review = review("# Alder");
    ChartQuestion question =
        new ChartQuestion(
            Metric.IOPS,
            Statistic.MEAN,
            Map.of("workload", "4k-write", "phase", "primary", "os", "linux-a"));
    List<Contender> field = new Cast(lab, review.spec()).contenders();
    Optional<Drawn> drawn = new ValuePlots(lab, Bench.words(lab)).bars(question, field);
    Drawn plot = drawn.orElseThrow().without(field);
    assertThat(plot.cast()).extracting(Contender::drive).containsExactly("alder");
    assertThat(plot.omitted()).extracting(Contender::drive).containsExactly("birch", "cedar");
    assertThat(((Bars) plot.plot()).rows().get(0).bars())
        .containsExactly(new Bar.Known(1000, Provenance.PUBLISHED));
  }

  @Test
  void pointsOutTheOtherValueOfADisagreement() throws IOException {
    LabView lab = lab(1000);
    ReviewFolder review = review("# Alder\n\nThe slowest took 31.23 ms.");
    assertThat(new ReviewCheck(lab, review, book(lab, review)).problems(false))
        .filteredOn(problem -> problem.code().equals("prose.unbound-number"))
        .extracting(Problem::found, Problem::expected)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "\"31.23 ms\" typed as text, which is the other value of a known disagreement"
                    + " (the conclusion)",
                "{{p99}}, which is 31.12 ms"));
  }
}
