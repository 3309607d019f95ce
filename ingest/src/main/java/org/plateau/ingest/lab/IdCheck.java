package org.plateau.ingest.lab;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.ingest.yaml.Nearest;

/**
 * Holds the ids of labels against the catalogue. A text that cannot be an id is taken for a text;
 * what looks like an id and is none is probably mistyped. Each label is judged once, however many
 * log sets it reaches.
 */
final class IdCheck {
  private final Catalogue catalogue;
  private final Consumer<Problem> problems;
  private final Set<List<Object>> judged = new HashSet<>();

  IdCheck(Catalogue catalogue, Consumer<Problem> problems) {
    this.catalogue = catalogue;
    this.problems = problems;
  }

  /** The labels, an alias of a workload replaced by its id. */
  Labels checked(Labels labels) {
    check(labels, LabelKey.DRIVE, "the catalogue", "catalog/drives", catalogue.drives().keySet());
    check(labels, LabelKey.HOST, "the catalogue", "catalog/hosts", catalogue.hosts().keySet());
    labels.drive().flatMap(catalogue::drive).ifPresent(drive -> check(labels, drive));
    labels.host().flatMap(catalogue::host).ifPresent(host -> check(labels, host));
    return workload(labels);
  }

  private void check(Labels labels, Drive drive) {
    List<String> ids = drive.profiles().stream().map(OpProfile::id).toList();
    check(labels, LabelKey.OP_PROFILE, "the drive's op_profiles", drive.place().file(), ids);
  }

  private void check(Labels labels, Host host) {
    List<String> ids = host.systems().stream().map(Os::id).toList();
    check(labels, LabelKey.OS, "the host's list", host.place().file(), ids);
  }

  private Labels workload(Labels labels) {
    Optional<Workload> known = labels.workload().flatMap(catalogue::workload);
    if (known.isEmpty()) {
      Map<String, Workload> all = catalogue.workloads();
      check(labels, LabelKey.WORKLOAD, "the catalogue", "catalog/workloads.yaml", all.keySet());
      return labels;
    }
    Label label = labels.label(LabelKey.WORKLOAD).orElseThrow();
    return labels.with(LabelKey.WORKLOAD, known.get().id(), label.place());
  }

  private void check(
      Labels labels, LabelKey key, String where, String file, Collection<String> known) {
    Optional<Label> label = labels.label(key).filter(l -> !known.contains(l.value()));
    if (label.isEmpty() || !judged.add(List.of(key, label.get(), file))) {
      return;
    }
    boolean text = !Ids.fits(label.get().value()) && key != LabelKey.OS;
    problems.accept(
        new Problem(
            "lab.unknown-id",
            text ? Severity.NOTE : Severity.WARNING,
            label.get().place().file(),
            label.get().place().line(),
            key.id() + " \"" + label.get().value() + "\" is not in " + where,
            Nearest.to(label.get().value(), known)
                .map(near -> "one of its ids, the nearest is \"" + near + "\"")
                .orElse("one of its ids, of which there are none"),
            "Correct the id, or add it to " + file + "; until then it is a text."));
  }
}
