package org.plateau.ingest.vdbench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the columns of a row must be to each other, and an average row to the rows it is over
 * (formats.md 4.2 to 4.4).
 */
final class RowAgreement {
  /** Summaries print two or three decimals, flatfiles four. */
  private static final double ROUNDING = 0.0011;

  private static final double SHARE = 0.01;

  private static final List<String> PARAMETERS =
      List.of("reqrate", "xfersize", "threads", "rdpct", "seekpct", "lunsize");

  private RowAgreement() {}

  /** Two columns that cannot both be; nothing when all agree. */
  static Optional<String> fault(Row row, double bytesPerMegabyte) {
    Double rate = row.number("rate");
    Double size = row.number("bytes/io");
    Double megabytes = row.number("mb/sec");
    if (rate != null && size != null && megabytes != null && !row.has("read_rate")) {
      double product = rate * size / bytesPerMegabyte;
      double edge = 0.0055 + 0.051 * size / bytesPerMegabyte;
      if (Math.abs(product - megabytes) > Math.max(product, megabytes) * SHARE + edge) {
        return said("MB/sec", megabytes, "rate times bytes/io", product);
      }
    }
    Double share = row.number("read%");
    Double mean = row.number("resp");
    Double reads = row.number("read_resp");
    Double writes = row.number("write_resp");
    if (share != null && mean != null && reads != null && writes != null && !row.has("read_rate")) {
      double weighted = (share * reads + (100 - share) * writes) / 100;
      if (Math.abs(weighted - mean) > mean * SHARE + ROUNDING) {
        return said("resp", mean, "read and write resp by their shares", weighted);
      }
    }
    Double max = row.number("resp_max");
    if (mean != null && max != null && mean > max + ROUNDING) {
      return said("resp", mean, "its maximum", max);
    }
    Double used = row.number("cpu_used");
    Double user = row.number("cpu_user");
    if (used != null && user != null && user > used + 0.11) {
      return said("cpu_user", user, "cpu_used", used);
    }
    for (String part : new String[] {"read_max", "write_max", "resp_std"}) {
      Double own = row.number(part);
      if (own != null && max != null && own > max + ROUNDING) {
        return said(part, own, "resp_max", max);
      }
    }
    return clock(row);
  }

  /** The parameters of a run, which stay what they are in all its rows. */
  static Optional<String> change(Row before, Row row) {
    if (row.has("read_rate")) {
      return Optional.empty(); // of files, whose sizes are means
    }
    for (String column : PARAMETERS) {
      String was = before.cells().get(column);
      String is = row.cells().get(column);
      if (was != null && is != null && !was.equals(is)) {
        return Optional.of(column + " " + is + ", but " + was + " in the row before");
      }
    }
    return Optional.empty();
  }

  private static Optional<String> clock(Row row) {
    String stamp = row.cells().get("timestamp");
    String time = row.cells().get("tod");
    if (stamp == null || time == null || stamp.length() < 19 || time.length() < 8) {
      return Optional.empty();
    }
    return stamp.substring(11, 19).equals(time.substring(0, 8))
        ? Optional.empty()
        : Optional.of("tod " + time + ", but timestamp " + stamp);
  }

  /** An average that its rows do not make; nothing when it is theirs, or when rows are missing. */
  static Optional<String> fault(Row average, List<Row> intervals) {
    int[] ends = average.averaged();
    List<Row> own =
        intervals.stream()
            .filter(row -> row.interval() >= ends[0] && row.interval() <= ends[1])
            .toList();
    if (!intervals.isEmpty() && own.size() != ends[1] - ends[0] + 1) {
      return Optional.of(average.label() + ", but " + own.size() + " of its intervals are there");
    }
    if (own.isEmpty() || average.has("read_rate")) {
      return Optional.empty();
    }
    return differs(average, "rate", plain(own, "rate"))
        .or(() -> differs(average, "mb/sec", plain(own, "mb/sec")))
        .or(() -> differs(average, "read%", weighted(own, "read%", 0)))
        .or(() -> differs(average, "resp", weighted(own, "resp", 0)))
        .or(() -> differs(average, "read_resp", weighted(own, "read_resp", 1)))
        .or(() -> differs(average, "write_resp", weighted(own, "write_resp", -1)));
  }

  private static Optional<String> differs(Row average, String column, @Nullable Double made) {
    Double said = average.number(column);
    if (said == null || made == null) {
      return Optional.empty();
    }
    // as many figures as rows were rounded, each up or down
    double slack = 0.011 + Math.max(said, made) * 0.002;
    return Math.abs(said - made) <= slack
        ? Optional.empty()
        : said(average.label() + " " + column, said, "its intervals", made);
  }

  private static @Nullable Double plain(List<Row> rows, String column) {
    double sum = 0;
    for (Row row : rows) {
      Double each = row.number(column);
      if (each == null) {
        return null;
      }
      sum += each;
    }
    return sum / rows.size();
  }

  /**
   * @param way 0 for all operations, 1 for reads, -1 for writes
   */
  private static @Nullable Double weighted(List<Row> rows, String column, int way) {
    double sum = 0;
    double weights = 0;
    for (Row row : rows) {
      Double each = row.number(column);
      Double rate = row.number("rate");
      Double share = row.number("read%");
      if (each == null || rate == null || share == null) {
        return null;
      }
      double weight = rate * (way == 0 ? 1 : (way > 0 ? share : 100 - share) / 100);
      sum += weight * each;
      weights += weight;
    }
    return weights == 0 ? null : Double.valueOf(sum / weights);
  }

  private static Optional<String> said(String what, double value, String than, double other) {
    return Optional.of(
        String.format(Locale.ROOT, "%s %.6g, but %s %.6g", what, value, than, other));
  }
}
