package org.plateau.ingest.fio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.Latency;
import org.plateau.ingest.LatencyKind;
import org.plateau.ingest.log.StrayLines;

/**
 * Follows fio's human output line by line; each line carries its own units (formats.md 3.9).
 *
 * <pre>{@code
 * read: IOPS=34.2k, BW=134MiB/s (140MB/s)(267MiB/2001msec)
 *   clat (usec): min=96, max=3358.4k, avg=563.95, stdev= 79.01
 * }</pre>
 */
final class HumanReport {
  static final Pattern HEADER =
      Pattern.compile("(.+): \\(groupid=(\\d+), jobs=(\\d+)\\): err=\\s*(-?\\d+)(.*)");
  static final Pattern BANNER = Pattern.compile("(.+): \\(g=(\\d+)\\): (rw=.*)");
  private static final Pattern VERSION = Pattern.compile("fio[- ](\\d+\\.\\d\\S*)");
  private static final Pattern NEW =
      Pattern.compile(
          "\\s*(read|write|trim|mixed)\\s*: IOPS=([\\d.]+[kKMGTP]?), BW=([\\d.]+)(\\S+?)/s"
              + "\\s*\\(\\S+?/s\\)\\s*\\(([\\d.]+)(\\S+?)/(\\d+)msec\\).*");
  private static final Pattern OLD =
      Pattern.compile(
          "\\s*(read|write|trim|mixed)\\s*: io=([\\d.]+)\\s*(\\S*?B|\\S*?bit)\\s*, "
              + "bw=([\\d.]+)\\s*(\\S+?)/s\\s*, iops=([\\d.]+[kKMGTP]?)\\s*, runt=\\s*(\\d+)msec.*");
  private static final Pattern LATENCY =
      Pattern.compile(
          "\\s*(slat|clat|lat)\\s*\\((nsec|usec|msec|sec)\\)\\s*: min=\\s*([\\d.]+[kKMGTP]?)\\s*,"
              + " max=\\s*([\\d.]+[kKMGTP]?)\\s*, avg=\\s*([\\d.]+[kKMGTP]?)\\s*,"
              + " stdev=\\s*([\\d.]+[kKMGTP]?)\\s*");
  private static final Pattern PERCENTILES =
      Pattern.compile("\\s*(slat|clat|lat)\\s+percentiles \\((nsec|usec|msec|sec)\\):.*");
  private static final Pattern PERCENTILE =
      Pattern.compile("([\\d.]+)th=\\[\\s*>?=?\\s*([\\d.]+[kKMGTP]?)\\s*\\]");
  private static final Pattern CPU =
      Pattern.compile("\\s*cpu\\s*: usr=([\\d.]+)%, sys=([\\d.]+)%.*");
  private static final Pattern ISSUED =
      Pattern.compile(
          "\\s*issued\\s*(?:rwts?)?\\s*: total=(r=)?(\\d+)[,/](?:w=)?(\\d+)[,/](?:d=)?(\\d+).*");

  /** Lines of a report that hold no figure of ours. */
  private static final Pattern WORDS =
      Pattern.compile(
          "\\s*((bw|iops|cpu|submit|complete|issued( rwts?)?|latency|IO depths|errors|zone resets"
              + "|steadystate|fsync/fdatasync/sync_file_range|sync|percentiles)\\b.*[:=].*"
              + "|(slat|clat|lat|sync) \\((nsec|usec|msec|sec)\\)\\s*: .*%.*"
              + "|sync \\((nsec|usec|msec)\\): .*|sync percentiles.*|Description *: .*)");

  private static final Pattern GROUP = Pattern.compile("Run status group ([0-9]+) \\(all jobs\\):");

  private static final Pattern SUM =
      Pattern.compile(
          "\\s*(READ|WRITE|TRIM|MIXED): .*\\bio=([0-9.]+)\\s*([KMGTP]?i?B).*(?:run|mint)=.*");

  private final List<HumanJob> jobs = new ArrayList<>();
  private final Map<String, SortedMap<String, String>> banners = new HashMap<>();
  private String version = "";
  private int invocation;
  private boolean reported;
  private @Nullable HumanJob job;
  private HumanJob.@Nullable Part part;
  private @Nullable LatencyKind percentilesOf;
  private double percentileUnit;
  private int thread = 1;
  private int group = -1;
  private boolean inSync;
  private final StrayLines strays;

  HumanReport(StrayLines strays) {
    this.strays = strays;
  }

  List<HumanJob> jobs() {
    return jobs;
  }

