package org.plateau.ingest.lab;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;

/**
 * A lab folder as its settings and its catalogue describe it; its logs are {@link LogSets}.
 *
 * <p>Opening never throws for what the files hold: what is wrong is among {@link #problems()}, and
 * the rest stands.
 */
public final class Lab {
  /** The file that makes a folder a lab. */
  public static final String SETTINGS_FILE = "lab.yaml";

  private final Path root;
  private final String title;
  private final List<String> languages;
  private final @Nullable URI baseUrl;
  private final LabSettings settings;
  private final List<SimulationRequest> simulations;
  private final Catalogue catalogue;
  private final List<Problem> problems;

  private Lab(Path root, LabFile file, Catalogue catalogue, List<Problem> problems) {
    this.root = root;
    this.title = file.title();
    this.languages = file.languages();
    this.baseUrl = file.baseUrl();
    this.settings = file.settings();
    this.simulations = file.simulations();
    this.catalogue = catalogue;
    this.problems = List.copyOf(problems);
  }

  /**
   * Reads settings and catalogue.
   *
   * @throws java.io.UncheckedIOException when the disk fails
   */
  public static Lab open(Path folder) {
    Path root = folder.toAbsolutePath().normalize();
    List<Problem> problems = new ArrayList<>();
    LabFile file = LabFile.read(root, problems::add);
    Catalogue catalogue = CatalogueFolder.read(root, problems::add);
    problems.sort(
        Comparator.comparing(Problem::file, LabPaths.NATURAL).thenComparing(Problem::line));
    return new Lab(root, file, catalogue, problems);
  }

  /** The nearest folder that holds a lab.yaml: the given one, or the folder of a file, or above. */
  public static Optional<Path> find(Path start) {
    for (Path at = start.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
      if (Files.isRegularFile(at.resolve(SETTINGS_FILE))) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  /** Absolute. */
  public Path root() {
    return root;
  }

  /** The lab's name on its pages; the folder's name where lab.yaml gives none. */
  public String title() {
    return title;
  }

  /** BCP 47 tags in canonical form, the first being the lab's own; at least one. */
  public List<String> languages() {
    return languages;
  }

  /** Where the site will be served: absolute, http or https, with a slash at its end. */
  public Optional<URI> baseUrl() {
    return Optional.ofNullable(baseUrl);
  }

  public LabSettings settings() {
    return settings;
  }

  /** The simulated runs that the lab asks for, in the order of lab.yaml. */
  public List<SimulationRequest> simulations() {
    return simulations;
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  /** What is wrong with lab.yaml and the catalogue, by file and line. */
  public List<Problem> problems() {
    return problems;
  }

  @Override
  public String toString() {
    return "lab " + root;
  }
}
