package org.plateau.ingest.fio;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Latency;
import org.plateau.ingest.Origin;
import org.plateau.ingest.Summary;
import org.plateau.ingest.Window;

/**
 * The documents that {@code --status-interval} prints are cumulative: the last is the result, and
 * only their differences are intervals (formats.md 3.1).
 */
final class FioSnapshots {
  private FioSnapshots() {}

  /** Groups documents, in file order, by the run that they are snapshots of. */
  static List<List<FioJsonDocument>> byRun(List<FioJsonDocument> documents) {
    List<List<FioJsonDocument>> runs = new ArrayList<>();
    for (FioJsonDocument document : documents) {
      List<FioJsonDocument> last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
      if (last != null && continues(last.get(last.size() - 1), document)) {
        last.add(document);
      } else {
        runs.add(new ArrayList<>(List.of(document)));
      }
    }
    return runs;
  }

  /** Whether a document counts on where another one stood. */
  private static boolean continues(FioJsonDocument before, FioJsonDocument after) {
    if (!before.version().equals(after.version()) || before.jobs().size() != after.jobs().size()) {
      return false;
    }
    for (int i = 0; i < before.jobs().size(); i++) {
      if (!grows(before.jobs().get(i), after.jobs().get(i))) {
        return false;
      }
    }
    return startsTogether(before, after);
  }

  private static boolean grows(FioJsonDocument.Job before, FioJsonDocument.Job after) {
    if (!before.name().equals(after.name())
        || !before.node().path("job_start").equals(after.node().path("job_start"))) {
      return false;
    }
    for (String direction : List.of("read", "write", "trim", "mixed")) {
      JsonNode from = before.node().path(direction);
      JsonNode to = after.node().path(direction);
      for (String counter : List.of("total_ios", "io_bytes", "runtime")) {
        if (FioNumbers.orZero(to, counter) < FioNumbers.orZero(from, counter)) {
          return false;
        }
      }
    }
    return true;
  }

  /** A second run starts when the first one has ended; a snapshot when the first one started. */
  private static boolean startsTogether(FioJsonDocument before, FioJsonDocument after) {
    double endBefore = printed(before);
    double endAfter = printed(after);
    if (endBefore == 0 || endAfter == 0) {
      return true;
    }
    double startBefore = endBefore - runtime(before);
    double startAfter = endAfter - runtime(after);
    return Math.abs(startAfter - startBefore) < Math.abs(startAfter - endBefore);
  }

  private static double printed(FioJsonDocument document) {
    double millis = FioNumbers.orZero(document.head(), "timestamp_ms");
    return millis > 0 ? millis : FioNumbers.orZero(document.head(), "timestamp") * 1000;
  }

  private static double runtime(FioJsonDocument document) {
    double longest = 0;
    for (FioJsonDocument.Job job : document.jobs()) {
      for (String direction : List.of("read", "write", "trim", "mixed")) {
        longest = Math.max(longest, FioNumbers.orZero(job.node().path(direction), "runtime"));
      }
    }
    return longest;
  }

  /** What happened between two snapshots of the same job and direction; null when nothing ran. */
  static @Nullable Interval between(@Nullable Summary before, Summary after) {
    Window now = after.window();
    if (now == null) {
      return null;
    }
    Window then = before == null ? null : before.window();
    long start = then == null ? 0 : then.endNanos();
    if (now.endNanos() <= start) {
      return null;
    }
    List<Latency> latencies = new ArrayList<>();
    for (Latency latency : after.latencies()) {
      Latency earlier =
          before == null
              ? null
              : before.latencies().stream()
                  .filter(l -> l.kind() == latency.kind())
                  .findFirst()
                  .orElse(null);
      Latency difference = difference(earlier, latency, before, after);
      if (difference != null) {
        latencies.add(difference);
      }
    }
    Origin origin = after.origin();
    return Interval.of(
        after.part(),
        after.series(),
        after.direction(),
        new Window(start, now.endNanos() - start),
        minus(after.operations(), before == null ? null : before.operations()),
        minus(after.bytes(), before == null ? null : before.bytes()),
        latencies,
        origin);
  }

  /** {@code (N2 m2 - N1 m1) / (N2 - N1)}. */
  private static @Nullable Latency difference(
      @Nullable Latency earlier, Latency later, @Nullable Summary before, Summary after) {
    Double mean = later.mean();
    Double count = count(later, after);
    if (mean == null || count == null) {
      return null;
    }
    Latency result = Latency.unknown(later.kind());
    if (earlier == null || before == null) {
      return result.withCount(count.longValue()).withMean(mean).withHistogram(later.histogram());
    }
    Double countBefore = count(earlier, before);
    Double meanBefore = earlier.mean();
    if (countBefore == null || meanBefore == null || count - countBefore < 1) {
      return null;
    }
    double operations = count - countBefore;
    boolean histograms = later.histogram() != null && earlier.histogram() != null;
    return result
        .withCount((long) operations)
        .withMean((count * mean - countBefore * meanBefore) / operations)
        .withHistogram(
            histograms && later.histogram() != null && earlier.histogram() != null
                ? later.histogram().minus(earlier.histogram())
                : null);
  }

  private static @Nullable Double count(Latency latency, Summary summary) {
    Long own = latency.count();
    return own == null ? summary.operations() : Double.valueOf(own);
  }

  private static @Nullable Double minus(@Nullable Double later, @Nullable Double earlier) {
    return later == null ? null : Math.max(0, later - (earlier == null ? 0 : earlier));
  }
}
