package org.plateau.ingest.damage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.plateau.ingest.damage.Specimens.Specimen;

/**
 * However a log is damaged, its reader neither fails nor hangs, and what it cannot believe it names
 * by line. {@code -Dplateau.campaign=20000} reads that many at least, and with {@code
 * -Dplateau.golden=write} puts the counts into docs/benchmarks/damaged-logs.md.
 */
class DamagedLogsTest {
  private static final int ROUNDS = 3;
  private static final Path PAGE = Path.of("../docs/benchmarks/damaged-logs.md");
  private static final String MARK = "<!-- counts -->\n";

  @Test
  void readsEveryFormatDamagedInEveryWay()
      throws IOException, URISyntaxException, InterruptedException {
    List<Specimen> specimens = Specimens.all();
    assertThat(specimens.stream().map(Specimen::format).distinct()).hasSize(21);
    judge(Campaign.run(specimens, ROUNDS, 42));
  }

  @Test
  void standsALongCampaign() throws IOException, URISyntaxException, InterruptedException {
    int wanted = Integer.getInteger("plateau.campaign", 0);
    Assumptions.assumeTrue(wanted > 0, "only with -Dplateau.campaign=20000");
    List<Specimen> specimens = Specimens.all();
    int each = specimens.size() * Damage.values().length;
    Campaign campaign = Campaign.run(specimens, (wanted + each - 1) / each, 20_260_101);
    if ("write".equals(System.getProperty("plateau.golden"))) {
      String page = Files.readString(PAGE);
      Files.writeString(
          PAGE, page.substring(0, page.indexOf(MARK) + MARK.length()) + campaign.tables());
    }
    judge(campaign);
    assertThat(campaign.logs()).isGreaterThanOrEqualTo(wanted);
  }

  private static void judge(Campaign campaign) {
    assertThat(campaign.faults()).isEmpty();
    assertThat(campaign.silent()).isEmpty();
  }
}
