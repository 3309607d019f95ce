/**
 * Writes simulated runs as fio 3.33 writes real ones: json+ and interval logs in one zip. Start at
 * {@link org.plateau.sample.fio.FioRunWriter}.
 */
@NullMarked
package org.plateau.sample.fio;

import org.jspecify.annotations.NullMarked;
