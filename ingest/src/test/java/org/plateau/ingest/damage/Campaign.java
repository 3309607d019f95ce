package org.plateau.ingest.damage;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.plateau.ingest.LogSetContent;
import org.plateau.ingest.Problem;
import org.plateau.ingest.damage.Specimens.Specimen;

/** Reads damaged copies of specimens and counts what came of them. */
final class Campaign {
  private static final long SECONDS_AT_MOST = 20;

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
    final EnumMap<Silence, Integer> unseen = new EnumMap<>(Silence.class);
    int silent;
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
      count(specimen, damage, place, whole, bytes, content);
    } catch (ExecutionException e) {
      StackTraceElement[] trace = e.getCause().getStackTrace();
      faults.add(place + ": " + e.getCause() + (trace.length > 0 ? " at " + trace[0] : ""));
    } catch (TimeoutException e) {
      reading.cancel(true);
      faults.add(place + ": not read within " + SECONDS_AT_MOST + " s");
    }
  }

  private void count(
      Specimen specimen,
      Damage damage,
      String place,
      LogSetContent whole,
      byte[] bytes,
      LogSetContent content) {
    Figures before = Figures.of(whole);
    Figures after = Figures.of(content);
    List<Figures.Figure> foreign = after.foreignTo(before);
    boolean named = !messages(whole).containsAll(messages(content));
    Optional<Silence> reason =
        named || foreign.isEmpty()
            ? Optional.empty()
            : Silence.of(specimen.format(), specimen.content(), bytes, before, after);
    for (Tally tally :
        List.of(
            byFormat.computeIfAbsent(specimen.format(), any -> new Tally()),
            byDamage.computeIfAbsent(title(damage), any -> new Tally()))) {
      tally.logs++;
      if (named) {
        tally.named++;
      } else if (before.same(after)) {
        tally.unchanged++;
      } else if (foreign.isEmpty()) {
        tally.lost++;
      } else if (reason.isPresent()) {
        tally.unseen.merge(reason.get(), 1, Integer::sum);
      } else {
        tally.silent++;
      }
    }
    if (!named && !foreign.isEmpty() && reason.isEmpty()) {
      silent.add(place + ": " + foreign.get(0));
    }
  }

  private static String title(Damage damage) {
    return damage.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Each problem's code and what was found, as often as it was said. */
  private static Set<String> messages(LogSetContent content) {
    Set<String> messages = new HashSet<>();
    Map<String, Integer> times = new HashMap<>();
    for (Problem problem : content.problems()) {
      String message = problem.code() + problem.found();
      messages.add(message + times.merge(message, 1, Integer::sum));
    }
    return messages;
  }

  /** What must never be: exceptions, hangs, refusals without a line. */
  List<String> faults() {
    return faults;
  }

  /** Other figures without a problem, and without a reason why none could see it. */
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
    StringBuilder table = new StringBuilder();
    table.append("| ").append(title);
    table.append(" | logs | named by a problem | same figures | fewer figures");
    table.append(" | rows | names | rounding | fields | silent |\n");
    table.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    Tally all = new Tally();
    tallies.forEach(
        (name, tally) -> {
          table.append(row(name, tally));
          all.logs += tally.logs;
          all.named += tally.named;
          all.unchanged += tally.unchanged;
          all.lost += tally.lost;
          all.silent += tally.silent;
          tally.unseen.forEach((reason, count) -> all.unseen.merge(reason, count, Integer::sum));
        });
    return table.append(row("all", all)).toString();
  }

  private static String row(String name, Tally tally) {
    StringBuilder row = new StringBuilder("| " + name + " |");
    List<Integer> cells = new ArrayList<>();
    cells.addAll(List.of(tally.logs, tally.named, tally.unchanged, tally.lost));
    for (Silence reason : Silence.values()) {
      cells.add(tally.unseen.getOrDefault(reason, 0));
    }
    cells.add(tally.silent);
    cells.forEach(count -> row.append(String.format(Locale.ROOT, " %,d |", count)));
    return row.append('\n').toString();
  }
}
