/**
 * The drive model behind {@code plateau simulate} and the sample lab: start at {@link
 * org.plateau.sample.Simulation} and {@link org.plateau.sample.SimulationPlan}.
 *
 * <p>Sub-packages: {@code drive} is the model, a function of its parameters and a seed; {@code
 * jsonl} and {@code fio} write what it says in two log formats.
 */
@NullMarked
package org.plateau.sample;

import org.jspecify.annotations.NullMarked;
