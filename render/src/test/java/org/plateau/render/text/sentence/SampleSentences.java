package org.plateau.render.text.sentence;

import java.util.List;
import org.plateau.analysis.Metric;
import org.plateau.analysis.Statistic;
import org.plateau.ingest.Direction;
import org.plateau.render.text.Arg;
import org.plateau.render.text.Bound;
import org.plateau.render.text.Entities;
import org.plateau.render.text.Language;
import org.plateau.render.text.Messages;
import org.plateau.render.text.MetricWords;
import org.plateau.render.text.Phrase;
import org.plateau.render.text.Precision;
import org.plateau.render.text.Quantity;
import org.plateau.render.text.Unit;

/** One sentence of every pattern about invented drives, variants included. */
public final class SampleSentences {
  private static final Arg.Entity AURORA = new Arg.Entity("aurora-7h");
  private static final Arg.Entity BASALT = new Arg.Entity("basalt-x910");
  private static final Arg.Entity CINDER = new Arg.Entity("cinder-ii");
  private static final Arg.Entity WRITE = new Arg.Entity("4k-write");
  private static final Arg.Entity MIXED = new Arg.Entity("8k-70-30");
  private static final Arg.Entity LINUX = new Arg.Entity("linux");
  private static final Arg.Entity WINDOWS = new Arg.Entity("windows");
  private static final Arg.Word HP = new Arg.Word("profile.hp");
  private static final Arg.Word IOPS = MetricWords.of(Metric.IOPS, Statistic.MEAN);
  private static final Arg.Word AVERAGE = MetricWords.of(Metric.LATENCY, Statistic.MEAN);
  private static final Arg.Word P99 = MetricWords.of(Metric.LATENCY, Statistic.percentile(99));
  private static final Arg.Word READ_MAX =
      MetricWords.of(Metric.LATENCY, Statistic.MAX, Direction.READ);
  private static final Arg.Load HEAVY = new Arg.Load(16, 16);
  private static final Arg.Load LIGHT = new Arg.Load(2, 4);

  private SampleSentences() {}

  /** The table of names with the invented ones. */
  public static Entities names() {
    return Entities.read()
        .plus(
            List.of(
                Entities.Entity.same("aurora-7h", "drive", "Aurora 7H", ""),
                Entities.Entity.same("basalt-x910", "drive", "Basalt X910", ""),
                Entities.Entity.same("cinder-ii", "drive", "Cinder II", "투")));
  }

  private static Quantity iops(String name, double value) {
    return Precision.rate(name, value, Unit.IOPS);
  }

  private static Quantity ms(String name, double millis) {
    return Precision.latency(name, millis * 1e6);
  }

  private static Measured at(Quantity quantity, String os, String profile) {
    return new Measured(
        quantity, new Conditions("aurora-7h", "4k-write", os, profile, HEAVY.token()));
  }

