package org.plateau.ingest;

import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A log set's content as text for golden files: one line per thing, hashes left out. */
final class LogSetText {
  private LogSetText() {}

  static String of(LogSetContent content) {
    StringBuilder text = new StringBuilder();
    content.files().forEach(f -> line(text, "file %s as %s", f.path(), f.format()));
    for (RunFacts fact : content.facts()) {
      line(
          text,
          "facts [%s] %s %s started %s options %s errors %s",
          fact.part(),
          fact.runner(),
          fact.version(),
          fact.started(),
          fact.options(),
          fact.errors());
    }
    for (Summary s : content.summaries()) {
      line(
          text,
          "summary [%s] %s%s %s: ops %s bytes %s rate %s bandwidth %s over %s%s %s at %s",
          s.part(),
          s.series(),
          s.total() ? " total" : "",
          s.direction().id(),
          number(s.operations()),
          number(s.bytes()),
          number(s.rate()),
          number(s.bandwidth()),
          window(s.window()),
          s.latencies().stream().map(LogSetText::latency).collect(Collectors.joining()),
          s.gauges(),
          place(s.origin()));
    }
    for (Interval i : content.intervals()) {
      line(
          text,
          "interval [%s] %s %s %s: ops %s bytes %s%s at %s",
          i.part(),
          i.series(),
          i.direction().id(),
          window(i.window()),
          number(i.operations()),
          number(i.bytes()),
          i.latencies().stream().map(LogSetText::latency).collect(Collectors.joining()),
          i.origins().stream().map(LogSetText::place).collect(Collectors.joining(" ")));
    }
    for (Problem p : content.problems()) {
      line(text, "%s %s %s", p.severity(), p.code(), p.message());
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String format, @Nullable Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  private static String latency(Latency l) {
    String percentiles =
        l.percentiles().entrySet().stream()
            .map(e -> " p" + number(e.getKey()) + "=" + number(e.getValue()))
            .collect(Collectors.joining());
    Histogram h = l.histogram();
    String buckets = h == null ? "" : " histogram of " + h.count() + " in " + h.size();
    return String.format(
        Locale.ROOT,
        " %s(n %s mean %s min %s max %s dev %s%s%s)",
        l.kind().id(),
        l.count(),
        number(l.mean()),
        number(l.min()),
        number(l.max()),
        number(l.stddev()),
        percentiles,
        buckets);
  }

  private static String window(@Nullable Window window) {
    return window == null
        ? "-"
        : number(window.startNanos() / 1e6) + "+" + number(window.lengthNanos() / 1e6) + "ms";
  }

  private static String place(Origin origin) {
    return origin.file() + ":" + origin.firstLine() + "-" + origin.lastLine();
  }

  private static String number(@Nullable Double value) {
    if (value == null) {
      return "-";
    }
    String text = String.format(Locale.ROOT, "%.4f", value);
    return text.contains(".") ? text.replaceAll("\\.?0+$", "") : text;
  }
}
