/**
 * What happens to a drive during a run: burst, cliff, plateau, recoveries, dips, spikes. Start at
 * {@link org.plateau.analysis.life.Life}.
 */
@NullMarked
package org.plateau.analysis.life;

import org.jspecify.annotations.NullMarked;
