package org.plateau.ingest.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plateau.ingest.Interval;
import org.plateau.ingest.Reading;

class NativeCsvReaderTest {
  private static final String HEADER =
      "# plateau-log version=1 time=s latency=us size=B source=real runner=acme\n";

  @Test
  void readsATableWithTheColumnsThatARunnerHas() {
    Reading read =
        Reading.of(
            new NativeCsvReader(),
            "x.plateau.csv",
            HEADER + "at,len,dir,ops,total.mean,total.pct\n0,1,read,900,110.5,99=300;99.9=700\n");
    assertThat(read.messages()).isEmpty();
    assertThat(read.facts.get(0).runner()).isEqualTo("acme");
    assertThat(read.facts.get(0).option("source")).contains("real");
    Interval interval = read.intervals.get(0);
    assertThat(interval.operations()).isEqualTo(900.0);
    assertThat(interval.latency().orElseThrow().mean()).isEqualTo(110_500.0);
    assertThat(interval.latency().orElseThrow().percentiles())
        .containsEntry(99.0, 300_000.0)
        .containsEntry(99.9, 700_000.0);
  }

  @Test
  void refusesAnUnknownColumnAndABadRow() {
    Reading column = Reading.of(new NativeCsvReader(), "x.plateau.csv", HEADER + "at,len,way\n");
    assertThat(column.messages().get(0))
        .startsWith(
            "native.bad-header x.plateau.csv:2: the unknown column \"way\", expected columns of"
                + " type, run, series,");
    Reading row =
        Reading.of(
            new NativeCsvReader(), "x.plateau.csv", HEADER + "at,len,dir\n0,1\n0,x,read\n0,1,r");
    assertThat(row.messages())
        .containsExactly(
            "native.bad-line x.plateau.csv:3: 2 fields, expected 3 as in the column names. Mend"
                + " the line; the other lines were read.",
            "native.bad-line x.plateau.csv:4: \"len\": \"x\", expected a number for \"len\". Mend"
                + " the line; docs/formats/native.md describes it.",
            "native.bad-line x.plateau.csv:5: \"dir\": \"r\", expected read, write, trim or all."
                + " Mend the line; docs/formats/native.md describes it.");
  }
}
