package org.plateau.render.page;

import java.util.List;

/** A line of text made of runs. */
public record Text(List<Run> runs) {
  public Text {
    runs = List.copyOf(runs);
  }

  /** Plain words alone. */
  public static Text of(String words) {
    return new Text(List.of(new Run.Words(words)));
  }

  /** What is printed, without marks. */
  public String plain() {
    return String.join("", runs.stream().map(Run::text).toList());
  }
}
