package org.plateau.render.report;

import java.util.List;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.chart.Plot;

/**
 * A plot with what its frame needs to know.
 *
 * @param cast who is in it, best first
 * @param runs the runs it was made of
 * @param omitted who is not in it
 */
record Drawn(
    ChartQuestion question,
    Plot plot,
    Scale scale,
    List<Contender> cast,
    List<AnalysedRun> runs,
    List<Contender> omitted) {
  Drawn(
      ChartQuestion question,
      Plot plot,
      Scale scale,
      List<Contender> cast,
      List<AnalysedRun> runs) {
    this(question, plot, scale, cast, runs, List.of());
  }

  Drawn {
    omitted = List.copyOf(omitted);
    cast = List.copyOf(cast);
    runs = List.copyOf(runs);
  }

  /** Whether it was made of published figures and a model. */
  boolean isReconstructed() {
    return Told.anyReconstructed(runs);
  }

  /** The same with those of the field who are not in it. */
  Drawn without(List<Contender> field) {
    List<String> in = cast.stream().map(one -> one.plain().key()).toList();
    return new Drawn(
        question,
        plot,
        scale,
        cast,
        runs,
        field.stream().filter(one -> !in.contains(one.key())).toList());
  }

  /**
   * The subject's place among the drives of its profile's field, from 1; 0 when it is not in it.
   */
  int place() {
    if (isReconstructed()) {
      return 0; // most of its field was never published
    }
    int place = 0;
    for (Contender contender : cast) {
      if (!contender.role().isSubject()) {
        place++;
      } else if (contender.role() == org.plateau.render.chart.Role.HERO) {
        return place + 1;
      }
    }
    return 0;
  }
}
