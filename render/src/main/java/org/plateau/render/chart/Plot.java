package org.plateau.render.chart;

/**
 * One chart's content, closed over the kinds that Plateau knows how to draw, tabulate and describe.
 *
 * <p>Adding a kind: a record here, a method in {@link Cases}, and the compiler names every place
 * (painter, table, facts) that has to learn it.
 */
public sealed interface Plot
    permits TimeLine,
        Bars,
        LoadGrid,
        LatencyCurve,
        ThreadLines,
        OperationLines,
        Dumbbell,
        History,
        Ranking,
        SmallMultiples,
        Strip,
        OrdinalStrip,
        RankStrip,
        Thumbnail {

  /** The kind's stable name in class attributes, message keys and CSV file names. */
  String kind();

  /** Calls the method of {@code cases} that belongs to this kind and returns its answer. */
  <T> T match(Cases<T> cases);

  /** One method a kind: the exhaustive switch that Java 17 lacks. */
  interface Cases<T> {
    T timeLine(TimeLine plot);

    T bars(Bars plot);

    T loadGrid(LoadGrid plot);

    T latencyCurve(LatencyCurve plot);

    T threadLines(ThreadLines plot);

    T operationLines(OperationLines plot);

    T dumbbell(Dumbbell plot);

    T history(History plot);

    T ranking(Ranking plot);

    T smallMultiples(SmallMultiples plot);

    T strip(Strip plot);

    T ordinalStrip(OrdinalStrip plot);

    T rankStrip(RankStrip plot);

    T thumbnail(Thumbnail plot);
  }
}
