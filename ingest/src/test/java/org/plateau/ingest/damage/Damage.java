package org.plateau.ingest.damage;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The ways in which a log is damaged, each from a seed. */
enum Damage {
  /** The run was killed or the disk was full. */
  CUT {
    @Override
    byte[] apply(byte[] log, Random random) {
      return Arrays.copyOf(log, random.nextInt(log.length + 1));
    }
  },
  BIT_FLIPS {
    @Override
    byte[] apply(byte[] log, Random random) {
      byte[] damaged = log.clone();
      for (int i = 1 + random.nextInt(4); i > 0 && damaged.length > 0; i--) {
        damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
      }
      return damaged;
    }
  },
  OTHER_BYTES {
    @Override
    byte[] apply(byte[] log, Random random) {
      byte[] damaged = log.clone();
      for (int i = 1 + random.nextInt(4); i > 0 && damaged.length > 0; i--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      return damaged;
    }
  },
  DROPPED_LINES {
    @Override
    byte[] apply(byte[] log, Random random) {
      List<String> lines = lines(log);
      for (int i = 1 + random.nextInt(3); i > 0 && lines.size() > 1; i--) {
        lines.remove(random.nextInt(lines.size()));
      }
      return bytes(lines);
    }
  },
  DOUBLED_LINES {
    @Override
    byte[] apply(byte[] log, Random random) {
      List<String> lines = lines(log);
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        lines.add(random.nextInt(lines.size() + 1), lines.get(random.nextInt(lines.size())));
      }
      return bytes(lines);
    }
  },
  SWAPPED_LINES {
    @Override
    byte[] apply(byte[] log, Random random) {
      List<String> lines = lines(log);
      java.util.Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
      return bytes(lines);
    }
  },
  DROPPED_COLUMNS {
    @Override
    byte[] apply(byte[] log, Random random) {
      return cells(log, random, cells -> cells.remove(random.nextInt(cells.size())));
    }
  },
  DOUBLED_COLUMNS {
    @Override
    byte[] apply(byte[] log, Random random) {
      return cells(
          log,
          random,
          cells -> {
            int at = random.nextInt(cells.size());
            cells.add(at, cells.get(at));
          });
    }
  },
  SWAPPED_COLUMNS {
    @Override
    byte[] apply(byte[] log, Random random) {
      return cells(
          log,
          random,
          cells ->
              java.util.Collections.swap(
                  cells, random.nextInt(cells.size()), random.nextInt(cells.size())));
    }
  },
  HUGE_NUMBERS {
    @Override
    byte[] apply(byte[] log, Random random) {
      return numbers(log, random, "9".repeat(17 + random.nextInt(300)));
    }
  },
  NEGATIVE_NUMBERS {
    @Override
    byte[] apply(byte[] log, Random random) {
      return numbers(log, random, "-" + (1 + random.nextInt(100_000)));
    }
  },
  NO_NUMBERS {
    @Override
    byte[] apply(byte[] log, Random random) {
      List<String> words = List.of("NaN", "inf", "-", "", "1e999", "0x1p9", "1,2,3", "None");
      return numbers(log, random, words.get(random.nextInt(words.size())));
    }
  },
  MIXED_ENCODINGS {
    @Override
    byte[] apply(byte[] log, Random random) {
      int at = random.nextInt(log.length + 1);
      String rest = new String(log, at, log.length - at, StandardCharsets.ISO_8859_1);
      ByteArrayOutputStream damaged = new ByteArrayOutputStream();
      damaged.write(log, 0, at);
      damaged.writeBytes(
          rest.getBytes(
              random.nextBoolean() ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16));
      return damaged.toByteArray();
    }
  },
  ZEROED_BLOCK {
    @Override
    byte[] apply(byte[] log, Random random) {
      byte[] damaged = log.clone();
      int from = random.nextInt(log.length);
      Arrays.fill(damaged, from, Math.min(log.length, from + 1 + random.nextInt(512)), (byte) 0);
      return damaged;
    }
  };

  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

  /** The damaged log; the input stays as it is and has at least one byte. */
  abstract byte[] apply(byte[] log, Random random);

  private static List<String> lines(byte[] log) {
    return new ArrayList<>(
        Arrays.asList(new String(log, StandardCharsets.ISO_8859_1).split("(?<=\n)", -1)));
  }

  private static byte[] bytes(List<String> lines) {
    return String.join("", lines).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] cells(
      byte[] log, Random random, java.util.function.Consumer<List<String>> change) {
    List<String> lines = lines(log);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(lines.size());
      String line = lines.get(at);
      String separator = line.contains(";") ? ";" : line.contains(",") ? "," : " ";
      String body = line.stripTrailing();
      List<String> cells = new ArrayList<>(Arrays.asList(body.split(separator, -1)));
      change.accept(cells);
      lines.set(at, String.join(separator, cells) + line.substring(body.length()));
    }
    return bytes(lines);
  }

  private static byte[] numbers(byte[] log, Random random, String instead) {
    String text = new String(log, StandardCharsets.ISO_8859_1);
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      List<int[]> places = new ArrayList<>();
      Matcher matcher = NUMBER.matcher(text);
      while (matcher.find()) {
        places.add(new int[] {matcher.start(), matcher.end()});
      }
      if (!places.isEmpty()) {
        int[] place = places.get(random.nextInt(places.size()));
        text = text.substring(0, place[0]) + instead + text.substring(place[1]);
      }
    }
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
