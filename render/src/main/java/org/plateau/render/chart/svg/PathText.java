package org.plateau.render.chart.svg;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;

/** Writes a shape as path data: absolute moves, relative lines, curves absolute, one decimal. */
final class PathText {
  private final StringBuilder text = new StringBuilder();
  private long x;
  private long y;
  private char last;

  static String of(Shape shape, AffineTransform transform) {
    PathText path = new PathText();
    path.append(shape, transform);
    return path.toString();
  }

  private void append(Shape shape, AffineTransform transform) {
    double[] c = new double[6];
    for (PathIterator it = shape.getPathIterator(transform); !it.isDone(); it.next()) {
      switch (it.currentSegment(c)) {
        case PathIterator.SEG_MOVETO -> moveTo(c[0], c[1]);
        case PathIterator.SEG_LINETO -> lineTo(c[0], c[1]);
        case PathIterator.SEG_QUADTO -> curve('Q', c, 4);
        case PathIterator.SEG_CUBICTO -> curve('C', c, 6);
        case PathIterator.SEG_CLOSE -> {
          text.append('Z');
          last = 'Z';
        }
        default -> throw new IllegalStateException("path segment outside the five of PathIterator");
      }
    }
  }

  void moveTo(double toX, double toY) {
    x = Tenths.of(toX);
    y = Tenths.of(toY);
    text.append('M').append(Tenths.print(x)).append(y < 0 ? "" : " ").append(Tenths.print(y));
    last = 'M';
  }

  void lineTo(double toX, double toY) {
    long newX = Tenths.of(toX);
    long newY = Tenths.of(toY);
    if (newX == x && newY == y && last != 'M') {
      return;
    }
    if (newY == y && last != 'l') {
      text.append('h').append(Tenths.print(newX - x));
      last = 'h';
    } else if (newX == x && last != 'l') {
      text.append('v').append(Tenths.print(newY - y));
      last = 'v';
    } else {
      text.append(last == 'l' ? (newX < x ? "" : " ") : "l").append(Tenths.print(newX - x));
      text.append(newY < y ? "" : " ").append(Tenths.print(newY - y));
      last = 'l';
    }
    x = newX;
    y = newY;
  }

  /** Whether a line that starts here goes on where this path ends, to the printed precision. */
  boolean endsAt(double atX, double atY) {
    return Tenths.of(atX) == x && Tenths.of(atY) == y;
  }

  private void curve(char command, double[] c, int count) {
    text.append(command);
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : " ").append(Tenths.print(c[i]));
    }
    x = Tenths.of(c[count - 2]);
    y = Tenths.of(c[count - 1]);
    last = command;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
