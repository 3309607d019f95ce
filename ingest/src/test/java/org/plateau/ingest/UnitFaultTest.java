package org.plateau.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Little's law and rate times size, for the reports of every runner that tells what they need. */
class UnitFaultTest {
  private static final Origin PLACE = new Origin("log", "0".repeat(64), 3, 4);

  private static RunFacts facts(String runner, Map<String, String> options) {
    return new RunFacts("r", runner, "1", null, new TreeMap<>(options), List.of(), PLACE);
  }

  private static Summary summary(
      boolean total,
      double rate,
      double bandwidth,
      double latencyMillis,
      Map<String, Double> gauges) {
    Latency latency =
        new Latency(
            LatencyKind.TOTAL, null, latencyMillis * 1e6, null, null, null, null, new TreeMap<>());
    return new Summary(
        "r",
        Series.WHOLE,
        total,
        Direction.ALL,
        null,
        null,
        null,
        rate,
        bandwidth,
        List.of(latency),
        new TreeMap<>(gauges),
        PLACE);
  }

  private static List<String> found(RunFacts facts, Summary summary) {
    return SummaryIdentities.of(facts, List.of(summary)).stream()
        .map(finding -> finding.problem().code() + ": " + finding.problem().found())
        .toList();
  }

  @Test
  void threadsThatWaitHoldOneOperationEach() {
    RunFacts facts = facts("sysbench", Map.of("numjobs", "32"));
    Summary right = summary(true, 3069, 0, 10.42, Map.of());
    assertEquals(List.of(), found(facts, right));
    assertEquals(Set.of(), UnitFault.of(facts, List.of(right)));

    Summary slow = summary(true, 3069, 0, 12.0, Map.of());
    assertEquals(
        List.of("run.littles-law: rate times latency of r is 36.83 outstanding operations"),
        found(facts, slow));
    assertEquals(Set.of(), UnitFault.of(facts, List.of(slow)));

    Summary wrongUnit = summary(true, 3069, 0, 10_420, Map.of());
    assertEquals(
        List.of(
            "run.littles-law: rate times latency of r is 3.198e+04 outstanding operations (a factor of 1000)"),
        found(facts, wrongUnit));
    assertEquals(Set.of(UnitFault.LATENCY), UnitFault.of(facts, List.of(wrongUnit)));
  }

  @Test
  void theCountedQueueIsRateTimesLatency() {
    RunFacts facts = facts("vdbench", Map.of("numjobs", "64"));
    Summary right = summary(true, 108_587, 0, 0.588, Map.of("queue_depth", 63.9));
    assertEquals(List.of(), found(facts, right));

    Summary other = summary(true, 108_587, 0, 0.588, Map.of("queue_depth", 40.0));
    assertEquals(List.of(), found(facts, other));

    Summary micros = summary(true, 108_587, 0, 588, Map.of("queue_depth", 63.9));
    assertEquals(Set.of(UnitFault.LATENCY), UnitFault.of(facts, List.of(micros)));
  }

  @Test
  void bandwidthIsRateTimesSizeWhoeverPrintsIt() {
    for (String runner : List.of("fio", "iometer", "diskspd")) {
      RunFacts facts = facts(runner, Map.of("bs", "64k", "iodepth", "64"));
      Summary right = summary(false, 10_000, 10_000.0 * 65_536, 1, Map.of());
      assertEquals(List.of(), found(facts, right), runner);

      Summary binary = summary(false, 10_000, 10_000.0 * 64_000, 1, Map.of());
      assertTrue(found(facts, binary).get(0).startsWith("run.bandwidth-identity"), runner);
      assertEquals(Set.of(), UnitFault.of(facts, List.of(binary)), runner);

      Summary wrongUnit = summary(false, 10_000, 10_000.0 * 64, 1, Map.of());
      assertEquals(Set.of(UnitFault.BANDWIDTH), UnitFault.of(facts, List.of(wrongUnit)), runner);
    }
  }

  @Test
  void totalsAreNotAddedToTheirParts() {
    RunFacts facts = facts("iometer", Map.of("iodepth", "16", "numjobs", "1", "bs", "4k"));
    Summary part = summary(false, 16_000, 16_000.0 * 4096, 1, Map.of());
    Summary total = summary(true, 16_000, 16_000.0 * 4096, 900, Map.of());
    assertEquals(List.of(), SummaryIdentities.of(facts, List.of(part, total)));
  }
}
