package org.plateau.render.draft;

import java.util.List;
import java.util.Map;
import org.plateau.render.review.ReviewSpec.FigureSpec;

/** Writes a draft's {@code review.yaml}. */
final class DraftYaml {
  private final StringBuilder out = new StringBuilder();

  private DraftYaml() {}

  static String of(
      String drive,
      List<String> profiles,
      List<String> versus,
      Map<String, FigureSpec> figures,
      List<Suggestion> claims,
      List<Topic> topics) {
    DraftYaml yaml = new DraftYaml();
    yaml.line("drives:");
    yaml.line(
        "  - {drive: "
            + drive
            + (profiles.isEmpty() ? "" : ", op_profiles: [" + String.join(", ", profiles) + "]")
            + "}");
    yaml.line("versus: [" + String.join(", ", versus) + "]");
    yaml.line("");
    yaml.line("figures:");
    figures.forEach(yaml::figure);
    if (!claims.isEmpty()) {
      yaml.line("");
      yaml.line("claims:");
      claims.forEach(yaml::claim);
    }
    yaml.line("");
    yaml.line("sections:");
    topics.forEach(yaml::section);
    yaml.line("  - {id: conclusion}");
    return yaml.out.toString();
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  private void figure(String name, FigureSpec figure) {
    line("  " + name + ":");
    line(
        "    {metric: "
            + figure.metric()
            + ", stat: "
            + figure.statistic()
            + ", window: "
            + figure.span()
            + ", direction: "
            + figure.direction()
            + ",");
    line("     where: " + map(figure.where()) + "}");
  }

  private void claim(Suggestion claim) {
    line("  # " + claim.strength() + ": " + claim.evidence());
    line("  - id: " + claim.id());
    line("    side: " + claim.side());
    line("    when: " + claim.when());
    line("    text:");
    claim.text().forEach((language, text) -> line("      " + language + ": " + quoted(text)));
  }

  private void section(Topic topic) {
    line("  - id: " + topic.workload());
    line("    charts:");
    for (List<String> chart : topic.charts()) {
      line(
          "      - {workload: "
              + topic.workload()
              + ", phase: "
              + chart.get(0)
              + ", metric: "
              + chart.get(1)
              + ", stat: "
              + chart.get(2)
              + "}");
    }
  }

  private static String map(Map<String, String> where) {
    StringBuilder text = new StringBuilder("{");
    where.forEach(
        (key, value) ->
            text.append(text.length() > 1 ? ", " : "")
                .append(key)
                .append(": ")
                .append(value(value)));
    return text.append('}').toString();
  }

  private static String value(String text) {
    return text.matches("[A-Za-z][A-Za-z0-9_.-]*|[1-9][0-9]*") ? text : quoted(text);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
