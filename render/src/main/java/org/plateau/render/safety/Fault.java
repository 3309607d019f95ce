package org.plateau.render.safety;

/**
 * What is wrong with a number, name or placeholder on a page.
 *
 * @param code stable, {@code figure-value}
 * @param line of the HTML, 1 or more; 0 when the fault is of the page as a whole
 */
public record Fault(String code, String page, int line, String found, String expected) {

  @Override
  public String toString() {
    return page + ":" + line + ": " + found + ", expected " + expected + " [" + code + "]";
  }
}
