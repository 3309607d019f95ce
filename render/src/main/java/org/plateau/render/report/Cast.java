package org.plateau.render.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.plateau.render.chart.Role;
import org.plateau.render.review.ReviewSpec;
import org.plateau.render.review.ReviewSpec.Reviewed;

/**
 * Who stands in a review's charts: the reviewed drives in their profiles, and the comparables in
 * their first profile, which is how they are sold.
 */
public final class Cast {
  private final List<Contender> contenders = new ArrayList<>();
  private final List<String> drives = new ArrayList<>();

  public Cast(LabView lab, ReviewSpec spec) {
    boolean first = true;
    for (Reviewed reviewed : spec.drives()) {
      List<String> profiles =
          reviewed.profiles().isEmpty() ? lab.profiles(reviewed.drive()) : reviewed.profiles();
      drives.add(reviewed.drive());
      for (int i = 0; i < profiles.size(); i++) {
        boolean last = i == profiles.size() - 1;
        Role role = !first ? Role.MUTED : last ? Role.HERO : Role.STOCK;
        contenders.add(new Contender(reviewed.drive(), profiles.get(i), role));
      }
      if (profiles.isEmpty()) {
        contenders.add(new Contender(reviewed.drive(), "", first ? Role.HERO : Role.MUTED));
      }
      first = false;
    }
    for (String rival : spec.versus()) {
      drives.add(rival);
      List<String> profiles = lab.profiles(rival);
      contenders.add(new Contender(rival, profiles.isEmpty() ? "" : profiles.get(0), Role.MUTED));
    }
  }

  /** Everybody, the subject first. */
  public List<Contender> contenders() {
    return List.copyOf(contenders);
  }

  /** Ids of all drives, the reviewed ones first. */
  public List<String> drives() {
    return List.copyOf(drives);
  }

  /** The labels by which a contender's run is found among those that match a chart. */
  public static Map<String, String> where(Contender contender, Map<String, String> chart) {
    TreeMap<String, String> where = new TreeMap<>(chart);
    where.put("drive", contender.drive());
    if (!contender.profile().isEmpty()) {
      where.put("op_profile", contender.profile());
    }
    return where;
  }

  /**
   * The contenders in the order of a ranking, with the nearest rival in colour: the one directly
   * ahead of the subject, or directly behind it when it leads.
   *
   * @param ordered best first
   */
  public static List<Contender> withRival(List<Contender> ordered) {
    int subject = -1;
    for (int i = 0; i < ordered.size() && subject < 0; i++) {
      if (ordered.get(i).role() == Role.HERO) {
        subject = i;
      }
    }
    int rival = nearest(ordered, subject);
    List<Contender> cast = new ArrayList<>(ordered);
    if (rival >= 0) {
      cast.set(rival, ordered.get(rival).as(Role.RIVAL_1));
    }
    return cast;
  }

  private static int nearest(List<Contender> ordered, int subject) {
    if (subject < 0) {
      return -1;
    }
    for (int i = subject - 1; i >= 0; i--) {
      if (ordered.get(i).role() == Role.MUTED) {
        return i;
      }
    }
    for (int i = subject + 1; i < ordered.size(); i++) {
      if (ordered.get(i).role() == Role.MUTED) {
        return i;
      }
    }
    return -1;
  }
}