  void line(long number, String text) {
    Matcher match = HEADER.matcher(text);
    if (match.matches()) {
      header(number, match);
      return;
    }
    Matcher banner = BANNER.matcher(text);
    if (banner.matches()) {
      begin();
      banners.put(banner.group(1).strip(), options(banner.group(3)));
      return;
    }
    Matcher printed = VERSION.matcher(text.strip());
    if (printed.matches()) {
      begin();
      version = printed.group(1);
      return;
    }
    HumanJob current = job;
    if (current != null) {
      if (text.startsWith("Run status group") || text.startsWith("Disk stats")) {
        job = null;
        group = -1;
      } else if (body(current, text)) {
        current.lastLine = number;
        return;
      } else {
        strays.add(number, text);
        return;
      }
    }
    boolean figures =
        NEW.matcher(text).matches()
            || OLD.matcher(text).matches()
            || LATENCY.matcher(text).matches()
            || PERCENTILES.matcher(text).matches();
    if (figures) {
      strays.add(number, text); // its job's header is not there
    }
    sums(number, text);
  }

  /** The group's own amounts, behind all its jobs. */
  private void sums(long number, String text) {
    Matcher status = GROUP.matcher(text.strip());
    Matcher sum = SUM.matcher(text);
    if (status.matches()) {
      group = Integer.parseInt(status.group(1));
    } else if (text.startsWith("Disk stats")) {
      group = -1;
    } else if (group >= 0 && sum.matches()) {
      boolean binary = !sum.group(3).contains("i") && text.contains("aggrb");
      double told = HumanNumber.bytes(sum.group(2), sum.group(3), binary);
      Direction direction =
          sum.group(1).equals("MIXED")
              ? Direction.ALL
              : Direction.of(sum.group(1).toLowerCase(Locale.ROOT));
      double made = 0;
      for (HumanJob one : jobs) {
        HumanJob.Part own = one.parts.get(direction);
        Double bytes = own == null ? null : own.bytes;
        boolean member = one.group == group && one.invocation == invocation;
        made += member && bytes != null ? bytes : 0;
      }
      if (Math.abs(told - made) > Math.max(told, made) * 0.02) {
        strays.add(
            number,
            String.format(
                Locale.ROOT,
                "io=%s%s beside %.4g B of its jobs",
                sum.group(2),
                sum.group(3),
                made));
      }
    } else if (group >= 0 && text.contains("io=") && !text.contains("ios=")) {
      strays.add(number, text);
    }
  }

  /** A banner or a version after a report begins another invocation of fio. */
  private void begin() {
    if (reported) {
      invocation++;
      reported = false;
      thread = 1;
      banners.clear();
    }
    job = null;
  }

  private void header(long number, Matcher match) {
    String name = match.group(1).strip();
    int threads = Integer.parseInt(match.group(3));
    HumanJob next =
        new HumanJob(
            name,
            Integer.parseInt(match.group(2)),
            threads,
            invocation,
            number,
            version,
            banners.getOrDefault(name, new TreeMap<>()));
    next.firstThread = thread;
    thread += threads;
    if (!match.group(4).equals("0")) {
      next.errors.add("job " + name + ": error " + match.group(4));
    }
    reported = true;
    jobs.add(next);
    job = next;
    part = null;
    percentilesOf = null;
  }

  private boolean body(HumanJob current, String text) {
    return direction(current, text) || latency(text) || percentiles(text) || tail(current, text);
  }

  private boolean direction(HumanJob current, String text) {
    if (isTold(current, NEW.matcher(text)) || isTold(current, OLD.matcher(text))) {
      return false;
    }
    Matcher match = NEW.matcher(text);
    if (match.matches()) {
      HumanJob.Part next = part(current, match.group(1));
      next.rate = HumanNumber.decimal(match.group(2));
      next.bandwidth = HumanNumber.bytes(match.group(3), match.group(4), false);
      next.bytes = HumanNumber.bytes(match.group(5), match.group(6), false);
      next.runtimeMillis = Long.valueOf(match.group(7));
      return true;
    }
    match = OLD.matcher(text);
    if (match.matches()) {
      HumanJob.Part next = part(current, match.group(1));
      next.bytes = HumanNumber.bytes(match.group(2), match.group(3), true);
      next.bandwidth = HumanNumber.bytes(match.group(4), match.group(5), true);
      next.rate = HumanNumber.decimal(match.group(6));
      next.runtimeMillis = Long.valueOf(match.group(7));
      return true;
    }
    return false;
  }

  /** Whether a line is of a direction that the job has told of already. */
  private static boolean isTold(HumanJob current, Matcher line) {
    return line.matches() && current.parts.containsKey(of(line.group(1)));
  }

  private static Direction of(String name) {
    return name.equals("mixed") ? Direction.ALL : Direction.of(name);
  }

  private HumanJob.Part part(HumanJob current, String name) {
    Direction direction = of(name);
    HumanJob.Part next = current.parts.computeIfAbsent(direction, d -> new HumanJob.Part());
    part = next;
    percentilesOf = null;
    return next;
  }

