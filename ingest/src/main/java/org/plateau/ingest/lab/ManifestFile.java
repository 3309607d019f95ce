package org.plateau.ingest.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The manifest on disk: a line of JSON for itself, then one a file, in order of their paths. */
final class ManifestFile {
  private static final int VERSION = 1;
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final Pattern TAKEN = Pattern.compile("\"taken\":\"([^\"]+)\"");

  private ManifestFile() {}

  static void save(Manifest manifest, Path file) {
    StringBuilder text = new StringBuilder();
    ObjectNode head = JSON.createObjectNode();
    head.put("manifest", VERSION);
    head.put("taken", manifest.takenAt().toString());
    head.put("files", manifest.entries().size());
    text.append(head).append('\n');
    manifest.entries().forEach((path, entry) -> text.append(line(path, entry)).append('\n'));
    try {
      Path target = file.toAbsolutePath();
      Path fresh =
          target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid());
      Path folder = target.getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(fresh, text, StandardCharsets.UTF_8);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static ObjectNode line(String path, Manifest.Entry entry) {
    ObjectNode line = JSON.createObjectNode();
    line.put("path", path);
    line.put("size", entry.stamp().size());
    line.put("modified", entry.stamp().modified().toString());
    line.put("changed", entry.stamp().changed().toString());
    line.put("inode", entry.stamp().inode());
    ObjectNode hashes = line.putObject("hashes");
    entry.hashes().forEach(hashes::put);
    return line;
  }

  static Manifest load(Path file) {
    if (!Files.isRegularFile(file)) {
      return Manifest.EMPTY;
    }
    try {
      return parse(Files.readAllLines(file, StandardCharsets.UTF_8));
    } catch (JsonProcessingException | DateTimeException e) {
      return Manifest.EMPTY;
    } catch (CharacterCodingException e) {
      return Manifest.EMPTY;
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  /** Only the first line is taken apart; of the others only their beginnings are looked at. */
  static Manifest.Glance glance(Path file, String folder) {
    Manifest.Glance nothing = new Manifest.Glance(Instant.EPOCH, 0);
    if (!Files.isRegularFile(file)) {
      return nothing;
    }
    String path = "{\"path\":\"" + folder;
    try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
      Iterator<String> each = lines.iterator();
      Matcher taken = TAKEN.matcher(each.hasNext() ? each.next() : "");
      long under = 0;
      while (each.hasNext()) {
        under += each.next().startsWith(path) ? 1 : 0;
      }
      return taken.find() ? new Manifest.Glance(Instant.parse(taken.group(1)), under) : nothing;
    } catch (DateTimeException e) {
      return nothing;
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static Manifest parse(List<String> lines) throws JsonProcessingException {
    JsonNode head = JSON.readTree(lines.isEmpty() ? "{}" : lines.get(0));
    boolean whole =
        head.path("manifest").asInt() == VERSION
            && head.path("files").asInt(-1) == lines.size() - 1;
    if (!whole) {
      return Manifest.EMPTY;
    }
    SortedMap<String, Manifest.Entry> entries = new TreeMap<>();
    for (String text : lines.subList(1, lines.size())) {
      JsonNode line = JSON.readTree(text);
      SortedMap<String, String> hashes = new TreeMap<>();
      line.path("hashes").properties().forEach(e -> hashes.put(e.getKey(), e.getValue().asText()));
      FileStamp stamp =
          new FileStamp(
              line.path("size").asLong(),
              Instant.parse(line.path("modified").asText()),
              Instant.parse(line.path("changed").asText()),
              line.path("inode").asText());
      entries.put(line.path("path").asText(), new Manifest.Entry(stamp, hashes));
    }
    return new Manifest(Instant.parse(head.path("taken").asText()), entries);
  }
}
