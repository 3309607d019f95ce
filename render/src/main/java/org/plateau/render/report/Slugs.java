package org.plateau.render.report;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Addresses of pages made of ids: lower-case letters, digits and hyphens, one for each id. */
public final class Slugs {
  private final Map<String, String> byId = new TreeMap<>();

  public Slugs(Collection<String> ids) {
    Set<String> taken = new HashSet<>();
    for (String id : new TreeSet<>(ids)) {
      String slug = slug(id);
      String free = slug;
      for (int i = 2; !taken.add(free); i++) {
        free = slug + "-" + i;
      }
      byId.put(id, free);
    }
  }

  private static String slug(String id) {
    String slug =
        id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    return slug.isEmpty() ? "x" : slug;
  }

  /**
   * The address of an id.
   *
   * @throws IllegalArgumentException when it is not among them
   */
  public String of(String id) {
    String slug = byId.get(id);
    if (slug == null) {
      throw new IllegalArgumentException(id + " has no page");
    }
    return slug;
  }

  /** Whether the id has a page. */
  public boolean knows(String id) {
    return byId.containsKey(id);
  }
}
