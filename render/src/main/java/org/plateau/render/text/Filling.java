package org.plateau.render.text;

import com.ibm.icu.text.PluralRules;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Turns the nodes of one message and its arguments into runs. */
record Filling(Messages messages, Map<String, Arg> args, List<Inline> runs) {

  void fill(MessageTree tree) {
    for (MessageTree.Node node : tree.nodes()) {
      if (node instanceof MessageTree.Words words) {
        runs.add(new Inline.Words(words.text()));
      } else if (node instanceof MessageTree.Slot slot) {
        Arg arg = argument(slot.name());
        if (slot.bare() && arg instanceof Arg.Rank rank) {
          Quantity place = whole(rank.figure(), rank.rank(), Unit.RANK);
          runs.add(new Inline.FigureRun(place, Integer.toString(rank.rank()), false));
        } else {
          add(arg);
        }
      } else if (node instanceof MessageTree.Plural plural) {
        fill(branch(plural));
      }
    }
  }

  private Arg argument(String slot) {
    return Objects.requireNonNull(args.get(slot), slot);
  }

  private MessageTree branch(MessageTree.Plural plural) {
    Arg arg = argument(plural.name());
    long number;
    if (arg instanceof Arg.Count count) {
      number = count.count();
    } else if (arg instanceof Arg.Rank rank) {
      number = rank.rank();
    } else {
      throw new IllegalArgumentException(
          "slot {" + plural.name() + "} chooses a plural, expected a count or rank, found " + arg);
    }
    PluralRules rules =
        PluralRules.forLocale(
            messages.language().locale(),
            plural.ordinal() ? PluralRules.PluralType.ORDINAL : PluralRules.PluralType.CARDINAL);
    MessageTree exact = plural.branches().get("=" + number);
    MessageTree chosen =
        exact != null ? exact : plural.branches().get(rules.select((double) number));
    return chosen != null
        ? chosen
        : Objects.requireNonNull(plural.branches().get("other"), plural.name());
  }

  private void add(Arg arg) {
    if (arg instanceof Arg.Measure measure) {
      figure(measure.quantity());
    } else if (arg instanceof Arg.Rank rank) {
      figure(whole(rank.figure(), rank.rank(), Unit.RANK));
    } else if (arg instanceof Arg.Count count) {
      figure(whole(count.figure(), count.count(), Unit.COUNT));
    } else if (arg instanceof Arg.Duration duration) {
      figure(Precision.duration(duration.figure(), duration.seconds()));
    } else if (arg instanceof Arg.Range range) {
      range(range);
    } else if (arg instanceof Arg.Entity entity) {
      runs.add(new Inline.EntityRun(entity.id(), messages.name(entity.id())));
    } else if (arg instanceof Arg.Word word) {
      messages.fill(Bundle.Shelf.WORDS, word.key(), word.slots(), runs);
    } else if (arg instanceof Arg.Listing listing) {
      list(listing.items());
    } else if (arg instanceof Arg.Load load) {
      runs.add(new Inline.LiteralRun(load.token()));
    } else if (arg instanceof Arg.Literal literal) {
      runs.add(new Inline.LiteralRun(literal.text()));
    } else {
      runs.add(new Inline.Words(((Arg.Text) arg).text()));
    }
  }

  private void list(List<Arg> items) {
    Arg first = items.get(0);
    if (items.size() == 1) {
      add(first);
    } else if (items.size() == 2) {
      add(new Arg.Word("list.pair", Map.of("first", first, "second", items.get(1))));
    } else {
      Arg rest = new Arg.Listing(items.subList(1, items.size()));
      add(new Arg.Word("list.head", Map.of("first", first, "rest", rest)));
    }
  }

  private static Quantity whole(String name, long value, Unit unit) {
    return new Quantity(name, BigDecimal.valueOf(value), unit, 0);
  }

  private void figure(Quantity quantity) {
    runs.add(new Inline.FigureRun(quantity, messages.quantities().print(quantity), false));
  }

  /** Both ends in the unit and at the decimals of the high one, which alone prints the unit. */
  private void range(Arg.Range range) {
    Quantity high = range.high();
    Quantity low = range.low().in(high.unit()).withDecimals(high.decimals());
    runs.add(new Inline.FigureRun(low, messages.quantities().printWithoutUnit(low), true));
    runs.add(new Inline.Words("–"));
    figure(high);
  }
}
