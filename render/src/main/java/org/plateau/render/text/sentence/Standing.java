package org.plateau.render.text.sentence;

import java.util.Map;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** Where a drive stands in a ranking or against a rival. */
public sealed interface Standing extends Sentence {
  /** P01: it took first place. */
  record First(Arg.Entity drive, Arg.Entity workload, Quantity value, Arg.Rank rank)
      implements Standing {
    public First {
      if (rank.rank() != 1) {
        throw new IllegalArgumentException(rank.figure() + " is " + rank.rank() + ", not first");
      }
    }

    @Override
    public String pattern() {
      return "P01";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("wl", workload).and("v", value).and("n", rank).map();
    }
  }

  /** P02: it came nth, behind those named. */
  record Placed(
      Arg.Entity drive, Arg.Entity workload, Quantity value, Arg.Rank rank, Arg.Listing ahead)
      implements Standing {
    public Placed {
      if (rank.rank() < 2 || ahead.items().size() >= rank.rank()) {
        throw new IllegalArgumentException(
            ahead.items().size() + " drives ahead of place " + rank.rank());
      }
    }

    @Override
    public String pattern() {
      return "P02";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive)
          .and("wl", workload)
          .and("v", value)
          .and("n", rank)
          .and("rival", ahead)
          .map();
    }
  }

  /** P03: it landed in the middle of the field. */
  record Middle(Arg.Entity drive, Arg.Rank rank, Arg.Count total) implements Standing {
    public Middle {
      if (rank.rank() == 1 || rank.rank() >= total.count()) {
        throw new IllegalArgumentException(
            "place " + rank.rank() + " of " + total.count() + " is not the middle");
      }
    }

    @Override
    public String pattern() {
      return "P03.middle";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("n", rank).and("total", total).map();
    }
  }

  /** P03: it was last. */
  record Last(Arg.Entity drive, Quantity value) implements Standing {
    @Override
    public String pattern() {
      return "P03.last";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("v", value).map();
    }
  }

  /** P04: two drives whose difference is inside the noise. */
  record Level(Arg.Entity drive, Arg.Entity rival, Quantity value) implements Standing {
    @Override
    public String pattern() {
      return "P04";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("rival", rival).and("v", value).map();
    }
  }

  /** P16: it overtook a rival near steady state. */
  record Overtook(Arg.Entity drive, Arg.Entity rival) implements Standing {
    @Override
    public String pattern() {
      return "P16";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("rival", rival).map();
    }
  }

  /** P20: it kept level but for one workload. */
  record LevelApartFrom(Arg.Entity workload, Arg.Entity drive, Arg.Entity rival)
      implements Standing {
    @Override
    public String pattern() {
      return "P20";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("wl", workload).and("drive", drive).and("rival", rival).map();
    }
  }

  /** P22: from some load onward it moved ahead. */
  record Crossover(Arg.Load load, Arg.Entity drive, Arg.Entity rival) implements Standing {
    @Override
    public String pattern() {
      return "P22";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("load", load).and("drive", drive).and("rival", rival).map();
    }
  }

  /** P23: worst at reads and best at writes in one metric. */
  record Mixed(Arg.Entity drive, Arg.Word metric) implements Standing {
    @Override
    public String pattern() {
      return "P23";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("metric", metric).map();
    }
  }

  /** P27: so many times the metric of a rival or predecessor. */
  record TimesAs(Arg.Entity drive, Arg.Entity rival, Arg.Word metric, Quantity times)
      implements Standing {
    public TimesAs {
      if (times.unit() != Unit.TIMES) {
        throw new IllegalArgumentException(times.name() + " is no ratio");
      }
    }

    @Override
    public String pattern() {
      return "P27";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive)
          .and("rival", rival)
          .and("metric", metric)
          .and("n", times)
          .map();
    }
  }

  /** P28: so many percent higher than a rival. */
  record HigherBy(Arg.Entity drive, Arg.Entity rival, Arg.Word metric, Quantity percent)
      implements Standing {
    public HigherBy {
      if (percent.unit() != Unit.PERCENT || percent.value().signum() <= 0) {
        throw new IllegalArgumentException(percent.name() + " is no gain in percent");
      }
    }

    @Override
    public String pattern() {
      return "P28";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive)
          .and("rival", rival)
          .and("metric", metric)
          .and("n", percent)
          .map();
    }
  }

  /** A comparable without a measurement, which the section then says. */
  record NotMeasured(Arg.Entity rival, Arg.Entity workload) implements Standing {
    @Override
    public String pattern() {
      return "missing.rival";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("rival", rival).and("wl", workload).map();
    }
  }
}
