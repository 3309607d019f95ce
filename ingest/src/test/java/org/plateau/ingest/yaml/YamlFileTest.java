package org.plateau.ingest.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plateau.ingest.Problem;

class YamlFileTest {
  private final List<Problem> problems = new ArrayList<>();

  private Optional<YamlNode> parse(String text) {
    return YamlFile.parse(text, "x.yaml", problems::add);
  }

  private List<String> messages() {
    return problems.stream().map(Problem::message).toList();
  }

  @Test
  void keepsScalarsAsTyped() {
    YamlNode root =
        parse("a: 1.10\nb: 0910\nc: 1_000\nd: on\ne: 2012-10-01\nf: ''\ng: 1e3\n").orElseThrow();

    assertThat(root.toPlain())
        .isEqualTo(
            Map.of(
                "a",
                "1.10",
                "b",
                "0910",
                "c",
                "1_000",
                "d",
                "on",
                "e",
                "2012-10-01",
                "f",
                "",
                "g",
                "1e3"));
    assertThat(problems).isEmpty();
  }

  @Test
  void knowsTheLineOfEachKey() {
    YamlNode root = parse("# first\na:\n  - x\n  - b: {c: 1,\n        d: 2}\n").orElseThrow();

    YamlNode list = root.fields().get("a");
    assertThat(list.place()).hasToString("x.yaml:2");
    assertThat(list.items().get(0).place()).hasToString("x.yaml:3");
    YamlNode b = list.items().get(1).fields().get("b");
    assertThat(b.place()).hasToString("x.yaml:4");
    assertThat(b.fields().get("d").place()).hasToString("x.yaml:5");
  }

  @Test
  void readsAnEmptyFileAsAnEmptyMapping() {
    assertThat(parse("").orElseThrow().toPlain()).isEqualTo(Map.of());
    assertThat(parse("# nothing\n").orElseThrow().toPlain()).isEqualTo(Map.of());
    assertThat(parse("\uFEFFa: 1").orElseThrow().toPlain()).isEqualTo(Map.of("a", "1"));
    assertThat(problems).isEmpty();
  }

  @Test
  void resolvesAliases() {
    assertThat(parse("a: &x {b: &y 1}\nc: *x\nd: *y\n").orElseThrow().toPlain())
        .isEqualTo(Map.of("a", Map.of("b", "1"), "c", Map.of("b", "1"), "d", "1"));
  }

  @Test
  void refusesAListAtTheTop() {
    assertThat(parse("\n- a\n")).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml:2: a list, expected \"key: value\" lines. Write one key and its value a line.");
  }

  @Test
  void namesTheLineOfASyntaxError() {
    assertThat(parse("a: 1\nb:\n\tc: 2\n")).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml:3: found character '\\t(TAB)' that cannot start any token. (Do not use"
                + " \\t(TAB) for indentation), expected valid YAML. Correct this line or the one"
                + " before it; indent with blanks.");
  }

  @Test
  void refusesBottomlessNesting() {
    assertThat(parse("a: " + "[".repeat(60) + "]".repeat(60))).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml: Nesting Depth exceeded max 50, expected valid YAML. Correct this line or"
                + " the one before it; indent with blanks.");
  }

  @Test
  void refusesAFloodOfAliases() {
    assertThat(parse("a: &x {b: 1}\nb: [" + "*x, ".repeat(60) + "]\n")).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml: Number of aliases for non-scalar nodes exceeds the specified max=50, expected valid YAML. Correct this line or the one"
                + " before it; indent with blanks.");
  }

  @Test
  void refusesAnAliasThatHoldsItself() {
    assertThat(parse("a: &x [*x]\n")).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml:1: more than 50 levels of nesting, expected valid YAML. Correct this line or"
                + " the one before it; indent with blanks.");
  }

  @Test
  void refusesControlCharacters() {
    assertThat(parse("a: \u0001\n")).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml: special characters are not allowed, expected valid YAML. Correct this line or"
                + " the one before it; indent with blanks.");
  }

  @Test
  void refusesAnUnknownAlias() {
    assertThat(parse("a: *nowhere\n")).isEmpty();
    assertThat(messages())
        .containsExactly(
            "x.yaml:1: found undefined alias nowhere, expected valid YAML. Correct this line or the"
                + " one before it; indent with blanks.");
  }

  @Test
  void readsTheFirstDocumentAndNamesTheSecond() {
    assertThat(parse("a: 1\n---\nb: 2\n").orElseThrow().toPlain()).isEqualTo(Map.of("a", "1"));
    assertThat(messages())
        .containsExactly(
            "x.yaml:3: a second document, expected one document a file. Move it to a file of its"
                + " own; it was not read.");
  }
}
