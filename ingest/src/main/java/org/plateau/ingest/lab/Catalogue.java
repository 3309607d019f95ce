package org.plateau.ingest.lab;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the lab knows of drives, hosts and workloads, by id.
 *
 * @param workloads the built-in profiles and the lab's own
 */
public record Catalogue(
    SortedMap<String, Drive> drives,
    SortedMap<String, Host> hosts,
    SortedMap<String, Workload> workloads) {
  public Catalogue {
    drives = Collections.unmodifiableSortedMap(new TreeMap<>(drives));
    hosts = Collections.unmodifiableSortedMap(new TreeMap<>(hosts));
    workloads = Collections.unmodifiableSortedMap(new TreeMap<>(workloads));
  }

  /** The built-in workload profiles alone. */
  public static Catalogue builtIn() {
    return new Catalogue(new TreeMap<>(), new TreeMap<>(), WorkloadsFile.builtIn());
  }

  public Optional<Drive> drive(String id) {
    return Optional.ofNullable(drives.get(id));
  }

  public Optional<Host> host(String id) {
    return Optional.ofNullable(hosts.get(id));
  }

  /** The workload with this id or alias. */
  public Optional<Workload> workload(String idOrAlias) {
    Workload byId = workloads.get(idOrAlias);
    return byId != null
        ? Optional.of(byId)
        : workloads.values().stream()
            .filter(workload -> workload.aliases().contains(idOrAlias))
            .findFirst();
  }
}
