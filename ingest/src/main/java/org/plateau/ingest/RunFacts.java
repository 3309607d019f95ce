package org.plateau.ingest;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a log says of a run besides its figures: who ran it, when, and with what options.
 *
 * @param part as in {@link Interval#part()}
 * @param runner {@code fio}, {@code vdbench}, {@code iometer}, {@code diskspd}, {@code sysbench},
 *     {@code hammerdb}, {@code plateau}, {@code table}
 * @param version the runner's version as it prints it, {@code 3.33}; empty when not said
 * @param started when the run began, where the log knows the instant
 * @param options the runner's options as typed. Well-known keys, whatever the runner calls them:
 *     {@code rw} (read, write, randread, randwrite, randrw, rw, trim), {@code bs}, {@code iodepth}
 *     (outstanding per thread), {@code numjobs} (threads), {@code rwmixread} (percent), {@code
 *     percentile} (rank of a runner that reports one), {@code source} (real, simulated,
 *     reconstructed)
 * @param errors what the runner said went wrong
 */
public record RunFacts(
    String part,
    String runner,
    String version,
    @Nullable Instant started,
    SortedMap<String, String> options,
    List<String> errors,
    Origin origin) {
  public RunFacts {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    errors = List.copyOf(errors);
  }

  public Optional<String> option(String key) {
    return Optional.ofNullable(options.get(key));
  }
}
