package org.plateau.render.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plateau.analysis.Metric;

class QuantitiesTest {
  record Case(Quantity quantity, String printed) {}

  static Stream<Case> cases() {
    return Stream.of(
        new Case(Precision.of("f", Metric.IOPS, 254_930.6), "254,931 IOPS"),
        new Case(Precision.of("f", Metric.IOPS, 999.5), "1,000 IOPS"),
        new Case(Precision.of("f", Metric.IOPS, 0.42), "0.4 IOPS"),
        new Case(Precision.of("f", Metric.IOPS, 12.6), "13 IOPS"),
        new Case(Precision.of("f", Metric.TPS, 12_650.6), "12,651 TPS"),
        new Case(Precision.of("f", Metric.TPS, 31.12), "31.1 TPS"),
        new Case(Precision.of("f", Metric.QPS, 9.994), "9.99 QPS"),
        new Case(Precision.of("f", Metric.NOPM, 90_000), "90,000 NOPM"),
        new Case(Precision.of("f", Metric.ELAPSED, 2_866), "2,866 s"),
        new Case(Precision.latency("f", 113_200), "113 µs"),
        new Case(Precision.latency("f", 78_400), "78.4 µs"),
        new Case(Precision.latency("f", 8_000), "8.00 µs"),
        new Case(Precision.latency("f", 999_700), "1.00 ms"),
        new Case(Precision.latency("f", 1_230_000), "1.23 ms"),
        new Case(Precision.latency("f", 9_996_000), "10.0 ms"),
        new Case(Precision.latency("f", 31_120_000), "31.1 ms"),
        new Case(Precision.latency("f", 99_960_000), "100 ms"),
        new Case(Precision.latency("f", 2_050_000_000.0), "2,050 ms"),
        new Case(Precision.latency("f", 12_500_000_000.0), "12.5 s"),
        new Case(Precision.latency("f", 113_200).in(Unit.MILLISECONDS), "0.11 ms"),
        new Case(Precision.latency("f", 50_000_000).bounded(Bound.BELOW), "< 50.0 ms"),
        new Case(
            Precision.latency("f", 50_000_000).withDecimals(0).boundedInWords(Bound.BELOW),
            "50 ms"),
        new Case(Precision.bandwidth("f", 3.26e9), "3.26 GB/s"),
        new Case(Precision.bandwidth("f", 540e6), "540 MB/s"),
        new Case(Precision.bandwidth("f", 999.6e6), "1.00 GB/s"),
        new Case(Precision.percent("f", 0.663), "66.3%"),
        new Case(Precision.percent("f", -0.021), "−2.1%"),
        new Case(Precision.percent("f", 0.3826).withDecimals(0), "38%"),
        new Case(Precision.times("f", 3.6), "3.60"),
        new Case(Precision.exact("f", 7.68e12, Unit.TERABYTES), "7.68 TB"),
        new Case(Precision.exact("f", 2_222e9, Unit.GIGABYTES), "2,222 GB"),
        new Case(Precision.exact("f", 12_345, Unit.CLOCK), "3:26"),
        new Case(Precision.exact("f", 254_931, Unit.IOPS).bounded(Bound.APPROX), "≈ 254,931 IOPS"),
        new Case(Precision.exact("f", 25, Unit.WATTS), "25 W"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void printsByOneRuleInEveryLanguage(Case aCase) {
    for (Language language : Language.values()) {
      assertThat(Quantities.of(language).print(aCase.quantity()).replace('\u00a0', ' '))
          .isEqualTo(aCase.printed());
    }
  }

  @Test
  void separatesNumberAndUnitByANoBreakSpace() {
    assertThat(Quantities.of(Language.KO).print(Precision.bandwidth("f", 3.26e9)))
        .isEqualTo("3.26\u00a0GB/s");
  }

  @Test
  void saysRanksAndDurationsInTheLanguage() {
    Quantity rank = Precision.exact("r", 22, Unit.RANK);
    Quantity duration = Precision.duration("d", 12_000);
    assertThat(Stream.of(Language.values()).map(l -> Quantities.of(l).print(rank)))
        .containsExactly("22nd", "22", "22", "22", "22");
    assertThat(
            Stream.of(Language.values())
                .map(l -> Quantities.of(l).print(duration).replace('\u00a0', ' ')))
        .containsExactly("3 h 20 min", "3시간 20분", "3 小時 20 分鐘", "3 小时 20 分钟", "3時間20分");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void readsBackWhatItPrints(Language language) {
    long seed = 20_260_101;
    Random random = new Random(seed);
    Quantities quantities = Quantities.of(language);
    for (int i = 0; i < 2_000; i++) {
      Unit unit = List.of(Unit.values()).get(random.nextInt(Unit.values().length));
      boolean whole = unit == Unit.RANK || unit == Unit.COUNT;
      double value =
          whole
              ? 1 + random.nextInt(2_000)
              : Math.exp(random.nextDouble() * 16 - 2) * unit.factor().doubleValue();
      Quantity quantity = Precision.exact("f", value, unit);
      String printed = quantities.print(quantity);

      Quantities.Reading reading = quantities.read(printed, unit.base());

      assertThat(reading.covers(quantity.value())).as("seed %d: %s", seed, printed).isTrue();
      assertThat(
              quantities.print(
                  new Quantity(
                      "f",
                      quantity.value(),
                      reading.unit(),
                      reading.decimals(),
                      Bound.EXACT,
                      false)))
          .isEqualTo(printed);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void refusesWhatItCouldNotHavePrinted(Language language) {
    Quantities quantities = Quantities.of(language);
    for (String damaged :
        new String[] {
          "25.4萬\u00a0IOPS",
          "25만\u00a0IOPS",
          "XNUMX\u00a0IOPS",
          "254931\u00a0IOPS",
          "254,931 IOPS",
          "254,93\u00a0IOPS",
          "254,931",
          "254,931IOPS",
          "254K\u00a0IOPS",
          "254,931\u00a0ms",
          "",
          "0254\u00a0IOPS"
        }) {
      assertThatThrownBy(() -> quantities.read(damaged, "1/s"))
          .hasMessage("\"" + damaged + "\" is no printed figure in 1/s");
    }
  }

  @Test
  void refusesFiguresThatAreNoNumbers() {
    assertThatThrownBy(() -> Precision.latency("f", Double.NaN)).hasMessage("a figure of NaN");
    assertThatThrownBy(() -> Precision.latency("f", 1).in(Unit.IOPS))
        .hasMessage("f is kept in ns, not IOPS");
  }
}
