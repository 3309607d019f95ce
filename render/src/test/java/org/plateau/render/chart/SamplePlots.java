package org.plateau.render.chart;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** One plot of every kind with invented drives, crowded enough to make layout hard. */
public final class SamplePlots {
  public static final Measure IOPS = new Measure("iops", "IOPS", true);
  public static final Measure LATENCY_MS = new Measure("latency_ms", "ms", false);
  public static final Measure LATENCY_US = new Measure("latency_us", "µs", false);
  public static final Measure SECONDS = new Measure("seconds", "s", false);

  private static final String[] FIELD = {
    "Harrier 2 Duo", "Falcon MX", "Osprey 420", "Harrier 2", "Kestrel 910", "Merlin W"
  };

  private SamplePlots() {}

  /** The words for a language, in its script, so that faces and widths are tried. */
  public record Words(
      String language,
      String hp,
      String stock,
      String window,
      String burst,
      String cliff,
      String read,
      String write,
      String unknown,
      String note) {}

  public static final Words EN =
      new Words(
          "en",
          "HP",
          "stock",
          "Steady window",
          "burst",
          "cliff",
          "Random read",
          "Random write",
          "not measured",
          "max");
  public static final Words KO =
      new Words("ko", "고성능", "기본 구성", "정상 상태 구간", "버스트", "급락", "랜덤 읽기", "랜덤 쓰기", "측정하지 않음", "최대");
  public static final Words ZH_TW =
      new Words("zh-TW", "高效能", "標準設定", "穩態區間", "突發", "驟降", "隨機讀取", "隨機寫入", "未測量", "最大");
  public static final Words ZH_CN =
      new Words("zh-CN", "高性能", "标准设定", "稳态区间", "突发", "骤降", "随机读取", "随机写入", "未测量", "最大");
  public static final Words JA =
      new Words("ja", "高性能", "標準", "定常区間", "バースト", "急落", "ランダム読み取り", "ランダム書き込み", "未測定", "最大");

  public static final List<Words> ALL_WORDS = List.of(EN, KO, ZH_TW, ZH_CN, JA);

  public static Map<String, Plot> all(Words w) {
    Map<String, Plot> plots = new LinkedHashMap<>();
    plots.put("time-line", timeLine(w));
    plots.put("time-line-unsteady", unsteady(w));
    plots.put("time-line-short", tooShort(w));
    plots.put("time-line-log", logarithmic(w));
    plots.put("time-line-clipped", clipped(w));
    plots.put("bars", bars(w));
    plots.put("bars-seconds", seconds(w));
    plots.put("load-grid", loadGrid(w));
    plots.put("latency-curve", latencyCurve(w));
    plots.put("thread-lines", threadLines(w));
    plots.put("operation-lines", operationLines(w));
    plots.put("dumbbell", dumbbell());
    plots.put("history", history(w));
    plots.put("ranking", ranking(w));
    plots.put("small-multiples", smallMultiples(w));
    plots.put(
        "strip",
        new Strip(
            IOPS,
            new Strip.Tick("corvid", "Corvid 3H", 254_931),
            List.of(
                new Strip.Tick("a", "A", 262_000),
                new Strip.Tick("b", "B", 132_000),
                new Strip.Tick("c", "C", 98_000))));
    plots.put(
        "strip-lower",
        new Strip(
            LATENCY_MS,
            new Strip.Tick("corvid", "Corvid 3H", 1.38),
            List.of(new Strip.Tick("a", "A", 1.42), new Strip.Tick("b", "B", 6.1))));
    plots.put("ordinal-strip", new OrdinalStrip(8, 8));
    plots.put("rank-strip", new RankStrip(List.of(2, 2, 0, 2, 1, 2, 2, 0, 3, 4, 5, 7, 1)));
    TimeLine lead = timeLine(w);
    plots.put("thumbnail", new Thumbnail(lead.lines(), 350_000, new Steadiness.Unstated(), 38));
    plots.put(
        "thumbnail-window",
        new Thumbnail(lead.lines().subList(1, 2), 350_000, lead.steadiness(), 38));
    return plots;
  }

