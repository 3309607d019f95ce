package org.plateau.ingest.fio;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the JSON objects in fio's output, which may stand between messages, human reports and other
 * objects, and may begin in the middle of a line (formats.md 3.1).
 */
final class JsonPieces {
  private static final byte[] MARK = "\"fio version\"".getBytes(StandardCharsets.US_ASCII);

  private final byte[] text;
  private final List<Piece> pieces = new ArrayList<>();
  private int cutAt = -1;

  /**
   * One object.
   *
   * @param from index of its opening brace
   * @param to index after its closing brace
   */
  record Piece(int from, int to) {}

  private JsonPieces(byte[] text) {
    this.text = text;
  }

  /**
   * The objects in a text that hold fio's version somewhere. Bare words that fio may print for
   * numbers ({@code nan}, {@code -inf}) are turned into {@code NaN} in place.
   */
  static JsonPieces in(byte[] text) {
    JsonPieces found = new JsonPieces(text);
    found.scan();
    return found;
  }

  List<Piece> pieces() {
    return pieces;
  }

  /** Where an object begins that names fio's version and never ends; -1 for none. */
  int cutAt() {
    return cutAt;
  }

  private void scan() {
    int at = 0;
    while (true) {
      int brace = nextBrace(at);
      if (brace < 0) {
        return;
      }
      int end = matching(brace);
      boolean marked = holdsMark(brace, end < 0 ? text.length : end);
      if (end < 0) {
        if (!marked) {
          return;
        }
        cutAt = cutAt < 0 && nextMark(brace) < nextOpening(brace) ? brace : cutAt;
        at = brace + 1;
      } else if (marked) {
        pieces.add(new Piece(brace, end));
        at = end;
      } else {
        at = end;
      }
    }
  }

  private int nextOpening(int brace) {
    int next = nextBrace(brace + 1);
    return next < 0 ? text.length : next;
  }

  /** A brace that a string or another brace follows: prose has others. */
  private int nextBrace(int from) {
    for (int i = from; i < text.length; i++) {
      if (text[i] == '{') {
        int next = i + 1;
        while (next < text.length && isSpace(text[next])) {
          next++;
        }
        if (next < text.length && (text[next] == '"' || text[next] == '}')) {
          return i;
        }
      }
    }
    return -1;
  }

  private int nextMark(int from) {
    for (int i = from; i + MARK.length <= text.length; i++) {
      if (Arrays.equals(text, i, i + MARK.length, MARK, 0, MARK.length)) {
        return i;
      }
    }
    return -1;
  }

  private boolean holdsMark(int from, int to) {
    int mark = nextMark(from);
    return mark >= 0 && mark < to;
  }

  /** Index after the brace that closes the one at {@code from}; -1 when there is none. */
  private int matching(int from) {
    int depth = 0;
    boolean inString = false;
    for (int i = from; i < text.length; i++) {
      byte b = text[i];
      if (inString) {
        if (b == '\\') {
          i++;
        } else if (b == '"') {
          inString = false;
        }
      } else if (b == '"') {
        inString = true;
      } else if (b == '{') {
        depth++;
      } else if (b == '}' && --depth == 0) {
        return i + 1;
      }
    }
    return -1;
  }

  /** A copy of a piece in which numbers that are none read {@code NaN}. */
  byte[] content(Piece piece) {
    byte[] copy = Arrays.copyOfRange(text, piece.from(), piece.to());
    boolean inString = false;
    for (int i = 0; i < copy.length; i++) {
      byte b = copy[i];
      if (inString) {
        if (b == '\\') {
          i++;
        } else if (b == '"') {
          inString = false;
        }
      } else if (b == '"') {
        inString = true;
      } else if (isWord(copy, i, "nan") || isWord(copy, i, "inf")) {
        copy[i] = 'N';
        copy[i + 1] = 'a';
        copy[i + 2] = 'N';
        if (i > 0 && copy[i - 1] == '-') {
          copy[i - 1] = ' ';
        }
      }
    }
    return copy;
  }

  private static boolean isWord(byte[] text, int at, String word) {
    for (int i = 0; i < word.length(); i++) {
      if (at + i >= text.length || (text[at + i] | 0x20) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSpace(byte b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t';
  }
}
