package org.plateau.sample.drive;

import java.util.List;

/**
 * An invented drive: its name and the parameters that decide what the model says of it.
 *
 * @param id as in the catalogue and in the folders of its runs
 * @param vendor exists nowhere
 * @param model exists nowhere
 * @param firmware as its runs name it
 * @param profiles the first is how it ships
 */
public record SimulatedDrive(
    String id,
    String vendor,
    String model,
    String firmware,
    Controller controller,
    Flash flash,
    Temper temper,
    List<SpareArea> profiles) {
  public SimulatedDrive {
    profiles = List.copyOf(profiles);
    if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw new IllegalArgumentException("drive id '" + id + "'");
    }
    if (profiles.isEmpty()) {
      throw new IllegalArgumentException(id + " has no over-provisioning profile");
    }
    for (SpareArea profile : profiles) {
      if (profile.usableBytes() >= flash.rawBytes()) {
        throw new IllegalArgumentException(id + " has no spare area in profile " + profile.id());
      }
    }
  }
}
