package org.plateau.render.review;

import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.yaml.Place;

/**
 * A review as {@code review.yaml} describes it.
 *
 * @param slug name of its folder, and of its address
 * @param drives what is reviewed, each with the profiles it is shown in
 * @param versus ids of the comparables
 * @param disclosure per language tag
 * @param award {@code editors-choice}, or empty
 * @param method id of the steady-state method that this review is judged by; empty for the lab's
 * @param figures by name, in the order of the file
 * @param images photographs beside the text
 */
public record ReviewSpec(
    String slug,
    List<Reviewed> drives,
    List<String> versus,
    String author,
    @Nullable LocalDate published,
    @Nullable LocalDate updated,
    Map<String, String> disclosure,
    String award,
    String method,
    Map<String, FigureSpec> figures,
    List<ClaimSpec> claims,
    List<SectionSpec> sections,
    List<ImageSpec> images,
    List<DisagreementSpec> disagreements,
    List<AcceptSpec> accepted,
    Place place) {
  public ReviewSpec {
    drives = List.copyOf(drives);
    versus = List.copyOf(versus);
    disclosure = Map.copyOf(disclosure);
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    claims = List.copyOf(claims);
    sections = List.copyOf(sections);
    images = List.copyOf(images);
    disagreements = List.copyOf(disagreements);
    accepted = List.copyOf(accepted);
  }

  /** A reviewed drive; no profiles means the only one it has. */
  public record Reviewed(String drive, List<String> profiles) {
    public Reviewed {
      profiles = List.copyOf(profiles);
    }
  }

  /**
   * A figure by name.
   *
   * @param metric id of a metric
   * @param statistic id of a statistic
   * @param span {@code steady}, {@code whole}, {@code burst}
   * @param direction id of a direction; empty to take the only one there is
   * @param where labels that the run must have
   */
  public record FigureSpec(
      String metric,
      String statistic,
      String span,
      String direction,
      Map<String, String> where,
      Place place) {
    public FigureSpec {
      where = Collections.unmodifiableMap(new LinkedHashMap<>(where));
    }
  }

  /**
   * A claim that the data must bear out.
   *
   * @param side {@code pro}, {@code con}, {@code headline}
   * @param when the predicate as typed
   * @param text per language tag
   */
  public record ClaimSpec(
      String id, String side, String when, Map<String, String> text, Place place) {
    public ClaimSpec {
      text = Map.copyOf(text);
    }
  }

  /** A section in the order of the page. */
  public record SectionSpec(String id, List<String> figures, List<ChartSpec> charts, Place place) {
    public SectionSpec {
      figures = List.copyOf(figures);
      charts = List.copyOf(charts);
    }
  }

  /**
   * Charts to draw: one for each operating system in which the reviewed drives were run.
   *
   * @param statistic id of a statistic
   * @param where further labels that the runs must have
   */
  public record ChartSpec(
      String workload,
      String phase,
      String metric,
      String statistic,
      Map<String, String> where,
      Place place) {
    public ChartSpec {
      where = Collections.unmodifiableMap(new LinkedHashMap<>(where));
    }
  }

  /** A photograph with its words per language tag. */
  public record ImageSpec(
      String file,
      String section,
      Map<String, String> alternative,
      Map<String, String> caption,
      String credit,
      Place place) {
    public ImageSpec {
      alternative = Map.copyOf(alternative);
      caption = Map.copyOf(caption);
    }
  }

  /** Another value that is known for a figure, stated on the page. */
  public record DisagreementSpec(String figure, String otherValue, String source, Place place) {}

  /** A correction of what was already published. */
  public record AcceptSpec(
      String figure, String from, String to, @Nullable LocalDate date, String note, Place place) {}
}
