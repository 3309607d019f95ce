package org.plateau.ingest.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Fields;
import org.plateau.ingest.yaml.YamlFile;

/** Reads {@code catalog/}: one file a drive, one file a host, one file of workloads. */
final class CatalogueFolder {
  private static final String SUFFIX = ".yaml";

  private final Path root;
  private final Consumer<Problem> problems;

  private CatalogueFolder(Path root, Consumer<Problem> problems) {
    this.root = root;
    this.problems = problems;
  }

  static Catalogue read(Path root, Consumer<Problem> problems) {
    CatalogueFolder folder = new CatalogueFolder(root, problems);
    return new Catalogue(
        folder.byId("catalog/drives", DriveFile::read),
        folder.byId("catalog/hosts", HostFile::read),
        folder.workloads());
  }

  /** Turns one file into what it describes. */
  private interface Entry<T> {
    T read(String id, Fields fields, Consumer<Problem> problems);
  }

  private <T> SortedMap<String, T> byId(String folder, Entry<T> entry) {
    SortedMap<String, T> found = new TreeMap<>();
    for (Path file : files(root.resolve(folder))) {
      String fileName = String.valueOf(file.getFileName());
      String name = folder + "/" + fileName;
      if (fileName.startsWith(".")) {
        continue;
      }
      if (!fileName.endsWith(SUFFIX)) {
        misnamed(name);
        continue;
      }
      String id = fileName.substring(0, fileName.length() - SUFFIX.length());
      if (!Ids.fits(id)) {
        problems.accept(
            Problem.error(
                "catalog.bad-id", name, 0, "the id \"" + id + "\"", Ids.RULE, "Rename the file."));
        continue;
      }
      YamlFile.read(file, name, problems)
          .ifPresent(node -> found.put(id, entry.read(id, new Fields(node, problems), problems)));
    }
    return found;
  }

  private SortedMap<String, Workload> workloads() {
    String name = "catalog/workloads.yaml";
    Path file = root.resolve(name);
    SortedMap<String, Workload> all = new TreeMap<>(WorkloadsFile.builtIn());
    if (Files.isRegularFile(file)) {
      YamlFile.read(file, name, problems)
          .ifPresent(node -> all.putAll(WorkloadsFile.read(node, problems)));
    }
    return all;
  }

  private void misnamed(String name) {
    boolean yaml = name.toLowerCase(Locale.ROOT).matches(".*\\.(yml|yaml)");
    if (yaml) {
      problems.accept(
          Problem.error(
              "lab.misnamed",
              name,
              0,
              "a file that is not read under this name",
              "a name that ends in " + SUFFIX,
              "Rename the file."));
    }
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
  }

  /** The id of an item in a list, which has to be unique there. */
  static Optional<String> itemId(Fields item, List<String> taken, Consumer<Problem> problems) {
    Optional<String> id = item.value("id", Ids.RULE, text -> Optional.of(text).filter(Ids::fits));
    if (item.node("id").isEmpty()) {
      problems.accept(
          Problem.error(
              "yaml.wrong-value",
              item.place().file(),
              item.place().line(),
              "an item without id",
              Ids.RULE,
              "Add the id."));
    }
    if (id.isPresent() && taken.contains(id.get())) {
      problems.accept(
          Problem.error(
              "catalog.duplicate-id",
              item.place("id").file(),
              item.place("id").line(),
              "the id \"" + id.get() + "\" a second time",
              "each id once in the list",
              "Rename one of the two; the first was used."));
      return Optional.empty();
    }
    return id;
  }
}
