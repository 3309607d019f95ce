package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.chart.ChartNote;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.NumberText;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.draw.Charts;
import org.plateau.render.chart.style.Palette;
import org.plateau.render.chart.style.Typefaces;
import org.plateau.render.chart.table.ChartTable;
import org.plateau.render.page.Block;
import org.plateau.render.page.Chart;
import org.plateau.render.page.Drawing;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;
import org.plateau.render.pdf.Drawings;
import org.plateau.render.text.Arg;

/** Puts a plot into its frame: finding, measure, drawing in two widths, table, files. */
final class ChartMaker {
  private static final double PRINT_WIDTH_MM = 174;
  private static final double MM_PER_PX = PRINT_WIDTH_MM / Charts.PRINT;

  private final LabView lab;
  private final Words words;
  private final Charts charts;
  private final Assets assets;
  private final Drawings print;
  private final ReadOut readOut;

  /** Where files lie: {@code data/} from the site's root, the same in every language. */
  ChartMaker(LabView lab, Words words, Assets assets, Drawings print) {
    this.lab = lab;
    this.words = words;
    this.charts = new Charts(Typefaces.of(words.language().tag()));
    this.assets = assets;
    this.print = print;
    this.readOut = new ReadOut(charts);
  }

  /**
   * Where and how a chart stands on its page.
   *
   * @param id unique on the page: letters, digits, hyphens
   * @param alternative what it shows, for who cannot see it
   * @param folder where its files go, from the site's root, without a slash at its end
   * @param root from the page to the site's root
   * @param wide px of its wide drawing
   * @param small whether its place is narrower than a review's
   */
  record Framing(
      String id,
      String title,
      String subtitle,
      String alternative,
      String folder,
      String root,
      int wide,
      boolean small,
      @Nullable String remark) {}

  /** The frame of a chart outside of a review. */
  Chart frame(Plot plot, Scale scale, boolean subject, List<AnalysedRun> runs, Framing framing) {
    ChartText text =
        new ChartText(
            framing.id(),
            words.language().tag(),
            framing.title(),
            framing.title() + ". " + framing.subtitle() + ". " + framing.alternative(),
            numbers(scale),
            note(plot, runs));
    String provenance = Labels.provenance(runs);
    String file = framing.folder() + "/" + framing.id();
    assets.add(file + ".csv", ChartTable.complete(plot, english(text)).csv(notice(provenance)));
    boolean read = readOut.add(plot, text, scale, framing.wide());
    return new Chart(
        framing.id(),
        null,
        null,
        framing.title(),
        framing.subtitle(),
        scale.measure().higherIsBetter() ? "up" : "down",
        subject,
        framing.small(),
        drawing(plot, text, framing.wide()),
        read ? framing.id() : null,
        read ? framing.root() + readOutFile(framing.folder()) : null,
        table(plot, text, framing.title()),
        framing.root() + file + ".csv",
        null,
        null,
        null,
        provenance,
        framing.remark());
  }

  private String readOutFile(String folder) {
    return folder + "/plots." + words.language().folder() + ".js";
  }

  /** Adds the script file that holds what can be read off the charts of the page. */
  void addReadOut(String folder) {
    readOut.script().ifPresent(script -> assets.add(readOutFile(folder), script));
  }

  /** A picture for link previews, as PNG. */
  byte[] picture(Drawn drawn, int width) {
    ChartText text =
        new ChartText(
            "picture",
            words.language().tag(),
            title(drawn),
            "",
            numbers(drawn.scale()),
            note(drawn.plot(), drawn.runs()));
    return charts.png(drawn.plot(), text, width, Palette.LIGHT, 2);
  }

  /** What a chart of a review says, for a place outside of it. */
  Chart frame(Drawn drawn, Framing framing) {
    return frame(
        drawn.plot(),
        drawn.scale(),
        drawn.cast().stream().anyMatch(one -> one.role().isSubject()),
        drawn.runs(),
        new Framing(
            framing.id(),
            title(drawn),
            subtitle(drawn.question(), drawn.scale()),
            order(drawn),
            framing.folder(),
            framing.root(),
            framing.wide(),
            framing.small(),
            framing.remark()));
  }

