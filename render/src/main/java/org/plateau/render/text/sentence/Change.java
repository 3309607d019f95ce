package org.plateau.render.text.sentence;

import java.util.Map;
import org.plateau.render.text.Arg;

/**
 * What a change of profile or operating system did; both sides must be alike in everything else.
 */
public sealed interface Change extends Sentence {
  /** P09: from stock to another profile. */
  record BeforeAfter(Arg.Word profile, Arg.Word metric, Measured before, Measured after)
      implements Change {
    public BeforeAfter {
      if (!before.at().differOnlyInProfile(after.at())) {
        throw new IllegalArgumentException(
            before.at() + " and " + after.at() + " differ in more than the profile");
      }
    }

    @Override
    public String pattern() {
      return "P09";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("op", profile)
          .and("metric", metric)
          .and("a", before.quantity())
          .and("b", after.quantity())
          .map();
    }
  }

  /** P09: another metric that went with the one before it. */
  record Along(Arg.Word metric, Measured before, Measured after) implements Change {
    public Along {
      if (!before.at().differOnlyInProfile(after.at())) {
        throw new IllegalArgumentException(
            before.at() + " and " + after.at() + " differ in more than the profile");
      }
    }

    @Override
    public String pattern() {
      return "P09.along";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("metric", metric)
          .and("a", before.quantity())
          .and("b", after.quantity())
          .map();
    }
  }

  /** P10: a profile that lifted the rank. */
  record RankRaised(Arg.Word profile, Arg.Entity drive, Arg.Rank from, Arg.Rank to)
      implements Change {
    public RankRaised {
      if (to.rank() >= from.rank()) {
        throw new IllegalArgumentException(
            "from " + from.rank() + " to " + to.rank() + " is no rise");
      }
    }

    @Override
    public String pattern() {
      return "P10";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("op", profile).and("drive", drive).and("r1", from).and("r2", to).map();
    }
  }

  /** P11: a profile without effect. */
  record NoEffect(Arg.Word profile, Arg.Word metric) implements Change {
    @Override
    public String pattern() {
      return "P11";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("op", profile).and("metric", metric).map();
    }
  }

  /** P12: one metric on two systems. */
  record OsDifference(Arg.Word metric, Arg.Entity osA, Measured onA, Arg.Entity osB, Measured onB)
      implements Change {
    public OsDifference {
      if (!onA.at().differOnlyInOs(onB.at())) {
        throw new IllegalArgumentException(
            onA.at() + " and " + onB.at() + " differ in more than the system");
      }
    }

    @Override
    public String pattern() {
      return "P12";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("metric", metric)
          .and("os_a", osA)
          .and("a", onA.quantity())
          .and("os_b", osB)
          .and("b", onB.quantity())
          .map();
    }
  }

  /** P13: one system led in throughput, the other kept a metric lower. */
  record OsTradeOff(Arg.Entity leader, Arg.Word metric, Arg.Entity lower) implements Change {
    @Override
    public String pattern() {
      return "P13";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("os_a", leader).and("metric", metric).and("os_b", lower).map();
    }
  }

  /** The exception that a claim over both profiles or both systems must name. */
  record Except(Arg where) implements Change {
    @Override
    public String pattern() {
      return "exception";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("where", where).map();
    }
  }
}
