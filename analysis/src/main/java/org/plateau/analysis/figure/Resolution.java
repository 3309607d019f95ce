package org.plateau.analysis.figure;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A figure, or why there is none. */
public sealed interface Resolution {
  /** The one figure that was meant. */
  record Found(Figure figure) implements Resolution {}

  /**
   * No figure, or no single one.
   *
   * @param message an English sentence for the command line that lists the candidates
   * @param candidates the runs that matched, or came nearest
   */
  record Refused(String message, List<RunKey> candidates) implements Resolution {
    public Refused {
      candidates = List.copyOf(candidates);
    }
  }

  /** One function per case. */
  default <T> T match(Function<Found, T> found, Function<Refused, T> refused) {
    return this instanceof Found f ? found.apply(f) : refused.apply((Refused) this);
  }

  /** The figure, when there is one. */
  default Optional<Figure> known() {
    return match(found -> Optional.of(found.figure()), refused -> Optional.empty());
  }
}
