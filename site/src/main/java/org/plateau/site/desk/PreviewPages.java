package org.plateau.site.desk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.ingest.Severity;
import org.plateau.site.publish.PreviewSite;

/**
 * The files that a preview serves. A review's page is made in the language in which it is looked
 * at, when it is looked at; a save only says which pages are behind. Where errors keep a page back
 * it lists them.
 */
final class PreviewPages {
  private static final Pattern REVIEW =
      Pattern.compile("([a-z-]+)/reviews/([^/]+)/(?:index\\.html|review\\.pdf)");
  private static final Pattern DATA = Pattern.compile("data/reviews/([^/]+)/.*");

  /** How far a page is behind. */
  private enum Behind {
    WORDS,
    EVERYTHING
  }

  private final Path root;
  private final Consumer<String> progress;
  private PreviewSite site;
  private boolean isWhole;
  private final Map<String, byte[]> files = new HashMap<>();
  private final Map<String, Behind> behind = new HashMap<>();

  PreviewPages(Path root, Consumer<String> progress) {
    this.root = root;
    this.progress = progress;
    this.site = PreviewSite.of(root);
    files.putAll(site.assets());
  }

  /** The file at an address inside the site; made now when it is behind. */
  synchronized byte @Nullable [] file(String address) {
    Matcher review = REVIEW.matcher(address);
    Matcher data = DATA.matcher(address);
    if (review.matches()
        && site.folders().contains(review.group(1))
        && site.slugs().contains(review.group(2))) {
      if (address.endsWith(".pdf")) {
        return null; // a publish makes it
      }
      review(review.group(2), review.group(1), address);
    } else if (!files.containsKey(address)) {
      if (data.matches() && site.slugs().contains(data.group(1))) {
        String first = site.folders().get(0);
        review(data.group(1), first, first + "/reviews/" + data.group(1) + "/index.html");
      } else if (!isWhole) {
        everythingElse();
      }
    }
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

  /** Hears of saved files: what they are part of is behind now. */
  synchronized void refresh(Set<String> saved) {
    for (String path : saved) {
      String[] parts = path.split("/", -1);
      if (parts.length < 3 || !parts[0].equals("reviews")) {
        startAgain();
        return;
      }
      boolean words = path.endsWith(".md");
      isWhole &= words;
      for (String folder : site.folders()) {
        behind.merge(
            folder + "/reviews/" + parts[1] + "/index.html",
            words ? Behind.WORDS : Behind.EVERYTHING,
            (one, other) -> one == other ? one : Behind.EVERYTHING);
      }
    }
  }

  private void startAgain() {
    try {
      site = PreviewSite.of(root);
    } catch (IllegalArgumentException | IllegalStateException | UncheckedIOException e) {
      // a half-saved file: the next save mends it, and the old pages stay until then
      progress.accept("not rebuilt: " + e.getMessage());
      return;
    }
    files.clear();
    behind.clear();
    isWhole = false;
    files.putAll(site.assets());
  }

  private void review(String slug, String folder, String address) {
    Behind how = files.containsKey(address) ? behind.get(address) : Behind.EVERYTHING;
    if (how == null) {
      return;
    }
    long start = System.nanoTime();
    try {
      PreviewSite.Made made =
          how == Behind.WORDS ? site.text(slug, folder) : site.review(slug, folder);
      files.putAll(made.files());
      showErrors(address, made.problems());
      made.problems().stream()
          .filter(problem -> problem.severity() != Severity.NOTE)
          .forEach(problem -> progress.accept(problem.code() + " " + problem.message()));
    } catch (IllegalArgumentException | IllegalStateException | UncheckedIOException e) {
      // a half-saved file: the next save mends it, and the old page stays until then
      progress.accept("not rebuilt: " + e.getMessage());
      return;
    }
    behind.remove(address);
    progress.accept("made " + address + " in " + millisSince(start) + " ms");
  }

  private void everythingElse() {
    long start = System.nanoTime();
    PreviewSite.Made made = site.all();
    made.files()
        .forEach(
            (address, content) -> {
              if (!REVIEW.matcher(address).matches()) {
                files.put(address, content);
              }
            });
    isWhole = true;
    progress.accept("made the other pages in " + millisSince(start) + " ms");
  }

  private static long millisSince(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private void showErrors(String address, List<Problem> problems) {
    List<Problem> errors =
        problems.stream().filter(problem -> problem.severity() == Severity.ERROR).toList();
    if (!errors.isEmpty()) {
      String page = site.errors(errors, address.substring(address.indexOf('/') + 1));
      files.put(address, page.getBytes(StandardCharsets.UTF_8));
    }
  }
}
