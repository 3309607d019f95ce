package org.plateau.sample;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.sample.drive.OperatingSystem;
import org.plateau.sample.drive.SimulatedDrive;
import org.plateau.sample.drive.SpareArea;

/** The lab.yaml and the catalogue that a simulated tree needs to be a lab of its own. */
final class LabFiles {
  private LabFiles() {}

  static Map<String, String> of(SimulationPlan plan) {
    Map<String, String> files = new TreeMap<>();
    files.put(
        "lab.yaml",
        "title: Simulated lab\nlanguages: [en]\ndefaults:\n  settle: 0s\n  steady:\n    round: 60s\n");
    files.put("catalog/hosts/" + RunTree.HOST + ".yaml", host(plan));
    for (PlannedDrive planned : plan.drives()) {
      files.put("catalog/drives/" + planned.drive().id() + ".yaml", drive(planned.drive()));
    }
    return files;
  }

  private static String host(SimulationPlan plan) {
    StringBuilder out =
        new StringBuilder(
            "simulated: true\nserver: Drive model\ncpu: none, simulated\nmemory: none, simulated\nos:\n");
    for (OperatingSystem os : plan.systems()) {
      String family = os.ioEngine().startsWith("windows") ? "windows" : "linux";
      out.append("  - {id: ").append(os.id()).append(", name: ").append(os.id());
      out.append(", family: ").append(family).append("}\n");
    }
    return out.toString();
  }

  private static String drive(SimulatedDrive drive) {
    StringBuilder out =
        new StringBuilder("# An invented drive: its runs come from the drive model.\n")
            .append("simulated: true\nvendor: ")
            .append(drive.vendor())
            .append("\nmodel: \"")
            .append(drive.model())
            .append("\"\ncapacity: ")
            .append(terabytes(drive.profiles().get(0).usableBytes()))
            .append("TB\nraw_gb: ")
            .append(gigabytes(drive.flash().rawBytes()))
            .append("\ninterface: simulated\nop_profiles:\n");
    for (SpareArea profile : drive.profiles()) {
      out.append("  - {id: ").append(profile.id()).append(", usable_gb: ");
      out.append(gigabytes(profile.usableBytes())).append("}\n");
    }
    return out.toString();
  }

  private static String gigabytes(long bytes) {
    return new BigDecimal(bytes).movePointLeft(9).stripTrailingZeros().toPlainString();
  }

  private static String terabytes(long bytes) {
    BigDecimal value = new BigDecimal(bytes).movePointLeft(12).setScale(2, RoundingMode.HALF_UP);
    return value.stripTrailingZeros().toPlainString();
  }
}
