package org.plateau.site.publish;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plateau.sample.Simulation;
import org.plateau.sample.SimulationPlan;
import org.plateau.sample.reviews.Reconstruction;
import org.plateau.sample.reviews.ReconstructionPlan;

/** The plans of runs that a lab may ask for by name. */
public enum NamedPlan {
  /** Invented drives, by the drive model. */
  SAMPLE_LAB("sample-lab", "simulated runs"),
  /** The five model reviews, from their published figures. */
  MODEL_REVIEWS("model-reviews", "reconstructed runs");

  private final String id;
  private final String words;

  NamedPlan(String id, String words) {
    this.id = id;
    this.words = words;
  }

  /** As lab.yaml spells it. */
  public String id() {
    return id;
  }

  public String words() {
    return words;
  }

  public static Optional<NamedPlan> of(String id) {
    return Arrays.stream(values()).filter(plan -> plan.id.equals(id)).findFirst();
  }

  /** All ids. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(NamedPlan::id).toList();
  }

  /** Whether the folder already holds what {@link #write} would write. */
  public boolean isCurrent(Path folder) {
    return switch (this) {
      case SAMPLE_LAB -> Simulation.isCurrent(SimulationPlan.sampleLab(), folder);
      case MODEL_REVIEWS -> Reconstruction.isCurrent(ReconstructionPlan.modelReviews(), folder);
    };
  }

  /** Writes the runs, in place of earlier ones. */
  public void write(Path folder) {
    switch (this) {
      case SAMPLE_LAB -> Simulation.write(SimulationPlan.sampleLab(), folder);
      case MODEL_REVIEWS -> Reconstruction.write(ReconstructionPlan.modelReviews(), folder);
    }
  }
}
