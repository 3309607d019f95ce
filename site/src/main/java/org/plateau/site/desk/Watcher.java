package org.plateau.site.desk;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Watches what an editor saves: reviews, the catalogue, the settings, and a new snapshot. */
final class Watcher implements AutoCloseable {
  private static final List<String> WATCHED = List.of("reviews", "catalog");

  /** Editors write in several steps; what follows at once belongs to the same save. */
  private static final long QUIET_MILLIS = 20;

  private final Path root;
  private final WatchService service;
  private final Consumer<Set<String>> changed;
  private final Map<WatchKey, Path> folders = new HashMap<>();

  private Watcher(Path root, WatchService service, Consumer<Set<String>> changed) {
    this.root = root;
    this.service = service;
    this.changed = changed;
  }

  /**
   * Starts watching.
   *
   * @param changed hears the paths of each save, relative to the lab
   */
  static Watcher start(Path root, Consumer<Set<String>> changed) throws IOException {
    Watcher watcher = new Watcher(root, root.getFileSystem().newWatchService(), changed);
    watcher.register(root);
    for (String name : WATCHED) {
      watcher.registerTree(root.resolve(name));
    }
    if (Files.isDirectory(root.resolve("history"))) {
      watcher.register(root.resolve("history"));
    }
    Thread thread = new Thread(watcher::run, "preview-watcher");
    thread.setDaemon(true);
    thread.start();
    return watcher;
  }

  private void registerTree(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.filter(Files::isDirectory).toList()) {
          register(path);
        }
      }
    }
  }

  private void register(Path folder) throws IOException {
    folders.put(
        folder.register(
            service,
            StandardWatchEventKinds.ENTRY_CREATE,
            StandardWatchEventKinds.ENTRY_MODIFY,
            StandardWatchEventKinds.ENTRY_DELETE),
        folder);
  }

  private void run() {
    try {
      while (true) {
        Set<String> paths = new TreeSet<>();
        collect(service.take(), paths);
        WatchKey next = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
        while (next != null) {
          collect(next, paths);
          next = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
        }
        paths.removeIf(path -> !isSource(path));
        if (!paths.isEmpty()) {
          changed.accept(paths);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ClosedWatchServiceException | IOException e) {
      // closed: the preview has ended; or the folder is gone, and there is nothing to watch
      return;
    }
  }

  private void collect(WatchKey key, Set<String> paths) throws IOException {
    Path folder = folders.get(key);
    for (WatchEvent<?> event : key.pollEvents()) {
      if (folder != null && event.context() instanceof Path name) {
        Path path = folder.resolve(name);
        paths.add(root.relativize(path).toString().replace('\\', '/'));
        String top = root.relativize(path).getName(0).toString();
        if (WATCHED.contains(top) && Files.isDirectory(path)) {
          registerTree(path);
        }
      }
    }
    key.reset();
  }

  private static boolean isSource(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return !name.startsWith(".")
        && !name.endsWith("~")
        && (path.equals("lab.yaml")
            || path.equals("history/snapshot.jsonl.gz")
            || path.startsWith("reviews/")
            || path.startsWith("catalog/"));
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
