package org.plateau.sample;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.plateau.sample.drive.Controller;
import org.plateau.sample.drive.Flash;
import org.plateau.sample.drive.OperatingSystem;
import org.plateau.sample.drive.SimulatedDrive;
import org.plateau.sample.drive.SpareArea;
import org.plateau.sample.drive.Temper;

/**
 * What {@code SIMULATED.txt} says: that the tree is simulated, and of which plan. Two plans have
 * the same stamp exactly when they write the same files.
 */
final class Stamp {
  static final String FILE = "SIMULATED.txt";

  /** Raised whenever the same plan would give other bytes than before. */
  private static final int MODEL = 1;

  private final StringBuilder facts = new StringBuilder();

  private Stamp() {}

  static String of(SimulationPlan plan) {
    return "Simulated by the drive model of Plateau. No drive, vendor or model named here exists.\n"
        + "seed "
        + plan.seed()
        + "\nplan "
        + new Stamp().hash(plan)
        + "\n";
  }

  private String hash(SimulationPlan plan) {
    whole(MODEL, plan.seed(), plan.started().toEpochMilli());
    whole(plan.preconditionMinutes(), plan.primaryMinutes());
    for (OperatingSystem os : plan.systems()) {
      text(os.id(), os.ioEngine());
      real(os.rateFactor(), os.addedNanos(), os.tailFactor());
    }
    for (PlannedDrive planned : plan.drives()) {
      text(planned.format().name());
      drive(planned.drive());
    }
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of()
          .formatHex(digest.digest(facts.toString().getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private void drive(SimulatedDrive drive) {
    text(drive.id(), drive.vendor(), drive.model(), drive.firmware());
    Controller controller = drive.controller();
    real(controller.readRate(), controller.writeRate(), controller.readNanos());
    real(controller.writeNanos(), controller.readBandwidth());
    Flash flash = drive.flash();
    whole(flash.rawBytes(), flash.cacheBytes());
    real(flash.programBandwidth(), flash.settleShare(), flash.directShare());
    Temper temper = drive.temper();
    real(temper.noise(), temper.tailShare(), temper.tailFactor(), temper.stallNanos());
    real(temper.stallsPerHour(), temper.dipSeconds(), temper.dipLength(), temper.dipDepth());
    real(temper.waveDepth(), temper.declineHours(), temper.paced() ? 1 : 0);
    for (SpareArea profile : drive.profiles()) {
      text(profile.id());
      whole(profile.usableBytes());
    }
  }

  private void text(String... values) {
    for (String value : values) {
      facts.append(value).append('\n');
    }
  }

  private void whole(long... values) {
    for (long value : values) {
      facts.append(value).append('\n');
    }
  }

  /** By their bits: the printed form of a double differs between Java releases. */
  private void real(double... values) {
    for (double value : values) {
      facts.append(Double.doubleToLongBits(value)).append('\n');
    }
  }
}
