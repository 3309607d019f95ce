package org.plateau.render.draft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.report.Cast;
import org.plateau.render.report.Commentary;
import org.plateau.render.report.FigureBook;
import org.plateau.render.report.FigureLog;
import org.plateau.render.report.LabView;
import org.plateau.render.report.Words;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.Reviewed;
import org.plateau.render.review.Translation;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;
import org.plateau.render.text.sentence.Sentence;

/**
 * A review written from a drive's figures: {@code review.yaml} and a text in each language of the
 * lab, which pass the check and publish as they are, for an editor to go on from.
 */
public final class Draft {
  private final LabView lab;
  private final String drive;
  private final List<String> versus;
  private final List<Topic> topics;
  private final Topics found;
  private final FigureBook book;

  /**
   * A draft.
   *
   * @param drive id of the reviewed drive
   * @param versus ids of its comparables
   */
  public Draft(LabView lab, String drive, List<String> versus) {
    this.lab = lab;
    this.drive = drive;
    this.versus = List.copyOf(versus);
    this.found = new Topics(lab, drive);
    this.topics = found.all();
    ReviewSpec spec = spec();
    this.book = new FigureBook(lab, spec, new Cast(lab, spec).drives());
  }

  /** Whether there is anything to tell: a workload with a figure. */
  public boolean isEmpty() {
    return topics.isEmpty();
  }

  private ReviewSpec spec() {
    return new ReviewSpec(
        drive,
        List.of(new Reviewed(drive, lab.profiles(drive))),
        versus,
        "",
        null,
        null,
        Map.of(),
        "",
        "",
        "",
        found.figures(),
        Map.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Map.of(),
        new Place("review.yaml", 1));
  }

  /** The files of the folder: name to content. */
  public Map<String, String> files() {
    List<Words> languages =
        lab.lab().languages().stream()
            .map(tag -> new Words(Messages.of(Language.of(tag), lab.entities()), new FigureLog()))
            .toList();
    Map<String, String> files = new LinkedHashMap<>();
    files.put(
        "review.yaml",
        DraftYaml.of(
            drive,
            lab.profiles(drive),
            versus,
            found.figures(),
            new Suggestions(lab, book, languages).of(topics),
            topics));
    String mark = "";
    for (Words words : languages) {
      String text = markdown(words);
      files.put(words.language().tag() + ".md", mark + text);
      if (mark.isEmpty()) {
        mark = "<!-- source: " + Translation.of(text).mark() + " -->\n";
      }
    }
    return files;
  }

  private String markdown(Words words) {
    SlotText slots = new SlotText(book, words.language() == Language.KO);
    Telling telling = new Telling(lab, book, new Commentary(lab, words, book), topics);
    StringBuilder out = new StringBuilder();
    out.append("# ").append(words.name(drive)).append("\n\n");
    paragraph(out, words, slots, telling.opening());
    for (Topic topic : topics) {
      out.append("## ")
          .append(words.name(lab.workloadEntity(topic.workload())))
          .append(" {#")
          .append(topic.workload())
          .append("}\n\n");
      paragraph(out, words, slots, telling.of(topic));
    }
    out.append("## ")
        .append(words.pageWord("page.section.conclusion"))
        .append(" {#conclusion}\n\n");
    paragraph(out, words, slots, telling.conclusion());
    return out.toString();
  }

  private static void paragraph(
      StringBuilder out, Words words, SlotText slots, List<Sentence> sentences) {
    List<String> said =
        sentences.stream()
            .map(one -> words.sentence(one, figure -> null))
            .flatMap(one -> slots.of(one).stream())
            .toList();
    if (!said.isEmpty()) {
      out.append(String.join(words.language().fullWidth() ? "" : " ", said)).append("\n\n");
    }
  }
}
