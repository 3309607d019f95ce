package org.plateau.ingest.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plateau.ingest.yaml.Place;

/**
 * A machine that runs were made on, from {@code catalog/hosts/<id>.yaml}. Texts that the file
 * leaves out are empty.
 *
 * @param specs anything else about it by name, in the order of the file
 * @param simulated stands in for a machine where a model made the runs
 * @param place the file that describes it
 */
public record Host(
    String id,
    String server,
    String cpu,
    String memory,
    List<Os> systems,
    Map<String, String> specs,
    boolean simulated,
    Place place) {
  public Host {
    systems = List.copyOf(systems);
    specs = Collections.unmodifiableMap(new LinkedHashMap<>(specs));
  }

  public Optional<Os> os(String osId) {
    return systems.stream().filter(os -> os.id().equals(osId)).findFirst();
  }
}
