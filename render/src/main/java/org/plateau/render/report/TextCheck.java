package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.review.ReviewFolder;
import org.plateau.render.review.ReviewSpec.ClaimSpec;
import org.plateau.render.review.ReviewSpec.ImageSpec;
import org.plateau.render.review.Translation;

/** Which texts of a review are missing in which language, and which translations are behind. */
final class TextCheck {
  private final List<String> languages;
  private final ReviewFolder folder;
  private final String place;
  private final List<Problem> problems = new ArrayList<>();

  TextCheck(List<String> languages, ReviewFolder folder) {
    this.languages = languages;
    this.folder = folder;
    String yaml = folder.spec().place().file();
    this.place = yaml.substring(0, Math.max(0, yaml.lastIndexOf('/')) + 1);
  }

  List<Problem> problems() {
    for (String language : languages) {
      if (!folder.prose().containsKey(language)) {
        missing(new Place(place + language + ".md", 0), "no text in " + language);
      }
      for (ClaimSpec claim : folder.spec().claims()) {
        if (!claim.text().containsKey(language)) {
          missing(claim.place(), "claim " + claim.id() + " has no text in " + language);
        }
      }
    }
    folder.spec().images().forEach(this::image);
    translations();
    return problems;
  }

  private void missing(Place at, String found) {
    problems.add(
        Problem.note(
            "review.text-missing",
            at.file(),
            at.line(),
            found,
            "a text in each language of lab.yaml",
            "Translate it; until then the page shows the lab's own language."));
  }

  private void image(ImageSpec image) {
    for (String language : languages) {
      if (image.alternative().getOrDefault(language, "").isBlank()) {
        problems.add(
            Problem.warning(
                "review.image-without-alternative",
                image.place().file(),
                image.place().line(),
                image.file() + " has no alt in " + language,
                "a text that says what the picture shows",
                "Add alt: {" + language + ": …}."));
      }
    }
    if (image.credit().isBlank()) {
      problems.add(
          Problem.warning(
              "review.image-without-credit",
              image.place().file(),
              image.place().line(),
              image.file() + " has no credit",
              "who made the picture",
              "Add credit."));
    }
  }

  private void translations() {
    String own = languages.get(0);
    Map<String, Translation> texts = Translation.in(folder.folder(), languages);
    Translation source = texts.get(own);
    if (source == null) {
      return;
    }
    for (String language : languages) {
      Translation text = texts.get(language);
      if (text == null || language.equals(own)) {
        continue;
      }
      String line = "<!-- source: " + source.mark() + " -->";
      if (text.madeFrom().isEmpty()) {
        problems.add(
            Problem.note(
                "review.translation-unmarked",
                place + language + ".md",
                1,
                "no mark of the text that it was translated from",
                line + " as its first line",
                "Add the line when the translation is right."));
      } else if (text.isBehind(source)) {
        problems.add(
            Problem.warning(
                "review.translation-stale",
                place + language + ".md",
                1,
                "made from " + text.madeFrom() + ", and " + own + ".md has changed since",
                line,
                "Bring the translation up to date, then replace the line."));
      }
    }
  }
}