  /**
   * The frame of a chart.
   *
   * @param id unique on the page: letters, digits, hyphens
   * @param folder where its files go, from the site's root, without a slash at its end
   * @param root from the page to the site's root: {@code ../../../}
   * @param number its number among all of the page; null outside of a review
   */
  Chart frame(
      Drawn drawn,
      String id,
      String folder,
      String root,
      @Nullable Integer number,
      @Nullable Integer of) {
    String title = title(drawn);
    String subtitle = subtitle(drawn.question(), drawn.scale());
    ChartText text =
        new ChartText(
            id,
            words.language().tag(),
            title,
            title + ". " + subtitle + ". " + order(drawn),
            numbers(drawn.scale()),
            note(drawn.plot(), drawn.runs()));
    String provenance = Labels.provenance(drawn.runs());
    String file = folder + "/" + id;
    assets.add(
        file + ".csv", ChartTable.complete(drawn.plot(), english(text)).csv(notice(provenance)));
    String svg = folder + "/" + id + "." + words.language().folder() + ".svg";
    assets.add(svg, charts.svgFile(drawn.plot(), text, Charts.WIDE));
    boolean read = readOut.add(drawn.plot(), text, drawn.scale(), Charts.WIDE);
    boolean subject = drawn.cast().stream().anyMatch(one -> one.role().isSubject());
    return new Chart(
        id,
        number,
        of,
        title,
        subtitle,
        drawn.scale().measure().higherIsBetter() ? "up" : "down",
        subject,
        false,
        drawing(drawn.plot(), text, Charts.WIDE),
        read ? id : null,
        read ? root + readOutFile(folder) : null,
        table(drawn.plot(), text, title),
        root + file + ".csv",
        root + svg,
        null,
        null,
        provenance,
        omitted(drawn));
  }

  /** The CSV is the same in every language, so its text must be. */
  private static ChartText english(ChartText text) {
    return new ChartText(text.key(), "en", text.key(), "", text.numbers());
  }

  private static String notice(@Nullable String provenance) {
    return provenance == null
        ? ""
        : provenance.equals("reconstructed") ? "reconstructed from published figures" : provenance;
  }

  /** What a drawing of reconstructed runs says of itself, wherever it is taken. */
  private ChartNote note(Plot plot, List<AnalysedRun> runs) {
    if (!Told.anyReconstructed(runs)) {
      return ChartNote.NONE;
    }
    Origins origins = Origins.of(plot);
    return new ChartNote(
        words.pageWord("page.provenance.reconstructed.long"),
        origins.published() ? words.plain("state.published") : "",
        origins.model() ? words.plain("state.model") : "");
  }

  /** Who has no published figure in the chart, said once under it. */
  private @Nullable String omitted(Drawn drawn) {
    if (!drawn.isReconstructed() || drawn.omitted().isEmpty()) {
      return null;
    }
    String names =
        String.join(", ", drawn.omitted().stream().map(one -> Labels.of(words, lab, one)).toList());
    return words.plain("report.chart.unpublished", Map.of("names", new Arg.Literal(names)));
  }

  /** A drawing for the page in two widths, and for paper by its id. */
  private Drawing drawing(Plot plot, ChartText text, int wide) {
    print.add(
        text.key(),
        (graphics, width, height) -> {
          graphics.scale(width / Charts.PRINT, width / Charts.PRINT);
          charts.paint(graphics, plot, text, Charts.PRINT, Palette.PRINT);
        });
    return new Drawing(
        text.key(),
        text.description(),
        charts.svg(plot, text, wide),
        charts.svg(plot, text, Charts.NARROW),
        charts.height(plot, text, Charts.PRINT) * MM_PER_PX);
  }

  /** A tiny drawing at two given widths. */
  Drawing tiny(Plot plot, String key, String name, int wide, int narrow, NumberText numbers) {
    ChartText text = new ChartText(key, words.language().tag(), name, name, numbers);
    print.add(
        key,
        (graphics, width, height) -> {
          graphics.scale(width / wide, width / wide);
          charts.paint(graphics, plot, text, wide, Palette.PRINT);
        });
    // where both have one width, their ids on the page must still differ
    ChartText other =
        wide == narrow
            ? new ChartText(key + "-n", words.language().tag(), name, name, numbers)
            : text;
    return new Drawing(key, name, charts.svg(plot, text, wide), charts.svg(plot, other, narrow), 0);
  }

  /** A drive's model name. */
  String model(String drive) {
    return words.name(lab.modelOf(drive));
  }

