package org.plateau.render.review;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A review's text file as a translation: what it is, and what it was made from.
 *
 * @param mark the first twelve hex digits of the SHA-256 of its text, line ends and its own first
 *     line aside
 * @param madeFrom the mark in its first line, {@code <!-- source: 0123456789ab -->}; empty without
 */
public record Translation(String mark, String madeFrom) {
  private static final int DIGITS = 12;
  private static final Pattern LINE =
      Pattern.compile("\\A\ufeff?<!--\\s*source:\\s*([0-9a-f]{12})\\s*-->[ \\t]*\\R?");

  /** The texts of a review by language; languages without a file are missing. */
  public static Map<String, Translation> in(Path folder, Iterable<String> languages) {
    Map<String, Translation> texts = new TreeMap<>();
    for (String language : languages) {
      Path file = folder.resolve(language + ".md");
      if (Files.isRegularFile(file)) {
        try {
          texts.put(language, of(Files.readString(file)));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return texts;
  }

  /** Of a file's content. */
  public static Translation of(String markdown) {
    Matcher line = LINE.matcher(markdown);
    boolean marked = line.find();
    String text = marked ? markdown.substring(line.end()) : markdown;
    return new Translation(digest(text.replace("\r\n", "\n")), marked ? line.group(1) : "");
  }

  /**
   * Whether a text was made from an earlier version of another one; false when either is missing,
   * or the text does not say what it was made from.
   */
  public static boolean isBehind(Path folder, String language, String original) {
    Map<String, Translation> texts = in(folder, List.of(original, language));
    Translation text = texts.get(language);
    Translation source = texts.get(original);
    return text != null && source != null && text.isBehind(source);
  }

  /** Whether it says that it was made from another version of this source. */
  public boolean isBehind(Translation source) {
    return !madeFrom.isEmpty() && !madeFrom.equals(source.mark());
  }

  /** Whether this line is the mark and no part of the text. */
  public static boolean isMark(String line) {
    return LINE.matcher(line.strip()).matches();
  }

  private static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
