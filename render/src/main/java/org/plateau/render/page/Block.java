package org.plateau.render.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A block of a section; {@link #kind()} names the fragment that prints it. */
public sealed interface Block
    permits Chart,
        Block.Prose,
        Block.Heading,
        Block.Lede,
        Block.Table,
        Block.Deck,
        Block.Picture,
        Block.Sides,
        Block.BottomLine,
        Block.Empty,
        Block.Room,
        Block.Fold,
        Block.Ledger {
  /** The fragment's name. */
  String kind();

  /** Running text with its side notes. */
  record Prose(List<Paragraph> paragraphs, List<Note> notes, @Nullable Foreign foreign)
      implements Block {
    public Prose {
      paragraphs = List.copyOf(paragraphs);
      notes = List.copyOf(notes);
    }

    @Override
    public String kind() {
      return "prose";
    }
  }

  /** A paragraph, or a list in its place. */
  record Paragraph(Text text, List<Text> items) {
    public Paragraph {
      items = List.copyOf(items);
    }

    /** Whether the items stand in place of the text. */
    public boolean listed() {
      return !items.isEmpty();
    }

    /** A paragraph of text. */
    public static Paragraph of(Text text) {
      return new Paragraph(text, List.of());
    }
  }

  /** A side note: load, steady state, a check. */
  record Note(String label, Text text) {}

  /** A heading inside a section. */
  record Heading(String id, String title) implements Block {
    @Override
    public String kind() {
      return "heading";
    }
  }

  /** One quiet line under a heading. */
  record Lede(List<Text> sentences) implements Block {
    public Lede {
      sentences = List.copyOf(sentences);
    }

    /** A line of one sentence. */
    public Lede(Text text) {
      this(List.of(text));
    }

    @Override
    public String kind() {
      return "lede";
    }
  }

  /** A table; each row has as many cells as there are columns. */
  record Table(
      String name, @Nullable String caption, boolean small, List<Column> columns, List<Row> rows)
      implements Block {
    public Table {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "table";
    }
  }

  /** A column: label, unit on a line of its own, and whether it holds numbers. */
  record Column(String label, @Nullable String unit, boolean number) {}

  /** A row; its first cell is its head. */
  record Row(List<Cell> cells, boolean subject) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** A cell; tone is {@code unknown, good, bad, unit} or null. */
  record Cell(Text text, @Nullable String tone, @Nullable String more) {

    /** A plain cell. */
    public static Cell of(Text text) {
      return new Cell(text, null, null);
    }
  }

  /** Many charts of which one is open. */
  record Deck(String summary, @Nullable Sheet sheet, List<Control> controls, List<Entry> entries)
      implements Block {
    public Deck {
      controls = List.copyOf(controls);
      entries = List.copyOf(entries);
    }

    @Override
    public String kind() {
      return "deck";
    }
  }

  /** The contact sheet of a deck. */
  record Sheet(List<SheetColumn> columns, List<SheetRow> rows) {
    public Sheet {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  /** A column of the contact sheet. */
  record SheetColumn(List<String> lines) {
    public SheetColumn {
      lines = List.copyOf(lines);
    }
  }

  /** A row of the contact sheet: one metric on one scale. */
  record SheetRow(String label, String measure, List<SheetCell> cells) {
    public SheetRow {
      cells = List.copyOf(cells);
    }
  }

  /**
   * A cell of the contact sheet; chart is the id of an entry's chart, or null when there is none.
   */
  record SheetCell(
      @Nullable String chart,
      String name,
      @Nullable Drawing thumb,
      String number,
      @Nullable String rank,
      boolean first,
      boolean open) {}

  /** A row of choices above the chart that they change. */
  record Control(String label, List<Choice> choices) {
    public Control {
      choices = List.copyOf(choices);
    }
  }

  /** A choice; the reason says why it is not available. */
  record Choice(
      String key, String label, boolean selected, @Nullable String href, @Nullable String reason) {}

  /** A chart of a deck, with one key for each control. */
  record Entry(List<String> choices, boolean open, boolean printed, Chart chart) {
    public Entry {
      choices = List.copyOf(choices);
    }
  }

  /** A photograph. */
  record Picture(
      String src, int width, int height, String alt, String caption, @Nullable String credit)
      implements Block {
    @Override
    public String kind() {
      return "picture";
    }
  }

  /** Pros and cons. */
  record Sides(List<Point> pros, List<Point> cons) implements Block {
    public Sides {
      pros = List.copyOf(pros);
      cons = List.copyOf(cons);
    }

    @Override
    public String kind() {
      return "sides";
    }
  }

  /** A pro or a con with its evidence. */
  record Point(Text claim, @Nullable Text because, boolean broken) {}

  /** The last word. */
  record BottomLine(Text text) implements Block {
    @Override
    public String kind() {
      return "bottomline";
    }
  }

  /** Says that there are no data for a choice, and what to change. */
  record Empty(String title, String remedy) implements Block {
    @Override
    public String kind() {
      return "empty";
    }
  }

  /** Over-provisioning: what is usable and what is kept back. */
  record Room(List<RoomRow> rows) implements Block {
    public Room {
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "room";
    }
  }

  /** One profile's share of the raw capacity. */
  record RoomRow(
      String profile,
      Text share,
      String name,
      String usedPercent,
      String used,
      String kept,
      Text figures) {}

  /** What a reader opens who wants all of it; on paper its tables alone are printed. */
  record Fold(String summary, List<Block> blocks) implements Block {
    public Fold {
      blocks = List.copyOf(blocks);
    }

    @Override
    public String kind() {
      return "fold";
    }
  }

  /** Method and evidence: one row a figure. */
  record Ledger(List<EvidenceRow> rows) implements Block {
    public Ledger {
      rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
      return "ledger";
    }
  }
}
