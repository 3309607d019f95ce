package org.plateau.render.report;

import java.util.Map;
import java.util.Optional;
import org.plateau.analysis.statistics.Noise;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Precision;

/** Says which noise a rank rests on: what the lab sets, or what repetitions measured. */
final class NoiseWords {
  private final Words words;

  NoiseWords(Words words) {
    this.words = words;
  }

  /** {@code noise ±2%}, or {@code noise ±1.3%, measured over 4 runs}. */
  String of(Optional<Noise> measured, double setting) {
    return measured
        .map(
            noise ->
                words.plain(
                    "report.noise.measured",
                    Map.of(
                        "v",
                        literal(noise.share()),
                        "count",
                        new Arg.Literal(Integer.toString(noise.runs())))))
        .orElseGet(() -> words.plain("report.history.noise", Map.of("v", literal(setting))));
  }

  /** The same of one drive among others. */
  String of(String drive, Noise noise) {
    return words.plain(
        "report.noise.drive",
        Map.of(
            "drive", new Arg.Literal(drive),
            "v", literal(noise.share()),
            "count", new Arg.Literal(Integer.toString(noise.runs()))));
  }

  private Arg literal(double share) {
    return new Arg.Literal(words.messages().quantities().print(Precision.percent("noise", share)));
  }
}
