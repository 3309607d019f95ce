package org.plateau.sample.reviews;

/**
 * One minute of a run, or a whole run that fio sums up.
 *
 * @param rate operations per second, whole
 * @param meanNanos mean latency
 * @param maxNanos largest latency
 * @param deviationNanos standard deviation
 */
record Minute(long rate, double meanNanos, double maxNanos, double deviationNanos) {}
