package org.plateau.ingest.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plateau.ingest.LogFile;

/**
 * Walks through a log line by line without making a String of each: a reader looks at the bytes and
 * asks for the text only where it needs it.
 *
 * <p>A line ends with LF, CRLF or a lone CR, mixed as they come (formats.md 7.1). A byte-order mark
 * at the start of any line and a Ctrl-Z at the end of the file are no part of a line.
 */
public final class LogLines implements AutoCloseable {
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
  private static final byte CTRL_Z = 0x1a;
  private static final byte PLAIN = 0;
  private static final byte LINE_END = 1;
  private static final byte STRANGE = 2;

  /** What each byte is: part of a text, its line end, or a control that no log has. */
  private static final byte[] KINDS = kinds();

  private final InputStream in;
  private byte[] buffer = new byte[1 << 16];
  private int limit;
  private int start;
  private int end;
  private int following;
  private long number;
  private boolean terminated = true;
  private boolean exhausted;
  private long strangeLine;

  private LogLines(InputStream in) {
    this.in = in;
  }

  /** One line of text with its number, counted from 1. */
  public record Line(long number, String text) {}

  /**
   * The lines of a log, decoded.
   *
   * @throws UncheckedIOException when the disk fails
   */
  public static LogLines of(LogFile file) {
    try {
      LogLines lines = new LogLines(file.open());
      file.walked(lines);
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(file.path(), e);
    }
  }

  /** The lines of a stream of UTF-8 (or ASCII). */
  public static LogLines of(InputStream in) {
    return new LogLines(in);
  }

  /** All lines as text, for logs that are known to be small. */
  public static List<Line> all(LogFile file) {
    List<Line> lines = new ArrayList<>();
    try (LogLines walk = of(file)) {
      while (walk.next()) {
        lines.add(new Line(walk.number(), walk.text()));
      }
    }
    return lines;
  }

  /** Steps to the next line; false at the end. */
  public boolean next() {
    start = following;
    int scan = start;
    int seen = PLAIN;
    while (true) {
      while (scan < limit) {
        int kind = KINDS[buffer[scan] & 0xff];
        if (kind == LINE_END) {
          break;
        }
        seen |= kind;
        scan++;
      }
      if (seen != PLAIN && strangeLine == 0 && !(exhausted && limit - start == 1)) {
        strangeLine = number + 1;
      }
      if (scan < limit && (buffer[scan] == '\n' || scan + 1 < limit || exhausted)) {
        return line(scan, true);
      }
      if (exhausted) {
        return start < limit && !onlyEndMark() && line(limit, false);
      }
      scan -= start;
      fill();
      scan += start;
    }
  }

  /** Number of the line, counted from 1. */
  public long number() {
    return number;
  }

  /** The array that holds the line between {@link #start()} and {@link #end()}, until next(). */
  public byte[] bytes() {
    return buffer;
  }

  /** Index of the line's first byte. */
  public int start() {
    return start;
  }

  /** Index after the line's last byte, without its line end. */
  public int end() {
    return end;
  }

  /**
   * Number of the first line so far with bytes that no text has: controls, or what is no character
   * in the file's encoding; 0 for none.
   */
  public long strangeLine() {
    return strangeLine;
  }

  /** Length in bytes, without the line end. */
  public int length() {
    return end - start;
  }

  /** Whether the line has nothing but blanks and tabs. */
  public boolean isBlank() {
    for (int i = start; i < end; i++) {
      if (buffer[i] != ' ' && buffer[i] != '\t') {
        return false;
      }
    }
    return true;
  }

  /** Whether the line had a line end; false only for a last line that was cut. */
  public boolean terminated() {
    return terminated;
  }

  /** The line as text: UTF-8, or Windows-1252 where it is no UTF-8. */
  public String text() {
    try {
      String text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(buffer, start, length()))
              .toString();
      if (text.indexOf('\ufffd') >= 0 || text.indexOf('\ufeff') > 0) {
        strange();
      }
      return text;
    } catch (CharacterCodingException e) {
      // A name with a stray byte, far behind the start by which the file's encoding was settled.
      strange();
      return new String(buffer, start, length(), WINDOWS_1252);
    }
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void strange() {
    strangeLine = strangeLine == 0 ? number : strangeLine;
  }

  private static byte[] kinds() {
    byte[] kinds = new byte[256];
    for (int i = 0; i < 0x20; i++) {
      kinds[i] = STRANGE;
    }
    kinds[0x7f] = STRANGE;
    // consoles leave tabs, form feeds, backspaces and escape sequences
    for (char usual : "\t\f\b\u001b".toCharArray()) {
      kinds[usual] = PLAIN;
    }
    kinds['\n'] = LINE_END;
    kinds['\r'] = LINE_END;
    return kinds;
  }

  private boolean line(int lineEnd, boolean hasEnd) {
    end = lineEnd;
    terminated = hasEnd;
    number++;
    following = lineEnd;
    if (hasEnd) {
      boolean crlf = buffer[lineEnd] == '\r' && lineEnd + 1 < limit && buffer[lineEnd + 1] == '\n';
      following = lineEnd + (crlf ? 2 : 1);
    } else if (end > start && buffer[end - 1] == CTRL_Z) {
      end--;
      strangeLine = strangeLine == number ? 0 : strangeLine;
    }
    if (length() >= 3
        && buffer[start] == (byte) 0xef
        && buffer[start + 1] == (byte) 0xbb
        && buffer[start + 2] == (byte) 0xbf) {
      start += 3;
    }
    return true;
  }

  private boolean onlyEndMark() {
    return limit - start == 1 && buffer[start] == CTRL_Z;
  }

  private void fill() {
    if (start > 0) {
      System.arraycopy(buffer, start, buffer, 0, limit - start);
      limit -= start;
      start = 0;
    } else if (limit == buffer.length) {
      buffer = Arrays.copyOf(buffer, buffer.length * 2);
    }
    try {
      int read = in.read(buffer, limit, buffer.length - limit);
      if (read < 0) {
        exhausted = true;
      } else {
        limit += read;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