  private static Line curve(
      String key,
      String label,
      Role role,
      long seed,
      double burst,
      double low,
      double steady,
      double fallHours) {
    Random random = new Random(seed);
    List<Point> points = new ArrayList<>();
    for (int minute = 0; minute <= 360; minute++) {
      double hours = minute / 60.0;
      double fall = 1 / (1 + Math.exp((hours - fallHours) * 6));
      double back = 1 / (1 + Math.exp((hours - fallHours - 0.6) * 5));
      double level = burst * fall + (1 - fall) * (low * back + steady * (1 - back));
      points.add(new Point(minute * 60.0, level * (1 + 0.012 * random.nextGaussian())));
    }
    return Line.of(key, label, role, points);
  }

  public static TimeLine timeLine(Words w) {
    List<Line> lines = new ArrayList<>();
    lines.add(curve("egret", "Egret S3", Role.RIVAL_1, 1, 318_000, 235_000, 262_000, 0.95));
    lines.add(curve("corvid-hp", "3H " + w.hp(), Role.HERO, 2, 328_000, 228_000, 254_931, 0.7));
    lines.add(
        curve("corvid-stock", "3H " + w.stock(), Role.STOCK, 3, 326_000, 125_000, 142_844, 0.45));
    double[] steady = {132_000, 114_000, 98_000, 84_000, 75_000, 45_000};
    double[] burst = {240_000, 236_000, 178_000, 176_000, 162_000, 90_000};
    for (int i = 0; i < FIELD.length; i++) {
      lines.add(
          curve(
              "field-" + i,
              FIELD[i],
              Role.MUTED,
              10 + i,
              burst[i],
              steady[i] * 0.93,
              steady[i],
              0.4 + 0.12 * i));
    }
    Point top =
        lines.get(1).points().stream().max((a, b) -> Double.compare(a.y(), b.y())).orElseThrow();
    return new TimeLine(
        IOPS,
        lines,
        new Steadiness.Steady(
            10_800, 21_600, w.window() + " 3:00–6:00", w.window(), 254_931, "254,931\u00A0IOPS"),
        List.of(
            new TimeLine.Mark(TimeLine.Mark.Kind.BURST, top.x(), top.y(), w.burst() + " 331,000"),
            new TimeLine.Mark(TimeLine.Mark.Kind.CLIFF, 2040, 0, w.cliff() + " 0:34")),
        Double.POSITIVE_INFINITY,
        false);
  }

  private static TimeLine unsteady(Words w) {
    Random random = new Random(7);
    List<Point> points = new ArrayList<>();
    for (int minute = 0; minute <= 360; minute++) {
      double level = 40_000 + 135_000 / (1 + Math.exp((minute - 75) / 22.0)) + (360 - minute) * 60;
      points.add(new Point(minute * 60.0, level * (1 + 0.02 * random.nextGaussian())));
    }
    return new TimeLine(
        IOPS,
        List.of(Line.of("corvid", "3H", Role.HERO, points)),
        new Steadiness.Unsteady(
            w.window() + ": −18%, 10%", new Point(10_800, 52_000), new Point(21_600, 41_000)),
        List.of(),
        Double.POSITIVE_INFINITY,
        false);
  }

  private static TimeLine tooShort(Words w) {
    Line line = curve("corvid", "3H", Role.HERO, 5, 328_000, 228_000, 254_931, 0.7);
    return new TimeLine(
        IOPS,
        List.of(Line.of("corvid", "3H", Role.HERO, line.points().subList(0, 49))),
        new Steadiness.TooShort(w.window() + ": 48\u00A0min"),
        List.of(),
        Double.POSITIVE_INFINITY,
        false);
  }

  private static TimeLine logarithmic(Words w) {
    TimeLine base = timeLine(w);
    return new TimeLine(
        IOPS, base.lines(), base.steadiness(), base.marks(), Double.POSITIVE_INFINITY, true);
  }

  private static Line spiky(
      String key, String label, Role role, long seed, double level, double spikes) {
    Random random = new Random(seed);
    List<Point> points = new ArrayList<>();
    for (int minute = 0; minute <= 360; minute++) {
      double base = level * (minute < 12 ? 0.6 : 1) * (1 + 0.08 * random.nextGaussian());
      points.add(
          new Point(
              minute * 60.0, random.nextInt(30) == 0 ? base + random.nextDouble() * spikes : base));
    }
    return Line.of(key, label, role, points);
  }

