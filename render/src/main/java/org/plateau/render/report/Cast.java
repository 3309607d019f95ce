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
  private final List<String> reviewed;

  public Cast(LabView lab, ReviewSpec spec) {
    boolean first = true;
    reviewed = spec.drives().stream().map(Reviewed::drive).toList();
    for (Reviewed one : spec.drives()) {
      List<String> profiles =
          one.profiles().isEmpty() ? profiles(lab, one.drive()) : one.profiles();
      drives.add(one.drive());
      for (int i = 0; i < profiles.size(); i++) {
        boolean last = i == profiles.size() - 1;
        Role role = !first ? Role.MUTED : last ? Role.HERO : Role.STOCK;
        contenders.add(new Contender(one.drive(), profiles.get(i), role));
      }
      if (profiles.isEmpty()) {
        contenders.add(new Contender(one.drive(), "", first ? Role.HERO : Role.MUTED));
      }
      first = false;
    }
    for (String rival : spec.versus()) {
      drives.add(rival);
      List<String> profiles = profiles(lab, rival);
      contenders.add(new Contender(rival, profiles.isEmpty() ? "" : profiles.get(0), Role.MUTED));
    }
  }

  /** The profiles that its runs are told apart by; none where it has only one. */
  private static List<String> profiles(LabView lab, String drive) {
    List<String> profiles = lab.profiles(drive);
    return profiles.size() > 1 ? profiles : List.of();
  }

  /** Everybody, the subject first. */
  public List<Contender> contenders() {
    return List.copyOf(contenders);
  }

  /**
   * Who stands in one chart: everybody, or of the reviewed drives only some, the first of which is
   * then the chart's subject.
   */
  public List<Contender> of(List<String> subjects) {
    if (subjects.isEmpty()) {
      return contenders();
    }
    List<Contender> some = new ArrayList<>();
    for (String drive : subjects) {
      boolean first = drive.equals(subjects.get(0));
      List<Contender> own = contenders.stream().filter(one -> one.drive().equals(drive)).toList();
      for (int i = 0; i < own.size(); i++) {
        boolean last = i == own.size() - 1;
        some.add(own.get(i).as(!first ? Role.MUTED : last ? Role.HERO : Role.STOCK));
      }
    }
    contenders.stream().filter(one -> !reviewed.contains(one.drive())).forEach(some::add);
    return some;
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
    if (!contender.os().isEmpty()) {
      where.put("os", contender.os());
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
