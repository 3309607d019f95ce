package org.plateau.render.safety;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plateau.render.text.Language;

/**
 * A page taken apart into figures, names, literals and the loose text between them.
 *
 * <p>Elements may bear {@code data-block}: figures are then compared between languages block by
 * block and not only page by page. Loose text keeps a sign, U+FFFC, where a marked element stood,
 * so that a scale word right behind a figure is seen as such.
 */
public final class Page {
  static final char MARKED = '\ufffc';

  /** A name or literal in its element. */
  record Token(String id, String printed, Spot spot, int line) {}

  /** Text outside all marks. */
  record Loose(String text, int line) {}

  private final String name;
  private final Language language;
  private final List<PrintedFigure> figures = new ArrayList<>();
  private final List<Token> entities = new ArrayList<>();
  private final List<Token> literals = new ArrayList<>();
  private final List<Token> dates = new ArrayList<>();
  private final List<Loose> loose = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final Map<String, Set<Integer>> characters = new TreeMap<>();

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

  /** All that a reader sees, marked or not, blocks on lines of their own; drawings left out. */
  public String text() {
    return text.toString();
  }

  /** The characters that a reader sees, by the tag of the language they are written in. */
  public Map<String, Set<Integer>> characters() {
    return Collections.unmodifiableMap(characters);
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
    /** The unit of the figure before it, set apart: {@code <span class="unit">}. */
    UNIT,
    /** Digits are free: code, log lines, axes. */
    FREE
  }

  /** What stands around an element. */
  private record Around(Spot spot, boolean inCell, String lang) {}

  private record Open(String tag, Kind kind, Map<String, String> attributes, int line) {}

  private static final String BLOCKS =
      " p li td th tr h1 h2 h3 h4 div section article figure figcaption title dt dd caption body ";

  private static final String UNSEEN = " head svg script style template ";

  private final class Reader implements HtmlScanner.Handler {
    private final Deque<Open> marks = new ArrayDeque<>();
    private final Deque<Around> around = new ArrayDeque<>();
    private int depthInMark;
    private int unseen;
    private final StringBuilder marked = new StringBuilder();
    private final StringBuilder words = new StringBuilder();
    private int wordsLine = 1;

    @Override
    public void open(String tag, Map<String, String> attributes, int line) {
      seen(tag, 1);
      Around outer =
          around.isEmpty() ? new Around(Spot.OUTSIDE, false, language.tag()) : around.peek();
      boolean cell = outer.inCell() || tag.equals("td") || tag.equals("th");
      String lang = attributes.getOrDefault("lang", outer.lang());
      Spot spot =
          outer
              .spot()
              .inside(
                  attributes.getOrDefault("data-block", ""),
                  attributes.containsKey("data-written"));
      around.push(new Around(spot, cell, lang));
      if (!marks.isEmpty()) {
        depthInMark++;
        return;
      }
      Kind kind = isUnit(attributes) ? Kind.UNIT : kind(tag, attributes);
      if (kind != Kind.PLAIN) {
        marks.push(new Open(tag, kind, attributes, line));
        marked.setLength(0);
      } else if (BLOCKS.contains(" " + tag + " ")) {
        flush();
      }
    }

    @Override
    public void close(String tag, int line) {
      seen(tag, -1);
      Around here =
          around.isEmpty() ? new Around(Spot.OUTSIDE, false, language.tag()) : around.pop();
      if (marks.isEmpty()) {
        if (BLOCKS.contains(" " + tag + " ")) {
          flush();
        }
      } else if (depthInMark > 0) {
        depthInMark--;
      } else {
        Open mark = marks.pop();
        keep(mark, here);
        words.append(mark.kind() == Kind.UNIT ? "" : MARKED);
      }
    }

    private void seen(String tag, int step) {
      if (UNSEEN.contains(" " + tag + " ")) {
        unseen += step;
      } else if (BLOCKS.contains(" " + tag + " ") || tag.equals("br")) {
        text.append('\n');
      }
    }

    @Override
    public void text(String text, int line) {
      if (unseen == 0) {
        Page.this.text.append(text);
        Set<Integer> seen =
            characters.computeIfAbsent(
                around.isEmpty() ? language.tag() : around.peek().lang(), any -> new TreeSet<>());
        text.codePoints().forEach(seen::add);
      }
      if (!marks.isEmpty()) {
        marked.append(text);
        return;
      }
      if (words.isEmpty()) {
        wordsLine = line;
      }
      words.append(text);
    }

    private void keep(Open mark, Around here) {
      Spot spot = here.spot();
      String text = marked.toString();
      switch (mark.kind()) {
        case FIGURE -> {
          markRange();
          figures.add(
              new PrintedFigure(
                  attribute(mark, "data-figure"),
                  attribute(mark, "value"),
                  attribute(mark, "data-unit"),
                  attribute(mark, "data-bound"),
                  attribute(mark, "data-range").equals("low"),
                  text,
                  spot,
                  here.inCell(),
                  mark.line()));
        }
        case UNIT ->
            figures.set(figures.size() - 1, figures.get(figures.size() - 1).withUnit(text));
        case ENTITY ->
            entities.add(new Token(attribute(mark, "data-entity"), text, spot, mark.line()));
        case LITERAL -> {
          if (!isProse(text)) {
            literals.add(new Token("", text, spot, mark.line()));
          }
        }
        case DATE -> dates.add(new Token(attribute(mark, "datetime"), text, spot, mark.line()));
        case FREE, PLAIN -> {}
      }
    }

    /** A figure without unit, a dash and another figure are a range. */
    private void markRange() {
      int last = figures.size() - 1;
      if (last >= 0 && words.toString().endsWith(MARKED + "–") && figures.get(last).endsInDigit()) {
        figures.set(last, figures.get(last).asRangeStart());
      }
    }

    private boolean isUnit(Map<String, String> attributes) {
      return attributes.getOrDefault("class", "").equals("unit")
          && !figures.isEmpty()
          && figures.get(figures.size() - 1).endsInDigit()
          && words.toString().endsWith(MARKED + "\u00a0");
    }

    private void flush() {
      if (!words.toString().isBlank()) {
        loose.add(new Loose(words.toString(), wordsLine));
      }
      words.setLength(0);
    }
  }

  /** Dates in the words of the language are kept whole on a line, and differ between languages. */
  private static boolean isProse(String text) {
    return text.matches(".*\\s.*\\p{L}{2}.*|.*[가-힣一-龯].*");
  }

  private static Kind kind(String tag, Map<String, String> attributes) {
    String classes = " " + attributes.getOrDefault("class", "") + " ";
    if (tag.equals("data") && classes.contains(" figure ")) {
      return Kind.FIGURE;
    }
    if (attributes.containsKey("data-entity") || classes.contains(" name ")) {
      return Kind.ENTITY;
    }
    if (classes.contains(" literal ") || classes.contains(" whole ")) {
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
