package org.plateau.site.desk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.site.publish.PreviewSite;

/**
 * The files that a preview serves. A save of a review makes that review's pages again; any other
 * save makes the whole site again. Where errors keep a review back its page lists them.
 */
final class PreviewPages {
  private static final String PAGE = "/index.html";

  private final Path root;
  private final Consumer<String> progress;
  private PreviewSite site;
  private volatile SortedMap<String, byte[]> files = Collections.emptySortedMap();

  PreviewPages(Path root, Consumer<String> progress) {
    this.root = root;
    this.progress = progress;
    this.site = PreviewSite.of(root);
    everything();
  }

  /** The file at an address inside the site. */
  byte @Nullable [] file(String address) {
    return files.get(address);
  }

  /** What makes an open page load again. */
  static byte[] script() {
    try (InputStream in = PreviewPages.class.getResourceAsStream("/preview/preview.js")) {
      if (in == null) {
        throw new IllegalStateException("preview.js is not on the class path");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes again what these saved files are part of. */
  void refresh(Set<String> saved) {
    long start = System.nanoTime();
    Set<String> reviews = new TreeSet<>();
    boolean all = false;
    boolean words = true;
    for (String path : saved) {
      String[] parts = path.split("/", -1);
      if (parts.length >= 3 && parts[0].equals("reviews")) {
        reviews.add(parts[1]);
        words &= path.endsWith(".md");
      } else {
        all = true;
      }
    }
    try {
      if (all) {
        site = PreviewSite.of(root);
        everything();
      } else {
        for (String slug : reviews) {
          review(slug, words);
        }
      }
    } catch (IllegalArgumentException | IllegalStateException | UncheckedIOException e) {
      // a half-saved file: the next save mends it, and the old pages stay until then
      progress.accept("not rebuilt: " + e.getMessage());
      return;
    }
    progress.accept(
        "rebuilt "
            + (all ? "the site" : String.join(", ", reviews))
            + " in "
            + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)
            + " ms");
  }

  private void everything() {
    PreviewSite.Made made = site.all();
    TreeMap<String, byte[]> next = new TreeMap<>(made.files());
    Map<String, List<Problem>> bySlug = new TreeMap<>();
    for (Problem problem : made.problems()) {
      String[] parts = problem.file().split("/", -1);
      if (parts.length >= 3 && parts[0].equals("reviews")) {
        bySlug.computeIfAbsent(parts[1], any -> new java.util.ArrayList<>()).add(problem);
      }
    }
    bySlug.forEach((slug, problems) -> showErrors(next, slug, problems));
    files = next;
  }

  private void review(String slug, boolean words) {
    PreviewSite.Made made = words ? site.text(slug) : site.review(slug);
    TreeMap<String, byte[]> next = new TreeMap<>(files);
    next.putAll(made.files());
    showErrors(next, slug, made.problems());
    files = next;
    made.problems().stream()
        .filter(problem -> problem.severity() != Severity.NOTE)
        .forEach(problem -> progress.accept(problem.code() + " " + problem.message()));
  }

  private void showErrors(Map<String, byte[]> next, String slug, List<Problem> problems) {
    List<Problem> errors =
        problems.stream().filter(problem -> problem.severity() == Severity.ERROR).toList();
    if (errors.isEmpty()) {
      return;
    }
    String address = "reviews/" + slug + PAGE;
    byte[] page = site.errors(errors, address).getBytes(StandardCharsets.UTF_8);
    site.folders().forEach(folder -> next.put(folder + "/" + address, page));
  }
}
