package org.plateau.render.report;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plateau.render.page.Run;
import org.plateau.render.page.Text;

/** Names of rated values: in the language when it is a usual one, else as the lab typed it. */
final class RatedNames {
  /** Keys of a catalogue whose message has the same name with hyphens. */
  private static final Set<String> USUAL =
      Set.of(
          "random_read_iops",
          "random_write_iops",
          "sequential_read_mbps",
          "sequential_write_mbps",
          "read_latency_us",
          "write_latency_us",
          "access_latency_us",
          "power_w",
          "uber",
          "mtbf_hours",
          "weight_g",
          "usable_range_gb",
          "software_raid",
          "power_loss_hold_ms",
          "operating_temperature_c",
          "stored_temperature_c",
          "ambient_temperature_c",
          "case_temperature_c",
          "airflow_lfm",
          "capacity_step_gb",
          "configurations",
          "dram",
          "nand_modules",
          "modules",
          "die_protection",
          "warranty_years",
          "seen_by_host",
          "protection",
          "preconditioning_hours");

  /** Keys with a number in them, which a message's name has not. */
  private static final Map<String, String> NUMBERED =
      Map.of(
          "mixed_75_25_iops", "mixed-reads-iops",
          "sequential_write_35w_mbps", "sequential-write-high-power-mbps",
          "read_latency_512b_us", "read-latency-sector-us",
          "write_latency_512b_us", "write-latency-sector-us");

  private RatedNames() {}

  static Text of(Words words, String name) {
    String key = NUMBERED.getOrDefault(name, USUAL.contains(name) ? name.replace('_', '-') : "");
    return key.isEmpty()
        ? new Text(List.of(new Run.Literal(name.replace('_', ' '))))
        : Text.of(words.plain("report.spec." + key));
  }
}
