package org.plateau.ingest.log;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A compressed source as its content, up to where it is damaged. */
final class Decompressed implements Source {
  private final Source compressed;
  private final Opener opener;
  private volatile @Nullable String damage;

  /** Puts a decompressor over a stream. */
  interface Opener {
    InputStream over(InputStream raw) throws IOException;
  }

  Decompressed(Source compressed, Opener opener) {
    this.compressed = compressed;
    this.opener = opener;
  }

  @Override
  public InputStream open() throws IOException {
    InputStream raw = new BufferedInputStream(compressed.open(), 1 << 16);
    try {
      return new Salvage(opener.over(raw), why -> damage = why);
    } catch (IOException e) {
      // The header itself is cut: there is no content at all.
      raw.close();
      damage = e.getMessage() == null ? "no header" : e.getMessage();
      return InputStream.nullInputStream();
    }
  }

  @Override
  public Optional<String> damage() {
    String own = damage;
    return own != null ? Optional.of(own) : compressed.damage();
  }
}
