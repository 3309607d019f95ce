package org.plateau.analysis.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A word of a predicate: a name, a number, a sign, or the end. */
record Token(Kind kind, String text, int column) {
  enum Kind {
    NAME,
    NUMBER,
    SIGN,
    END
  }

  private static final Pattern WORD =
      Pattern.compile(
          "(?<name>[A-Za-z_][A-Za-z0-9_.-]*)"
              + "|(?<number>-?[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)"
              + "|(?<sign><=|>=|!=|==|[<>=(),])");

  /**
   * @throws ClaimException at the first character that begins no word
   */
  static List<Token> of(String text) {
    List<Token> tokens = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    int at = 0;
    while (true) {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at == text.length()) {
        tokens.add(new Token(Kind.END, "the end", at + 1));
        return tokens;
      }
      if (!matcher.find(at) || matcher.start() != at) {
        String found = new String(Character.toChars(text.codePointAt(at)));
        throw new ClaimException(at + 1, "\"" + found + "\"", "a name, a number or a sign");
      }
      Kind kind =
          matcher.group("name") != null
              ? Kind.NAME
              : matcher.group("number") != null ? Kind.NUMBER : Kind.SIGN;
      tokens.add(new Token(kind, matcher.group(), at + 1));
      at = matcher.end();
    }
  }

  boolean is(String wanted) {
    return kind != Kind.END && text.equals(wanted);
  }

  String shown() {
    return kind == Kind.END ? text : "\"" + text + "\"";
  }
}
