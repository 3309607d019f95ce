package org.plateau.ingest.fio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plateau.ingest.LogFile;
import org.plateau.ingest.LogReader;
import org.plateau.ingest.LogSink;
import org.plateau.ingest.RunFacts;
import org.plateau.ingest.Siblings;
import org.plateau.ingest.log.LogLines;

/**
 * Reads the job file of a run: no result, but the evidence by which logs are placed, as which
 * thread belongs to which group ({@code stonewall}), {@code log_avg_msec} and {@code startdelay}.
 */
public final class FioJobFileReader implements LogReader {
  private static final Set<String> KNOWN =
      Set.of(
          "rw",
          "readwrite",
          "ioengine",
          "bs",
          "blocksize",
          "iodepth",
          "filename",
          "directory",
          "size",
          "runtime",
          "numjobs",
          "direct",
          "write_bw_log",
          "write_iops_log",
          "write_lat_log",
          "write_hist_log",
          "log_avg_msec",
          "log_hist_msec",
          "time_based",
          "group_reporting",
          "rate_iops",
          "bssplit",
          "rwmixread");

  @Override
  public String format() {
    return "fio-job-file";
  }

  /** After the summaries, which know what was really run. */
  @Override
  public int order() {
    return -5;
  }

  @Override
  public boolean recognises(LogFile file) {
    boolean section = false;
    boolean option = false;
    for (String line : (Iterable<String>) file.head().lines()::iterator) {
      String text = line.strip();
      if (text.isEmpty() || text.startsWith("#") || text.startsWith(";")) {
        continue;
      }
      if (text.startsWith("[") && text.endsWith("]")) {
        section = true;
      } else if (!section && !text.startsWith("include ")) {
        return false;
      } else {
        option |= KNOWN.contains(key(text));
      }
    }
    return section && option;
  }

  @Override
  public void read(LogFile file, Siblings siblings, LogSink sink) {
    SortedMap<String, String> global = new TreeMap<>();
    List<Section> sections = new ArrayList<>();
    SortedMap<String, String> current = global;
    for (LogLines.Line line : LogLines.all(file)) {
      String text = line.text().strip();
      if (text.isEmpty() || text.startsWith("#") || text.startsWith(";")) {
        continue;
      }
      if (text.startsWith("[") && text.endsWith("]")) {
        String name = text.substring(1, text.length() - 1).strip();
        if (name.toLowerCase(Locale.ROOT).equals("global")) {
          current = global;
        } else {
          Section section = new Section(name, new TreeMap<>(global), line.number());
          sections.add(section);
          current = section.options();
        }
      } else {
        int equals = text.indexOf('=');
        String value = equals < 0 ? "" : text.substring(equals + 1).strip();
        current.put(key(text), value);
      }
    }
    groups(file, sections, sink);
  }

  private record Section(String name, SortedMap<String, String> options, long line) {
    int threads() {
      String jobs = options.getOrDefault("numjobs", "1");
      return jobs.matches("[1-9]\\d{0,5}") ? Integer.parseInt(jobs) : 1;
    }

    boolean beginsGroup() {
      return isOn("stonewall") || isOn("new_group") || isOn("wait_for_previous");
    }

    private boolean isOn(String key) {
      String value = options.get(key);
      return value != null && !value.equals("0");
    }

    long delayMillis() {
      String delay = options.getOrDefault("startdelay", "0");
      return delay.matches("\\d{1,9}s?") ? Long.parseLong(delay.replace("s", "")) * 1000 : 0;
    }
  }

  private static String key(String text) {
    int equals = text.indexOf('=');
    String key = (equals < 0 ? text : text.substring(0, equals)).strip();
    return JobShape.canonical(key);
  }

  /** Sections run together until one waits for those before it. */
  private static void groups(LogFile file, List<Section> sections, LogSink sink) {
    int thread = 1;
    int index = 0;
    Set<String> used = new java.util.HashSet<>();
    while (index < sections.size()) {
      Section lead = sections.get(index);
      List<Long> starts = new ArrayList<>();
      int first = thread;
      long lastLine = lead.line();
      do {
        Section member = sections.get(index);
        starts.addAll(java.util.Collections.nCopies(member.threads(), member.delayMillis()));
        thread += member.threads();
        lastLine = member.line();
        index++;
      } while (index < sections.size() && !sections.get(index).beginsGroup());
      long earliest = starts.stream().mapToLong(Long::longValue).min().orElse(0);
      SortedMap<String, String> options = new TreeMap<>(lead.options());
      FioThreads.describe(
          options, first, thread - 1, starts.stream().map(start -> start - earliest).toList());
      String name = used.add(lead.name()) ? lead.name() : lead.name() + "#" + index;
      sink.facts(
          new RunFacts(
              name, "fio", "", null, options, List.of(), file.origin(lead.line(), lastLine)));
    }
  }
}
