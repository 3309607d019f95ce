/** Applies the methods of analysis to many runs on Spark, and records the results. */
@NullMarked
package org.plateau.analysis.spark;

import org.jspecify.annotations.NullMarked;
