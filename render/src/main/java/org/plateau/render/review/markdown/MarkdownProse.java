package org.plateau.render.review.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.BulletList;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.plateau.ingest.Problem;
import org.plateau.ingest.yaml.Place;
import org.plateau.render.review.Prose;
import org.plateau.render.review.Prose.ProseBlock;
import org.plateau.render.review.Prose.ProseSection;
import org.plateau.render.review.Prose.Span;
import org.plateau.render.review.Translation;

/** Turns a {@code <lang>.md} into {@link Prose}; what prose may not hold is a problem. */
public final class MarkdownProse {
  private static final Pattern ID = Pattern.compile("\\s*\\{#([a-z0-9][a-z0-9-]*)\\}\\s*$");
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  private final String language;
  private final String file;
  private final Consumer<Problem> problems;

  private List<Span> headline = List.of();
  private final List<ProseBlock> standfirst = new ArrayList<>();
  private final List<ProseSection> sections = new ArrayList<>();
  private final List<ProseBlock> open = new ArrayList<>();

  private MarkdownProse(String language, String file, Consumer<Problem> problems) {
    this.language = language;
    this.file = file;
    this.problems = problems;
  }

  /**
   * Reads a text.
   *
   * @param file how people know the file
   */
  public static Prose read(
      String markdown, String language, String file, Consumer<Problem> problems) {
    return new MarkdownProse(language, file, problems).prose(PARSER.parse(markdown));
  }

  private Prose prose(Node document) {
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      block(node);
    }
    close();
    return new Prose(language, headline, standfirst, sections, new Place(file, 1));
  }

  private void block(Node node) {
    Place place = place(node);
    if (node instanceof Heading heading) {
      heading(heading, place);
    } else if (node instanceof Paragraph) {
      add(new ProseBlock("paragraph", List.of(Spans.of(node, place)), place));
    } else if (node instanceof BulletList || node instanceof OrderedList) {
      add(new ProseBlock("list", items(node), place));
    } else if (!(node instanceof HtmlBlock html && Translation.isMark(html.getLiteral()))) {
      problems.accept(
          Problem.error(
              "prose.unsupported",
              file,
              place.line(),
              "a block of another kind",
              "headings, paragraphs and lists",
              "Rewrite it as a paragraph; tables and pictures are named in review.yaml."));
    }
  }

  private void heading(Heading heading, Place place) {
    List<Span> title = new ArrayList<>(Spans.of(heading, place));
    if (heading.getLevel() == 1) {
      headline = title;
    } else if (heading.getLevel() == 2) {
      close();
      String id = takeId(title);
      sections.add(new ProseSection(id.isEmpty() ? slug(title) : id, title, List.of(), place));
    } else {
      add(new ProseBlock("heading", List.of(title), place));
    }
  }

  private static String takeId(List<Span> title) {
    if (title.isEmpty()) {
      return "";
    }
    Span last = title.get(title.size() - 1);
    Matcher id = ID.matcher(last.text());
    if (!last.kind().equals("words") || !id.find()) {
      return "";
    }
    String rest = last.text().substring(0, id.start());
    title.set(title.size() - 1, new Span("words", rest, "", last.place()));
    return id.group(1);
  }

  private static String slug(List<Span> title) {
    StringBuilder slug = new StringBuilder();
    for (Span span : title) {
      slug.append(span.text().toLowerCase(java.util.Locale.ROOT));
    }
    return slug.toString().replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  private List<List<Span>> items(Node list) {
    List<List<Span>> items = new ArrayList<>();
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      if (item instanceof ListItem && item.getFirstChild() != null) {
        items.add(Spans.of(item.getFirstChild(), place(item)));
      }
    }
    return items;
  }

  private void add(ProseBlock block) {
    (sections.isEmpty() ? standfirst : open).add(block);
  }

  /** The blocks gathered so far belong to the last section. */
  private void close() {
    if (!sections.isEmpty()) {
      ProseSection last = sections.remove(sections.size() - 1);
      sections.add(new ProseSection(last.id(), last.title(), open, last.place()));
      open.clear();
    }
  }

  private Place place(Node node) {
    return node.getSourceSpans().isEmpty()
        ? new Place(file, 1)
        : new Place(file, node.getSourceSpans().get(0).getLineIndex() + 1L);
  }
}
