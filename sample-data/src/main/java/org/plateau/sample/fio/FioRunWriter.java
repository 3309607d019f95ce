package org.plateau.sample.fio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.plateau.sample.drive.SimulatedInterval;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.SplitMix;

/**
 * Writes a run as one fio invocation would have left it: {@code STEM.json} and, per job, {@code
 * STEM_iops.N.log}, {@code STEM_lat.N.log} and so on, all in one zip.
 *
 * <p>A point of the load grid keeps to rate and latency ({@code disable_clat}), as a lab would that
 * runs sixteen of them.
 */
public final class FioRunWriter {
  /** What the files end in. */
  public static final String ENDING = ".zip";

  /** Time from the start of a submission to its hand-over, which the model takes as constant. */
  static final long SUBMISSION_NANOS = 1_900;

  private FioRunWriter() {}

  /** The zip's content; entries bear the simulated time, so the bytes repeat. */
  public static byte[] write(SimulatedRun run, List<SimulatedInterval> intervals) {
    LocalDateTime time = LocalDateTime.ofInstant(run.started(), ZoneOffset.UTC);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (var file : files(run, intervals).entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(time);
        zip.putNextEntry(entry);
        zip.write(file.getValue().getBytes(StandardCharsets.US_ASCII));
        zip.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** The files by name. */
  public static SortedMap<String, String> files(
      SimulatedRun run, List<SimulatedInterval> intervals) {
    int directions = intervals.get(0).completed().size();
    List<Direction> whole = new ArrayList<>();
    for (int place = 0; place < directions; place++) {
      whole.add(Direction.of(intervals, place));
    }
    List<JobLogs> jobs = jobs(run, intervals, directions);
    SortedMap<String, String> files = new TreeMap<>();
    String stem = run.stem();
    files.put(stem + ".json", new FioJson(run, whole, jobs).text());
    for (int job = 1; job <= jobs.size(); job++) {
      JobLogs logs = jobs.get(job - 1);
      files.put(stem + "_iops." + job + ".log", logs.rate.toString());
      files.put(stem + "_lat." + job + ".log", logs.total.toString());
      if (!run.phase().isPoint()) {
        files.put(stem + "_bw." + job + ".log", logs.bandwidth.toString());
        files.put(stem + "_clat." + job + ".log", logs.completion.toString());
      }
    }
    return files;
  }

  private static List<JobLogs> jobs(
      SimulatedRun run, List<SimulatedInterval> intervals, int directions) {
    int threads = run.load().threads();
    SplitMix random = SplitMix.of(0, run.key());
    List<JobLogs> jobs = new ArrayList<>();
    for (int job = 0; job < threads; job++) {
      jobs.add(new JobLogs(directions));
    }
    for (int i = 0; i < intervals.size(); i++) {
      double[] weights = JobShare.weights(threads, random);
      for (int job = 0; job < threads; job++) {
        boolean last = i == intervals.size() - 1;
        jobs.get(job).add(intervals.get(i), weights[job], threads, last);
      }
    }
    return jobs;
  }
}
