package org.plateau.sample;

import java.util.List;
import java.util.Locale;
import org.plateau.sample.drive.Controller;
import org.plateau.sample.drive.Flash;
import org.plateau.sample.drive.SimulatedDrive;
import org.plateau.sample.drive.SpareArea;
import org.plateau.sample.drive.SplitMix;
import org.plateau.sample.drive.Temper;

/** Draws further drives for plans that want more than the sample lab has. */
final class InventedDrive {
  private static final long GB = 1_000_000_000L;
  private static final List<String> CALLS =
      List.of("Alder", "Birch", "Cedar", "Hazel", "Larch", "Maple", "Rowan", "Willow");

  private InventedDrive() {}

  /**
   * The drive with this number.
   *
   * @param number 1 and up; part of its name, so names do not repeat
   */
  static PlannedDrive of(long seed, int number) {
    SplitMix random = SplitMix.of(seed, "drive " + number);
    String model = CALLS.get((number - 1) % CALLS.size()) + " " + number;
    long rawGb = 2_199L << (int) random.between(0, 3);
    Flash flash = Flash.of(rawGb * GB, random.between(0.8e9, 4e9));
    Temper temper = Temper.even(random.between(0.006, 0.02), random.between(0.005, 0.02), 5);
    if (random.uniform() < 0.3) {
      temper = temper.withDips(random.between(300, 900), 20, random.between(0.2, 0.5));
    }
    SimulatedDrive drive =
        new SimulatedDrive(
            "model-" + model.toLowerCase(Locale.ROOT).replace(' ', '-'),
            "Model Drives",
            model,
            "M" + number,
            new Controller(
                random.between(5e5, 1.6e6),
                random.between(2e5, 6e5),
                random.between(6e4, 1.1e5),
                random.between(9e3, 1.6e4),
                random.between(3.2e9, 7.1e9)),
            flash,
            temper,
            List.of(
                new SpareArea("stock", Math.round(rawGb * random.between(0.85, 0.9)) * GB),
                new SpareArea("hp", Math.round(rawGb * random.between(0.65, 0.75)) * GB)));
    return new PlannedDrive(drive, random.uniform() < 0.3 ? LogFormat.FIO : LogFormat.JSON_LINES);
  }
}
