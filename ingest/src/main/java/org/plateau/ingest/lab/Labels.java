package org.plateau.ingest.lab;

import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plateau.ingest.yaml.Place;

/**
 * What is known of a run besides its figures, each with the line that says so; what nobody said is
 * absent.
 *
 * @param all in the order of {@link LabelKey}
 */
public record Labels(Map<LabelKey, Label> all) {
  /** Nothing known. */
  public static final Labels NONE = new Labels(Map.of());

  public Labels {
    EnumMap<LabelKey, Label> ordered = new EnumMap<>(LabelKey.class);
    ordered.putAll(all);
    all = Collections.unmodifiableMap(ordered);
  }

  /** These, and where one is absent the other's: the nearer run.yaml goes first. */
  public Labels or(Labels other) {
    EnumMap<LabelKey, Label> both = new EnumMap<>(LabelKey.class);
    both.putAll(other.all);
    both.putAll(all);
    return new Labels(both);
  }

  /** These with one set or replaced. */
  public Labels with(LabelKey key, String value, Place place) {
    EnumMap<LabelKey, Label> more = new EnumMap<>(LabelKey.class);
    more.putAll(all);
    more.put(key, new Label(value, place));
    return new Labels(more);
  }

  /** These without one. */
  public Labels without(LabelKey key) {
    EnumMap<LabelKey, Label> fewer = new EnumMap<>(LabelKey.class);
    fewer.putAll(all);
    fewer.remove(key);
    return new Labels(fewer);
  }

  public Optional<Label> label(LabelKey key) {
    return Optional.ofNullable(all.get(key));
  }

  /** The value in its canonical form. */
  public Optional<String> value(LabelKey key) {
    return label(key).map(Label::value);
  }

  /** The line that says so. */
  public Optional<Place> place(LabelKey key) {
    return label(key).map(Label::place);
  }

  /** Id in the catalogue, or a text. */
  public Optional<String> drive() {
    return value(LabelKey.DRIVE);
  }

  public Optional<String> firmware() {
    return value(LabelKey.FIRMWARE);
  }

  /** Id among the drive's over-provisioning profiles, or a text. */
  public Optional<String> opProfile() {
    return value(LabelKey.OP_PROFILE);
  }

  public Optional<String> host() {
    return value(LabelKey.HOST);
  }

  public Optional<String> driver() {
    return value(LabelKey.DRIVER);
  }

  public Optional<String> workload() {
    return value(LabelKey.WORKLOAD);
  }

  /** Id in the host's list. */
  public Optional<String> os() {
    return value(LabelKey.OS);
  }

  public Optional<Phase> phase() {
    return value(LabelKey.PHASE).flatMap(Phase::of);
  }

  /** Workers in total, at least 1: the T of 16T/16Q. */
  public Optional<Integer> threads() {
    return value(LabelKey.THREADS).map(Integer::valueOf);
  }

  /** Outstanding operations of each thread, at least 1: the Q of 16T/16Q. */
  public Optional<Integer> queueDepth() {
    return value(LabelKey.QUEUE_DEPTH).map(Integer::valueOf);
  }

  /** When it began, in the lab's own offset. */
  public Optional<OffsetDateTime> time() {
    return value(LabelKey.TIME).map(OffsetDateTime::parse);
  }

  /** Percent of the drive's blocks in use, above 0 and at most 100. */
  public Optional<Double> activeRange() {
    return value(LabelKey.ACTIVE_RANGE).map(Double::valueOf);
  }

  /** How the drive was purged before, in the lab's words. */
  public Optional<String> purge() {
    return value(LabelKey.PURGE);
  }

  /** Whether the drive's write cache was on. */
  public Optional<Boolean> writeCache() {
    return value(LabelKey.WRITE_CACHE).map("on"::equals);
  }

  /** What belongs together: rounds, a grid of loads, a rate curve, VMs, repetitions. */
  public Optional<String> test() {
    return value(LabelKey.TEST);
  }

  public Optional<Integer> round() {
    return value(LabelKey.ROUND).map(Integer::valueOf);
  }

  public Optional<Integer> repeat() {
    return value(LabelKey.REPEAT).map(Integer::valueOf);
  }

  public Optional<String> vm() {
    return value(LabelKey.VM);
  }

  public Optional<Status> status() {
    return value(LabelKey.STATUS).flatMap(Status::of);
  }

  public Optional<DataSource> source() {
    return value(LabelKey.SOURCE).flatMap(DataSource::of);
  }

  /** Whether both say the same, wherever it stands. */
  public boolean sameValues(Labels other) {
    return all.keySet().equals(other.all.keySet())
        && all.keySet().stream().allMatch(key -> value(key).equals(other.value(key)));
  }

  /** One line a label: {@code drive: ghost (runs/run.yaml:1)}. */
  @Override
  public String toString() {
    return all.entrySet().stream()
        .map(
            e -> e.getKey().id() + ": " + e.getValue().value() + "  (" + e.getValue().place() + ")")
        .collect(Collectors.joining("\n"));
  }
}
