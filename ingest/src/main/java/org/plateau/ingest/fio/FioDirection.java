package org.plateau.ingest.fio;

import java.util.List;
import org.plateau.ingest.Direction;

/** The codes of directions in fio's logs: 0 read, 1 write, 2 trim (formats.md 1.2). */
final class FioDirection {
  private static final List<Direction> CODES =
      List.of(Direction.READ, Direction.WRITE, Direction.TRIM);

  private FioDirection() {}

  static Direction of(int code) {
    return CODES.get(code);
  }

  static int code(Direction direction) {
    return CODES.indexOf(direction);
  }
}
