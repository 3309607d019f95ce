package org.plateau.render.text.sentence;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Quantity;

/** Gathers the arguments of a sentence, in the order in which they are named. */
final class Slots {
  private final Map<String, Arg> args = new LinkedHashMap<>();

  private Slots() {}

  static Slots of(String name, Arg arg) {
    return new Slots().and(name, arg);
  }

  static Slots of(String name, Quantity quantity) {
    return new Slots().and(name, quantity);
  }

  Slots and(String name, Arg arg) {
    args.put(name, Objects.requireNonNull(arg, name));
    return this;
  }

  Slots and(String name, Quantity quantity) {
    return and(name, new Arg.Measure(quantity));
  }

  Map<String, Arg> map() {
    return args;
  }
}
