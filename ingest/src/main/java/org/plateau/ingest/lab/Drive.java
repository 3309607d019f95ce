package org.plateau.ingest.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.yaml.Place;

/**
 * A drive model as its vendor describes it, from {@code catalog/drives/<id>.yaml}. Texts that the
 * file leaves out are empty.
 *
 * @param capacity as sold: {@code 2.4TB}
 * @param rawGb flash on board in units of 10^9 bytes; absent where nobody published it
 * @param released as published: {@code 2H2012}, {@code 2026-01}
 * @param specs the spec sheet's further figures by name, in the order of the file
 * @param profiles at least none; ids are unique
 * @param simulated an invented drive whose runs come from a model
 * @param place the file that describes it
 */
public record Drive(
    String id,
    String vendor,
    String model,
    String capacity,
    @Nullable Double rawGb,
    String interfaceName,
    String formFactor,
    String controller,
    String nand,
    String endurance,
    String released,
    Map<String, String> specs,
    List<OpProfile> profiles,
    boolean simulated,
    Place place) {
  public Drive {
    specs = Collections.unmodifiableMap(new LinkedHashMap<>(specs));
    profiles = List.copyOf(profiles);
  }

  /** Vendor and model, or the id where the file names neither. */
  public String name() {
    String both = (vendor + " " + model).strip();
    return both.isEmpty() ? id : both;
  }

  public Optional<OpProfile> profile(String profileId) {
    return profiles.stream().filter(profile -> profile.id().equals(profileId)).findFirst();
  }

  /** Over-provisioning of a profile in percent, where raw and usable size are known. */
  public OptionalDouble overProvisioningPercent(String profileId) {
    return profile(profileId)
        .map(profile -> profile.overProvisioningPercent(rawGb))
        .orElse(OptionalDouble.empty());
  }
}
