package org.plateau.site.command;

/** How a command ended, for scripts. */
public enum ExitStatus {
  /** All went well. */
  DONE(0),
  /** Done, but problems are listed; good inputs went through and nothing was lost. */
  PROBLEMS(1),
  /** The command line was wrong. */
  USAGE(2),
  /** Could not be done; nothing changed. */
  NOT_DONE(3);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }
}
