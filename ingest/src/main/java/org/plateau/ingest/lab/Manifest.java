package org.plateau.ingest.lab;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What every file of a lab looked like when it was last read, so that an unchanged lab is known
 * without reading it again.
 *
 * <p>A file is trusted to be unchanged when its size, times and inode are the same and it had not
 * been touched within two seconds of the manifest: clocks of file systems are coarse, and a change
 * in the same tick would leave no trace.
 *
 * @param takenAt when taking it began
 * @param entries by path relative to the lab
 */
public record Manifest(Instant takenAt, SortedMap<String, Entry> entries) {
  /** Knows nothing: everything is read. */
  public static final Manifest EMPTY = new Manifest(Instant.EPOCH, Collections.emptySortedMap());

  private static final Duration TICK = Duration.ofSeconds(2);

  public Manifest {
    entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
  }

  /**
   * One file.
   *
   * @param hashes SHA-256 of the decompressed content by the path of the log: one, or as many as an
   *     archive holds; empty when the file could not be read
   */
  public record Entry(FileStamp stamp, SortedMap<String, String> hashes) {
    public Entry {
      hashes = Collections.unmodifiableSortedMap(new TreeMap<>(hashes));
    }
  }

  /**
   * What differs in content between two manifests; a touched file with the same content does not.
   */
  public record Changes(
      SortedSet<String> added, SortedSet<String> changed, SortedSet<String> removed) {
    public Changes {
      added = Collections.unmodifiableSortedSet(new TreeSet<>(added));
      changed = Collections.unmodifiableSortedSet(new TreeSet<>(changed));
      removed = Collections.unmodifiableSortedSet(new TreeSet<>(removed));
    }

    public boolean isEmpty() {
      return added.isEmpty() && changed.isEmpty() && removed.isEmpty();
    }
  }

  /**
   * Looks at every file of a lab except {@code history}, {@code public} and hidden ones, and reads
   * only those that the earlier manifest cannot vouch for.
   *
   * @param root the lab's folder
   * @param earlier the last one; {@link #EMPTY} to read everything
   * @param now the present, before the first file is looked at
   */
  public static Manifest take(Path root, Manifest earlier, Instant now) {
    return ManifestWalk.take(root, earlier, now);
  }

  /** Reads one that was saved; {@link #EMPTY} when there is none or it is damaged. */
  public static Manifest load(Path file) {
    return ManifestFile.load(file);
  }

  /**
   * What is at the top of a saved manifest, and how many files it knows under a folder: enough to
   * see that nothing changed, at a fraction of the cost of {@link #load}.
   *
   * @param takenAt when it was taken; the epoch when there is none
   */
  public record Glance(Instant takenAt, long filesUnder) {}

  /**
   * Glances at one that was saved.
   *
   * @param folder with a slash at its end, {@code runs/}
   */
  public static Glance glance(Path file, String folder) {
    return ManifestFile.glance(file, folder);
  }

  /** Writes it in one step: a reader meets the old one or the new one. */
  public void save(Path file) {
    ManifestFile.save(this, file);
  }

  /** What has to be done to get from this to the later one. */
  public Changes compare(Manifest later) {
    TreeSet<String> added = new TreeSet<>(later.entries.keySet());
    added.removeAll(entries.keySet());
    TreeSet<String> removed = new TreeSet<>(entries.keySet());
    removed.removeAll(later.entries.keySet());
    TreeSet<String> changed = new TreeSet<>();
    entries.forEach(
        (path, entry) -> {
          Entry other = later.entries.get(path);
          boolean same = other == null || entry.hashes().equals(other.hashes());
          if (!same || (other != null && entry.hashes().isEmpty())) {
            changed.add(path);
          }
        });
    return new Changes(added, changed, removed);
  }

  /**
   * The hash of a log, if its file is as it was.
   *
   * @param root the lab's folder
   * @param path of the file, relative to the lab
   * @param log path of the log in it
   */
  Optional<String> hash(Path root, String path, String log) {
    return trusted(path, root.resolve(path)).map(entry -> entry.hashes().get(log));
  }

  /** The entry of a file, if nothing speaks for a change since. */
  Optional<Entry> trusted(String path, Path file) {
    Entry entry = entries.get(path);
    if (entry == null || entry.hashes().isEmpty() || isRecent(entry.stamp())) {
      return Optional.empty();
    }
    return FileStamp.of(file).filter(entry.stamp()::equals).map(stamp -> entry);
  }

  private boolean isRecent(FileStamp stamp) {
    return stamp.newest().isAfter(takenAt.minus(TICK));
  }
}
