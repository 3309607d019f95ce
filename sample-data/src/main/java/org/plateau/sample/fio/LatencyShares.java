package org.plateau.sample.fio;

import java.util.List;
import org.plateau.sample.drive.Tally;

/**
 * The JSON's {@code latency_ns}, {@code latency_us} and {@code latency_ms} blocks: percent of all
 * operations up to each limit, shares below 0.01 raised to it (fio {@code stat.c}, {@code
 * stat_calc_lat}).
 */
final class LatencyShares {
  private static final List<Integer> LIMITS = List.of(2, 4, 10, 20, 50, 100, 250, 500, 750, 1000);

  private final List<Direction> directions;
  private final double total;

  LatencyShares(List<Direction> directions) {
    this.directions = directions;
    this.total = directions.stream().mapToLong(Direction::operations).sum();
  }

  void print(JsonText json) {
    long below = block(json, "latency_ns", 1, 0);
    below = block(json, "latency_us", 1_000, below);
    json.open("latency_ms");
    below = limits(json, 1_000_000, below);
    below = one(json, "2000", 2_000_000_000L, below);
    one(json, ">=2000", Long.MAX_VALUE, below);
    json.close();
  }

  private long block(JsonText json, String key, long unit, long from) {
    json.open(key);
    long below = limits(json, unit, from);
    json.close();
    return below;
  }

  private long limits(JsonText json, long unit, long from) {
    long below = from;
    for (int limit : LIMITS) {
      below = one(json, Integer.toString(limit), limit * unit, below);
    }
    return below;
  }

  private long one(JsonText json, String key, long limit, long from) {
    long count = 0;
    for (Direction direction : directions) {
      Tally tally = direction.tally();
      for (int i = 0; i < tally.size(); i++) {
        if (tally.middle(i) > from && tally.middle(i) <= limit) {
          count += tally.count(i);
        }
      }
    }
    double share = count / total * 100;
    json.real(key, count == 0 ? 0 : Math.max(0.01, share));
    return limit;
  }
}
