package org.plateau.ingest.lab;

import org.plateau.ingest.RunFacts;

/**
 * One run of a workload: a part of a log set, with all that is known of it besides its figures.
 *
 * @param id stable: the first 32 hexadecimal digits of the SHA-256 over log set id and part
 * @param logSetId the {@link LogSet#id()}
 * @param part the runner's own name for it; empty when the set holds one unnamed run
 * @param labels run.yaml's word joined with the log's
 * @param facts the log's word
 */
public record Run(String id, String logSetId, String part, Labels labels, RunFacts facts) {
  private static final int ID_DIGITS = 32;

  /** The id of a part of a log set. */
  public static String idOf(String logSetId, String part) {
    return Sha.of(logSetId + "\n" + part).substring(0, ID_DIGITS);
  }
}
