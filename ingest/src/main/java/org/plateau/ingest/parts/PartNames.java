package org.plateau.ingest.parts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives each run of a log a name of its own: the runner's name where it is unique, else that name
 * with what tells the run apart, else with its number.
 *
 * <p>Files of one log set that list the same runs in the same order get the same names, so that
 * what they say is joined.
 */
public final class PartNames {
  private PartNames() {}

  /**
   * A run as its log names it.
   *
   * @param name the runner's own name, possibly repeated, possibly empty
   * @param detail what tells it from its namesakes: {@code @200} for a target rate; may be empty
   */
  public record Run(String name, String detail) {}

  /** One name for each run, in order: {@code rd1}, {@code rd2 @100}, {@code rd2 @200 #2}. */
  public static List<String> of(List<Run> runs) {
    Map<String, Integer> times = new HashMap<>();
    runs.forEach(run -> times.merge(run.name(), 1, Integer::sum));
    List<String> names = new ArrayList<>();
    for (Run run : runs) {
      boolean alone = times.getOrDefault(run.name(), 0) == 1;
      names.add(alone ? run.name() : (run.name() + ' ' + run.detail()).strip());
    }
    return numbered(names);
  }

  private static List<String> numbered(List<String> names) {
    Map<String, Integer> seen = new HashMap<>();
    List<String> unique = new ArrayList<>();
    for (String name : names) {
      int number = seen.merge(name, 1, Integer::sum);
      unique.add(number == 1 ? name : (name + " #" + number).strip());
    }
    return unique;
  }
}
