package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.ingest.Problem;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.Prose.Span;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.ChartSpec;

/** Everything that can be said of a review before its pages are made, in all languages at once. */
public final class ReviewCheck {
  private final LabView lab;
  private final ReviewFolder folder;
  private final FigureBook book;
  private final List<Problem> problems = new ArrayList<>();

  /**
   * A check of one review.
   *
   * @param book its figures, resolved once
   */
  public ReviewCheck(LabView lab, ReviewFolder folder, FigureBook book) {
    this.lab = lab;
    this.folder = folder;
    this.book = book;
  }

  /**
   * What is wrong, worst things first.
   *
   * @param measured whether there are runs to hold figures and claims against
   */
  public List<Problem> problems(boolean measured) {
    problems.addAll(folder.problems());
    problems.addAll(unknownDrives(lab, folder.spec()));
    if (measured) {
      problems.addAll(book.problems());
      problems.addAll(new Claims(folder.spec(), book).problems());
      folder.spec().sections().forEach(section -> section.charts().forEach(this::chart));
    }
    UnboundNumbers unbound = new UnboundNumbers(lab, book, folder.spec().disagreements());
    for (Prose prose : folder.prose().values()) {
      slots(prose, measured);
      problems.addAll(unbound.in(prose));
    }
    problems.addAll(unbound.in(folder.spec()));
    problems.addAll(new TextCheck(lab.lab().languages(), folder).problems());
    return problems.stream().distinct().toList();
  }

  /** Numbers that were typed into a text or into the claims. */
  static List<Problem> unbound(
      LabView lab, ReviewFolder folder, FigureBook book, @Nullable Prose prose) {
    UnboundNumbers numbers = new UnboundNumbers(lab, book, folder.spec().disagreements());
    List<Problem> found = new ArrayList<>(numbers.in(folder.spec()));
    if (prose != null) {
      found.addAll(numbers.in(prose));
    }
    return found;
  }

  /** Drives that the catalogue does not know; no page can be made with them. */
  public static List<Problem> unknownDrives(LabView lab, ReviewSpec spec) {
    List<Problem> unknown = new ArrayList<>();
    Stream.concat(spec.drives().stream().map(ReviewSpec.Reviewed::drive), spec.versus().stream())
        .filter(drive -> lab.catalogue().drive(drive).isEmpty())
        .distinct()
        .forEach(
            drive ->
                unknown.add(
                    Problem.error(
                        "review.drive-unknown",
                        spec.place().file(),
                        spec.place().line(),
                        "drive " + drive,
                        "one of " + String.join(", ", lab.catalogue().drives().keySet()),
                        "Correct the id, or add catalog/drives/" + drive + ".yaml.")));
    return unknown;
  }

  private void slots(Prose prose, boolean measured) {
    spans(prose)
        .forEach(
            span -> {
              if (span.kind().equals("link") && !SlotProblems.isSafe(span.target())) {
                problems.add(SlotProblems.link(span));
              }
              if (span.kind().equals("slot")) {
                slot(span, measured);
              }
            });
  }

  private void slot(Span span, boolean measured) {
    new Slots(book)
        .fill(span.text())
        .ifPresentOrElse(
            filled -> {
              if (measured && filled.quantity().isEmpty()) {
                problems.add(SlotProblems.notDerivable(span));
              }
            },
            () -> problems.add(SlotProblems.unknown(span)));
  }

  private static Stream<Span> spans(Prose prose) {
    Stream<ProseBlock> blocks =
        Stream.concat(
            prose.standfirst().stream(),
            prose.sections().stream().flatMap(section -> section.blocks().stream()));
    Stream<List<Span>> titles =
        Stream.concat(
            Stream.of(prose.headline()), prose.sections().stream().map(section -> section.title()));
    return Stream.concat(titles, blocks.flatMap(block -> block.lines().stream()))
        .flatMap(List::stream);
  }

  private void chart(ChartSpec chart) {
    try {
      Metric.of(chart.metric());
      Statistic.of(chart.statistic());
    } catch (IllegalArgumentException e) {
      problems.add(Benchmarks.invalid(chart));
      return;
    }
    List<Contender> cast = new Cast(lab, folder.spec()).contenders();
    List<AnalysedRun> runs = lab.runs();
    if (!chart.annexed() && cast.stream().noneMatch(contender -> hasRun(runs, contender, chart))) {
      problems.add(Benchmarks.empty(chart));
    }
  }

  private static boolean hasRun(List<AnalysedRun> runs, Contender contender, ChartSpec chart) {
    Map<String, String> where = Cast.where(contender, chart.where());
    for (AnalysedRun run : runs) {
      Map<String, String> labels = run.run().labels();
      if (contender.drive().equals(labels.get("drive"))
          && List.of(chart.workload().split("\\+", -1))
              .contains(labels.getOrDefault("workload", ""))
          && (chart.phase().isEmpty() || chart.phase().equals(labels.get("phase")))
          && labels.entrySet().containsAll(where.entrySet())) {
        return true;
      }
    }
    return false;
  }
}
