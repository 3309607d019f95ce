package org.plateau.ingest.damage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Summary;
import org.plateau.ingest.damage.Specimens.Specimen;

/** Reads damaged copies of specimens and counts what came of them. */
final class Campaign {
  private static final long SECONDS_AT_MOST = 20;

  /** Damage that leaves no well-formed line where it struck, so that it must be told. */
  private static final Set<Damage> TELLABLE = Set.of(Damage.HUGE_NUMBERS, Damage.NEGATIVE_NUMBERS);

  /** Formats that are all numbers, so that no damaged one is a name or a remark. */
  private static final Set<String> STRICT = Set.of("fio-log", "fio-histogram");

  private final Map<String, Tally> byFormat = new TreeMap<>();
  private final Map<String, Tally> byDamage = new TreeMap<>();
  private final List<String> faults = new ArrayList<>();
  private final List<String> silent = new ArrayList<>();
  private int logs;

  /** What became of a number of damaged logs. */
  private static final class Tally {
    int logs;
    int unchanged;
    int named;
    int lost;
    int unseen;
  }

  /**
   * Damages and reads.
   *
   * @param rounds damaged copies of each specimen and kind of damage
   */
  static Campaign run(List<Specimen> specimens, int rounds, long seed) throws InterruptedException {
    Campaign campaign = new Campaign();
    ExecutorService reader = Executors.newCachedThreadPool();
    try {
      for (Specimen specimen : specimens) {
        LogSetContent whole = specimen.read(specimen.content());
        for (Damage damage : Damage.values()) {
          for (int round = 0; round < rounds; round++) {
            long own = seed + 31L * round + 1009L * damage.name().hashCode();
            byte[] bytes = damage.apply(specimen.content(), new Random(own));
            campaign.one(specimen, damage, round, whole, bytes, reader);
          }
        }
      }
    } finally {
      reader.shutdownNow();
    }
    return campaign;
  }

  private void one(
      Specimen specimen,
      Damage damage,
      int round,
      LogSetContent whole,
      byte[] bytes,
      ExecutorService reader)
      throws InterruptedException {
    logs++;
    String place = specimen.format() + " " + specimen.name() + " " + damage + " " + round;
    Future<LogSetContent> reading = reader.submit(() -> specimen.read(bytes));
    try {
      LogSetContent content = reading.get(SECONDS_AT_MOST, TimeUnit.SECONDS);
      for (Problem problem : content.problems()) {
        if (problem.code().equals("log.impossible-value") && problem.line() == 0) {
          faults.add(place + ": " + problem.message());
        }
      }
      count(specimen, damage, place, whole, content);
    } catch (ExecutionException e) {
      StackTraceElement[] trace = e.getCause().getStackTrace();
      faults.add(place + ": " + e.getCause() + (trace.length > 0 ? " at " + trace[0] : ""));
    } catch (TimeoutException e) {
      reading.cancel(true);
      faults.add(place + ": not read within " + SECONDS_AT_MOST + " s");
    }
  }

  private void count(
      Specimen specimen, Damage damage, String place, LogSetContent whole, LogSetContent content) {
    Set<String> before = figures(whole);
    Set<String> after = figures(content);
    boolean foreign = !before.containsAll(after);
    boolean named = !messages(whole).containsAll(messages(content));
    for (Tally tally :
        List.of(
            byFormat.computeIfAbsent(specimen.format(), any -> new Tally()),
            byDamage.computeIfAbsent(title(damage), any -> new Tally()))) {
      tally.logs++;
      if (named) {
        tally.named++;
      } else if (before.equals(after)) {
        tally.unchanged++;
      } else if (!foreign) {
        tally.lost++;
      } else {
        tally.unseen++;
      }
    }
    if (!named && foreign && TELLABLE.contains(damage) && STRICT.contains(specimen.format())) {
      after.removeAll(before);
      silent.add(place + ": " + after.iterator().next());
    }
  }

  private static String title(Damage damage) {
    return damage.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** All figures, each with what it is of, without their places, which shift with the lines. */
  private static Set<String> figures(LogSetContent content) {
    Set<String> figures = new HashSet<>();
    for (Interval row : content.intervals()) {
      String of = row.part() + row.series() + row.direction() + row.window().startNanos() + ' ';
      figure(figures, of + "operations", row.operations());
      figure(figures, of + "bytes", row.bytes());
      row.latencies().forEach(latency -> latency(figures, of, latency));
      row.gauges().forEach((name, value) -> figure(figures, of + name, value));
    }
    for (Summary row : content.summaries()) {
      String of = row.part() + row.series() + row.total() + row.direction() + ' ';
      figure(figures, of + "operations", row.operations());
      figure(figures, of + "bytes", row.bytes());
      figure(figures, of + "rate", row.rate());
      figure(figures, of + "bandwidth", row.bandwidth());
      row.latencies().forEach(latency -> latency(figures, of, latency));
      row.gauges().forEach((name, value) -> figure(figures, of + name, value));
    }
    return figures;
  }

  private static void latency(Set<String> figures, String of, Latency latency) {
    String what = of + latency.kind().id();
    figure(figures, what + " count", latency.count());
    figure(figures, what + " mean", latency.mean());
    figure(figures, what + " min", latency.min());
    figure(figures, what + " max", latency.max());
    figure(figures, what + " deviation", latency.stddev());
    figure(figures, what + " histogram", latency.histogram());
    latency.percentiles().forEach((rank, value) -> figure(figures, what + rank, value));
  }

  private static void figure(Set<String> figures, String of, @Nullable Object value) {
    if (value != null) {
      figures.add(of + '=' + value);
    }
  }

  private static Set<String> messages(LogSetContent content) {
    Set<String> messages = new HashSet<>();
    content.problems().forEach(problem -> messages.add(problem.code() + problem.found()));
    return messages;
  }

  /** What must never be: exceptions, hangs, refusals without a line. */
  List<String> faults() {
    return faults;
  }

  /** Figures out of numbers that cannot be, without a word. */
  List<String> silent() {
    return silent;
  }

  int logs() {
    return logs;
  }

  /** The counts as tables in Markdown. */
  String tables() {
    return table("format", byFormat) + "\n" + table("damage", byDamage);
  }

  private static String table(String title, Map<String, Tally> tallies) {
    BiFunction<String, Tally, String> row =
        (name, tally) ->
            String.format(
                Locale.ROOT,
                "| %s | %,d | %,d | %,d | %,d | %,d |%n",
                name,
                tally.logs,
                tally.named,
                tally.unchanged,
                tally.lost,
                tally.unseen);
    StringBuilder table = new StringBuilder();
    table.append("| ").append(title);
    table.append(" | logs | named by a problem | same figures | fewer figures | other figures |\n");
    table.append("| --- | ---: | ---: | ---: | ---: | ---: |\n");
    Tally all = new Tally();
    tallies.forEach(
        (name, tally) -> {
          table.append(row.apply(name, tally));
          all.logs += tally.logs;
          all.named += tally.named;
          all.unchanged += tally.unchanged;
          all.lost += tally.lost;
          all.unseen += tally.unseen;
        });
    return table.append(row.apply("all", all)).toString();
  }
}