  private static TimeLine clipped(Words w) {
    return new TimeLine(
        LATENCY_MS,
        List.of(
            spiky("corvid", "3H " + w.hp(), Role.HERO, 20, 36, 20),
            spiky("egret", "Egret S3", Role.RIVAL_1, 21, 60, 180)),
        new Steadiness.Unstated(),
        List.of(),
        150,
        false);
  }

  private static Bars.Row row(
      String key,
      String name,
      String detail,
      Role role,
      double read,
      Provenance r,
      double write,
      Provenance p) {
    Bar writeBar = write < 0 ? new Bar.Unknown("–") : new Bar.Known(write, p);
    return new Bars.Row(key, name, detail, role, List.of(new Bar.Known(read, r), writeBar));
  }

  public static Bars bars(Words w) {
    Provenance known = Provenance.PUBLISHED;
    Provenance about = Provenance.RECONSTRUCTED;
    List<Bars.Row> rows = new ArrayList<>();
    rows.add(
        row("corvid-hp", "Corvid 3H 2.4TB", w.hp(), Role.HERO, 477_839, about, 254_931, known));
    rows.add(
        row(
            "corvid-stock",
            "Corvid 3H 2.4TB",
            w.stock(),
            Role.STOCK,
            474_839,
            known,
            142_844,
            known));
    rows.add(row("egret", "Egret S3 2.4TB", "", Role.RIVAL_1, 520_000, about, 262_000, about));
    rows.add(row("duo", "Harrier 2 Duo 2.4TB", "", Role.MUTED, 395_000, about, 132_000, about));
    rows.add(row("falcon", "Falcon MX 2.2TB", w.hp(), Role.MUTED, 343_000, known, 114_900, known));
    rows.add(row("osprey", "Osprey 420 1.6TB", "", Role.MUTED, 565_000, about, 98_000, about));
    rows.add(
        new Bars.Row(
            "kestrel",
            "Kestrel 910 800GB",
            "",
            Role.MUTED,
            List.of(new Bar.Known(180_000, known), new Bar.Unknown(w.unknown()))));
    return new Bars(
            List.of(
                new Bars.Panel("read", w.read(), IOPS), new Bars.Panel("write", w.write(), IOPS)),
            rows)
        .sortedBy("write");
  }

  private static Bars seconds(Words w) {
    List<Bars.Row> rows = new ArrayList<>();
    double[] values = {4812, 5230, 2907, 6120};
    for (int i = 0; i < values.length; i++) {
      rows.add(
          new Bars.Row(
              "d" + i,
              FIELD[i],
              w.stock(),
              i == 2 ? Role.HERO : Role.MUTED,
              List.of(new Bar.Known(values[i], Provenance.MEASURED))));
    }
    return new Bars(List.of(new Bars.Panel("time", "Render", SECONDS)), rows).sortedBy("time");
  }

  private static LoadGrid.GridLine gridLine(
      String key, String label, Role role, double peak, double half) {
    List<LoadGrid.Cell> cells = new ArrayList<>();
    for (int t : new int[] {2, 4, 8, 16}) {
      for (int q : new int[] {2, 4, 8, 16}) {
        cells.add(new LoadGrid.Cell(t, q, peak * t * q / (t * q + half)));
      }
    }
    return new LoadGrid.GridLine(key, label, role, cells);
  }

  public static LoadGrid loadGrid(Words w) {
    List<LoadGrid.GridLine> lines = new ArrayList<>();
    lines.add(gridLine("corvid-hp", "3H " + w.hp(), Role.HERO, 290_000, 36));
    lines.add(gridLine("egret", "Egret S3", Role.RIVAL_1, 270_000, 33));
    lines.add(gridLine("corvid-stock", "3H " + w.stock(), Role.STOCK, 205_000, 25));
    double[] peaks = {190_000, 155_000, 140_000, 105_000, 98_000, 66_000};
    for (int i = 0; i < peaks.length; i++) {
      lines.add(gridLine("field-" + i, FIELD[i], Role.MUTED, peaks[i], 24 - 2 * i));
    }
    return new LoadGrid(
        IOPS,
        List.of(2, 4, 8, 16),
        List.of(2, 4, 8, 16),
        lines,
        List.of(
            new LoadGrid.Callout(
                LoadGrid.Callout.Kind.CROSSOVER, "corvid-hp", 8, 8, w.hp() + " ≥ 8T/8Q"),
            new LoadGrid.Callout(LoadGrid.Callout.Kind.VALUE, "corvid-hp", 16, 16, "254,325")));
  }

