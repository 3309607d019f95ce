package org.plateau.site.reviews;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plateau.sample.reviews.PublishedFigure;

/** The table of {@code docs/model-reviews/figures.md}: printed, measured, difference, verdict. */
final class FigureTable {
  private FigureTable() {}

  static String of(List<CheckedFigure> figures) {
    List<String> lines = new ArrayList<>();
    lines.add("# Published and measured");
    lines.add("");
    lines.add(
        "Each figure that the model reviews printed, held against what Plateau measures in the logs");
    lines.add(
        "reconstructed from them ([simulation.md](../simulation.md)). Written by `PublishedFiguresTest`;");
    lines.add(
        "change it with `-Dplateau.golden=write`. Equal means: to the last printed digit. `~` is about,");
    lines.add(
        "`<` and `>` are bounds; a GB/s of the vdbench figures is 1000 MiB/s, as the reviews count it.");
    lines.add("");
    Map<String, Long> counts =
        figures.stream()
            .collect(
                Collectors.groupingBy(
                    figure -> figure.figure().isContradicted() ? "contradicted" : figure.verdict(),
                    TreeMap::new,
                    Collectors.counting()));
    lines.add(
        figures.size()
            + " figures: "
            + counts.entrySet().stream()
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining(", "))
            + ".");
    lines.add("");
    lines.add(
        "| id | publisher | of | quantity | unit | printed | measured | difference | verdict |");
    lines.add("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    figures.forEach(figure -> lines.add(line(figure)));
    return String.join("\n", lines) + "\n";
  }

  private static String line(CheckedFigure checked) {
    PublishedFigure figure = checked.figure();
    String load =
        figure.cell("threads").isEmpty()
            ? ""
            : ", " + figure.cell("threads") + "T" + depth(figure.cell("depth"));
    String of =
        figure.cell("drive")
            + ", "
            + figure.cell("workload")
            + " "
            + figure.cell("phase")
            + load
            + (figure.cell("configs").isEmpty() ? "" : ", " + figure.cell("configs"))
            + (figure.cell("part").isEmpty() ? "" : ", " + figure.cell("part"))
            + (figure.cell("vm").isEmpty() ? "" : ", each VM");
    String how = figure.cell("how").equals("value") ? "" : " (" + figure.cell("how") + ")";
    return "| "
        + String.join(
            " | ",
            figure.id(),
            figure.cell("publisher"),
            of,
            figure.quantity() + how,
            figure.cell("unit"),
            checked.printed(),
            checked.shown(),
            checked.difference(),
            checked.verdict())
        + " |";
  }

  private static String depth(String depth) {
    return depth.isEmpty() ? "" : "/" + depth + "Q";
  }
}