  /** All of them. */
  public static List<Sentence> all() {
    return List.of(
        new Standing.First(AURORA, WRITE, iops("write-hp", 254_930.6), rank("write-hp", 1)),
        new Standing.First(CINDER, MIXED, iops("mixed-top", 187_412.2), rank("mixed-top", 1)),
        new Standing.First(BASALT, WRITE, iops("write-b", 300_018), rank("write-b", 1)),
        new Standing.Placed(
            AURORA, MIXED, iops("mixed", 142_233.4), rank("mixed", 2), list(CINDER)),
        new Standing.Placed(
            CINDER, WRITE, iops("write-c", 98_765.4), rank("write-c", 3), list(BASALT, AURORA)),
        new Standing.Middle(AURORA, rank("read-max", 4), new Arg.Count("field", 9)),
        new Standing.Last(CINDER, ms("read-max", 187.25)),
        new Standing.Level(AURORA, BASALT, iops("read", 471_208)),
        new Standing.Level(CINDER, BASALT, iops("read-c", 350_017)),
        new Standing.Level(AURORA, CINDER, iops("web", 98_114)),
        new Standing.Level(BASALT, CINDER, iops("file", 120_977)),
        new Standing.Placed(
            BASALT, MIXED, iops("mixed-b", 120_300), rank("mixed-b", 3), list(CINDER)),
        new Standing.Placed(BASALT, WRITE, iops("w2", 90_111), rank("w2", 2), list(AURORA)),
        new Standing.Overtook(AURORA, CINDER),
        new Standing.LevelApartFrom(MIXED, AURORA, BASALT),
        new Standing.Crossover(new Arg.Load(8, 8), AURORA, CINDER),
        new Standing.Mixed(
            CINDER,
            MetricWords.of(Metric.LATENCY, Statistic.MEAN, Direction.READ),
            MetricWords.of(Metric.LATENCY, Statistic.MEAN, Direction.WRITE)),
        new Standing.TimesAs(AURORA, CINDER, IOPS, Precision.times("ratio", 3.62)),
        new Standing.HigherBy(AURORA, BASALT, P99, Precision.percent("gain", 0.2768)),
        new Standing.NotMeasured(BASALT, MIXED),
        new Reading.Peak(AURORA, iops("peak", 832_140), ms("peak-latency", 0.3018)),
        new Reading.PeakBandwidth(
            AURORA,
            iops("seq", 52_174),
            Precision.bandwidth("seq-bw", 3.26e9),
            ms("seq-latency", 1.2)),
        new Reading.Spread(READ_MAX, ms("max-low", 12.4), ms("max-high", 198.7)),
        new Reading.Aggregate(
            Precision.rate("tps", 12_650.6, Unit.TPS),
            Precision.rate("tps-low", 3_148.6, Unit.TPS),
            Precision.rate("tps-high", 3_171.9, Unit.TPS)),
        new Reading.BurstToSteady(iops("burst", 361_870), iops("steady", 54_020)),
        new Reading.BurstToSteady(iops("burst-c", 210_400), iops("steady-c", 41_900)),
        new Reading.BurstToSteady(iops("burst-x", 310_222), iops("steady-x", 61_200)),
        new Reading.BurstToSteady(iops("fresh", 402_118), iops("worn", 71_345)),
        new Reading.Diverged(new Arg.Duration("split", 12_000)),
        new Reading.Spike(READ_MAX, ms("spike", 708.4), LIGHT),
        new Reading.MostBelow(ms("limit", 50).withDecimals(0)),
        new Reading.OffScale(),
        new Reading.Scaled(
            IOPS, iops("grid-low", 25_310), LIGHT, iops("grid-high", 263_077), HEAVY),
        new Reading.FellPast(iops("cliff", 700_200)),
        new Reading.LatencyBelow(ms("threshold", 1).withDecimals(0), iops("up-to", 610_444)),
        new Reading.Rated(iops("measured", 281_512), iops("rated", 260_000).bounded(Bound.AT_MOST)),
        new Change.BeforeAfter(
            HP,
            AVERAGE,
            at(ms("lat-stock", 2.04), "linux", "stock"),
            at(ms("lat-hp", 1.13), "linux", "hp")),
        new Change.BeforeAfter(
            HP,
            IOPS,
            at(iops("io-stock", 121_904), "linux", "stock"),
            at(iops("io-hp", 226_118), "linux", "hp")),
        new Change.BeforeAfter(
            HP,
            P99,
            at(ms("p99-stock", 8.81), "linux", "stock"),
            at(ms("p99-hp", 4.02), "linux", "hp")),
        new Change.BeforeAfter(
            HP,
            READ_MAX,
            at(ms("max-stock", 61.5), "windows", "stock"),
            at(ms("max-hp", 44.7), "windows", "hp")),
        new Change.BeforeAfter(
            HP,
            IOPS,
            at(iops("win-stock", 101_904), "windows", "stock"),
            at(iops("win-hp", 206_118), "windows", "hp")),
        new Change.RankRaised(HP, AURORA, rank("io-stock", 5), new Arg.Rank("rank(io-hp)", 2)),
        new Change.NoEffect(HP, READ_MAX),
        new Change.Along(
            P99,
            at(ms("p99-stock", 8.81), "linux", "stock"),
            at(ms("p99-hp", 4.02), "linux", "hp")),
        new Change.OsDifference(
            AVERAGE,
            LINUX,
            at(ms("lat-linux", 1.02), "linux", "hp"),
            WINDOWS,
            at(ms("lat-windows", 1.31), "windows", "hp")),
        new Change.OsDifference(
            IOPS,
            LINUX,
            at(iops("io-linux", 250_904), "linux", "hp"),
            WINDOWS,
            at(iops("io-windows", 195_361), "windows", "hp")),
        new Change.OsTradeOff(LINUX, P99, WINDOWS),
        new Change.Except(HP),
        new Closing.Highlight(WRITE, iops("write-hp", 254_930.6)),
        new Closing.Best(AURORA, WRITE, iops("write-hp", 254_930.6), rank("write-hp", 1)),
        new Closing.Weakest(WRITE, iops("write-c", 98_765.4), rank("write-c", 3)),
        new Closing.Strength(new Arg.Word("strength.random-write")),
        new Closing.Uneven(),
        new Closing.BottomLine(
            AURORA, new Arg.Word("offer.random-write"), new Arg.Word("drawback.consistency")),
        new Closing.Award(AURORA),
        new Steadiness.Steady(clock("steady-from", 11_400), clock("steady-to", 21_600)),
        new Steadiness.Lost(clock("lost-at", 18_060)),
        new Steadiness.Unsteady(new Arg.Word("criterion.slope")),
        new Steadiness.TooShort(new Arg.Count("rounds", 3), new Arg.Count("needed", 5)));
  }

  private static Arg.Rank rank(String figure, int place) {
    return new Arg.Rank("rank(" + figure + ")", place);
  }

  private static Arg.Listing list(Arg... items) {
    return new Arg.Listing(List.of(items));
  }

  private static Quantity clock(String name, double seconds) {
    return Precision.exact(name, seconds, Unit.CLOCK);
  }

  /** The sentences in a language. */
  public static List<Phrase> in(Language language) {
    Sentences sentences = new Sentences(Messages.of(language, names()));
    return all().stream().map(sentences::write).toList();
  }
}
