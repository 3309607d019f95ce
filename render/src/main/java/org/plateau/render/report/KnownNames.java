package org.plateau.render.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.plateau.ingest.lab.Drive;
import org.plateau.ingest.lab.Host;
import org.plateau.render.text.Entities.Entity;

/** The names that prose may hold as they are, digits and all: they are no measurements. */
final class KnownNames {
  /** Stands for each letter of a name. */
  static final char NAME = '\u0001';

  /** Stands for each letter of the name of a program, behind which a version may stand. */
  static final char PROGRAM = '\u0002';

  private static final Set<String> WITH_VERSIONS = Set.of("tool", "os");

  private final List<String> names;
  private final Set<String> programs = new TreeSet<>();

  private KnownNames(Set<String> names) {
    this.names =
        names.stream()
            .filter(name -> name.length() > 1)
            .sorted(
                Comparator.comparingInt(String::length)
                    .reversed()
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
  }

  /** Entities in every language, and what the catalogue says of drives and hosts. */
  static KnownNames of(LabView lab) {
    Set<String> names = new TreeSet<>();
    Set<String> programs = new TreeSet<>();
    for (Entity entity : lab.entities().all()) {
      if (entity.kind().equals("unit")) {
        continue; // what stands behind a measurement
      }
      for (String printed : entity.printed().values()) {
        names.add(lower(printed));
        if (WITH_VERSIONS.contains(entity.kind())) {
          programs.add(lower(printed));
        }
      }
    }
    for (Drive drive : lab.catalogue().drives().values()) {
      for (String text :
          List.of(
              drive.id(),
              drive.capacity(),
              drive.interfaceName(),
              drive.formFactor(),
              drive.controller(),
              drive.nand(),
              drive.endurance(),
              drive.released())) {
        names.add(lower(text));
      }
    }
    for (Host host : lab.catalogue().hosts().values()) {
      names.addAll(List.of(lower(host.server()), lower(host.cpu()), lower(host.memory())));
      host.specs().values().forEach(text -> names.add(lower(text)));
    }
    KnownNames known = new KnownNames(names);
    known.programs.addAll(programs);
    return known;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** The text with every known name blotted out, letter by letter. */
  String blotted(String text) {
    String lower = lower(text);
    if (lower.length() != text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text);
    for (String name : names) {
      char blot = programs.contains(name) ? PROGRAM : NAME;
      for (int at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
        if (standsAlone(lower, at, at + name.length())) {
          for (int i = at; i < at + name.length(); i++) {
            if (out.charAt(i) > PROGRAM) {
              out.setCharAt(i, blot);
            }
          }
        }
      }
    }
    return out.toString();
  }

  private static boolean standsAlone(String text, int from, int to) {
    return (from == 0 || !joins(text.charAt(from - 1), text.charAt(from)))
        && (to == text.length() || !joins(text.charAt(to - 1), text.charAt(to)));
  }

  /** Latin letters and digits beside each other are one word; a Korean ending is not part of it. */
  private static boolean joins(char a, char b) {
    return isWord(a) && isWord(b);
  }

  private static boolean isWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  }
}
