package org.plateau.render.page;

import org.jspecify.annotations.Nullable;

/** A stretch of a line of text, told apart by what may be done to it. */
public sealed interface Run {
  /** The word by which a template tells it. */
  String kind();

  /** What is printed. */
  String text();

  /** Plain words. */
  record Words(String text) implements Run {
    @Override
    public String kind() {
      return "words";
    }
  }

  /**
   * A product, tool or system name, never translated and never split.
   *
   * @param entity its id in the table of names; null for a name that stands in no table
   */
  record Name(String text, @Nullable String entity) implements Run {
    /** A name without an id. */
    public Name(String text) {
      this(text, null);
    }

    @Override
    public String kind() {
      return "name";
    }
  }

  /**
   * A token that is the same in every language and no figure: a load, a version, a size as sold.
   */
  record Literal(String text) implements Run {
    @Override
    public String kind() {
      return "literal";
    }
  }

  /**
   * A day in the words of the language.
   *
   * @param date ISO 8601, the same in every language
   */
  record Date(String text, String date) implements Run {
    @Override
    public String kind() {
      return "date";
    }
  }

  /** What is never broken over lines: a stretch of time, a load, a date. */
  record Whole(String text) implements Run {
    @Override
    public String kind() {
      return "whole";
    }
  }

  /** Words that carry weight. */
  record Strong(String text) implements Run {
    @Override
    public String kind() {
      return "strong";
    }
  }

  /** A file name, an option, a log line. */
  record Code(String text) implements Run {
    @Override
    public String kind() {
      return "code";
    }
  }

  /** A link in running text. */
  record Anchor(String text, String href) implements Run {
    @Override
    public String kind() {
      return "link";
    }
  }

  /**
   * A figure: the only way a number from a record gets onto a page.
   *
   * @param text the printed form, as {@code 254,931 IOPS}
   * @param value full-precision decimal in the base unit
   * @param unit {@code 1/s, ns, B/s, B, ratio, rank, s, count}
   * @param name the figure's name, the same in every language
   * @param bound {@code lt, gt, approx}, or null for an exact figure
   * @param evidence id of its row under method and evidence
   * @param apart the unit, where it is printed elsewhere: in the tile, in the column's head
   */
  record Figure(
      String text,
      String value,
      String unit,
      String name,
      @Nullable String bound,
      @Nullable String evidence,
      @Nullable String apart)
      implements Run {
    @Override
    public String kind() {
      return "figure";
    }
  }
}
