package org.plateau.ingest.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.Forms;

/**
 * Reads {@code catalog/drives/<id>.yaml}. Keys beyond the known ones are figures of the spec sheet,
 * as are those under {@code spec}.
 */
final class DriveFile {
  private static final String A_SIZE = "a size in GB above 0";

  private DriveFile() {}

  static Drive read(String id, Fields fields, Consumer<Problem> problems) {
    @Nullable Double rawGb = size(fields, "raw_gb").orElse(null);
    boolean simulated = fields.value("simulated", "true or false", Forms::yesOrNo).orElse(false);
    List<OpProfile> profiles = profiles(fields, rawGb, problems);
    Map<String, String> specs = new LinkedHashMap<>(fields.textMap("spec"));
    return new Drive(
        id,
        fields.text("vendor").orElse(""),
        fields.text("model").orElse(""),
        fields.text("capacity").orElse(""),
        rawGb,
        fields.text("interface").orElse(""),
        fields.text("form_factor").orElse(""),
        fields.text("controller").orElse(""),
        fields.text("nand").orElse(""),
        fields.text("endurance").orElse(""),
        fields.text("released").orElse(""),
        withOthers(specs, fields),
        profiles,
        simulated,
        fields.place());
  }

  /** The keys that no one asked for, unless one looks like a known key mistyped. */
  static Map<String, String> withOthers(Map<String, String> specs, Fields fields) {
    Map<String, String> all = new LinkedHashMap<>(specs);
    all.putAll(fields.otherTexts());
    fields.refuseOthers();
    return all;
  }

  private static List<OpProfile> profiles(
      Fields fields, @Nullable Double rawGb, Consumer<Problem> problems) {
    List<OpProfile> profiles = new ArrayList<>();
    List<String> taken = new ArrayList<>();
    for (Fields item : fields.list("op_profiles")) {
      Optional<String> id = CatalogueFolder.itemId(item, taken, problems);
      @Nullable Double usable = size(item, "usable_gb").orElse(null);
      item.refuseOthers();
      if (usable != null && rawGb != null && usable > rawGb) {
        problems.accept(
            Problem.error(
                "catalog.usable-above-raw",
                item.place("usable_gb").file(),
                item.place("usable_gb").line(),
                "usable_gb " + Forms.plain(usable),
                "at most the raw_gb " + Forms.plain(rawGb),
                "Correct one of the two."));
        usable = null;
      }
      if (id.isPresent()) {
        taken.add(id.get());
        profiles.add(new OpProfile(id.get(), usable));
      }
    }
    return profiles;
  }

  private static Optional<Double> size(Fields fields, String key) {
    return fields.value(key, A_SIZE, text -> Forms.number(text).filter(size -> size > 0));
  }
}
