package org.plateau.sample;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.plateau.sample.drive.Load;
import org.plateau.sample.drive.LogBuckets;
import org.plateau.sample.drive.OperatingSystem;
import org.plateau.sample.drive.Phase;
import org.plateau.sample.drive.Sampling;
import org.plateau.sample.drive.SimulatedRun;
import org.plateau.sample.drive.SpareArea;
import org.plateau.sample.drive.Workload;

/**
 * Everything that decides what a simulation writes: drives, systems, hours and the seed. Two equal
 * plans write equal bytes.
 *
 * @param seed of all that is random
 * @param started the simulated instant at which every drive's tests begin; also the modification
 *     time of the files
 * @param preconditionMinutes length of a preconditioning run, at least 10
 * @param primaryMinutes length of a main test, at least 5
 */
public record SimulationPlan(
    long seed,
    Instant started,
    int preconditionMinutes,
    int primaryMinutes,
    List<PlannedDrive> drives,
    List<OperatingSystem> systems) {
  private static final Load FULL = new Load(16, 16);
  private static final Load SEQUENTIAL = new Load(4, 16);
  private static final List<Integer> STEPS = List.of(2, 4, 8, 16);
  private static final int ROUND_MILLIS = 60_000;
  private static final int PRIMARY_MILLIS = 15_000;
  private static final List<Integer> PACES = List.of(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120);
  private static final Sampling PACED = new Sampling(5_000, 60, LogBuckets.COARSE);
  private static final Sampling POINT = new Sampling(2_000, 210, LogBuckets.COARSE);

  public SimulationPlan {
    drives = List.copyOf(drives);
    systems = List.copyOf(systems);
    if (preconditionMinutes < 10 || primaryMinutes < 5) {
      throw new IllegalArgumentException(
          preconditionMinutes + " min of preconditioning, " + primaryMinutes + " min of main test");
    }
    if (drives.stream().map(planned -> planned.drive().id()).distinct().count() != drives.size()) {
      throw new IllegalArgumentException("two drives of one id");
    }
  }

  /** The plan of the sample lab: six drives, two systems, six hours. */
  public static SimulationPlan sampleLab() {
    return new SimulationPlan(
        20_250_106L,
        Instant.parse("2025-01-06T08:00:00Z"),
        360,
        60,
        SampleDrives.all(),
        List.of(OperatingSystem.LINUX, OperatingSystem.WINDOWS));
  }

  public SimulationPlan withSeed(long value) {
    return new SimulationPlan(value, started, preconditionMinutes, primaryMinutes, drives, systems);
  }

  /** The same with preconditioning of another length, in hours; it is rounded to minutes. */
  public SimulationPlan withHours(double hours) {
    int minutes = (int) Math.max(10, Math.round(hours * 60));
    return new SimulationPlan(seed, started, minutes, primaryMinutes, drives, systems);
  }

  public SimulationPlan withPrimaryMinutes(int minutes) {
    return new SimulationPlan(seed, started, preconditionMinutes, minutes, drives, systems);
  }

  public SimulationPlan withSystems(List<OperatingSystem> value) {
    return new SimulationPlan(seed, started, preconditionMinutes, primaryMinutes, drives, value);
  }

  /**
   * The same with this many drives: those of the sample lab first, then drives whose parameters are
   * drawn from the seed.
   *
   * @param count at least 1
   */
  public SimulationPlan withDrives(int count) {
    if (count < 1) {
      throw new IllegalArgumentException(count + " drives");
    }
    List<PlannedDrive> chosen = new ArrayList<>(SampleDrives.all());
    for (int number = 1; chosen.size() < count; number++) {
      chosen.add(InventedDrive.of(seed, number));
    }
    return withDrives(chosen.subList(0, count));
  }

  public SimulationPlan withDrives(List<PlannedDrive> value) {
    return new SimulationPlan(seed, started, preconditionMinutes, primaryMinutes, value, systems);
  }

  /** All runs, in the order in which one bench per drive would make them. */
  public List<PlannedRun> runs() {
    List<PlannedRun> runs = new ArrayList<>();
    for (PlannedDrive planned : drives) {
      Instant clock = started;
      for (OperatingSystem os : systems) {
        for (SpareArea spare : planned.drive().profiles()) {
          Bench bench = new Bench(planned, os, spare, clock, runs);
          tests(bench);
          clock = bench.clock;
        }
      }
    }
    return runs;
  }

  private void tests(Bench bench) {
    Sampling rounds = new Sampling(ROUND_MILLIS, preconditionMinutes, LogBuckets.COARSE);
    Sampling main =
        new Sampling(PRIMARY_MILLIS, primaryMinutes * (60_000 / PRIMARY_MILLIS), LogBuckets.COARSE);
    bench.run(Workload.RANDOM_WRITE_4K, Phase.PRECONDITION, FULL, rounds);
    bench.run(Workload.RANDOM_WRITE_4K, Phase.PRIMARY, FULL, main);
    bench.run(Workload.RANDOM_READ_4K, Phase.PRIMARY, FULL, main);
    for (int pace : PACES) {
      Load paced = new Load(FULL.threads(), FULL.queueDepth(), pace);
      bench.run(Workload.RANDOM_READ_4K, Phase.CURVE, paced, PACED);
    }
    bench.run(Workload.MIXED_8K, Phase.PRECONDITION, FULL, rounds);
    for (int threads : STEPS) {
      for (int queueDepth : STEPS) {
        bench.run(Workload.MIXED_8K, Phase.SCALING, new Load(threads, queueDepth), POINT);
      }
    }
    bench.run(Workload.SEQUENTIAL_WRITE_128K, Phase.PRIMARY, SEQUENTIAL, main);
    bench.run(Workload.SEQUENTIAL_READ_128K, Phase.PRIMARY, SEQUENTIAL, main);
  }

  /** One drive on one system: hands out start times, one run after the other. */
  private static final class Bench {
    private static final long PAUSE_MILLIS = 120_000;

    private final PlannedDrive planned;
    private final OperatingSystem os;
    private final SpareArea spare;
    private final List<PlannedRun> runs;
    private Instant clock;

    private Bench(
        PlannedDrive planned,
        OperatingSystem os,
        SpareArea spare,
        Instant clock,
        List<PlannedRun> runs) {
      this.planned = planned;
      this.os = os;
      this.spare = spare;
      this.clock = clock;
      this.runs = runs;
    }

    private void run(Workload workload, Phase phase, Load load, Sampling sampling) {
      LogFormat format = planned.format();
      Sampling cut =
          format == LogFormat.FIO
              ? new Sampling(sampling.windowMillis(), sampling.windows(), LogBuckets.FIO)
              : sampling;
      SimulatedRun run =
          new SimulatedRun(planned.drive(), os, spare, workload, phase, load, cut, clock);
      runs.add(new PlannedRun(run, format));
      clock = clock.plusMillis(cut.runtimeMillis() + PAUSE_MILLIS);
    }
  }
}
