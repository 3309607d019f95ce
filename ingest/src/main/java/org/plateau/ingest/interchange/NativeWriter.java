package org.plateau.ingest.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.ingest.LogSetContent;

/**
 * Writes what a log set says in Plateau's own format: each interval, summary and fact with the
 * place that it was read at, in base units, so that reading it back gives the same records and
 * writing those gives the same bytes.
 */
public final class NativeWriter {
  private NativeWriter() {}

  /** The content as JSON Lines, UTF-8. */
  public static byte[] jsonLines(LogSetContent content) {
    StringBuilder out = new StringBuilder();
    out.append(NativeJson.text(header(content).encode())).append('\n');
    for (JsonNode record : records(content)) {
      out.append(NativeJson.text(record)).append('\n');
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The content as CSV, UTF-8. */
  public static byte[] csv(LogSetContent content) {
    StringBuilder out = new StringBuilder();
    out.append(FlatRecord.headerLine(header(content).encode())).append('\n');
    out.append(CsvRow.join(FlatRecord.COLUMNS)).append('\n');
    for (JsonNode record : records(content)) {
      out.append(CsvRow.join(FlatRecord.flatten((ObjectNode) record))).append('\n');
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static NativeHeader header(LogSetContent content) {
    return new NativeHeader(NativeUnits.BASE, commonSource(content), Optional.empty(), "");
  }

  /** Named in the header only when every run says the same, so that reading it adds nothing. */
  private static Optional<String> commonSource(LogSetContent content) {
    Set<String> sources = new TreeSet<>();
    content.facts().forEach(facts -> sources.add(facts.option("source").orElse("")));
    Set<String> known = Set.of("real", "simulated", "reconstructed");
    return sources.size() == 1
        ? sources.stream().filter(known::contains).findFirst()
        : Optional.empty();
  }

  private static List<JsonNode> records(LogSetContent content) {
    RecordForm form = new RecordForm();
    List<JsonNode> lines = new ArrayList<>();
    content.facts().forEach(facts -> lines.add(form.encode(facts)));
    content.intervals().forEach(interval -> lines.add(form.encode(interval)));
    content.summaries().forEach(summary -> lines.add(form.encode(summary)));
    List<JsonNode> all = new ArrayList<>();
    form.files().forEach(all::add);
    all.addAll(lines);
    return all;
  }
}