  private static Line rateCurve(
      String key, String label, Role role, Provenance p, double base, double peak) {
    List<Point> points = new ArrayList<>();
    for (int i = 1; i <= 14; i++) {
      double share = i / 14.0;
      points.add(new Point(peak * share, base + base * 0.9 * Math.pow(share, 5)));
    }
    return new Line(key, label, role, p, points);
  }

  public static LatencyCurve latencyCurve(Words w) {
    List<Line> curves = new ArrayList<>();
    curves.add(rateCurve("corvid", "D69", Role.HERO, Provenance.PUBLISHED, 78, 862_778));
    curves.add(rateCurve("egret", "C6", Role.RIVAL_1, Provenance.RECONSTRUCTED, 90, 871_000));
    curves.add(
        rateCurve("harrier", "Harrier 1735", Role.MUTED, Provenance.RECONSTRUCTED, 110, 742_000));
    Line turning = rateCurve("kestrel", "D6", Role.MUTED, Provenance.RECONSTRUCTED, 118, 640_000);
    List<Point> points = new ArrayList<>(turning.points());
    points.add(new Point(612_000, 236));
    points.add(new Point(590_000, 244));
    curves.add(new Line("kestrel", "D6", Role.MUTED, Provenance.RECONSTRUCTED, points));
    return new LatencyCurve(
        LATENCY_US,
        IOPS,
        "IOPS →",
        curves,
        List.of(new LatencyCurve.Peak("corvid", "862,778\u00A0IOPS · 148\u00A0µs")),
        List.of(new LatencyCurve.Threshold(200, w.note() + " 200\u00A0µs")),
        false);
  }

  private static ThreadLines threadLines(Words w) {
    List<Line> lines = new ArrayList<>();
    double[] peaks = {3384, 3070, 2500, 2100, 1400};
    Role[] roles = {Role.HERO, Role.RIVAL_1, Role.STOCK, Role.MUTED, Role.MUTED};
    for (int i = 0; i < peaks.length; i++) {
      List<Point> points = new ArrayList<>();
      for (int threads = 2; threads <= 32; threads *= 2) {
        points.add(new Point(threads, peaks[i] * threads / (threads + 5)));
      }
      String label =
          roles[i] == Role.HERO
              ? "3H " + w.hp()
              : roles[i] == Role.STOCK ? "3H " + w.stock() : FIELD[i];
      lines.add(Line.of("d" + i, label, roles[i], points));
    }
    return new ThreadLines(new Measure("tps", "TPS", true), "threads →", lines);
  }

  private static OperationLines operationLines(Words w) {
    String[] operations = {"read", "insert", "update", "scan"};
    List<OperationLines.Panel> panels = new ArrayList<>();
    for (int p = 0; p < 4; p++) {
      List<Line> lines = new ArrayList<>();
      for (int o = 0; o < operations.length; o++) {
        lines.add(
            spiky(
                operations[o],
                operations[o],
                Role.MUTED,
                40 + 10L * p + o,
                2 + o * (1 + 0.4 * p),
                3));
      }
      String title = p == 0 ? "Corvid 3H" : FIELD[p];
      panels.add(
          new OperationLines.Panel(
              "p" + p, title, w.note() + " 9.2\u00A0ms", p == 0 ? Role.HERO : Role.MUTED, lines));
    }
    return new OperationLines(LATENCY_MS, panels);
  }

  private static Dumbbell.Pair pair(
      String key, String name, Role role, double stock, Provenance p, double hp, String change) {
    return new Dumbbell.Pair(
        key,
        name,
        "",
        role,
        new Bar.Known(stock, p),
        new Bar.Known(hp, Provenance.PUBLISHED),
        change);
  }

