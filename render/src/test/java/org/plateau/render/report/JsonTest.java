package org.plateau.render.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void keepsOrderAndWritesPlainNumbers() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("b", Arrays.asList(1.0, 250_000.0, 1e-7, Double.NaN, 3, null, true));
    map.put("a", "x");
    assertThat(Json.of(map)).isEqualTo("{\"b\":[1,250000,0.0000001,null,3,null,true],\"a\":\"x\"}");
  }

  @Test
  void mayStandInAScriptElement() {
    assertThat(Json.of(List.of("</script>\u2028\"\\&\n")))
        .isEqualTo("[\"\\u003c/script\\u003e\\u2028\\\"\\\\\\u0026\\u000a\"]");
  }

  @Test
  void roundsToSevenDigits() {
    assertThat(Json.of(123456.789)).isEqualTo("123456.8");
  }
}
