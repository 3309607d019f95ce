package org.plateau.site.publish;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.render.pdf.FontReach;
import org.plateau.render.report.FigureLog;
import org.plateau.render.safety.Fault;
import org.plateau.render.safety.LanguageComparison;
import org.plateau.render.safety.NumberSafety;
import org.plateau.render.safety.Page;
import org.plateau.render.safety.PaperComparison;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Language;
import org.plateau.render.text.Quantity;

/**
 * Lets pages into the site whose figures, names and characters are sound, each read back as it will
 * be served and held against the same page in the first language. In place of any other stands a
 * page that says so.
 */
final class PageGate {
  private static final String HIDDEN = "(?s)<template>.*?</template>";

  private final Entities names;
  private final Map<String, List<Made>> byAddress = new TreeMap<>();

  PageGate(Entities names) {
    this.names = names;
  }

  /**
   * A page that was made.
   *
   * @param address inside its language
   * @param figures all that it was given to print
   * @param asked the figures that its text asks for, where the original has changed since it was
   *     translated; null where it is up to date
   * @param paper its PDF, which is served beside it
   * @param instead the page that takes its place when it is not sound
   */
  record Made(
      Language language,
      String address,
      String html,
      FigureLog figures,
      @Nullable List<Quantity> asked,
      @Nullable Paper paper,
      Supplier<String> instead) {
    String file() {
      return language.folder() + "/" + address;
    }

    String pdf() {
      return file().replaceFirst("index\\.html$", "review.pdf");
    }
  }

  /** Hands a page in; those of the first language come first. */
  void add(Made page) {
    byAddress.computeIfAbsent(page.address(), any -> new ArrayList<>()).add(page);
  }

  /** The pages that were handed in, those of one address together. */
  List<Made> pages() {
    return byAddress.values().stream().flatMap(List::stream).toList();
  }

  /** Puts every page into the site, or its stand-in, and says why. */
  void release(SiteFiles site, Collection<Problem> problems) {
    byAddress.values().parallelStream()
        .map(this::judge)
        .toList()
        .forEach(
            judged -> {
              problems.addAll(judged.problems());
              judged.files().files().forEach(site::add);
            });
  }

  private record Judged(SiteFiles files, List<Problem> problems) {}

  private Judged judge(List<Made> pages) {
    Judged judged = new Judged(new SiteFiles(), new ArrayList<>());
    Page original = null;
    for (Made made : pages) {
      Page page = Page.read(made.file(), made.language(), made.html());
      List<Fault> faults = faults(made, page, original);
      if (original == null && faults.isEmpty() && made.asked() == null) {
        original = page;
      }
      List<Problem> found = new ArrayList<>(faults.stream().map(PageGate::problem).toList());
      missing(page).ifPresent(found::add);
      judged.problems().addAll(found);
      judged.files().add(made.file(), found.isEmpty() ? made.html() : made.instead().get());
      Paper paper = made.paper();
      if (paper != null && found.isEmpty()) {
        judged.files().add(made.pdf(), paper.pdf().bytes());
      }
    }
    return judged;
  }

  /**
   * All that is wrong with the figures and names of a page and its PDF.
   *
   * @param page the page read back
   * @param original the same page in the first language; null for that page itself
   */
  List<Fault> faults(Made made, Page page, @Nullable Page original) {
    NumberSafety safety = new NumberSafety(made.language(), names, made.figures().figures());
    List<Fault> faults = new ArrayList<>(safety.check(page));
    if (original != null) {
      List<Quantity> asked = made.asked();
      faults.addAll(
          asked == null
              ? LanguageComparison.compare(original, page)
              : LanguageComparison.compareBehind(original, page, asked));
    }
    Paper paper = made.paper();
    if (paper != null) {
      Page print = Page.read(made.pdf(), made.language(), paper.xhtml());
      Page shown = Page.read(made.file(), made.language(), made.html().replaceAll(HIDDEN, ""));
      faults.addAll(safety.check(print));
      faults.addAll(PaperComparison.compare(shown, print, paper.pdf().text()));
    }
    return faults;
  }

  private static Problem problem(Fault fault) {
    return Problem.error(
        "site.number-safety",
        fault.page(),
        fault.line(),
        fault.found() + " [" + fault.code() + "]",
        fault.expected(),
        "The page is withheld. Correct the text or the message that prints it.");
  }

  private static java.util.Optional<Problem> missing(Page page) {
    Set<Integer> missing = new TreeSet<>();
    page.characters()
        .forEach(
            (tag, characters) -> {
              Set<String> faces = new TreeSet<>(WebAssets.faces(page.language()));
              faces.addAll(WebAssets.faces(Language.of(tag)));
              missing.addAll(FontReach.missing(List.copyOf(faces), characters));
            });
    return missing.stream()
        .findFirst()
        .map(
            character ->
                Problem.error(
                    "site.missing-glyph",
                    page.name(),
                    0,
                    "%s (U+%04X)".formatted(Character.toString(character), character),
                    "characters of the bundled faces",
                    "The page is withheld. Write it otherwise, or add the character to the fonts."));
  }
}
