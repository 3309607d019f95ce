package org.plateau.render.text.sentence;

import java.util.Map;
import org.plateau.render.text.Arg;

/** A sentence before it has a language: a pattern and what fills it. */
public interface Sentence {

  /** The key of the pattern, {@code P09}; variants add a letter in the bundles. */
  String pattern();

  /** Its slots. */
  Map<String, Arg> slots();
}