  private boolean latency(String text) {
    HumanJob.Part current = part;
    Matcher match = LATENCY.matcher(text);
    if (current == null || !match.matches()) {
      return false;
    }
    double unit = unit(match.group(2));
    LatencyKind kind = kind(match.group(1));
    Latency latency =
        Latency.unknown(kind)
            .withMin(HumanNumber.decimal(match.group(3)) * unit)
            .withMax(HumanNumber.decimal(match.group(4)) * unit)
            .withMean(HumanNumber.decimal(match.group(5)) * unit)
            .withStddev(HumanNumber.decimal(match.group(6)) * unit);
    boolean late =
        (kind != LatencyKind.TOTAL && current.latencies.containsKey(LatencyKind.TOTAL))
            || (kind == LatencyKind.SUBMISSION
                && current.latencies.containsKey(LatencyKind.COMPLETION));
    if (late) {
      return false; // fio prints slat, clat, lat in this order
    }
    if (current.latencies.containsKey(kind)
        && current.latencies.getOrDefault(kind, latency).mean() != null) {
      return false;
    }
    current.latencies.merge(kind, latency, Latency::or);
    return true;
  }

  private boolean percentiles(String text) {
    Matcher head = PERCENTILES.matcher(text);
    if (head.matches()) {
      percentilesOf = kind(head.group(1));
      percentileUnit = unit(head.group(2));
      return true;
    }
    HumanJob.Part current = part;
    LatencyKind kind = percentilesOf;
    if (current == null || kind == null) {
      return false;
    }
    if (text.stripLeading().startsWith("|")) {
      Latency latency = current.latencies.getOrDefault(kind, Latency.unknown(kind));
      TreeMap<Double, Double> percentiles = new TreeMap<>(latency.percentiles());
      Matcher match = PERCENTILE.matcher(text);
      if (!text.replaceAll(PERCENTILE.pattern(), "").matches("[\\s|,]*")) {
        return false;
      }
      while (match.find()) {
        percentiles.put(
            Double.parseDouble(match.group(1)),
            HumanNumber.decimal(match.group(2)) * percentileUnit);
      }
      current.latencies.put(kind, latency.withPercentiles(percentiles));
      return true;
    }
    percentilesOf = null;
    return false;
  }

  private boolean tail(HumanJob current, String text) {
    Matcher cpu = CPU.matcher(text);
    if (cpu.matches() && current.gauges.containsKey("cpu_user_percent")) {
      return false;
    }
    if (cpu.matches()) {
      current.gauges.put("cpu_user_percent", Double.parseDouble(cpu.group(1)));
      current.gauges.put("cpu_system_percent", Double.parseDouble(cpu.group(2)));
      return true;
    }
    Matcher issued = ISSUED.matcher(text);
    if (issued.matches()) {
      operations(current, Direction.READ, issued.group(2));
      operations(current, Direction.WRITE, issued.group(3));
      operations(current, Direction.TRIM, issued.group(4));
      return true;
    }
    boolean ofSync = text.stripLeading().startsWith("|") && inSync;
    inSync = ofSync || text.strip().startsWith("sync percentiles");
    boolean spoilt = text.contains("issued") || text.contains("cpu ");
    return text.isBlank() || ofSync || (!spoilt && WORDS.matcher(text).matches());
  }

  private static void operations(HumanJob current, Direction direction, String count) {
    HumanJob.Part part = current.parts.get(direction);
    if (part != null) {
      part.operations = Double.valueOf(count);
    }
  }

  private static LatencyKind kind(String name) {
    return switch (name) {
      case "slat" -> LatencyKind.SUBMISSION;
      case "clat" -> LatencyKind.COMPLETION;
      default -> LatencyKind.TOTAL;
    };
  }

  private static double unit(String name) {
    return switch (name) {
      case "nsec" -> 1;
      case "usec" -> 1e3;
      case "msec" -> 1e6;
      default -> 1e9;
    };
  }

  /** {@code rw=randread, bs=(R) 4096B-4096B, (W) …, ioengine=libaio, iodepth=1}. */
  private static SortedMap<String, String> options(String text) {
    TreeMap<String, String> options = new TreeMap<>();
    Matcher match = Pattern.compile("(rw|ioengine|iodepth)=([^,\\s]+)").matcher(text);
    while (match.find()) {
      options.put(match.group(1), match.group(2));
    }
    Matcher size = Pattern.compile("bs=(?:\\(R\\) )?([\\d.]+)(\\w*)-([\\d.]+)(\\w*)").matcher(text);
    if (size.find() && size.group(1).equals(size.group(3)) && size.group(2).equals(size.group(4))) {
      String unit = size.group(2).isEmpty() ? "B" : size.group(2);
      String withB = unit.endsWith("B") ? unit : unit + "B";
      options.put("bs", String.valueOf(Math.round(HumanNumber.bytes(size.group(1), withB, true))));
    }
    return options;
  }
}
