package org.plateau.ingest.log;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The logs in a zip or tar archive. Small entries are kept while the archive is listed; a large one
 * is found again each time it is opened, so that memory does not grow with the archive.
 */
final class Archives {
  private static final int KEPT_ENTRY = 4 << 20;
  private static final long KEPT_IN_ALL = 64L << 20;

  private Archives() {}

  /** Puts an archive's reader over a stream. */
  interface Opener {
    ArchiveInputStream<? extends ArchiveEntry> over(InputStream raw);
  }

  static List<Containers.Entry> zip(String path, Source archive, int depth) {
    return entries(
        path, archive, raw -> new ZipArchiveInputStream(raw, "UTF-8", true, true), depth);
  }

  static List<Containers.Entry> tar(String path, Source archive, int depth) {
    return entries(path, archive, raw -> new TarArchiveInputStream(raw, "UTF-8"), depth);
  }

  private static List<Containers.Entry> entries(
      String path, Source archive, Opener opener, int depth) {
    List<Containers.Entry> found = new ArrayList<>();
    long kept = 0;
    try (ArchiveInputStream<? extends ArchiveEntry> in =
        opener.over(new BufferedInputStream(archive.open(), 1 << 16))) {
      for (ArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (entry.isDirectory()) {
          continue;
        }
        String name = path + "!/" + entry.getName();
        if (!in.canReadEntryData(entry)) {
          found.add(Containers.lost(name, "it is encrypted or packed by an unknown method"));
          continue;
        }
        int limit = kept < KEPT_IN_ALL ? KEPT_ENTRY : 0;
        Start start = Start.of(in, limit);
        boolean whole = start.bytes.length < limit;
        kept += whole ? start.bytes.length : 0;
        Source content =
            whole
                ? Source.of(start.bytes)
                : new Decompressed(new LargeEntry(archive, opener, entry.getName()), raw -> raw);
        found.addAll(Containers.open(name, content, depth + 1));
        IOException fault = start.fault;
        if (fault != null) {
          throw fault;
        }
      }
      archive.damage().ifPresent(why -> found.add(Containers.lost(path, why)));
    } catch (IOException e) {
      String why = e.getMessage() == null ? "the archive breaks off" : e.getMessage();
      found.add(Containers.lost(path, why));
    }
    return found;
  }

  /** The first bytes of an entry, up to a limit, and what stopped them from being read. */
  private static final class Start {
    final byte[] bytes;
    final @Nullable IOException fault;

    private Start(byte[] bytes, @Nullable IOException fault) {
      this.bytes = bytes;
      this.fault = fault;
    }

    static Start of(InputStream in, int limit) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      byte[] buffer = new byte[8192];
      try {
        while (bytes.size() < limit) {
          int count = in.read(buffer, 0, Math.min(buffer.length, limit - bytes.size()));
          if (count < 0) {
            break;
          }
          bytes.write(buffer, 0, count);
        }
        return new Start(bytes.toByteArray(), null);
      } catch (IOException e) {
        // What came before the archive breaks off is good; the fault is told after it.
        return new Start(bytes.toByteArray(), e);
      }
    }
  }

  /** An entry that is too large to keep. */
  private record LargeEntry(Source archive, Opener opener, String name) implements Source {
    @Override
    public InputStream open() throws IOException {
      ArchiveInputStream<? extends ArchiveEntry> in =
          opener.over(new BufferedInputStream(archive.open(), 1 << 16));
      for (ArchiveEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (entry.getName().equals(name)) {
          return in;
        }
      }
      in.close();
      throw new IOException("the archive has no entry " + name + " any more");
    }
  }
}
