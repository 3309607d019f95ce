package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.analysis.change.ChangePoints;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.Steadiness;
import org.plateau.render.chart.Thumbnail;
import org.plateau.render.page.Chart;
import org.plateau.render.page.Drawing;
import org.plateau.render.page.Front;
import org.plateau.render.page.Front.Leader;
import org.plateau.render.page.Link;
import org.plateau.render.page.Text;
import org.plateau.render.page.Tile;
import org.plateau.render.page.Value;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.text.Arg;

/** Makes the front page: the newest review, the others, who leads, what changed. */
public final class FrontReport {
  private static final int LEAD_CHART = 586;
  private static final int LEAD_ROWS = 4;
  private static final int PREVIEW_WIDTH = 132;
  private static final int PREVIEW_HEIGHT = 66;
  private static final int STRIP_WIDE = 300;
  private static final int STRIP_NARROW = 158;
  private static final int ROW_STRIP = 130;

  private final LabView lab;
  private final Words words;
  private final Fields fields;
  private final ChartMaker charts;
  private final FieldWords say;

  public FrontReport(LabView lab, Words words, Fields fields, Assets assets) {
    this.lab = lab;
    this.words = words;
    this.fields = fields;
    this.charts = new ChartMaker(lab, words, assets, new Drawings());
    this.say = new FieldWords(lab, words, charts);
  }

  /**
   * The page.
   *
   * @param reviews in any order
   * @param drives addresses of the drives' pages
   * @param workloads addresses of the workloads' pages
   */
  public Front page(List<Published> reviews, Slugs drives, Slugs workloads) {
    List<Published> newest = reviews.stream().sorted(Published.NEWEST_FIRST).toList();
    Front front =
        new Front(
            newest.isEmpty() ? null : lead(newest.get(0)),
            newest.stream().skip(newest.size() > 1 ? 1 : 0).map(this::row).toList(),
            leaders(workloads),
            changes(drives));
    charts.addReadOut("data/front");
    return front;
  }

  private static String address(Published review) {
    return "reviews/" + review.spec().slug() + "/";
  }

  private Front.Lead lead(Published review) {
    List<String> about = new ArrayList<>();
    int charts =
        review.review().contents().groups().stream()
            .flatMap(group -> group.items().stream())
            .mapToInt(item -> item.charts())
            .sum();
    long drives = new Cast(lab, review.spec()).drives().size();
    about.add(words.plain("count.charts", Map.of("count", new Arg.Count("charts", charts))));
    about.add(words.plain("count.drives", Map.of("count", new Arg.Count("drives", drives))));
    List<Link> downloads =
        review.review().downloads().stream()
            .map(link -> new Link(address(review) + link.href(), link.label()))
            .toList();
    return new Front.Lead(
        review.review().productClass(),
        review.review().headline(),
        Published.elsewhere(review.review().standfirst()),
        review.review().award(),
        about,
        downloads,
        address(review) + "index.html",
        new Tiles(lab, words, review.book(), this.charts).rows(review.spec(), LEAD_ROWS, ROW_STRIP),
        review.lead(lab, words).map(drawn -> chart(review, drawn)).orElse(null),
        review.review().foreign());
  }

  /** The lead may differ between languages, so its files bear the review's name. */
  private Chart chart(Published review, Drawn drawn) {
    String id = "lead-" + review.spec().slug();
    return charts.frame(
        drawn, new ChartMaker.Framing(id, "", "", "", "data/front", "../", LEAD_CHART, true, null));
  }

  private Front.ReviewRow row(Published review) {
    Tile tile = review.review().tiles().isEmpty() ? null : review.review().tiles().get(0);
    Value value = tile == null ? null : tile.value();
    return new Front.ReviewRow(
        review.review().headline(),
        address(review) + "index.html",
        review.review().standfirst().runs().isEmpty()
            ? null
            : Published.elsewhere(review.review().standfirst()),
        preview(review),
        value == null ? null : new Value(Published.elsewhere(value.number()), value.unit()),
        tile == null ? null : tile.label(),
        review.review().award(),
        review.review().foreign());
  }

  private @Nullable Drawing preview(Published review) {
    Optional<Drawn> drawn = review.lead(lab, words);
    List<Line> lines = drawn.map(Decks::lines).orElse(List.of());
    if (drawn.isEmpty() || lines.isEmpty()) {
      return null;
    }
    return charts.tiny(
        new Thumbnail(lines, Decks.top(drawn.get()), new Steadiness.Unstated(), PREVIEW_HEIGHT),
        "preview-" + review.spec().slug(),
        review.title(),
        PREVIEW_WIDTH,
        PREVIEW_WIDTH,
        charts.numbers(drawn.get().scale()));
  }

  /** One row a workload and metric, the stock profile among like runs; the tail is left out. */
  private List<Leader> leaders(Slugs workloads) {
    List<Leader> leaders = new ArrayList<>();
    for (String workload : fields.workloads()) {
      for (Field field : fields.leads(lab, workload)) {
        if (!field.statistic().equals(Statistic.MEAN)) {
          continue;
        }
        String drive = field.standings().ranking().places().get(0).entry().name();
        String load = field.like().load();
        String profile = Labels.profile(words, field.like().label("op_profile"));
        List<String> label = new ArrayList<>(List.of(say.label(field)));
        List.of(load, profile).stream().filter(part -> !part.isEmpty()).forEach(label::add);
        leaders.add(
            new Leader(
                FieldWords.joined(label),
                "workloads/" + workloads.of(workload) + "/index.html",
                say.strip(
                    field,
                    drive,
                    "leader-" + workloads.of(workload) + "-" + field.metric().id(),
                    STRIP_WIDE,
                    STRIP_NARROW),
                words.name(lab.modelOf(drive)),
                say.margin(field)));
      }
    }
    return leaders;
  }

  private List<Front.Change> changes(Slugs drives) {
    List<Front.Change> changes = new ArrayList<>();
    for (String drive : lab.catalogue().drives().keySet()) {
      for (Histories.History history : Histories.of(lab, drive)) {
        for (ChangePoints.Change change : history.changes()) {
          changes.add(change(drive, history, change, drives));
        }
      }
    }
    return changes;
  }

  private Front.Change change(
      String drive, Histories.History history, ChangePoints.Change change, Slugs drives) {
    String name = words.name(lab.modelOf(drive));
    String workload = words.name(lab.workloadEntity(history.like().label("workload")));
    String date = history.runs().get(change.index()).date().toString();
    List<String> note = new ArrayList<>();
    note.add(
        words.plain(
            change.relative() < 0 == isBetterHigh(history)
                ? "report.history.worse"
                : "report.history.better",
            Map.of("date", new Arg.Literal(date))));
    String provenance =
        Labels.provenance(history.runs().stream().map(Histories.Dated::run).toList());
    if (provenance != null) {
      note.add(words.plain("state." + provenance));
    }
    return new Front.Change(
        FieldWords.joined(List.of(name, workload)),
        "drives/" + drives.of(drive) + "/index.html",
        new Text(
            List.of(
                words.figure(
                    org.plateau.render.text.Precision.exact(
                        drive + "/" + HistoryChart.share(history, change).name(),
                        change.relative(),
                        org.plateau.render.text.Unit.PERCENT),
                    null))),
        FieldWords.joined(note));
  }

  private static boolean isBetterHigh(Histories.History history) {
    Metric metric = history.metric();
    return metric.higherIsBetter();
  }
}
