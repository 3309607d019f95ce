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
 * @param source who first published what the review retells; empty for a lab's own review
 * @param figures by name, in the order of the file
 * @param quoted what the source printed, by name: a value, a rank, or both
 * @param bottomLine the last sentence, per language tag
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
    String source,
    Map<String, FigureSpec> figures,
    Map<String, PublishedSpec> quoted,
    List<ClaimSpec> claims,
    List<SectionSpec> sections,
    List<ImageSpec> images,
    List<DisagreementSpec> disagreements,
    List<AcceptSpec> accepted,
    Map<String, String> bottomLine,
    Place place) {
  public ReviewSpec {
    drives = List.copyOf(drives);
    versus = List.copyOf(versus);
    disclosure = Map.copyOf(disclosure);
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    quoted = Collections.unmodifiableMap(new LinkedHashMap<>(quoted));
    claims = List.copyOf(claims);
    sections = List.copyOf(sections);
    images = List.copyOf(images);
    disagreements = List.copyOf(disagreements);
    accepted = List.copyOf(accepted);
    bottomLine = Map.copyOf(bottomLine);
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
   * What the source printed, quoted as it stands there. Under the name of a figure it says what
   * that figure was published as; under a name of its own it is quoted alone.
   *
   * @param value decimal as printed, without grouping; empty where only a rank was published
   * @param high the upper end of a range; empty for one value
   * @param unit symbol as printed
   * @param bound id of a bound; empty for an exact value
   * @param rank place in the source's field, from 1; 0 for none
   * @param tied whether the place was shared
   * @param standing {@code top}, {@code last} … where the source gave a place without a number
   * @param of labels of what a quoted rank is of: drive, workload, metric …
   * @param place where it stands in review.yaml
   */
  public record PublishedSpec(
      String value,
      String high,
      String unit,
      String bound,
      int rank,
      boolean tied,
      String standing,
      Map<String, String> of,
      Place place) {
    public PublishedSpec {
      of = Collections.unmodifiableMap(new LinkedHashMap<>(of));
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
   * @param subjects the reviewed drives that are in it, the first being its subject; none for all
   * @param together whether all systems stand in one chart
   * @param annexed whether it stands in the section's annex and not in the flow of the page
   */
  public record ChartSpec(
      String workload,
      String phase,
      String metric,
      String statistic,
      Map<String, String> where,
      List<String> subjects,
      boolean together,
      boolean annexed,
      Place place) {
    public ChartSpec {
      subjects = List.copyOf(subjects);
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

  /**
   * Another value that is known for what the page says, stated on the page.
   *
   * @param figure name of a figure or of a quoted value; empty where {@code about} says it
   * @param about what it is of, per language tag, where no figure is
   * @param value what the page goes by, where no figure says it
   * @param otherValue as printed at its source
   * @param source where the other value stands, per language tag or under {@code en} for all
   */
  public record DisagreementSpec(
      String figure,
      Map<String, String> about,
      String value,
      String otherValue,
      Map<String, String> source,
      Place place) {
    public DisagreementSpec {
      about = Map.copyOf(about);
      source = Map.copyOf(source);
    }
  }

  /** A correction of what was already published. */
  public record AcceptSpec(
      String figure, String from, String to, @Nullable LocalDate date, String note, Place place) {}
}
