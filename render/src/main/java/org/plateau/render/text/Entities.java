package org.plateau.render.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plateau.render.text.korean.Particles;

/**
 * The names that pages print as they are: products, tools, systems, and workloads with their fixed
 * form in each language.
 *
 * <p>The table is {@code messages/entities.tsv}: id, kind, one column per language ({@code =} for
 * the English form), and how a Korean reader says it, where that cannot be seen from the letters.
 */
public final class Entities {
  private static final String FILE = "messages/entities.tsv";
  private final Map<String, Entity> byId;

  /**
   * One name.
   *
   * @param kind {@code drive}, {@code tool}, {@code workload}, {@code unit} ...
   * @param printed its form per language
   * @param reading in Hangul, empty when it is read by its letters and digits
   */
  public record Entity(String id, String kind, Map<Language, String> printed, String reading) {
    public Entity {
      printed = Map.copyOf(printed);
      if (printed.size() != Language.values().length) {
        throw new IllegalArgumentException(id + " is printed in " + printed.keySet() + " only");
      }
    }

    /** A name that is the same in every language. */
    public static Entity same(String id, String kind, String name, String reading) {
      Map<Language, String> printed = new EnumMap<>(Language.class);
      for (Language language : Language.values()) {
        printed.put(language, name);
      }
      return new Entity(id, kind, printed, reading);
    }
  }

  private Entities(Map<String, Entity> byId) {
    this.byId = byId;
  }

  /** The table of the templates, read once: it is part of the program. */
  private static final class BuiltIn {
    static final Entities TABLE = load();
  }

  /** The table of the templates. */
  public static Entities read() {
    return BuiltIn.TABLE;
  }

  private static Entities load() {
    try (InputStream in = Entities.class.getResourceAsStream("/" + FILE)) {
      if (in == null) {
        throw new IllegalArgumentException(FILE + ": no such table");
      }
      List<String> lines =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList();
      return parse(FILE, lines);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** A table from its lines, the first of which names the columns. */
  static Entities parse(String file, List<String> lines) {
    Map<String, Entity> byId = new LinkedHashMap<>();
    for (int at = 1; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != 8) {
        throw new IllegalArgumentException(
            file + ":" + (at + 1) + ": " + cells.length + " columns, expected 8");
      }
      Map<Language, String> printed = new EnumMap<>(Language.class);
      int column = 2;
      for (Language language : Language.values()) {
        String cell = cells[column++];
        printed.put(language, cell.equals("=") ? cells[2] : cell);
      }
      if (byId.put(cells[0], new Entity(cells[0], cells[1], printed, cells[7])) != null) {
        throw new IllegalArgumentException(file + ":" + (at + 1) + ": " + cells[0] + " again");
      }
    }
    return new Entities(byId);
  }

  /** The same table with a lab's own names; they win over built-in ones of the same id. */
  public Entities plus(Collection<Entity> names) {
    Map<String, Entity> all = new LinkedHashMap<>(byId);
    names.forEach(name -> all.put(name.id(), name));
    return new Entities(all);
  }

  /** All names in the order of the table. */
  public List<Entity> all() {
    return new ArrayList<>(byId.values());
  }

  /** Whether the table has a name with this id. */
  public boolean knows(String id) {
    return byId.containsKey(id);
  }

  /**
   * The name with this id.
   *
   * @throws IllegalArgumentException when the table has none
   */
  public Entity named(String id) {
    Entity entity = byId.get(id);
    if (entity == null) {
      throw new IllegalArgumentException(
          "entity " + id + " is unknown. Add it to " + FILE + " or to the catalogue.");
    }
    return entity;
  }

  /** The chooser of Korean particles that knows how these names are read. */
  public Particles particles() {
    Map<String, String> readings = new LinkedHashMap<>();
    for (Entity entity : byId.values()) {
      if (!entity.reading().isEmpty()) {
        readings.put(entity.printed().get(Language.KO), entity.reading());
      }
    }
    return new Particles(readings);
  }
}