  NumberText numbers(Scale scale) {
    return (measure, value) -> {
      String printed = words.messages().quantities().print(scale.quantity("chart/value", value));
      String unit = scale.unit().symbol();
      return unit.isEmpty()
          ? printed
          : printed.substring(0, printed.length() - unit.length()).replace("\u00a0", "").strip();
    };
  }

  /** The finding, without digits: who leads, who is behind whom. */
  String title(Drawn drawn) {
    if (drawn.isReconstructed()) {
      return plainTitle(drawn.question());
    }
    List<Contender> cast = drawn.cast();
    Optional<Contender> hero = cast.stream().filter(one -> one.role() == Role.HERO).findFirst();
    List<Contender> field = cast.stream().filter(one -> !one.role().isSubject()).toList();
    if (hero.isEmpty() || field.isEmpty()) {
      return plainTitle(drawn.question());
    }
    Arg drive = new Arg.Literal(Labels.of(words, lab, hero.get()));
    int place = drawn.place();
    if (place == 1) {
      return words.plain("report.chart.leads", Map.of("drive", drive));
    }
    if (place > field.size()) {
      return words.plain("report.chart.last", Map.of("drive", drive));
    }
    Arg rival = new Arg.Literal(Labels.of(words, lab, field.get(place - 2)));
    return words.plain("report.chart.behind", Map.of("drive", drive, "rival", rival));
  }

  /** What a chart shows where there is no finding to tell, or none that the data bear out. */
  String plainTitle(ChartQuestion question) {
    Arg workload =
        new Arg.Listing(
            question.named().stream()
                .map(one -> (Arg) new Arg.Entity(lab.workloadEntity(one)))
                .toList());
    Arg metric = new Arg.Literal(words.metric(question.metric(), question.statistic()));
    return question.drive().isEmpty()
        ? words.plain("report.chart.plain", Map.of("wl", workload, "metric", metric))
        : words.plain(
            "report.chart.of",
            Map.of(
                "drive",
                new Arg.Entity(lab.modelOf(question.drive())),
                "wl",
                workload,
                "metric",
                metric));
  }

  private String subtitle(ChartQuestion question, Scale scale) {
    List<String> parts = new ArrayList<>();
    question.named().forEach(one -> parts.add(words.name(lab.workloadEntity(one))));
    parts.addAll(conditions(question));
    parts.add(
        words.metric(question.metric(), question.statistic())
            + (scale.unit().symbol().isEmpty() ? "" : " (" + scale.unit().symbol() + ")"));
    return String.join("\u00a0· ", parts);
  }

  /** Phase and system of a chart. */
  List<String> conditions(ChartQuestion question) {
    List<String> parts = new ArrayList<>();
    if (!question.phase().isEmpty()) {
      parts.add(words.plain("phase." + question.phase()));
    }
    if (!question.os().isEmpty()) {
      parts.add(words.name(question.os()));
    }
    if (question.where().containsKey("operation")) {
      parts.add(words.plain("report.chart.operations"));
    }
    return parts;
  }

  private String order(Drawn drawn) {
    String names =
        String.join(", ", drawn.cast().stream().map(one -> Labels.of(words, lab, one)).toList());
    return words.plain("report.alt", Map.of("names", new Arg.Literal(names)));
  }

  /** A number or a name with one is the same in every language; other cells are words of it. */
  private static Text literal(String text) {
    if (text.isEmpty()) {
      return new Text(List.of());
    }
    boolean digit = text.codePoints().anyMatch(Character::isDigit);
    return new Text(List.of(digit ? new Run.Literal(text) : new Run.Words(text)));
  }

  private Block.Table table(Plot plot, ChartText text, String name) {
    ChartTable table = ChartTable.brief(plot, text);
    List<Block.Column> columns =
        table.columns().stream()
            .map(
                column ->
                    new Block.Column(
                        column.label(),
                        column.unit().isEmpty() ? null : column.unit(),
                        column.numeric()))
            .toList();
    List<Block.Row> rows = new ArrayList<>();
    for (List<ChartTable.Cell> cells : table.rows()) {
      rows.add(
          new Block.Row(
              cells.stream().map(cell -> Block.Cell.of(literal(cell.text()))).toList(), false));
    }
    String caption =
        text.note().dashed().isEmpty() ? null : words.pageWord("page.provenance.model.long");
    return new Block.Table(name, caption, true, columns, rows);
  }
}
