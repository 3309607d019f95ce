package org.plateau.sample.reviews;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The published figures that the reconstruction is fitted to, in the order of their file. */
public record PublishedFigures(List<PublishedFigure> all) {
  private static final String FILE = "figures.tsv";

  public PublishedFigures {
    all = List.copyOf(all);
  }

  /** Those of the five model reviews. */
  public static PublishedFigures ofModelReviews() {
    List<String> lines = lines(FILE);
    List<String> titles = List.of(lines.get(0).split("\t", -1));
    return new PublishedFigures(
        lines.stream().skip(1).map(line -> PublishedFigure.of(titles, line)).toList());
  }

  /** The same with another printed value: what becomes of the site if a publisher corrects it. */
  public PublishedFigures with(String id, String low) {
    return new PublishedFigures(
        all.stream().map(figure -> figure.id().equals(id) ? with(figure, low) : figure).toList());
  }

  private static PublishedFigure with(PublishedFigure figure, String low) {
    Map<String, String> cells = new HashMap<>(figure.cells());
    cells.put("low", low);
    return new PublishedFigure(figure.id(), cells);
  }

  static List<String> lines(String resource) {
    try (InputStream in =
        Objects.requireNonNull(PublishedFigures.class.getResourceAsStream(resource), resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}
