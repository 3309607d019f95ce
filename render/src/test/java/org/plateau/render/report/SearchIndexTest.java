package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SearchIndexTest {
  @Test
  void listsPagesByTitleBeforeThoseByOtherWords() {
    SearchIndex index = new SearchIndex();
    index.add("en/a", "Tarn", "beside Basalt", List.of());
    index.add("en/b", "Basalt", "", List.of("ba"));
    assertThat(index.script())
        .contains("\"ba\":[1,0]")
        .contains("\"ta\":[0]")
        .contains("\"pages\":[[\"en/a\",\"Tarn\",\"beside Basalt\"]");
  }

  @Test
  void foldsWidthCaseAndSpaces() {
    assertThat(SearchIndex.folded("  ４Ｋ \u3000Random ")).isEqualTo("4k random");
  }
}
