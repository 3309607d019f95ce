package org.plateau.render.chart.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plateau.render.chart.ChartText;
import org.plateau.render.chart.Line;
import org.plateau.render.chart.PlainNumbers;
import org.plateau.render.chart.Plot;
import org.plateau.render.chart.Point;
import org.plateau.render.chart.Role;
import org.plateau.render.chart.SamplePlots;
import org.plateau.render.chart.TimeLine;

class ChartTableTest {
  private static final ChartText TEXT = new ChartText("c", "ko", "t", "d", new PlainNumbers());

  @Test
  void csvOfBarsIsLocaleFreeAndNamesProvenance() {
    assertThat(ChartTable.complete(SamplePlots.bars(SamplePlots.KO), TEXT).csv("reconstructed"))
        .startsWith(
            """
            # reconstructed
            drive,profile,read_iops,read_provenance,write_iops,write_provenance
            egret,,520000,reconstructed,262000,reconstructed
            corvid-hp,,477839,reconstructed,254931,published
            """)
        .endsWith("kestrel,,180000,published,,\n");
  }

  @Test
  void tableOfBarsPrintsWhatThePagePrints() {
    ChartTable table = ChartTable.brief(SamplePlots.bars(SamplePlots.KO), TEXT);
    assertThat(table.rows().get(1).stream().map(ChartTable.Cell::text))
        .containsExactly(
            "Corvid 3H 2.4TB", "고성능", "≈\u00A0477,839", "reconstructed", "254,931", "published");
    assertThat(table.rows().get(6).get(4).text()).isEqualTo("측정하지 않음");
  }

  @Test
  void briefTableSamplesMomentsAndTheCsvHoldsThemAll() {
    List<Point> points = new ArrayList<>();
    for (int minute = 0; minute <= 360; minute++) {
      points.add(new Point(minute * 60.0, minute == 1 ? Double.NaN : minute + 0.5));
    }
    TimeLine plot = TimeLine.of(SamplePlots.IOPS, List.of(Line.of("a", "A", Role.HERO, points)));
    ChartTable brief = ChartTable.brief(plot, TEXT);
    assertThat(brief.rows()).hasSize(25);
    assertThat(brief.rows().get(0).get(0).text()).isEqualTo("0:00");
    assertThat(brief.rows().get(24).get(0).text()).isEqualTo("6:00");
    assertThat(brief.rows().get(1).get(1).raw())
        .as("a measured value, not a mean")
        .isEqualTo("15.5");
    assertThat(ChartTable.complete(plot, TEXT).csv("").lines().limit(4))
        .containsExactly("seconds,a", "0,0.5", "60,", "120,2.5");
    assertThat(ChartTable.complete(plot, TEXT).rows()).hasSize(361);
  }

  @Test
  void csvQuotesAndDisarmsWhatASpreadsheetWouldRun() {
    ChartTable table =
        new ChartTable(
            List.of(new ChartTable.Column("a", "", "", false)),
            List.of(
                List.of(new ChartTable.Cell("=1+1", "")),
                List.of(new ChartTable.Cell("x,\"y\"", "")),
                List.of(new ChartTable.Cell("-5", ""))));
    assertThat(table.csv("")).isEqualTo("a\n'=1+1\n\"x,\"\"y\"\"\"\n-5\n");
  }

  @Test
  void factsOfATimeLineNameSubjectWindowAndMarks() {
    ChartFacts facts = ChartFacts.of(SamplePlots.timeLine(SamplePlots.EN), TEXT);
    assertThat(facts.kind()).isEqualTo("time-line");
    assertThat(facts.arguments())
        .containsEntry("subject", "3H HP")
        .containsEntry("best", "Egret S3")
        .containsEntry("steadyFrom", "3:00")
        .containsEntry("steadyTo", "6:00")
        .containsEntry("steadyMean", "254,931\u00A0IOPS")
        .containsEntry("burst", "burst 331,000")
        .containsEntry("duration", "6:00")
        .containsEntry("count", "9");
  }

  @Test
  void everyKindHasRowsAndFacts() {
    for (Plot plot : SamplePlots.all(SamplePlots.EN).values()) {
      assertThat(ChartTable.complete(plot, TEXT).rows()).as(plot.kind()).isNotEmpty();
      assertThat(ChartFacts.of(plot, TEXT).arguments()).as(plot.kind()).isNotEmpty();
    }
  }
}
