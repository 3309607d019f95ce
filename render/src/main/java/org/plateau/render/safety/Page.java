package org.plateau.render.safety;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.plateau.render.text.Language;

/**
 * A page taken apart into figures, names, literals and the loose text between them.
 *
 * <p>Loose text keeps a sign, U+FFFC, where a marked element stood, so that a scale word right
 * behind a figure is seen as such.
 */
public final class Page {
  static final char MARKED = '\ufffc';

  /** A name or literal in its element. */
  record Token(String id, String printed, int line) {}

  /** Text outside all marks. */
  record Loose(String text, int line) {}

  private final String name;
  private final Language language;
  private final List<PrintedFigure> figures = new ArrayList<>();
  private final List<Token> entities = new ArrayList<>();
  private final List<Token> literals = new ArrayList<>();
  private final List<Token> dates = new ArrayList<>();
  private final List<Loose> loose = new ArrayList<>();

  private Page(String name, Language language) {
    this.name = name;
    this.language = language;
  }

  /**
   * A finished page.
   *
   * @param name its address, for messages
   */
  public static Page read(String name, Language language, String html) {
    Page page = new Page(name, language);
    Reader reader = page.new Reader();
    new HtmlScanner(html).scan(reader);
    reader.flush();
    return page;
  }

  public String name() {
    return name;
  }

  public Language language() {
    return language;
  }

  List<PrintedFigure> figures() {
    return figures;
  }

  List<Token> entities() {
    return entities;
  }

  List<Token> literals() {
    return literals;
  }

  List<Token> dates() {
    return dates;
  }

  List<Loose> loose() {
    return loose;
  }

  /** How an element's text is to be taken. */
  private enum Kind {
    PLAIN,
    FIGURE,
    ENTITY,
    LITERAL,
    DATE,
    /** Digits are free: code, log lines, axes. */
    FREE
  }

  private record Open(String tag, Kind kind, Map<String, String> attributes, int line) {}

  private static final String BLOCKS =
      " p li td th tr h1 h2 h3 h4 div section article figure figcaption title dt dd caption body ";

  private final class Reader implements HtmlScanner.Handler {
    private final Deque<Open> marks = new ArrayDeque<>();
    private int depthInMark;
    private final StringBuilder marked = new StringBuilder();
    private final StringBuilder words = new StringBuilder();
    private int wordsLine = 1;

    @Override
    public void open(String tag, Map<String, String> attributes, int line) {
      if (!marks.isEmpty()) {
        depthInMark++;
        return;
      }
      Kind kind = kind(tag, attributes);
      if (kind != Kind.PLAIN) {
        marks.push(new Open(tag, kind, attributes, line));
        marked.setLength(0);
      } else if (BLOCKS.contains(" " + tag + " ")) {
        flush();
      }
    }

    @Override
    public void close(String tag, int line) {
      if (marks.isEmpty()) {
        if (BLOCKS.contains(" " + tag + " ")) {
          flush();
        }
      } else if (depthInMark > 0) {
        depthInMark--;
      } else {
        keep(marks.pop());
        words.append(MARKED);
      }
    }

    @Override
    public void text(String text, int line) {
      if (!marks.isEmpty()) {
        marked.append(text);
        return;
      }
      if (words.isEmpty()) {
        wordsLine = line;
      }
      words.append(text);
    }

    private void keep(Open mark) {
      String text = marked.toString();
      switch (mark.kind()) {
        case FIGURE ->
            figures.add(
                new PrintedFigure(
                    attribute(mark, "data-figure"),
                    attribute(mark, "value"),
                    attribute(mark, "data-unit"),
                    attribute(mark, "data-bound"),
                    attribute(mark, "data-range").equals("low"),
                    text + apart(mark),
                    mark.line()));
        case ENTITY -> entities.add(new Token(attribute(mark, "data-entity"), text, mark.line()));
        case LITERAL -> literals.add(new Token("", text, mark.line()));
        case DATE -> dates.add(new Token(attribute(mark, "datetime"), text, mark.line()));
        case FREE, PLAIN -> {}
      }
    }

    /** A unit that the page prints elsewhere belongs to the figure all the same. */
    private static String apart(Open mark) {
      String unit = attribute(mark, "data-apart");
      return unit.isEmpty() ? "" : unit.equals("%") ? "%" : "\u00a0" + unit;
    }

    private void flush() {
      if (!words.toString().isBlank()) {
        loose.add(new Loose(words.toString(), wordsLine));
      }
      words.setLength(0);
    }
  }

  private static Kind kind(String tag, Map<String, String> attributes) {
    String classes = " " + attributes.getOrDefault("class", "") + " ";
    if (tag.equals("data") && classes.contains(" figure ")) {
      return Kind.FIGURE;
    }
    if (attributes.containsKey("data-entity")) {
      return Kind.ENTITY;
    }
    if (classes.contains(" literal ")) {
      return Kind.LITERAL;
    }
    if (tag.equals("time") && attributes.containsKey("datetime")) {
      return Kind.DATE;
    }
    boolean free =
        attributes.containsKey("data-literal")
            || " code pre kbd samp svg script style ".contains(" " + tag + " ");
    return free ? Kind.FREE : Kind.PLAIN;
  }

  private static String attribute(Open mark, String name) {
    return mark.attributes().getOrDefault(name, "");
  }
}
