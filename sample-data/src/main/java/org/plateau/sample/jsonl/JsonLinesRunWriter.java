package org.plateau.sample.jsonl;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.plateau.sample.drive.Completed;
import org.plateau.sample.drive.SimulatedInterval;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.Tally;
import org.plateau.sample.drive.Workload;

/**
 * Writes a run in Plateau's own format (docs/formats/native.md): a header that says {@code
 * "source":"simulated"}, the run's facts, one line per direction and window, and the whole run's
 * summary.
 */
public final class JsonLinesRunWriter {
  /** What the files end in. */
  public static final String ENDING = ".plateau.jsonl.gz";

  /** Whose windows each carry a distribution; of the others there is one for the whole run. */
  private static final Set<Workload> PER_WINDOW =
      Set.of(Workload.RANDOM_READ_4K, Workload.RANDOM_WRITE_4K);

  private JsonLinesRunWriter() {}

  /** The compressed file's content. */
  public static byte[] write(SimulatedRun run, List<SimulatedInterval> intervals) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(text(run, intervals).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** The same before compression. */
  public static String text(SimulatedRun run, List<SimulatedInterval> intervals) {
    StringBuilder out = new StringBuilder(1 << 16);
    out.append("{\"format\":\"plateau-log\",\"version\":1,")
        .append("\"units\":{\"time\":\"s\",\"latency\":\"ns\",\"size\":\"B\"},")
        .append("\"runner\":\"plateau\",\"runner_version\":\"1\",\"source\":\"simulated\"}\n");
    facts(out, run);
    boolean histograms = PER_WINDOW.contains(run.workload()) && !run.phase().isPoint();
    for (SimulatedInterval interval : intervals) {
      for (Completed part : interval.completed()) {
        interval(out, interval, part, histograms);
      }
    }
    for (int direction = 0; direction < intervals.get(0).completed().size(); direction++) {
      summary(out, intervals, direction);
    }
    return out.toString();
  }

  private static void facts(StringBuilder out, SimulatedRun run) {
    out.append("{\"type\":\"run\",\"runner\":\"plateau\",\"version\":\"1\",\"started\":\"")
        .append(run.started())
        .append("\",\"options\":{\"bs\":\"")
        .append(run.workload().blockText())
        .append("\",\"iodepth\":\"")
        .append(run.load().queueDepth())
        .append("\",\"numjobs\":\"")
        .append(run.load().threads())
        .append("\",\"rw\":\"")
        .append(run.workload().pattern());
    if (run.workload().isMixed()) {
      out.append("\",\"rwmixread\":\"").append(Math.round(run.workload().readShare() * 100));
    }
    if (run.load().isPaced()) {
      out.append("\",\"rate_iops\":\"").append(run.ratePerThread());
    }
    out.append("\",\"source\":\"simulated\"}}\n");
  }

  private static void interval(
      StringBuilder out, SimulatedInterval interval, Completed part, boolean histogram) {
    out.append("{\"at\":")
        .append(seconds(interval.startMillis()))
        .append(",\"len\":")
        .append(seconds(interval.lengthMillis()))
        .append(",\"dir\":\"")
        .append(part.write() ? "write" : "read")
        .append("\",\"ops\":")
        .append(part.operations())
        .append(",\"bytes\":")
        .append(part.bytes());
    latency(out, part.operations(), part.mean(), part.min(), part.max(), part.deviation());
    if (histogram) {
      histogram(out, part.tally());
    }
    out.append("}}}\n");
  }

  private static void summary(StringBuilder out, List<SimulatedInterval> intervals, int direction) {
    long operations = 0;
    long bytes = 0;
    double latencies = 0;
    long min = Long.MAX_VALUE;
    long max = 0;
    for (SimulatedInterval interval : intervals) {
      Completed part = interval.completed().get(direction);
      operations += part.operations();
      bytes += part.bytes();
      latencies += part.operations() * part.mean();
      min = Math.min(min, part.min());
      max = Math.max(max, part.max());
    }
    SimulatedInterval last = intervals.get(intervals.size() - 1);
    long millis = last.startMillis() + last.lengthMillis();
    Tally tally = Tally.sum(intervals.stream().map(i -> i.completed().get(direction).tally()));
    out.append("{\"type\":\"summary\",\"at\":0,\"len\":")
        .append(seconds(millis))
        .append(",\"dir\":\"")
        .append(last.completed().get(direction).write() ? "write" : "read")
        .append("\",\"total\":true,\"ops\":")
        .append(operations)
        .append(",\"bytes\":")
        .append(bytes)
        .append(",\"rate\":")
        .append(decimal(operations * 1e3 / millis, 3))
        .append(",\"bw\":")
        .append(decimal(bytes * 1e3 / millis, 0));
    latency(out, operations, latencies / operations, min, max, tally.deviation());
    histogram(out, tally);
    out.append("}}}\n");
  }

  private static void latency(
      StringBuilder out, long count, double mean, long min, long max, double deviation) {
    out.append(",\"lat\":{\"total\":{\"n\":")
        .append(count)
        .append(",\"mean\":")
        .append(decimal(mean, 3))
        .append(",\"min\":")
        .append(min)
        .append(",\"max\":")
        .append(max)
        .append(",\"sd\":")
        .append(decimal(deviation, 1));
  }

  private static void histogram(StringBuilder out, Tally tally) {
    out.append(",\"hist\":[");
    for (int i = 0; i < tally.size(); i++) {
      out.append(i == 0 ? "[" : ",[")
          .append(tally.lo(i))
          .append(',')
          .append(tally.hi(i))
          .append(',')
          .append(tally.count(i))
          .append(']');
    }
    out.append(']');
  }

  private static String seconds(long millis) {
    return new BigDecimal(millis).movePointLeft(3).stripTrailingZeros().toPlainString();
  }

  private static String decimal(double value, int places) {
    return new BigDecimal(value).setScale(places, RoundingMode.HALF_UP).toPlainString();
  }
}
