package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.Forms;

/** Reads {@code catalog/hosts/<id>.yaml}; further keys are kept as they are. */
final class HostFile {
  private HostFile() {}

  static Host read(String id, Fields fields, Consumer<Problem> problems) {
    List<Os> systems = systems(fields, problems);
    boolean simulated = fields.value("simulated", "true or false", Forms::yesOrNo).orElse(false);
    Map<String, String> specs = fields.textMap("spec");
    return new Host(
        id,
        fields.text("server").orElse(""),
        fields.text("cpu").orElse(""),
        fields.text("memory").orElse(""),
        systems,
        DriveFile.withOthers(specs, fields),
        simulated,
        fields.place());
  }

  private static List<Os> systems(Fields fields, Consumer<Problem> problems) {
    List<Os> systems = new ArrayList<>();
    List<String> taken = new ArrayList<>();
    for (Fields item : fields.list("os")) {
      Optional<String> id = CatalogueFolder.itemId(item, taken, problems);
      String name = item.text("name").orElse(id.orElse(""));
      Os.Family family =
          item.value("family", "one of linux, windows, esxi", Os.Family::of).orElse(null);
      item.refuseOthers();
      if (id.isPresent()) {
        taken.add(id.get());
        systems.add(new Os(id.get(), name, family));
      }
    }
    return systems;
  }
}
