package org.plateau.ingest.lab;

import java.util.List;

/**
 * A lab's wish for simulated runs, made by the drive model before each publish when they are not
 * there or of another plan: {@code simulate:} in lab.yaml.
 *
 * @param plan name of a plan of the drive model
 * @param folder where its runs go, relative to the lab, under {@code runs/}
 */
public record SimulationRequest(String plan, String folder) {
  /** The plans that there are; the first is meant where none is named. */
  public static final List<String> PLANS = List.of("sample-lab", "model-reviews");
}
