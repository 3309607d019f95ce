package org.plateau.sample;

import org.plateau.sample.drive.SimulatedDrive;

/** A drive of the plan, and the format its runs are written in. */
public record PlannedDrive(SimulatedDrive drive, LogFormat format) {}
