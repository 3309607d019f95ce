package org.plateau.render.chart;

import java.util.List;

/**
 * A chart without axes or words: a cell of the contact sheet, a row of the front page, the window
 * in an evidence panel.
 *
 * @param lines any x; muted ones become ghosts
 * @param top value at the upper edge, shared by a row of the contact sheet
 * @param steadiness a steady window draws its band and bracket; anything else is blank
 * @param height in pixels of the view box: 38 in a contact sheet, 32 on a phone, 66 on the front
 *     page
 */
public record Thumbnail(List<Line> lines, double top, Steadiness steadiness, int height)
    implements Plot {
  public Thumbnail {
    lines = Require.some("lines", lines);
    if (!(Require.finite("top", top) > 0)) {
      throw new IllegalArgumentException("top is " + top + ", expected more than 0");
    }
    if (height < 16) {
      throw new IllegalArgumentException("height is " + height + ", expected 16 or more");
    }
  }

  @Override
  public String kind() {
    return "thumbnail";
  }

  @Override
  public <T> T match(Cases<T> cases) {
    return cases.thumbnail(this);
  }
}
