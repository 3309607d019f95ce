/** What a plot says as rows and as named facts: data tables, CSV files and alternative text. */
@NullMarked
package org.plateau.render.chart.table;

import org.jspecify.annotations.NullMarked;
