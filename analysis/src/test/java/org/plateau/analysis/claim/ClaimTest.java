package org.plateau.analysis.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plateau.analysis.statistics.Estimate;
import org.plateau.analysis.statistics.Ranking;

class ClaimTest {
  /** write-hp = 200 leads; write = 100 shares rank 2; unsteady was never steady. */
  private static final Facts FACTS =
      new Facts() {
        private final Map<String, Double> values = Map.of("write-hp", 200.0, "write", 100.0);

        @Override
        public Optional<Double> value(String figure) {
          return Optional.ofNullable(values.get(figure));
        }

        @Override
        public Optional<Ranking.Place> place(String figure) {
          Ranking.Entry entry = new Ranking.Entry(figure, Estimate.of(1));
          return figure.equals("write-hp")
              ? Optional.of(new Ranking.Place(entry, 1, false, true))
              : figure.equals("write")
                  ? Optional.of(new Ranking.Place(entry, 2, true, false))
                  : Optional.empty();
        }

        @Override
        public Optional<Integer> publishedRank(String figure) {
          return figure.equals("write") ? Optional.of(3) : Optional.empty();
        }

        @Override
        public Optional<Boolean> neverSteady(String figure) {
          return Optional.of(figure.equals("unsteady"));
        }
      };

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "leads(write-hp) | true",
        "leads(write) | false",
        "first(write-hp) | true",
        "first(write) | false",
        "rank(write) <= 2 | true",
        "published_rank(write) <= 2 | false",
        "published_rank(write) = 3 | true",
        "rank(write) < 2 | false",
        "ratio(write-hp, write) >= 2 | true",
        "ratio(write-hp,write) > 2.0 | false",
        "write-hp > write | true",
        "write-hp = 200 | true",
        "write-hp == 2e2 | true",
        "write-hp != 200 | false",
        "never_steady(unsteady) | true",
        "not never_steady(write) | true",
        "leads(write) or first(write-hp) and rank(write) = 2 | true",
        "(leads(write) or first(write-hp)) and rank(write) = 1 | false",
        "not not leads(write-hp) | true",
        "leads(nothing) | false",
        "not leads(nothing) | false",
        "leads(nothing) or leads(write-hp) | true",
        "leads(nothing) and leads(write) | false",
        "nothing >= 1 | false"
      })
  void evaluates(String text, boolean holds) {
    assertThat(Claim.parse(text).evaluate(FACTS).holds()).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "leads write | column 7: \"write\", expected \"(\"",
        "leads(write | column 12: the end, expected \")\"",
        "leads() | column 7: \")\", expected the name of a figure",
        "write | column 6: the end, expected one of < <= > >= = !=",
        "write >= | column 9: the end, expected the name of a figure",
        "leads(a) leads(b) | column 10: \"leads\", expected and, or, or the end",
        "a + b > 1 | column 3: \"+\", expected a name, a number or a sign",
        "rank(and) = 1 | column 6: \"and\", expected the name of a figure",
        "first(a) & first(b) | column 10: \"&\", expected a name, a number or a sign"
      })
  void saysInWhichColumnItIsWrong(String text, String message) {
    assertThatThrownBy(() -> Claim.parse(text))
        .isInstanceOf(ClaimException.class)
        .hasMessage(message);
  }

  @Test
  void refusesNestingThatNobodyMeans() {
    assertThatThrownBy(() -> Claim.parse("(".repeat(100_000)))
        .isInstanceOf(ClaimException.class)
        .hasMessageContaining("at most 100 levels of nesting");
  }

  @Test
  void namesItsFiguresAndItsEvidence() {
    Claim claim = Claim.parse("leads(write-hp) and ratio(write-hp, write) >= 1.5");

    assertThat(claim.figures()).containsExactly("write", "write-hp");
    assertThat(claim.evaluate(FACTS))
        .isEqualTo(
            new Outcome(
                true, true, List.of("leads(write-hp) = true", "ratio(write-hp, write) = 2, 1.5")));
  }
}
