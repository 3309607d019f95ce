package org.plateau.site.terminal;

import java.nio.charset.Charset;
import java.util.Map;

/**
 * What the place that text is written to can show.
 *
 * @param colour whether escape codes are understood and wanted
 * @param unicode whether Braille dots, box lines and check marks can be shown
 * @param columns width in characters
 */
public record Screen(boolean colour, boolean unicode, int columns) {
  /** Of the look: no report is wider. */
  private static final int WIDEST = 84;

  private static final int NARROWEST = 80;

  /** A pipe or a file: no colour, all signs. */
  public static final Screen PLAIN = new Screen(false, true, WIDEST);

  /** The oldest terminals: no colour, ASCII alone. */
  public static final Screen ASCII = new Screen(false, false, WIDEST);

  public Screen {
    columns = Math.max(NARROWEST, Math.min(WIDEST, columns));
  }

  /**
   * The screen of this process. The launcher says in {@code -Dplateau.terminal=true} whether
   * standard output is a terminal; without its word it is none.
   */
  public static Screen ofProcess() {
    boolean terminal = Boolean.getBoolean("plateau.terminal");
    return of(terminal, System.getenv(), Charset.defaultCharset());
  }

  /**
   * The screen that the environment describes.
   *
   * @param terminal whether standard output is one
   * @param environment {@code NO_COLOR}, {@code TERM}, {@code COLUMNS}, {@code LC_ALL}, {@code
   *     LC_CTYPE}, {@code LANG}
   * @param fallback the charset of standard output where the locale does not tell
   */
  public static Screen of(boolean terminal, Map<String, String> environment, Charset fallback) {
    boolean colour =
        terminal
            && environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !environment.getOrDefault("TERM", "dumb").equals("dumb");
    return new Screen(colour, unicode(environment, fallback), columns(environment));
  }

  private static boolean unicode(Map<String, String> environment, Charset fallback) {
    for (String key : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String locale = environment.getOrDefault(key, "");
      if (!locale.isEmpty()) {
        String lower = locale.toLowerCase(java.util.Locale.ROOT);
        return lower.contains("utf-8") || lower.contains("utf8");
      }
    }
    return fallback.name().startsWith("UTF");
  }

  private static int columns(Map<String, String> environment) {
    String columns = environment.getOrDefault("COLUMNS", "");
    return columns.matches("[0-9]{1,4}") ? Integer.parseInt(columns) : WIDEST;
  }
}
