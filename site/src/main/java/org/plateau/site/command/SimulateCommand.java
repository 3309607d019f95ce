package org.plateau.site.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.plateau.ingest.Problem;
import org.plateau.sample.Simulation;
import org.plateau.sample.SimulationPlan;
import org.plateau.sample.reviews.Reconstruction;
import org.plateau.sample.reviews.ReconstructionPlan;
import org.plateau.site.publish.NamedPlan;
import org.plateau.site.terminal.Printed;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code plateau simulate}: raw logs from the drive model, marked as such all the way. */
@Command(
    name = "simulate",
    description = "Write raw logs from a model. All of it is marked as simulated or reconstructed.",
    mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
  private final Console console;

  @CommandLine.Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Option(
      names = "--plan",
      paramLabel = "PLAN",
      defaultValue = "sample-lab",
      description =
          "sample-lab: invented drives; model-reviews: the logs behind published reviews, fitted to"
              + " their figures (default: ${DEFAULT-VALUE}).")
  private String plan = "sample-lab";

  @Option(
      names = {"--into", "--out"},
      required = true,
      paramLabel = "DIR",
      description = "Where the logs go: an empty folder, or an earlier simulation.")
  private Path out = Path.of("");

  @Option(
      names = "--drives",
      paramLabel = "N",
      defaultValue = "6",
      description = "Drives, at least 1 (default: ${DEFAULT-VALUE}).")
  private int drives = 6;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of all that is random (default: that of the sample lab).")
  private @Nullable Long seed;

  @Option(
      names = "--hours",
      paramLabel = "H",
      defaultValue = "6",
      description = "Length of preconditioning (default: ${DEFAULT-VALUE}).")
  private double hours = 6;

  @Option(names = "--lab", description = "Write a whole lab: lab.yaml, catalogue and runs.")
  private boolean lab;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (drives < 1 || !(hours >= 1.0 / 6 && hours <= 1000)) {
      CommandLine.Model.CommandSpec known = spec;
      throw new CommandLine.ParameterException(
          known == null ? new CommandLine(this) : known.commandLine(),
          "At least 1 drive, and from 0.17 to 1000 hours: found "
              + drives
              + " drives, "
              + hours
              + " hours.");
    }
    if (!NamedPlan.ids().contains(plan) || (lab && !isSampleLab())) {
      CommandLine.Model.CommandSpec known = spec;
      throw new CommandLine.ParameterException(
          known == null ? new CommandLine(this) : known.commandLine(),
          "--plan is one of "
              + String.join(", ", NamedPlan.ids())
              + ", --lab goes with sample-lab: found "
              + plan
              + (lab ? " --lab." : "."));
    }
    try {
      return isSampleLab() ? sampleLab(samplePlan()) : reconstruction();
    } catch (IllegalStateException foreign) {
      return refused(foreign);
    }
  }

  private boolean isSampleLab() {
    return plan.equals(NamedPlan.SAMPLE_LAB.id());
  }

  private int reconstruction() {
    ReconstructionPlan reviews = ReconstructionPlan.modelReviews();
    Long wanted = seed;
    ReconstructionPlan seeded = wanted == null ? reviews : reviews.withSeed(wanted);
    int runs = Reconstruction.write(seeded, out);
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("out", out.toString());
      result.put("plan", plan);
      result.put("runs", runs);
      result.put("seed", seeded.seed());
      console.json("simulate", ExitStatus.DONE, List.of(), result);
    } else {
      console
          .out()
          .println(
              "Wrote "
                  + Printed.count(runs, "reconstructed run")
                  + " to "
                  + out
                  + ", seed "
                  + seeded.seed()
                  + ".");
    }
    return ExitStatus.DONE.code();
  }

  private int sampleLab(SimulationPlan drives) {
    if (lab) {
      Simulation.writeLab(drives, out);
    } else {
      Simulation.write(drives, out);
    }
    if (json) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("out", out.toString());
      result.put("drives", drives.drives().size());
      result.put("runs", drives.runs().size());
      result.put("seed", drives.seed());
      result.put("lab", lab);
      console.json("simulate", ExitStatus.DONE, List.of(), result);
    } else {
      console
          .out()
          .println(
              "Wrote "
                  + Printed.count(drives.runs().size(), "simulated run")
                  + " of "
                  + Printed.count(drives.drives().size(), "invented drive")
                  + " to "
                  + out
                  + ", seed "
                  + drives.seed()
                  + (lab ? ". Publish it: plateau publish " + out : "."));
    }
    return ExitStatus.DONE.code();
  }

  private SimulationPlan samplePlan() {
    SimulationPlan sample = SimulationPlan.sampleLab();
    Long wanted = seed;
    SimulationPlan seeded = wanted == null ? sample : sample.withSeed(wanted);
    return seeded.withDrives(drives).withHours(hours);
  }

  private int refused(IllegalStateException foreign) {
    Problem problem =
        Problem.error(
            "simulate.foreign-folder",
            out.toString(),
            0,
            "files that no simulation wrote",
            "an empty folder or an earlier simulation",
            "Choose another folder, or empty this one.");
    if (json) {
      console.json("simulate", ExitStatus.NOT_DONE, List.of(problem), Map.of());
    } else {
      console.step(String.valueOf(foreign.getMessage()));
    }
    return ExitStatus.NOT_DONE.code();
  }
}
