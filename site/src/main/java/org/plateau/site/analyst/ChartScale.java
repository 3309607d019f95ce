package org.plateau.site.analyst;

import org.plateau.analysis.figure.Selection;
import org.plateau.render.chart.Bar;
import org.plateau.render.chart.Measure;
import org.plateau.render.chart.Provenance;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Unit;
import org.plateau.site.terminal.Printed;

/** The one unit in which an answer prints its values, chosen by the largest of them. */
record ChartScale(Selection selection, Unit unit) {
  static ChartScale of(Selection selection, double largest) {
    return new ChartScale(selection, Precision.of("scale", selection.metric(), largest).unit());
  }

  Measure measure() {
    return new Measure(selection.metric().id(), unit.symbol(), selection.metric().higherIsBetter());
  }

  double of(double base) {
    return base / unit.factor().doubleValue();
  }

  Bar.Known bar(double base, String source) {
    return new Bar.Known(of(base), provenance(source));
  }

  static Provenance provenance(String source) {
    return switch (source) {
      case "simulated" -> Provenance.SIMULATED;
      case "reconstructed" -> Provenance.RECONSTRUCTED;
      default -> Provenance.MEASURED;
    };
  }

  String printed(double base) {
    return Printed.in(unit, base);
  }

  String head() {
    return ">" + unit.symbol().replace("\u00b5", "u");
  }
}
