package org.plateau.site.publish;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plateau.render.pdf.FontSubset;
import org.plateau.render.text.Language;

/** Style sheets, scripts and fonts; each font holds just the characters that the pages print. */
final class WebAssets {
  private static final List<String> FILES =
      List.of(
          "fonts.css",
          "tokens.css",
          "plateau.css",
          "plot.css",
          "plateau.js",
          "theme.js",
          "explorer.js");
  private static final List<String> LATIN =
      List.of(
          "SourceSans3-Regular",
          "SourceSans3-SemiBold",
          "SourceSerif4-Regular",
          "SourceSerif4-SemiBold",
          "SourceCodePro-Regular");
  private static final Map<String, String> FACES =
      Map.of("ko", "KR", "zh-tw", "TC", "zh-cn", "SC", "ja", "JP");

  /** Names of the languages stand on every page, in the face of each. */
  private static final String LANGUAGE_NAMES = "한국어繁體中文简体中文日本語";

  private WebAssets() {}

  /** The faces that a page of this language may use, names of the languages aside. */
  static List<String> faces(Language language) {
    String script = FACES.get(language.folder());
    List<String> faces = new ArrayList<>(LATIN);
    if (script != null) {
      faces.add("NotoSans" + script + "-Regular");
      faces.add("NotoSans" + script + "-SemiBold");
    }
    return faces;
  }

  /** Adds them all; the pages must be in the site already. */
  static void add(SiteFiles site) {
    for (String file : FILES) {
      site.add("assets/" + file, resource("/web/" + file));
    }
    Map<String, Set<Integer>> characters = characters(site);
    Set<Integer> all = new TreeSet<>();
    characters.values().forEach(all::addAll);
    for (int c = 0x20; c < 0x7f; c++) {
      all.add(c);
    }
    for (String face : LATIN) {
      site.add("assets/fonts/" + face + ".ttf", FontSubset.of(face, all));
    }
    FACES.forEach(
        (folder, script) -> {
          Set<Integer> own = new TreeSet<>(characters.getOrDefault(folder, Set.of()));
          LANGUAGE_NAMES.codePoints().forEach(own::add);
          for (String weight : List.of("Regular", "SemiBold")) {
            String face = "NotoSans" + script + "-" + weight;
            site.add("assets/fonts/" + face + ".ttf", FontSubset.of(face, own));
          }
        });
  }

  /** The characters of the pages, by the folder of their language. */
  private static Map<String, Set<Integer>> characters(SiteFiles site) {
    Map<String, Set<Integer>> byFolder = new TreeMap<>();
    site.files()
        .forEach(
            (address, content) -> {
              int slash = address.indexOf('/');
              String name = address.substring(address.lastIndexOf('/') + 1);
              if (slash > 0 && (name.endsWith(".html") || name.endsWith(".js"))) {
                String folder = address.substring(0, slash);
                Set<Integer> own = byFolder.computeIfAbsent(folder, any -> new TreeSet<>());
                new String(content, StandardCharsets.UTF_8)
                    .codePoints()
                    .filter(c -> c >= 0x20)
                    .forEach(own::add);
              }
            });
    return byFolder;
  }

  static byte[] resource(String path) {
    try (InputStream in = WebAssets.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException(path + " is not on the class path");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
