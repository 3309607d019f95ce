package org.plateau.render.text.sentence;

import java.util.Map;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Quantity;

/** What the curves and grids of one drive show. */
public sealed interface Reading extends Sentence {
  /** P05: its peak and the average latency there. */
  record Peak(Arg.Entity drive, Quantity peak, Quantity latency) implements Reading {
    public Peak {
      if (!latency.unit().base().equals("ns")) {
        throw new IllegalArgumentException(latency.name() + " is no latency");
      }
    }

    @Override
    public String pattern() {
      return "P05";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("v", peak).and("b", latency).map();
    }
  }

  /** P06: a rate, the bandwidth that it amounts to, and the latency there. */
  record PeakBandwidth(Arg.Entity drive, Quantity rate, Quantity bandwidth, Quantity latency)
      implements Reading {
    public PeakBandwidth {
      if (!bandwidth.unit().base().equals("B/s") || !latency.unit().base().equals("ns")) {
        throw new IllegalArgumentException(
            rate.name() + " needs a bandwidth and a latency beside it");
      }
    }

    @Override
    public String pattern() {
      return "P06";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("drive", drive).and("v", rate).and("b", bandwidth).and("c", latency).map();
    }
  }

  /** P07: the range over configurations. */
  record Spread(Arg.Word metric, Quantity low, Quantity high) implements Reading {
    public Spread {
      if (low.value().compareTo(high.value()) > 0) {
        throw new IllegalArgumentException(low.name() + " is above " + high.name());
      }
    }

    @Override
    public String pattern() {
      return "P07";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("metric", metric).and("a", low).and("b", high).map();
    }
  }

  /** P08: an aggregate and the range of its parts. */
  record Aggregate(Quantity aggregate, Quantity low, Quantity high) implements Reading {
    public Aggregate {
      if (low.value().compareTo(high.value()) > 0) {
        throw new IllegalArgumentException(low.name() + " is above " + high.name());
      }
    }

    @Override
    public String pattern() {
      return "P08";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("v", aggregate).and("a", low).and("b", high).map();
    }
  }

  /** P14: burst and the steady level after it. */
  record BurstToSteady(Quantity burst, Quantity steady) implements Reading {
    public BurstToSteady {
      if (burst.value().compareTo(steady.value()) < 0) {
        throw new IllegalArgumentException(
            steady.name()
                + " is above "
                + burst.name()
                + "; a steady state cannot exceed the burst");
      }
    }

    @Override
    public String pattern() {
      return "P14";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("a", burst).and("b", steady).map();
    }
  }

  /** P15: after so long two profiles separated. */
  record Diverged(Arg.Duration after) implements Reading {
    @Override
    public String pattern() {
      return "P15";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("t", after).map();
    }
  }

  /** P17: a spike at a load. */
  record Spike(Arg.Word metric, Quantity value, Arg.Load load) implements Reading {
    @Override
    public String pattern() {
      return "P17";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("metric", metric).and("v", value).and("load", load).map();
    }
  }

  /** P18: most intervals stayed below a value; the sentence says the bound. */
  record MostBelow(Quantity limit) implements Reading {
    public MostBelow {
      limit = limit.boundedInWords(Bound.BELOW);
    }

    @Override
    public String pattern() {
      return "P18";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("v", limit).map();
    }
  }

  /** P19: some values lie beyond the scale of the chart. */
  record OffScale() implements Reading {
    @Override
    public String pattern() {
      return "P19";
    }

    @Override
    public Map<String, Arg> slots() {
      return Map.of();
    }
  }

  /** P21: it rose from one load to another. */
  record Scaled(Arg.Word metric, Quantity from, Arg.Load load, Quantity to, Arg.Load loadTo)
      implements Reading {
    public Scaled {
      if (from.value().compareTo(to.value()) >= 0) {
        throw new IllegalArgumentException(from.name() + " does not rise to " + to.name());
      }
    }

    @Override
    public String pattern() {
      return "P21";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("metric", metric)
          .and("a", from)
          .and("load", load)
          .and("b", to)
          .and("load_to", loadTo)
          .map();
    }
  }

  /** P25: performance dropped sharply past a value. */
  record FellPast(Quantity value) implements Reading {
    @Override
    public String pattern() {
      return "P25";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("v", value).map();
    }
  }

  /** P26: latency stayed below a threshold up to a rate; the sentence says the bound. */
  record LatencyBelow(Quantity threshold, Quantity upTo) implements Reading {
    public LatencyBelow {
      if (!threshold.unit().base().equals("ns")) {
        throw new IllegalArgumentException(threshold.name() + " is no latency");
      }
      threshold = threshold.boundedInWords(Bound.BELOW);
    }

    @Override
    public String pattern() {
      return "P26";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("v", threshold).and("b", upTo).map();
    }
  }

  /** P24: measured against rated. */
  record Rated(Quantity measured, Quantity rated) implements Reading {
    public Rated {
      if (!measured.unit().base().equals(rated.unit().base())) {
        throw new IllegalArgumentException(
            measured.name() + " and " + rated.name() + " differ in unit");
      }
    }

    @Override
    public String pattern() {
      return "P24";
    }

    @Override
    public Map<String, Arg> slots() {
      return Slots.of("v", measured).and("b", rated).map();
    }
  }
}
