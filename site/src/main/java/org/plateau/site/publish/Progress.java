package org.plateau.site.publish;

/** Hears of each step of a long piece of work. */
@FunctionalInterface
public interface Progress {
  void step(String text);
}
