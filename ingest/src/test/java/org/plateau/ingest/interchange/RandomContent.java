package org.plateau.ingest.interchange;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Histogram;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Origin;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Series;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/** Log sets with everything that the model can hold, from a seed. */
final class RandomContent {
  private static final List<String> TEXTS =
      List.of(
          "", "a", "4k write", "x;y=z", "50%25", "RD_(10%)", "naïve", "\"q\",r", "l1\nl2", "%-");
  private static final double[] VALUES = {
    0,
    -0.0,
    1,
    0.1,
    52000,
    1e15,
    1e16,
    2e-3,
    1.9999999999999998e23,
    1.0 / 3,
    123456789.125,
    Double.MIN_VALUE,
    1.7e308
  };
  private final Random random;

  RandomContent(long seed) {
    this.random = new Random(seed);
  }

  LogSetContent next() {
    List<RunFacts> facts = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      facts.add(
          new RunFacts("part" + i + text(), "fio", text(), started(), texts(), errors(), origin()));
    }
    List<Interval> intervals = new ArrayList<>();
    List<Summary> summaries = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      intervals.add(
          new Interval(
              text(),
              new Series(texts()),
              direction(),
              window(),
              amount(),
              amount(),
              latencies(),
              gauges(),
              origins()));
      summaries.add(
          new Summary(
              text(),
              new Series(texts()),
              random.nextBoolean(),
              direction(),
              random.nextBoolean() ? window() : null,
              amount(),
              amount(),
              value(),
              value(),
              latencies(),
              gauges(),
              origin()));
    }
    return new LogSetContent(List.of(), facts, intervals, summaries, List.of());
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  private SortedMap<String, String> texts() {
    TreeMap<String, String> map = new TreeMap<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      map.put("k" + text(), text());
    }
    if (random.nextInt(3) == 0) {
      map.put("source", "simulated");
    }
    return map;
  }

  private List<String> errors() {
    List<String> errors = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      errors.add(text());
    }
    return errors;
  }

  private @Nullable Instant started() {
    return random.nextBoolean() ? null : Instant.ofEpochSecond(random.nextInt(), 1);
  }

  private Direction direction() {
    return List.of(Direction.values()).get(random.nextInt(4));
  }

  private Window window() {
    return new Window(random.nextLong() >> 2, 1 + random.nextInt(Integer.MAX_VALUE));
  }

  private @Nullable Double value() {
    return random.nextInt(4) == 0 ? null : VALUES[random.nextInt(VALUES.length)];
  }

  private @Nullable Double amount() {
    return random.nextInt(4) == 0 ? null : Math.abs(random.nextGaussian() * 1e9);
  }

  private SortedMap<String, Double> gauges() {
    TreeMap<String, Double> map = new TreeMap<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      map.put("g" + text(), VALUES[random.nextInt(VALUES.length)]);
    }
    return map;
  }

  private List<Latency> latencies() {
    List<LatencyKind> kinds = new ArrayList<>(List.of(LatencyKind.values()));
    java.util.Collections.shuffle(kinds, random);
    List<Latency> latencies = new ArrayList<>();
    for (LatencyKind kind : kinds.subList(0, random.nextInt(4))) {
      latencies.add(
          new Latency(
              kind,
              random.nextBoolean() ? null : (long) random.nextInt(1000),
              value(),
              value(),
              value(),
              value(),
              histogram(),
              percentiles()));
    }
    return latencies;
  }

  private @Nullable Histogram histogram() {
    if (random.nextInt(3) == 0) {
      return null;
    }
    Histogram.Builder builder = new Histogram.Builder(random.nextBoolean() ? 1 : 1000);
    long lo = 0;
    for (int i = random.nextInt(5); i > 0; i--) {
      lo += random.nextInt(100_000);
      long hi = lo + 1 + random.nextInt(5000);
      builder.append(lo, hi, 1 + random.nextInt(9));
      lo = hi;
    }
    if (random.nextBoolean()) {
      builder.append(lo, Long.MAX_VALUE, 3);
    }
    return builder.build();
  }

  private SortedMap<Double, Double> percentiles() {
    return random.nextBoolean()
        ? new TreeMap<>()
        : new TreeMap<>(Map.of(50.0, 1e6 / 3, 99.9, 7.5e6, 100.0, 1e7));
  }

  private Origin origin() {
    int first = random.nextInt(5);
    return new Origin("runs/" + text() + ".log", "ab".repeat(32), first, first + random.nextInt(3));
  }

  private List<Origin> origins() {
    List<Origin> origins = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      origins.add(origin());
    }
    return origins;
  }
}
