package org.plateau.render.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plateau.render.page.Review;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.ChartSpec;
import org.plateau.render.review.ReviewSpec.SectionSpec;

/** A review that is on the site in one language. */
public record Published(ReviewFolder folder, FigureBook book, Review review) {
  private static final int PICTURE_WIDTH = 600;

  /** The newest first; those without a date last. */
  public static final Comparator<Published> NEWEST_FIRST =
      Comparator.comparing(
              (Published one) ->
                  Optional.ofNullable(one.spec().published())
                      .map(d -> -d.toEpochDay())
                      .orElse(Long.MAX_VALUE))
          .thenComparing(one -> one.spec().slug());

  public ReviewSpec spec() {
    return folder.spec();
  }

  /** Headline as one line. */
  public String title() {
    String claim = review.headline().claim();
    return claim == null
        ? review.headline().product()
        : review.headline().product() + review.headline().colon() + " " + claim;
  }

  /** Whether the drive is reviewed or compared in it. */
  public boolean isAbout(String drive) {
    return spec().versus().contains(drive)
        || spec().drives().stream().anyMatch(reviewed -> reviewed.drive().equals(drive));
  }

  /** The plot of its first chart. */
  Optional<Drawn> lead(LabView lab, Words words) {
    for (SectionSpec section : spec().sections()) {
      for (ChartSpec chart : section.charts()) {
        List<Drawn> drawn =
            new Benchmarks(lab, words).draw(chart, new Cast(lab, spec()), new ArrayList<>());
        if (!drawn.isEmpty()) {
          return Optional.of(drawn.get(0));
        }
      }
    }
    return Optional.empty();
  }

  /** Its first chart as PNG for link previews; empty when it has none. */
  public Optional<byte[]> picture(LabView lab, Words words) {
    ChartMaker charts = new ChartMaker(lab, words, new Assets(), new Drawings());
    return lead(lab, words).map(drawn -> charts.picture(drawn, PICTURE_WIDTH));
  }

  /** A text of the review for another page, where its figures have no evidence to lead to. */
  static Text elsewhere(Text text) {
    return new Text(text.runs().stream().map(Published::elsewhere).toList());
  }

  private static Run elsewhere(Run run) {
    return run instanceof Run.Figure figure
        ? new Run.Figure(
            figure.text(),
            figure.value(),
            figure.unit(),
            figure.name(),
            figure.bound(),
            null,
            figure.apart())
        : run;
  }
}
