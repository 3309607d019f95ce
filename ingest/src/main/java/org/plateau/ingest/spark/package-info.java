/**
 * The history: Delta tables on Spark, and the jobs that fill them.
 *
 * <p>The only package of this module that knows Spark and Delta. Start at {@link
 * org.plateau.ingest.spark.History}; {@link org.plateau.ingest.spark.Sessions} makes the session.
 */
@NullMarked
package org.plateau.ingest.spark;

import org.jspecify.annotations.NullMarked;
