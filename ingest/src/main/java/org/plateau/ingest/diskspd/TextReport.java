package org.plateau.ingest.diskspd;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Direction;
import org.plateau.ingest.log.StrayLines;

/** What a text report says of one timespan. */
final class TextReport {
  private static final Pattern TIME = Pattern.compile("^actual test time:\\s+([0-9.]+)s");
  private static final Pattern CPU = Pattern.compile("^(?:\\S+ +)*avg\\.\\|\\s*([0-9.]+)%.*");
  private static final Pattern STARTED =
      Pattern.compile("^start time: ([0-9]{4}/[0-9]{2}/[0-9]{2} [0-9:]{8}) UTC");
  private static final Pattern WORDS =
      Pattern.compile("-{3,}|total:|Total latency distribution:|Target.*:|```|Results for .*|[*]+");
  private static final Pattern MIX = Pattern.compile("read/write ratio: ([0-9]+)/([0-9]+)");
  private static final Pattern LATENCY =
      Pattern.compile("^(min|max|[0-9]+(?:st|nd|rd|th)|[3-9]-nines)\\s*\\|(.*)$");
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss", Locale.ROOT);

  final SortedMap<String, String> options = new TreeMap<>();
  final List<IoTable> tables = new ArrayList<>();
  final List<String> paths = new ArrayList<>();
  final Map<Direction, Moments> latencies = new HashMap<>();
  private final Set<String> labels = new HashSet<>();
  final long firstLine;
  long lastLine;
  java.time.@Nullable Instant started;
  @Nullable Double seconds;
  @Nullable Double cpuPercent;
  boolean interrupted;

  private final StrayLines strays;
  private boolean inPercentiles;

  /** Whether the last line of the percentiles has been; what follows is not DiskSpd's. */
  private boolean isOver;

  TextReport(long firstLine, StrayLines strays) {
    this.strays = strays;
    this.firstLine = firstLine;
    this.lastLine = firstLine;
  }

  /** The same parameters, for the next timespan. */
  TextReport next(long line) {
    TextReport next = new TextReport(line, strays);
    next.options.putAll(options);
    next.started = started;
    return next;
  }

  boolean hasTotal() {
    return tables.stream().anyMatch(table -> table.direction == Direction.ALL);
  }

  void take(String text, long line) {
    String plain = text.strip();
    if (plain.isEmpty()) {
      return;
    }
    Direction title = IoTable.title(plain);
    if (title != null) {
      tables.add(new IoTable(title));
      isOver = false;
      lastLine = line;
    } else if (!tables.isEmpty() && plain.startsWith("%-ile")) {
      inPercentiles = true;
    } else if ((!tables.isEmpty() && tables.get(tables.size() - 1).take(plain, line))
        || latency(plain)
        || result(plain)) {
      lastLine = line;
    } else if (tables.isEmpty()) {
      parameter(plain);
    } else if ((!isOver || plain.startsWith("thread")) && !WORDS.matcher(plain).matches()) {
      strays.add(line, text);
    }
  }

  /** What a report has and this one lacks; empty for a whole one. */
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    for (Direction direction : List.of(Direction.ALL, Direction.READ, Direction.WRITE)) {
      List<IoTable> own = tables.stream().filter(table -> table.direction == direction).toList();
      if (own.size() != 1) {
        missing.add(own.isEmpty() ? direction.id() + " table" : direction.id() + " table once");
      } else if (own.get(0).total == null) {
        missing.add("total of the " + direction.id() + " table");
      }
    }
    if (seconds == null) {
      missing.add("actual test time");
    }
    boolean measured = tables.stream().anyMatch(IoTable::hasLatencies);
    Moments all = latencies.get(Direction.ALL);
    if (measured && (all == null || all.minMillis == null || all.maxMillis == null)) {
      missing.add("percentiles from min to max");
    }
    return missing;
  }

  private boolean result(String plain) {
    Matcher time = TIME.matcher(plain);
    Matcher cpu = CPU.matcher(plain);
    if (time.find()) {
      seconds = Double.valueOf(time.group(1));
    } else if (cpu.matches()) {
      cpuPercent = Double.valueOf(cpu.group(1));
    } else if (plain.startsWith("The test was interrupted before the measurements began")) {
      interrupted = true;
    } else {
      return false;
    }
    return true;
  }

  /** {@code 3-nines | 2.904 | N/A | 2.904}. */
  private boolean latency(String plain) {
    Matcher row = LATENCY.matcher(plain);
    if (tables.isEmpty() || !row.matches()) {
      return false;
    }
    String[] fields = row.group(2).split("\\|", -1);
    boolean known =
        Arrays.stream(fields).allMatch(field -> field.strip().matches("[0-9]+[.][0-9]+|N/A"));
    if (fields.length != 3 || !known || !inPercentiles || !labels.add(row.group(1))) {
      return false;
    }
    isOver = row.group(1).equals("max");
    List<Direction> order = List.of(Direction.READ, Direction.WRITE, Direction.ALL);
    for (int i = 0; i < Math.min(order.size(), fields.length); i++) {
      String field = fields[i].strip();
      if (field.matches("[0-9.]+")) {
        put(order.get(i), row.group(1), Double.parseDouble(field));
      }
    }
    return true;
  }

  private void put(Direction direction, String label, double millis) {
    Moments moments = latencies.computeIfAbsent(direction, key -> new Moments());
    if (label.equals("min")) {
      moments.minMillis = millis;
    } else if (label.equals("max")) {
      moments.maxMillis = millis;
    } else if (label.endsWith("-nines")) {
      int nines = label.charAt(0) - '0';
      moments.percentile(Double.parseDouble("99." + "9".repeat(nines - 2)), millis);
    } else {
      moments.percentile(Double.parseDouble(label.replaceAll("[a-z]", "")), millis);
    }
  }

  private void parameter(String plain) {
    Matcher start = STARTED.matcher(plain);
    Matcher mix = MIX.matcher(plain);
    if (start.find()) {
      try {
        started = LocalDateTime.parse(start.group(1), DATE).toInstant(ZoneOffset.UTC);
      } catch (DateTimeParseException e) {
        started = null;
      }
    } else if (mix.find()) {
      options.put("rwmixread", mix.group(1));
      options.merge("rw", "rw", (before, way) -> before);
    } else if (plain.startsWith("performing write test")) {
      options.put("rw", "write");
    } else if (plain.startsWith("performing read test")) {
      options.put("rw", "read");
    } else if (plain.startsWith("using random I/O")) {
      options.put("rw", "rand" + options.getOrDefault("rw", "rw"));
    } else if (plain.startsWith("path: '")) {
      paths.add(plain.substring("path: '".length(), Math.max(7, plain.lastIndexOf('\''))));
    } else if (plain.startsWith("Command Line:")) {
      options.put("command_line", plain.substring("Command Line:".length()).strip());
    } else {
      value(plain, "block size: ", "bs");
      value(plain, "number of outstanding I/O operations: ", "iodepth");
      value(plain, "number of outstanding I/O operations per thread: ", "iodepth");
      value(plain, "threads per file: ", "numjobs");
      value(plain, "thread count:", "numjobs");
      value(plain, "duration: ", "duration");
      value(plain, "warm up time: ", "warmup");
    }
  }

  private void value(String plain, String prefix, String key) {
    if (plain.startsWith(prefix)) {
      options.put(key, plain.substring(prefix.length()).strip());
    }
  }
}
