package org.plateau.templates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recomputes the contrasts that the look promises from the colours as the style sheet has them. */
class TokensTest {
  private static final Pattern TOKEN = Pattern.compile("--(\\w+): #([0-9A-F]{6});");

  private static final List<String> GROUNDS = List.of("paper", "plate", "band");

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void textIsLegibleOnEveryGround(String mode) {
    Map<String, String> colours = colours(mode);
    for (String text :
        List.of("ink", "ink2", "spot", "t1", "t3", "t5", "c2", "c4", "good", "focus")) {
      for (String ground : GROUNDS) {
        assertThat(contrast(colours, text, ground))
            .as("%s on %s, %s", text, ground, mode)
            .isGreaterThanOrEqualTo(4.5);
      }
    }
    assertThat(contrast(colours, "draftink", "draft")).isGreaterThanOrEqualTo(4.5);
    assertThat(contrast(colours, "paper", "ink")).isGreaterThanOrEqualTo(4.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void drawnMarksAreSeenOnTheSteadyWindow(String mode) {
    Map<String, String> colours = colours(mode);
    for (String mark : List.of("spot", "spot2", "c1", "c2", "c3", "c4", "c5", "muted", "rule2")) {
      assertThat(contrast(colours, mark, "band"))
          .as("%s on band, %s", mark, mode)
          .isGreaterThanOrEqualTo(3.0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[data-theme=\"dark\"]", "prefers-color-scheme: dark"})
  void bothWaysIntoTheDarkGiveTheSameColours(String way) {
    String sheet = ResourceFolder.text("web/tokens.css");
    assertThat(read(sheet.substring(sheet.indexOf(way)))).isEqualTo(colours("dark"));
  }

  private static Map<String, String> colours(String mode) {
    String sheet = ResourceFolder.text("web/tokens.css");
    int from = "light".equals(mode) ? sheet.indexOf(":root {") : sheet.indexOf("prefers-color");
    return read(sheet.substring(from));
  }

  /** The first value of each token from the start of the text on. */
  private static Map<String, String> read(String text) {
    Map<String, String> found = new HashMap<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      found.putIfAbsent(matcher.group(1), matcher.group(2));
    }
    return found;
  }

  /** WCAG 2.2 contrast ratio. */
  private static double contrast(Map<String, String> colours, String one, String other) {
    double a = luminance(colours, one);
    double b = luminance(colours, other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Map<String, String> colours, String token) {
    String hex = colours.getOrDefault(token, "");
    assertThat(hex).as("token %s", token).hasSize(6);
    return 0.2126 * linear(hex.substring(0, 2))
        + 0.7152 * linear(hex.substring(2, 4))
        + 0.0722 * linear(hex.substring(4, 6));
  }

  private static double linear(String hex) {
    double share = Integer.parseInt(hex, 16) / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
