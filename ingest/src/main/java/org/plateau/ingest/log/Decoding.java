package org.plateau.ingest.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * The encoding of a log, settled from its first bytes (formats.md 7.1).
 *
 * @param charset the encoding; of the part from {@code turn} on, when the file changes its encoding
 * @param markBytes length of the byte-order mark
 * @param turn where an ASCII file goes on in UTF-16, as after {@code >>} in Windows PowerShell 5;
 *     -1 for none
 * @param binary whether no text encoding fits
 */
public record Decoding(Charset charset, int markBytes, int turn, boolean binary) {
  private static final int SAMPLE = 4096;

  /** Settles the encoding from up to 64 KiB of a file's start. */
  public static Decoding of(byte[] head) {
    if (startsWith(head, 0xef, 0xbb, 0xbf)) {
      return text(StandardCharsets.UTF_8, 3);
    }
    if (startsWith(head, 0xff, 0xfe, 0, 0)) {
      return text(Charset.forName("UTF-32LE"), 4);
    }
    if (startsWith(head, 0, 0, 0xfe, 0xff)) {
      return text(Charset.forName("UTF-32BE"), 4);
    }
    if (startsWith(head, 0xff, 0xfe)) {
      return text(StandardCharsets.UTF_16LE, 2);
    }
    if (startsWith(head, 0xfe, 0xff)) {
      return text(StandardCharsets.UTF_16BE, 2);
    }
    int zero = firstZero(head);
    return zero < 0 ? withoutZero(head) : withZero(head, zero);
  }

  /** The same content as UTF-8, without its byte-order mark. */
  public InputStream decode(InputStream raw) throws IOException {
    raw.skipNBytes(markBytes);
    if (turn >= 0) {
      InputStream ascii = new java.io.ByteArrayInputStream(raw.readNBytes(turn));
      return new SequenceInputStream(ascii, transcode(raw, charset));
    }
    return binary || charset.equals(StandardCharsets.UTF_8) ? raw : transcode(raw, charset);
  }

  private static InputStream transcode(InputStream raw, Charset from) {
    return new Transcoder(new InputStreamReader(raw, from));
  }

  private static Decoding text(Charset charset, int markBytes) {
    return new Decoding(charset, markBytes, -1, false);
  }

  private static Decoding withoutZero(byte[] head) {
    if (isUtf8(head)) {
      return text(StandardCharsets.UTF_8, 0);
    }
    int control = 0;
    for (byte b : head) {
      if (b >= 0 && b < 0x20 && "\t\n\r\f\b\u001a\u001b".indexOf(b) < 0) {
        control++;
      }
    }
    return new Decoding(Charset.forName("windows-1252"), 0, -1, control * 50L > head.length);
  }

  private static Decoding withZero(byte[] head, int zero) {
    if (zero >= 4 && alternates(head, zero)) {
      return new Decoding(StandardCharsets.UTF_16LE, 0, zero - 1, false);
    }
    int sample = Math.min(head.length, SAMPLE);
    int[] zeros = new int[2];
    for (int i = 0; i < sample; i++) {
      if (head[i] == 0) {
        zeros[i & 1]++;
      }
    }
    int most = sample / 4;
    if (zeros[1] > most && zeros[0] < zeros[1] / 4) {
      return text(StandardCharsets.UTF_16LE, 0);
    }
    if (zeros[0] > most && zeros[1] < zeros[0] / 4) {
      return text(StandardCharsets.UTF_16BE, 0);
    }
    if (onlyZerosFrom(head, zero)) {
      // A file system that lost power leaves the blocks that were not written as zeros.
      return withoutZero(java.util.Arrays.copyOf(head, zero));
    }
    return new Decoding(StandardCharsets.UTF_8, 0, -1, true);
  }

  /** Whether ASCII characters in UTF-16LE follow, the first zero being the first high byte. */
  private static boolean alternates(byte[] head, int zero) {
    int pairs = 0;
    int fitting = 0;
    for (int i = zero; i < head.length; i += 2) {
      pairs++;
      fitting += head[i] == 0 && head[i - 1] != 0 ? 1 : 0;
    }
    return pairs >= 4 && fitting * 10L >= pairs * 9L && isUtf8(java.util.Arrays.copyOf(head, zero));
  }

  private static boolean onlyZerosFrom(byte[] head, int zero) {
    for (int i = zero; i < head.length; i++) {
      if (head[i] != 0) {
        return false;
      }
    }
    return zero > 0;
  }

  private static boolean isUtf8(byte[] head) {
    CharBuffer out = CharBuffer.allocate(head.length + 1);
    // Not the end of input: a character cut by the end of the head is no fault.
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(head), out, false);
    return !result.isError();
  }

  private static int firstZero(byte[] head) {
    for (int i = 0; i < head.length; i++) {
      if (head[i] == 0) {
        return i;
      }
    }
    return -1;
  }

  private static boolean startsWith(byte[] head, int... mark) {
    if (head.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((head[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }
}
