package org.plateau.analysis.tablesaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PivotTest {
  @Test
  void namesItsMissingCells() {
    Pivot pivot =
        Pivot.of(
            List.of(
                new Pivot.Cell("b", "linux / stock", 100),
                new Pivot.Cell("a", "linux / stock", 200),
                new Pivot.Cell("a", "windows / hp", 300)));

    assertThat(pivot.drives()).containsExactly("a", "b");
    assertThat(pivot.settings()).containsExactly("linux / stock", "windows / hp");
    assertThat(pivot.value("a", "windows / hp")).contains(300.0);
    assertThat(pivot.value("b", "linux / stock")).contains(100.0);
    assertThat(pivot.missing()).containsExactly(new Pivot.Missing("b", "windows / hp"));
  }

  @Test
  void refusesTwoFiguresInOneCell() {
    assertThatThrownBy(
            () ->
                Pivot.of(
                    List.of(
                        new Pivot.Cell("a", "linux / stock", 1),
                        new Pivot.Cell("a", "linux / stock", 2))))
        .hasMessage("a pivot with two figures in one cell");
  }

  @Test
  void anEmptyPivotHasNoCells() {
    assertThat(Pivot.of(List.of()).missing()).isEmpty();
  }
}
