package org.plateau.sample.fio;

import java.util.List;
import org.plateau.sample.drive.Completed;
import org.plateau.sample.drive.SimulatedInterval;

/**
 * The windowed interval logs of one job, as fio 3.33 writes them with {@code log_avg_msec}: {@code
 * time, value, direction, 0, priority}.
 *
 * <p>Times are the ends of the windows. fio's helper thread ends before it can close the last
 * window of the rate logs, so {@code _bw} and {@code _iops} have one row less per direction than
 * {@code _lat}; the runs recorded with fio 3.33 under sample-data/runs/real show the same.
 */
final class JobLogs {
  final StringBuilder bandwidth = new StringBuilder();
  final StringBuilder rate = new StringBuilder();
  final StringBuilder total = new StringBuilder();
  final StringBuilder completion = new StringBuilder();
  final RateSamples[] samples;

  JobLogs(int directions) {
    samples = new RateSamples[directions];
    for (int i = 0; i < directions; i++) {
      samples[i] = new RateSamples();
    }
  }

  void add(SimulatedInterval interval, double weight, int jobs, boolean last) {
    long end = interval.startMillis() + interval.lengthMillis();
    double seconds = interval.lengthMillis() / 1e3;
    List<Completed> parts = interval.completed();
    for (int i = 0; i < parts.size(); i++) {
      JobShare share = JobShare.of(parts.get(i), weight, jobs);
      int direction = parts.get(i).write() ? 1 : 0;
      row(total, end, Math.round(share.meanNanos()), direction);
      long completed = Math.round(share.meanNanos() - FioRunWriter.SUBMISSION_NANOS);
      row(completion, end, completed, direction);
      if (!last) {
        long perSecond = (long) (share.operations() / seconds);
        long kibPerSecond = (long) (share.bytes() / seconds / 1024);
        row(rate, end, perSecond, direction);
        row(bandwidth, end, kibPerSecond, direction);
        samples[i].add(perSecond, kibPerSecond);
      }
    }
  }

  private static void row(StringBuilder out, long endMillis, long value, int direction) {
    out.append(endMillis)
        .append(", ")
        .append(value)
        .append(", ")
        .append(direction)
        .append(", 0, 0\n");
  }
}
