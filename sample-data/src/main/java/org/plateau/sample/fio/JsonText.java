package org.plateau.sample.fio;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Prints JSON exactly as fio does: {@code "key" : value}, two blanks a level, six decimals. */
final class JsonText {
  private final StringBuilder out = new StringBuilder();
  private int depth;
  private boolean first = true;

  JsonText open(String key) {
    return begin(key, '{');
  }

  JsonText openList(String key) {
    return begin(key, '[');
  }

  /** An object that has no key: the document, or a member of a list. */
  JsonText open() {
    separate();
    return nest('{');
  }

  JsonText close() {
    return end('}');
  }

  JsonText closeList() {
    return end(']');
  }

  JsonText text(String key, String value) {
    key(key);
    out.append('"').append(value).append('"');
    return this;
  }

  JsonText whole(String key, long value) {
    key(key);
    out.append(value);
    return this;
  }

  JsonText real(String key, double value) {
    key(key);
    out.append(new BigDecimal(value).setScale(6, RoundingMode.HALF_UP).toPlainString());
    return this;
  }

  @Override
  public String toString() {
    return out.append('\n').toString();
  }

  private JsonText begin(String key, char bracket) {
    key(key);
    return nest(bracket);
  }

  private JsonText nest(char bracket) {
    out.append(bracket);
    depth++;
    first = true;
    return this;
  }

  private JsonText end(char bracket) {
    depth--;
    line();
    out.append(bracket);
    first = false;
    return this;
  }

  private void key(String key) {
    separate();
    out.append('"').append(key).append("\" : ");
  }

  private void separate() {
    if (!first) {
      out.append(',');
    }
    if (depth > 0) {
      line();
    }
    first = false;
  }

  private void line() {
    out.append('\n').append("  ".repeat(depth));
  }
}
