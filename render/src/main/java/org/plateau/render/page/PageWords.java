package org.plateau.render.page;

import java.util.Map;

/** The words of a page's own, in one language: what a template asks for by key. */
@FunctionalInterface
public interface PageWords {
  /**
   * The text of a message.
   *
   * @param key as {@code page.section.specifications}
   * @param arguments named slots: whole numbers or texts
   * @throws IllegalArgumentException when the key is missing, or a slot has no argument
   */
  String say(String key, Map<String, Object> arguments);
}