  private static Dumbbell dumbbell() {
    return new Dumbbell(
        IOPS,
        List.of(
            pair(
                "3h", "Corvid 3H 2.4TB", Role.HERO, 142_844, Provenance.PUBLISHED, 254_931, "+78%"),
            pair(
                "3l",
                "Corvid 3L 1.2TB",
                Role.HERO,
                70_100,
                Provenance.RECONSTRUCTED,
                150_066,
                "+114%"),
            pair(
                "fm",
                "Falcon MX 2.2TB",
                Role.MUTED,
                54_000,
                Provenance.PUBLISHED,
                114_000,
                "+111%"),
            pair("os", "Osprey 420", Role.MUTED, 3_000, Provenance.PUBLISHED, 2_500, "−17%")));
  }

  private static History.Track track(String key, String label, Role role, double... levels) {
    LocalDate[] starts = {
      LocalDate.of(2013, 1, 1),
      LocalDate.of(2014, 1, 1),
      LocalDate.of(2015, 1, 1),
      LocalDate.of(2015, 11, 20)
    };
    Random random = new Random(levels.length);
    List<History.Run> runs = new ArrayList<>();
    List<History.Level> spans = new ArrayList<>();
    for (int i = 0; i < levels.length; i++) {
      spans.add(new History.Level(starts[i], starts[i + 1], levels[i]));
      for (int n = 0; n < 6; n++) {
        LocalDate date = starts[i].plusDays(25 + 52L * n);
        runs.add(
            new History.Run(
                date, levels[i] * (1 + 0.008 * random.nextGaussian()), Provenance.SIMULATED));
      }
    }
    return new History.Track(key, label, role, runs, spans);
  }

  public static History history(Words w) {
    return new History(
        IOPS,
        LocalDate.of(2013, 1, 1),
        LocalDate.of(2015, 11, 20),
        List.of(
            new History.Column(LocalDate.of(2013, 1, 1), "firmware 2.1", "2.1"),
            new History.Column(LocalDate.of(2014, 1, 1), "firmware 3.0", "3.0"),
            new History.Column(LocalDate.of(2015, 1, 1), "firmware 3.0.6", "3.0.6")),
        List.of(
            track("hp", w.hp(), Role.HERO, 106_000, 114_000, 101_260),
            track("stock", w.stock(), Role.STOCK, 50_000, 54_000, 47_900)),
        0.02,
        List.of(new History.Change(LocalDate.of(2015, 1, 1), "−11.2% 3.0.6", w.note() + " ±0.8%")));
  }

  private static Ranking.Entry entry(
      int rank, String name, String detail, Role role, double value, Provenance p, double spread) {
    return new Ranking.Entry(
        name.replace(' ', '-'),
        rank,
        name,
        detail,
        role,
        new Bar.Known(value, p),
        value - spread,
        value + spread);
  }

  public static Ranking ranking(Words w) {
    Provenance about = Provenance.RECONSTRUCTED;
    return new Ranking(
        IOPS,
        List.of(
            entry(1, "Egret S3 2.4TB", w.stock(), Role.RIVAL_1, 262_000, about, 0),
            entry(2, "Corvid 3H 2.4TB", w.hp(), Role.HERO, 254_931, Provenance.PUBLISHED, 0),
            entry(3, "Corvid 3L 1.2TB", w.hp(), Role.MUTED, 150_066, Provenance.PUBLISHED, 0),
            entry(4, "Harrier 2 Duo 2.4TB", w.stock(), Role.MUTED, 132_000, about, 0),
            entry(5, "Harrier 2 1.2TB", w.stock(), Role.MUTED, 84_000, about, 3_500),
            entry(5, "Kestrel 910 800GB", w.stock(), Role.MUTED, 80_000, about, 3_500),
            entry(7, "Merlin W 400GB", w.stock(), Role.MUTED, 45_000, about, 0)));
  }

  public static SmallMultiples smallMultiples(Words w) {
    List<SmallMultiples.Panel> panels = new ArrayList<>();
    panels.add(
        new SmallMultiples.Panel(
            spiky("corvid", "Corvid 3H", Role.HERO, 50, 36, 16), w.note() + " 52\u00A0ms"));
    for (int i = 0; i < FIELD.length; i++) {
      panels.add(
          new SmallMultiples.Panel(
              spiky("f" + i, FIELD[i], Role.MUTED, 60 + i, 25 + 14 * i, 40 * i),
              w.note() + " 199\u00A0ms, 10 ▲"));
    }
    return new SmallMultiples(
        LATENCY_MS, panels, 150, new Steadiness.Steady(10_800, 21_600, "", "", 36, ""));
  }
}
