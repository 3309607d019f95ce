package org.plateau.render.chart.layout;

/** A rectangle that a label or a mark takes up, in pixels. */
public record Box(double left, double top, double right, double bottom) {
  public Box {
    if (!(left <= right) || !(top <= bottom)) {
      throw new IllegalArgumentException(
          "box from " + left + "," + top + " to " + right + "," + bottom);
    }
  }

  /** Whether the two share more than an edge. */
  public boolean overlaps(Box other) {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }

  /** Whether this lies within the other. */
  public boolean isInside(Box other) {
    return left >= other.left && right <= other.right && top >= other.top && bottom <= other.bottom;
  }

  /** Whether the place is inside. */
  public boolean contains(double x, double y) {
    return x >= left && x <= right && y >= top && y <= bottom;
  }
}
