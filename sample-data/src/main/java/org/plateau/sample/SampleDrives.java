package org.plateau.sample;

import java.util.List;
import org.plateau.sample.drive.Controller;
import org.plateau.sample.drive.Flash;
import org.plateau.sample.drive.SimulatedDrive;
import org.plateau.sample.drive.SpareArea;
import org.plateau.sample.drive.Temper;

/**
 * The six invented drives of the sample lab. Vendors and products exist nowhere; each drive is
 * there to show one kind of curve.
 */
final class SampleDrives {
  private static final long GB = 1_000_000_000L;
  private static final long FOUR_TIB = 4_398 * GB;
  private static final long TWO_TIB = 2_199 * GB;

  private SampleDrives() {}

  static List<PlannedDrive> all() {
    return List.of(
        new PlannedDrive(basalt(), LogFormat.JSON_LINES),
        new PlannedDrive(tern(), LogFormat.FIO),
        new PlannedDrive(anvil(), LogFormat.FIO),
        new PlannedDrive(tarn(), LogFormat.JSON_LINES),
        new PlannedDrive(cinder(), LogFormat.JSON_LINES),
        new PlannedDrive(lattice(), LogFormat.JSON_LINES));
  }

  /** The classic curve: burst, transition, steady state; much better with more spare area. */
  private static SimulatedDrive basalt() {
    return new SimulatedDrive(
        "quernlite-basalt",
        "Quernlite",
        "Basalt",
        "QB14",
        new Controller(980_000, 480_000, 78_000, 14_000, 6.9e9),
        Flash.of(FOUR_TIB, 3.2e9),
        Temper.even(0.012, 0.012, 5).withStalls(11e6, 6),
        profiles(3_840, 3_200));
  }

  /** Much spare area from the start: a small drop, an even curve. */
  private static SimulatedDrive tern() {
    return new SimulatedDrive(
        "obrunvale-tern-m2",
        "Obrunvale",
        "Tern M2",
        "3.0.7",
        new Controller(760_000, 430_000, 84_000, 12_000, 6.5e9),
        Flash.of(FOUR_TIB, 1.9e9),
        Temper.even(0.008, 0.008, 4),
        profiles(3_200, 2_560));
  }

  /** Fast cells and firmware that paces itself: no burst at all. */
  private static SimulatedDrive anvil() {
    return new SimulatedDrive(
        "skarnwick-anvil",
        "Skarnwick",
        "Anvil",
        "A1.22",
        new Controller(850_000, 380_000, 31_000, 9_000, 6.4e9),
        Flash.of(TWO_TIB, 2.0e9),
        Temper.even(0.006, 0.005, 3.5).heldBack(),
        profiles(1_600, 1_280));
  }

  /** Dense cells and housekeeping in waves: never steady under random writes. */
  private static SimulatedDrive tarn() {
    return new SimulatedDrive(
        "fennickade-tarn",
        "Fennickade",
        "Tarn",
        "FT0009",
        new Controller(720_000, 190_000, 110_000, 16_000, 6.7e9),
        Flash.of(FOUR_TIB, 0.9e9),
        Temper.even(0.02, 0.02, 6).withWaves(0.32, 14).withStalls(28e6, 10),
        profiles(3_840, 3_200));
  }

  /** A write cache that is full within minutes: a cliff. */
  private static SimulatedDrive cinder() {
    return new SimulatedDrive(
        "thuldarne-cinder",
        "Thuldarne",
        "Cinder",
        "TC3S",
        new Controller(640_000, 420_000, 68_000, 13_000, 7.0e9),
        new Flash(TWO_TIB, 1.1e9, 0.25, 230 * GB, 0.55),
        Temper.even(0.02, 0.025, 7).withStalls(40e6, 12),
        profiles(2_000, 1_600));
  }

  /** Garbage collection in fixed periods: a comb of dips on a level curve. */
  private static SimulatedDrive lattice() {
    return new SimulatedDrive(
        "pelcarne-lattice-e3",
        "Pelcarne",
        "Lattice E3",
        "PL-2.4",
        new Controller(1_100_000, 400_000, 74_000, 13_000, 7.0e9),
        Flash.of(FOUR_TIB, 2.3e9),
        Temper.even(0.007, 0.014, 5).withDips(540, 20, 0.25).withStalls(16e6, 5),
        profiles(3_840, 3_200));
  }

  private static List<SpareArea> profiles(long stockGb, long highPerformanceGb) {
    return List.of(
        new SpareArea("stock", stockGb * GB), new SpareArea("hp", highPerformanceGb * GB));
  }
}
