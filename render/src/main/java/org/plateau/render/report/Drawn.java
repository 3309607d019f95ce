package org.plateau.render.report;

import java.util.List;
import org.plateau.analysis.snapshot.AnalysedRun;
import org.plateau.render.chart.Plot;

/**
 * A plot with what its frame needs to know.
 *
 * @param cast who is in it, best first
 * @param runs the runs it was made of
 */
record Drawn(
    ChartQuestion question, Plot plot, Scale scale, List<Contender> cast, List<AnalysedRun> runs) {
  Drawn {
    cast = List.copyOf(cast);
    runs = List.copyOf(runs);
  }

  /**
   * The subject's place among the drives of its profile's field, from 1; 0 when it is not in it.
   */
  int place() {
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
