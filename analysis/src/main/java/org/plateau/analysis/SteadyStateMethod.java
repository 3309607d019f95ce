package org.plateau.analysis;

import java.util.List;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The extension point for a rule that says whether a run reached steady state, and when.
 *
 * <p>Found by {@link ServiceLoader}; stateless, deterministic, and documented in {@code
 * docs/methods/<id>.md}.
 */
public interface SteadyStateMethod {
  /** Stable name: {@code pts}, {@code mser5}. */
  String id();

  /**
   * Judges a run.
   *
   * @param tracked the tracked variables, the leading one first, all on the same grid; where a rule
   *     speaks of several variables, all must pass in the same window
   * @throws IllegalArgumentException when there is none, or their grids differ
   */
  Assessment assess(List<Samples> tracked, SteadySettings settings);

  /** Every method on the class path, by id. */
  static SortedMap<String, SteadyStateMethod> all() {
    TreeMap<String, SteadyStateMethod> methods = new TreeMap<>();
    for (SteadyStateMethod method : ServiceLoader.load(SteadyStateMethod.class)) {
      methods.put(method.id(), method);
    }
    return methods;
  }
}
