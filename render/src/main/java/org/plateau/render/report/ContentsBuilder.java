package org.plateau.render.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plateau.render.page.Contents;
import org.plateau.render.page.Contents.ContentsGroup;
import org.plateau.render.page.Contents.ContentsItem;
import org.plateau.render.page.Section;
import org.plateau.render.text.Arg;

/** The contents of a review, in the groups of the rail. */
final class ContentsBuilder {
  private final Words words;
  private final Map<String, List<Shown>> drawn;

  ContentsBuilder(Words words, Map<String, List<Shown>> drawn) {
    this.words = words;
    this.drawn = drawn;
  }

  Contents of(List<Section> sections, int charts) {
    Map<String, List<ContentsItem>> groups = new LinkedHashMap<>();
    for (Section section : sections) {
      List<Shown> shown = drawn.getOrDefault(section.id(), List.of());
      int count = shown.size();
      boolean applications = shown.stream().allMatch(one -> one.spec().phase().equals("app"));
      String group = group(section.id(), count, applications);
      groups
          .computeIfAbsent(group, any -> new ArrayList<>())
          .add(new ContentsItem(section.id(), section.title(), count, null));
    }
    String summary =
        words.pagePlain("page.contents.charts", Map.of("charts", new Arg.Count("charts", charts)));
    return new Contents(
        summary,
        groups.entrySet().stream()
            .map(
                group ->
                    new ContentsGroup(
                        words.pageWord("page.contents.group." + group.getKey()), group.getValue()))
            .toList());
  }

  private static String group(String section, int charts, boolean applications) {
    if (charts > 0) {
      return applications ? "applications" : "synthetics";
    }
    return switch (section) {
      case "background", "testbed", "comparables" -> "testing";
      case "conclusion", "verdict", "ranks", "disagreements", "corrections", "evidence" ->
          "verdict";
      default -> "product";
    };
  }
}
