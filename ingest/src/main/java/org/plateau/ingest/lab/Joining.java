package org.plateau.ingest.lab;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.yaml.Forms;
import org.plateau.ingest.yaml.Place;

/** Joins the labels of one run with its log's facts. */
final class Joining {
  /** A time in run.yaml may stand for a whole test; further off than this it is a mistake. */
  private static final Duration ONE_TEST = Duration.ofHours(24);

  private static final String LOG_HOLDS = "the log's word holds";

  private final RunFacts facts;
  private final Catalogue catalogue;
  private final Consumer<Problem> problems;
  private final Place log;

  Joining(RunFacts facts, Catalogue catalogue, Consumer<Problem> problems) {
    this.facts = facts;
    this.catalogue = catalogue;
    this.problems = problems;
    this.log = new Place(facts.origin().file(), facts.origin().firstLine());
  }

  Labels join(Labels labels) {
    Labels joined = count(labels, LabelKey.THREADS, "numjobs");
    joined = count(joined, LabelKey.QUEUE_DEPTH, "iodepth");
    joined = time(joined);
    joined = source(joined);
    joined = simulatedDrive(joined);
    joined = published(joined);
    return workload(joined);
  }

  /** One run.yaml speaks of all parts of a log set; a run keeps what is said of its own. */
  private Labels published(Labels labels) {
    Optional<Label> label = labels.label(LabelKey.PUBLISHED);
    Optional<PublishedResults> own =
        label
            .flatMap(said -> PublishedResults.of(said.value()))
            .map(all -> all.ofPart(facts.part()));
    return own.isEmpty() || own.get().items().isEmpty()
        ? labels.without(LabelKey.PUBLISHED)
        : labels.with(LabelKey.PUBLISHED, own.get().text(), label.orElseThrow().place());
  }

  private Labels count(Labels labels, LabelKey key, String option) {
    Optional<String> said =
        facts
            .option(option)
            .flatMap(text -> Forms.wholeNumber(text.strip(), 1))
            .map(Object::toString);
    return said.map(value -> hold(labels, key, value, option + "=" + value)).orElse(labels);
  }

  private Labels source(Labels labels) {
    Optional<String> said =
        facts
            .option("source")
            .flatMap(text -> DataSource.of(text.strip().toLowerCase(Locale.ROOT)))
            .map(DataSource::id);
    return said.map(value -> hold(labels, LabelKey.SOURCE, value, "source=" + value))
        .orElse(labels);
  }

  /** The log's value, and a problem where the label has another. */
  private Labels hold(Labels labels, LabelKey key, String value, String said) {
    labels
        .label(key)
        .filter(label -> !label.value().equals(value))
        .ifPresent(label -> contradiction(key, label, log + " says " + said, LOG_HOLDS));
    return labels.with(key, value, log);
  }

  private Labels time(Labels labels) {
    Instant started = facts.started();
    if (started == null) {
      return labels;
    }
    Optional<OffsetDateTime> labelled = labels.time();
    ZoneOffset offset = labelled.map(OffsetDateTime::getOffset).orElse(ZoneOffset.UTC);
    boolean far =
        labelled
            .map(time -> Duration.between(time.toInstant(), started).abs())
            .filter(apart -> apart.compareTo(ONE_TEST) > 0)
            .isPresent();
    String value = started.atOffset(offset).toString();
    if (far) {
      Label label = labels.label(LabelKey.TIME).orElseThrow();
      contradiction(LabelKey.TIME, label, log + " began at " + value, LOG_HOLDS);
    }
    return labels.with(LabelKey.TIME, value, log);
  }

  /** An invented drive has no real runs. */
  private Labels simulatedDrive(Labels labels) {
    Optional<Drive> drive = labels.drive().flatMap(catalogue::drive).filter(Drive::simulated);
    if (drive.isEmpty()) {
      return labels;
    }
    String simulated = DataSource.SIMULATED.id();
    Place place = drive.get().place();
    Optional<Label> label = labels.label(LabelKey.SOURCE);
    if (label.isEmpty()) {
      return labels.with(LabelKey.SOURCE, simulated, place);
    }
    if (label.get().value().equals(DataSource.REAL.id())) {
      contradiction(
          LabelKey.SOURCE,
          label.get(),
          place + " describes a simulated drive",
          "the run counts as simulated");
      return labels.with(LabelKey.SOURCE, simulated, place);
    }
    return labels;
  }

  private Labels workload(Labels labels) {
    Shape shape = Shape.of(facts);
    Optional<Label> label = labels.label(LabelKey.WORKLOAD);
    if (label.isEmpty()) {
      return shape
          .match(catalogue.workloads())
          .map(found -> labels.with(LabelKey.WORKLOAD, found.id(), log))
          .orElse(labels);
    }
    boolean precondition =
        labels.phase().equals(Optional.of(Phase.PRECONDITION)) && shape.isAllWrites();
    Shape compared = precondition ? shape.anyDirection() : shape;
    boolean fits =
        catalogue
            .workload(label.get().value())
            .filter(known -> known.kind() == Workload.Kind.SYNTHETIC && !compared.fits(known))
            .isEmpty();
    return fits ? labels : contradicted(labels, label.get(), compared);
  }

  /** A figure under a wrong workload is a wrong figure: better none than the label's. */
  private Labels contradicted(Labels labels, Label label, Shape shape) {
    String says = log + " says " + shape;
    Optional<Workload> other = shape.match(catalogue.workloads());
    contradiction(
        LabelKey.WORKLOAD,
        label,
        says,
        other.map(o -> "the log's word holds, " + o.id()).orElse("the run has no workload"));
    return other
        .map(found -> labels.with(LabelKey.WORKLOAD, found.id(), log))
        .orElse(labels.without(LabelKey.WORKLOAD));
  }

  private void contradiction(LabelKey key, Label label, String other, String meanwhile) {
    problems.accept(
        Problem.warning(
            "run.contradiction",
            label.place().file(),
            label.place().line(),
            key.id() + ": " + label.value() + ", but " + other,
            "the same in both",
            "Correct the label; until then " + meanwhile + "."));
  }
}
