package org.plateau.ingest.lab;

/**
 * A lab's wish for simulated runs, made by the drive model before each publish when they are not
 * there or of another plan: {@code simulate:} in lab.yaml.
 *
 * @param plan name of a plan of the drive model
 * @param folder where its runs go, relative to the lab, under {@code runs/}
 */
public record SimulationRequest(String plan, String folder) {}
