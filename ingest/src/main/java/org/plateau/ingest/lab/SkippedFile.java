package org.plateau.ingest.lab;

/**
 * A file under {@code runs} that is no log, and why it is taken for none: nothing is passed over in
 * silence.
 *
 * @param reason in a few words: {@code a job file}
 */
public record SkippedFile(String path, String reason) {}
