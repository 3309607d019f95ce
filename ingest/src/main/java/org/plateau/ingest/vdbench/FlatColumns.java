package org.plateau.ingest.vdbench;

import java.util.List;
import java.util.Optional;

/** The columns of a flatfile in the order in which every version of vdbench writes them. */
final class FlatColumns {
  private static final List<String> RAW =
      List.of(
          ("tod timestamp run interval reqrate rate mb/sec bytes/io read% resp read_resp write_resp"
                  + " resp_max read_max write_max resp_std read_std write_std xfersize threads rdpct"
                  + " rhpct whpct seekpct lunsize version compratio dedupratio queue_depth cpu_used"
                  + " cpu_user cpu_kernel cpu_wait cpu_idle")
              .split(" "));

  private FlatColumns() {}

  /** The first column that is unknown or not in its place; nothing when all are. */
  static Optional<String> fault(List<String> names) {
    if (names.contains("read_rate")) {
      return names.stream().filter(name -> !name.matches("[a-z]+[a-z_/%]*")).findFirst();
    }
    int at = -1;
    for (String name : names) {
      int place = RAW.indexOf(name);
      if (place <= at && !name.startsWith("ks_")) {
        return Optional.of(name);
      }
      at = Math.max(at, place);
    }
    return Optional.empty();
  }
}
