package org.plateau.render.text;

import java.util.Arrays;
import java.util.Locale;

/** The languages in which pages are published; docs/languages.md says how one is added. */
public enum Language {
  EN("en", Spacing.AS_WRITTEN),
  KO("ko", Spacing.AS_WRITTEN),
  ZH_TW("zh-TW", Spacing.BETWEEN_HAN_AND_LATIN),
  ZH_CN("zh-CN", Spacing.BETWEEN_HAN_AND_LATIN),
  JA("ja", Spacing.NONE);

  /** What stands between ideographs and Latin letters or digits. */
  enum Spacing {
    AS_WRITTEN,
    BETWEEN_HAN_AND_LATIN,
    NONE
  }

  private final String tag;
  private final Spacing spacing;

  Language(String tag, Spacing spacing) {
    this.tag = tag;
    this.spacing = spacing;
  }

  /** The BCP 47 tag, as in {@code lang} and in the names of files: {@code zh-TW}. */
  public String tag() {
    return tag;
  }

  /** The folder of its pages: {@code zh-tw}. */
  public String folder() {
    return tag.toLowerCase(Locale.ROOT);
  }

  public Locale locale() {
    return Locale.forLanguageTag(tag);
  }

  Spacing spacing() {
    return spacing;
  }

  /** Whether sentences are set in ideographs, with full-width punctuation. */
  public boolean fullWidth() {
    return spacing != Spacing.AS_WRITTEN;
  }

  /**
   * The language with this {@link #tag()}.
   *
   * @throws IllegalArgumentException when there is none; the message lists those there are
   */
  public static Language of(String tag) {
    return Arrays.stream(values())
        .filter(language -> language.tag.equals(tag))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "language " + tag + " is unknown, expected en, ko, zh-TW, zh-CN or ja"));
  }
}
