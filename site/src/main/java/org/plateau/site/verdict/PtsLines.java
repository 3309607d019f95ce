package org.plateau.site.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plateau.analysis.steady.Determination;
import org.plateau.site.terminal.Printed;
import org.plateau.site.terminal.TextTable;

/** The determination of a PTS report, and the rounds of its verification plot. */
final class PtsLines {
  private PtsLines() {}

  /**
   * The fields of the report in one sentence.
   *
   * @param dash between two rounds
   */
  static String fields(Determination one, Tracked tracked, String dash) {
    return "rounds "
        + one.firstRound()
        + dash
        + (one.firstRound() + one.values().size() - 1)
        + ": average "
        + tracked.printed(one.average())
        + ", range "
        + Printed.percent(one.range() / one.average())
        + " (allowed 20%), slope "
        + Printed.percent(one.slope() / one.average())
        + " (allowed 10%), line "
        + Printed.number(one.slopePerRound())
        + (one.intercept() < 0 ? " R - " : " R + ")
        + Printed.number(Math.abs(one.intercept()))
        + (one.passes() ? ": passes" : ": fails");
  }

  /** Each round with the fitted line and the lines at 90 % and 110 % of the average. */
  static List<String> verification(Determination one) {
    TextTable table = new TextTable("  round", ">measured", ">line", ">90%", ">110%");
    for (int i = 0; i < one.values().size(); i++) {
      int round = one.firstRound() + i;
      table.row(
          "  " + round,
          Printed.number(one.values().get(i)),
          Printed.number(one.fitted(round)),
          Printed.number(one.low()),
          Printed.number(one.high()));
    }
    return new ArrayList<>(table.lines());
  }

  /** The same for programs, in the unit of the tracked variable. */
  static Map<String, Object> json(Determination one) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("first_round", one.firstRound());
    map.put("rounds", one.values());
    map.put("average", one.average());
    map.put("range_allowed", one.rangeAllowed());
    map.put("range", one.range());
    map.put("slope_allowed", one.slopeAllowed());
    map.put("slope", one.slope());
    map.put("line_slope", one.slopePerRound());
    map.put("line_intercept", one.intercept());
    map.put("low_line", one.low());
    map.put("high_line", one.high());
    map.put("passes", one.passes());
    return map;
  }
}
