package org.plateau.sample.reviews;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.plateau.sample.RunsFolder;

/**
 * Writes logs in each runner's own format from which Plateau measures what the reviews printed:
 * {@code plateau simulate --plan model-reviews}. What lies between the printed figures is a
 * model's, and each run's label says which is which.
 */
public final class Reconstruction {
  /** Marks everything below it as reconstructed. */
  public static final String MARK = "RECONSTRUCTED.txt";

  /** Raised whenever the same plan would give other bytes than before. */
  private static final int MODEL = 1;

  private Reconstruction() {}

  /**
   * Writes the tree of a plan, in place of one that an earlier call has written there.
   *
   * @return how many runs it holds
   * @throws IllegalStateException when the folder holds anything else; nothing is changed then
   * @throws java.io.UncheckedIOException when the disk refuses
   */
  public static int write(ReconstructionPlan plan, Path folder) {
    ReviewLogs logs = new ReviewLogs(plan);
    new RunsFolder(folder, MARK).replace(logs.files(), stamp(plan), plan.started());
    return logs.runs();
  }

  /** Whether the folder already holds exactly what {@link #write} would write for this plan. */
  public static boolean isCurrent(ReconstructionPlan plan, Path folder) {
    return new RunsFolder(folder, MARK).holds(stamp(plan));
  }

  private static String stamp(ReconstructionPlan plan) {
    StringBuilder facts = new StringBuilder().append(MODEL).append('\n').append(plan.seed());
    facts.append('\n').append(plan.started()).append('\n');
    plan.figures().all().forEach(figure -> facts.append(new java.util.TreeMap<>(figure.cells())));
    PublishedFigures.lines("model.tsv").forEach(line -> facts.append(line).append('\n'));
    return "Reconstructed by Plateau from figures that the named publishers printed; what lies"
        + " between them is a model's.\nseed "
        + plan.seed()
        + "\nplan "
        + hash(facts.toString())
        + "\n";
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
