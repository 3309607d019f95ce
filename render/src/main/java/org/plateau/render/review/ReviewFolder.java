package org.plateau.render.review;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.plateau.ingest.Problem;
import org.plateau.render.review.markdown.MarkdownProse;

/**
 * A review's folder: what is measured, what is claimed, and the prose in each language.
 *
 * @param prose by language tag
 * @param problems what is wrong with its files
 */
public record ReviewFolder(
    ReviewSpec spec, Path folder, Map<String, Prose> prose, List<Problem> problems) {
  public ReviewFolder {
    prose = Map.copyOf(prose);
    problems = List.copyOf(problems);
  }

  /** The reviews of a lab: those that could be read, and the problems of those that could not. */
  public record All(List<ReviewFolder> reviews, List<Problem> problems) {
    public All {
      reviews = List.copyOf(reviews);
      problems = List.copyOf(problems);
    }
  }

  /**
   * All reviews under {@code reviews/}, in order of their names.
   *
   * @param languages tags of the languages that the lab publishes
   */
  public static All in(Path lab, List<String> languages) {
    List<ReviewFolder> read = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    slugs(lab).parallelStream()
        .map(slug -> alone(lab, lab.resolve("reviews").resolve(slug), languages))
        .forEachOrdered(
            one -> {
              read.addAll(one.reviews());
              problems.addAll(one.problems());
            });
    return new All(read, problems);
  }

  /** The names of the folders under {@code reviews/}, sorted. */
  public static List<String> slugs(Path lab) {
    Path reviews = lab.resolve("reviews");
    if (!Files.isDirectory(reviews)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(reviews)) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> String.valueOf(folder.getFileName()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static All alone(Path lab, Path folder, List<String> languages) {
    List<Problem> problems = new ArrayList<>();
    try {
      return new All(read(lab, folder, languages, problems).stream().toList(), problems);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ids of the steady-state methods that reviews of a lab name instead of the lab's own. */
  public static SortedSet<String> methods(Path lab) {
    TreeSet<String> methods = new TreeSet<>();
    Path reviews = lab.resolve("reviews");
    if (!Files.isDirectory(reviews)) {
      return methods;
    }
    try (Stream<Path> folders = Files.list(reviews)) {
      folders
          .map(folder -> folder.resolve("review.yaml"))
          .filter(Files::isRegularFile)
          .forEach(
              yaml ->
                  ReviewYaml.read("", yaml, name(lab, yaml), any -> {})
                      .map(ReviewSpec::method)
                      .filter(method -> !method.isEmpty())
                      .ifPresent(methods::add));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return methods;
  }

  /** The review of one folder. */
  public static Optional<ReviewFolder> one(
      Path lab, String slug, List<String> languages, List<Problem> problems) {
    try {
      return read(lab, lab.resolve("reviews").resolve(slug), languages, problems);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<ReviewFolder> read(
      Path lab, Path folder, List<String> languages, List<Problem> all) throws IOException {
    String slug = String.valueOf(folder.getFileName());
    String name = name(lab, folder);
    Path yaml = folder.resolve("review.yaml");
    if (!Files.isRegularFile(yaml)) {
      all.add(
          Problem.error(
              "review.no-review-yaml",
              name + "/review.yaml",
              0,
              "no such file",
              "it in each folder under reviews",
              "Write it, or move the folder elsewhere."));
      return Optional.empty();
    }
    List<Problem> problems = new ArrayList<>();
    Optional<ReviewSpec> spec = ReviewYaml.read(slug, yaml, name + "/review.yaml", problems::add);
    Map<String, Prose> prose = new TreeMap<>();
    for (String language : languages) {
      Path file = folder.resolve(language + ".md");
      if (Files.isRegularFile(file)) {
        prose.put(
            language,
            MarkdownProse.read(
                Files.readString(file), language, name + "/" + language + ".md", problems::add));
      }
    }
    all.addAll(problems);
    return spec.map(value -> new ReviewFolder(value, folder, prose, problems));
  }

  private static String name(Path lab, Path folder) {
    return lab.relativize(folder).toString().replace('\\', '/');
  }
}
