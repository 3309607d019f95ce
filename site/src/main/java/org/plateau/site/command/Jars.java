package org.plateau.site.command;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where this program's own jar lies. */
final class Jars {
  private Jars() {}

  /** The jar, or the classes folder of a build. */
  static String application() {
    CodeSource source = Jars.class.getProtectionDomain().getCodeSource();
    try {
      return source == null ? "" : Path.of(source.getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the class path holds an odd address", e);
    }
  }
}
